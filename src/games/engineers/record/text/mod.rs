//! The texts of the game in saved games: set-ups, actions, tables and standing orders, in which
//! everything has a name.
//!
//! - [`mod@format`], [`table_format`]: the texts as plain types; [`squares`]: sets of squares;
//! - `action`, `goods`, `orders`, `stage`, `things`, `teams`, `cards`, `position`: conversion of
//!   values; `names`: names in place of numbers;
//! - `texts`: all conversions, as shared code asks for them; [`fault`]: their errors.

mod action;
mod cards;
pub mod fault;
pub mod format;
mod goods;
mod names;
mod orders;
mod position;
pub mod squares;
mod stage;
pub mod table_format;
mod teams;
mod texts;
mod things;

pub use format::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION};
pub use texts::EngineersTexts;
