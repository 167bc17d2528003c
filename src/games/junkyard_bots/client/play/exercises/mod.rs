//! Lessons and puzzles, and the player's progress in them.
//!
//! - `exercise`: a lesson or a puzzle at the table, behind the interface of shared code;
//! - `lesson_session`: a lesson at the table; [`lessons`]: beginning one;
//! - `puzzle_session`: a puzzle at the table; `puzzle_hands`: trying again, hints and giving up
//!   there; [`puzzles`]: beginning one; [`found_puzzles`]: the one of the day, and those that are
//!   read from texts;
//! - [`learned`]: the player's progress; `robots`: pictures of the robots of such a table.

pub(super) mod exercise;
pub mod found_puzzles;
pub mod learned;
pub(super) mod lesson_session;
pub mod lessons;
pub(super) mod puzzle_hands;
pub(super) mod puzzle_session;
pub mod puzzles;
pub(super) mod robots;
