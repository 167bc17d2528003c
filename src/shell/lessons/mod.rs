//! Lessons of any game: what is kept of them between sessions, and reasons for which an action is
//! refused in one. Positions and goals are each game's own.
//!
//! - `rules`: additions of a game to its rules, if it has lessons;
//! - `progress`: the lessons that are done or were left;
//! - `refusal`: an action that the lesson or the rules don't allow;
//! - `steps`: lessons that are lists of steps, as a game adds them; `lesson`: such a lesson; `run`:
//!   one in progress; `ways`: the way back in it, and to a step at which it was left.

mod lesson;
mod progress;
mod refusal;
mod rules;
mod run;
mod steps;
mod ways;

pub use lesson::{LessonTable, SteppedLesson};
pub use progress::LessonProgress;
pub use refusal::LessonRefusal;
pub use rules::{AnyLesson, AnyLessonRun, Taught};
pub use run::{LessonStage, SteppedRun};
pub use steps::{AnyStep, StepKind, TaughtInSteps, Wait};
