//! The market: its squares with their stacks, and the disc with the price tags.
//!
//! - [`panel`]: the market as a whole;
//! - [`layout`]: places of its things in its half of the stage: [`ring`], with the squares around
//!   the disc, or [`rows`], where large text has no room on the disc; [`square_parts`]: those of a
//!   square;
//! - [`disc_motion`]: turns of the disc after purchases and by hand;
//! - [`view`]: the market as it is looked at; [`tag_state`]: whether its components can be bought;
//! - [`disc`], [`tag`], [`square`]: the disc, a price tag, a square, as they are painted;
//!   [`foot`]: nuts and the sentence below the squares;
//! - [`mod@pointer`]: presses and drags of tags and of the disc;
//! - [`hover`], [`bubble`]: what is told of a thing under the pointer; [`market_words`]: its words.

pub mod bubble;
pub mod disc;
pub mod disc_motion;
pub mod foot;
pub mod hover;
pub mod layout;
pub mod market_words;
pub mod panel;
pub mod pointer;
pub mod ring;
pub mod rows;
pub mod square;
pub mod square_parts;
pub mod tag;
pub mod tag_state;
pub mod view;

pub use panel::{draw_market, free_above_market};
