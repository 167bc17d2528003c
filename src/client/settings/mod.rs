//! What the player has set, remembered from one start to the next.
//!
//! - `options`: what can be set;
//! - [`mod@file`]: the settings as a file;
//! - [`languages`]: the folder of the player's own languages.

pub mod file;
pub mod languages;
mod options;

pub use options::{Captions, SMALLEST_WINDOW, Settings, Speed, USUAL_WINDOW};
