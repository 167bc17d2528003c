//! What decided a game.
//!
//! - [`mod@outlook`]: how likely each seat is to win from a table;
//! - [`calibration`]: how well such chances come true;
//! - [`course`]: the same after every step of a game;
//! - [`turning`]: the steps that changed most, and whether a choice or the luck of a draw did it;
//! - [`mod@better`]: what a strong player would have done instead;
//! - [`explanation`]: the decision behind a step of a computer player;
//! - [`whole`]: all of it, with somebody who looks on; [`kept`]: as files.
//!
//! All of it follows from what was open at the time: a snapshot names no tile that nobody had seen
//! (rule 9.2). Budgets are counts, so the same game has the same analysis on every machine.

pub mod better;
pub mod calibration;
pub mod course;
pub mod explanation;
pub mod kept;
pub mod outlook;
pub mod turning;
pub mod whole;

pub use better::{Better, better};
pub use course::Course;
pub use explanation::{Explanation, ExplanationError};
pub use outlook::Outlook;
pub use turning::{Cause, TurningPoint, turning_points};
pub use whole::{Analysis, Onlooker};
