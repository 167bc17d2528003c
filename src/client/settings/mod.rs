//! The player's settings, which are saved from one start to the next.
//!
//! - `options`: the settings and their values; `of_games`: those that only some games have;
//! - [`mod@file`]: the settings as a file.

pub mod file;
mod of_games;
mod options;

pub use of_games::{GameSettings, GameSwitch, GameSwitches};
pub use options::{Captions, ComputerSpeed, ReadingTime, SMALLEST_WINDOW, Settings, Speed, USUAL_WINDOW, UndoTime};
