//! The texts of Scrapyard in saved games: set-ups, actions and tables, in which everything has a
//! name.
//!
//! - [`mod@format`]: the texts as plain types;
//! - `action`, `queue`, `stage`, `position`: conversion of values; `names`: names in place of
//!   numbers;
//! - `texts`: all conversions, as shared code asks for them; [`fault`]: their errors.

mod action;
pub mod fault;
pub mod format;
mod names;
mod position;
mod queue;
mod stage;
mod texts;

pub use format::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION};
pub use texts::ScrapyardTexts;
