//! Analysis of a game: chances of winning, turning points and better moves.
//!
//! - [`mod@outlook`]: chances of winning from a table;
//! - [`calibration`]: measured reliability of such chances;
//! - [`course`]: chances after every step of a game;
//! - [`turning`]: the steps that changed the chances most, and whether a choice or the luck of a
//!   draw did it;
//! - [`mod@better`]: moves of a strong player that would have been better;
//! - [`explanation`]: the decision behind a step of a computer player;
//! - [`whole`]: the complete analysis, with progress reports; [`kept`]: analyses as files.
//!
//! Everything follows from what was open at the time: a snapshot names no tile that nobody had seen
//! (rule 9.2). Budgets are counts rather than times, so the same game has the same analysis on
//! every machine.

pub mod better;
pub mod calibration;
pub mod course;
pub mod explanation;
pub mod kept;
pub mod outlook;
pub mod turning;
pub mod whole;

pub use better::{BetterMove, find_better_moves};
pub use course::ChanceCourse;
pub use explanation::{Explanation, comparison_of, situation_of, tile_of};
pub use outlook::Outlook;
pub use turning::{Cause, TurningPoint, turning_points};
pub use whole::{Analysis, AnalysisObserver};
