//! Robotics as a game of [`shell::table`], and the names by which the rest of the program plays it.

mod check;
mod check_state;
mod rules;

use shell::table::HeadlessGame;

pub use crate::action::Robotics;

/// Game without a window, in a world of its own.
pub type Game = HeadlessGame<Robotics>;
