//! Texts of Junkyard Bots in saved games. Older formats are converted one at a time.
//!
//! - `format`: the texts in format 5, as plain types; `migrate`: conversion of older formats;
//! - `by_name`, `names`: parts, tiles and seats by name instead of by number;
//! - `position`: conversion between a snapshot and a saved table;
//! - `texts`: all conversions, as shared code asks for them; `fault`: their errors.

mod by_name;
mod fault;
pub(super) mod format;
pub(super) mod migrate;
mod names;
mod position;
mod texts;

pub use by_name::Name;
pub use fault::SavedTextFault;
pub use format::{NEWEST_FORMAT, RULES_VERSION};
pub use texts::JunkyardBotsTexts;
