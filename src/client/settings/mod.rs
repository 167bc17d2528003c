//! The player's settings, which are saved from one start to the next.
//!
//! - `values`: the settings; `options`: what the player chooses between; `of_games`: those that
//!   only some games have;
//! - [`mod@file`]: the settings as a file;
//! - [`this_computer`]: the number of this computer, in a file beside it.

pub mod file;
mod of_games;
mod options;
pub mod this_computer;
mod values;

pub use of_games::{GameSettings, GameSwitch, GameSwitches};
pub use options::{Captions, ComputerSpeed, ReadingTime, Speed, UndoTime};
pub use values::{SMALLEST_WINDOW, Settings, USUAL_WINDOW};
