//! The player's settings, which are saved from one start to the next.
//!
//! - `options`: the settings and their values;
//! - [`mod@file`]: the settings as a file.

pub mod file;
mod options;

pub use options::{Captions, ComputerSpeed, ReadingTime, SMALLEST_WINDOW, Settings, Speed, USUAL_WINDOW, UndoTime};
