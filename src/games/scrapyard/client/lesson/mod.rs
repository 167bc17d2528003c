//! A lesson on the table screen.
//!
//! - [`coach_card`]: the card with the instruction, in place of the prompt;
//! - [`highlight`]: things that the lesson points out; [`marks`]: the places of these things.

pub mod coach_card;
pub mod highlight;
pub mod marks;
