//! A lesson on the table screen: the card of its coach, and the things that it marks. They draw
//! plain data, which each game makes of its lesson.
//!
//! - [`coach_card`]: the card with the instruction, its reason, and the ways on, back and out;
//! - [`highlight`]: marked things, on a darkened screen;
//! - [`moving_hand`]: the hand that shows where a piece goes; `arrow_path`: its way.

mod arrow_path;
pub mod coach_card;
pub mod highlight;
pub mod moving_hand;
