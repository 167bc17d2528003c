//! Lessons of any game: what is kept of them between sessions, and reasons for which an action is
//! refused in one. Positions, steps and goals are each game's own.
//!
//! - `rules`: additions of a game to its rules, if it has lessons;
//! - `progress`: the lessons that are done or were left;
//! - `refusal`: an action that the lesson or the rules don't allow.

mod progress;
mod refusal;
mod rules;

pub use progress::LessonProgress;
pub use refusal::LessonRefusal;
pub use rules::{AnyLesson, AnyLessonRun, Taught};
