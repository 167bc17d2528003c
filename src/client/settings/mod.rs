//! What the player has set, remembered from one start to the next.
//!
//! - `options`: what can be set;
//! - [`mod@file`]: the settings as a file.

pub mod file;
mod options;

pub use options::{Captions, ComputerSpeed, ReadingTime, SMALLEST_WINDOW, Settings, Speed, USUAL_WINDOW, UndoTime};
