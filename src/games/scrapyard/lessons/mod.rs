//! Lessons: a first game in short steps, on the real table and by the real rules.
//!
//! A lesson is a position and a list of steps. Each step has an instruction with its reason, a
//! goal, other actions that it allows, and spots of the window to look at. What it does not allow
//! is refused with a hint. The words are messages `scrapyard-lesson-…` of the language files. What
//! the other player does is scripted, and no step depends on a card that is drawn.
//!
//! - [`cast`]: the seats of a lesson; `scene`: positions set up by code;
//! - [`wanted`]: patterns of actions; [`spot`]: spots to look at; [`step`]: one step with its goal;
//! - [`refusal`]: reasons for which an action has to wait;
//! - [`lesson`]: a lesson, and the progress in lessons; `taught`: the lessons for shared code;
//! - `shop_by_time`, `first_blows`, `getting_away`: the three lessons; [`library`]: all of them,
//!   and the real game after them.

pub mod cast;
mod first_blows;
mod getting_away;
pub mod lesson;
pub mod library;
pub mod refusal;
mod scene;
mod shop_by_time;
pub mod spot;
pub mod step;
mod taught;
pub mod wanted;

pub use cast::{ILO, LEARNER};
pub use lesson::{Lesson, LessonProgress, LessonRun};
pub use library::all_lessons;
pub use refusal::{LessonRefusal, NotYet};
pub use shell::lessons::LessonStage;
pub use spot::{LessonButton, Spot};
pub use step::{LessonStep, StepGoal};
pub use wanted::Wanted;
