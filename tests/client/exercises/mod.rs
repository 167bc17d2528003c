//! Lessons, puzzles, hints, and explanations of things that happen for the first time.

pub mod explanations;
pub mod hints;
pub mod lessons;
pub mod puzzle_screen;
pub mod puzzles;
