//! Facts on the cards of seats, in both phases.
//!
//! - [`card`]: the card; [`status`]: the state of the player in a word or two.

pub mod card;
pub mod status;

pub use card::{CardContext, seat_card};
pub use status::status_words;
