//! A robot that is converted: the tray with what is left over. The robot itself is built in its
//! half of the stage (section 13).
//!
//! - `tray`: the tray as a whole; `zones`: the scrap yard, the bench and the store after the
//!   conversion; `zone_parts`: the parts in them;
//! - `outcome_words`: what would be stored and scrapped, in words; `buttons`: the buttons.

mod buttons;
mod outcome_words;
mod tray;
mod zone_parts;
mod zones;

pub use tray::draw_conversion_tray;
