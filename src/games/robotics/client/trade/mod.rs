//! A trade: the two sheets of an offer on the stage, and the tray below them (section 12).
//!
//! - `facts`: the offer that is shown, and what may be done with it; `terms`: what it would
//!   change; `terms_words`: the same in words;
//! - `stage`: the stage as a whole; `sheet`: what a side gives; `coins`: its money; `flight`: parts
//!   and coins that change hands;
//! - [`tray`]: the tray; `owned_parts`: what both sides own; `middle`: who decides, and the choice
//!   of a partner; `buttons`: the buttons;
//! - [`slots`]: slots; [`part_slot`]: those with parts that are pressed or dragged;
//!   `tradable_parts`: those of which a press changes the offer.

mod buttons;
mod coins;
mod facts;
mod flight;
mod middle;
mod owned_parts;
pub mod part_slot;
mod sheet;
pub mod slots;
mod stage;
mod terms;
mod terms_words;
mod tradable_parts;
pub mod tray;

pub use stage::draw_trade;
