//! Games that travel between computers.
//!
//! - `changes`: lines of the log about the players of such a game;
//! - [`seating_plan`]: seats of a new game with the places of their people;
//! - [`sending`]: the question how a game is sent to the person whose turn it is.

pub(super) mod changes;
pub mod seating_plan;
pub mod sending;
