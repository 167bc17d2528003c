//! Saved games as text: the format, reading with its checks and its proof, and writing. Older
//! formats are converted one at a time.
//!
//! - `format`: formats 3 and 4, as plain types; `migrate`: conversion of older formats;
//! - `by_name`, `names`: parts, tiles and seats by name instead of by number;
//! - `position`: conversion between a snapshot and a saved table;
//! - `write`: conversion of a game into text; `key`: a text that identifies a game;
//! - `read`, `load_error`: loading a saved game with its checks, its proof, and the errors;
//! - `limits`: limits that are checked before a file is parsed.

mod by_name;
pub(super) mod format;
mod key;
mod limits;
mod load_error;
mod migrate;
mod names;
mod position;
mod read;
mod write;

pub use by_name::Name;
pub use format::{MOST_SAVE_BYTES, NEWEST_FORMAT, RULES_VERSION};
pub use load_error::LoadError;
pub use read::{Doubt, LoadedGame, Proof, load_game};
