//! Texts of Robotics in saved games.
//!
//! - `format`: the texts in format 1, as plain types;
//! - `names`: seats, orders and components by name;
//! - `setup`, `action`, `stage`, `position`: conversion of set-ups, of actions and drafts, and of
//!   tables;
//! - `texts`: all conversions, as shared code asks for them; `fault`: their errors.

mod action;
mod fault;
mod format;
mod names;
mod position;
mod setup;
mod stage;
mod texts;

pub use fault::SavedFault;
pub use format::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION};
pub use texts::RoboticsTexts;
