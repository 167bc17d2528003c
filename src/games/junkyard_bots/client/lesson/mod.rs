//! A lesson on the table screen.
//!
//! - [`coach_card`]: the card with the instruction, in place of the prompt;
//! - [`highlight`]: things that the lesson points out, on a darkened screen;
//! - [`moving_hand`], [`arrow_path`]: the hand that shows where a part goes, and its path.

pub mod arrow_path;
pub mod coach_card;
pub mod highlight;
pub mod moving_hand;
