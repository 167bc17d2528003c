//! Lessons: a first game in short steps, on the real table and by the real rules.
//!
//! A lesson is a position and a list of steps. Each step has an instruction with its reason, a
//! goal, other actions that it allows, and spots of the window to look at. What it does not allow
//! is refused with a hint. The words are messages `robotics-lesson-…` of the language files. What
//! the other players do is scripted; a draw that has to give a certain counter comes from the seed
//! of the set-up.
//!
//! - [`cast`]: the seats of a lesson; `scene`: positions set up by code;
//! - [`wanted`]: patterns of actions; [`spot`]: spots to look at; [`step`]: one step;
//!   [`goal`]: its goal; `suggestion`: an action that leads on;
//! - [`refusal`]: reasons for which an action has to wait;
//! - [`lesson`]: a lesson, and the progress in lessons; `taught`: the lessons for shared code;
//! - [`choices`]: choices that a lesson lets the learner begin;
//! - `one_order`, `with_a_nut`, `two_for_one`: the three lessons; [`library`]: all of them, and the
//!   real game after them.

pub mod cast;
pub mod choices;
pub mod goal;
pub mod lesson;
pub mod library;
mod one_order;
pub mod refusal;
mod scene;
pub mod spot;
pub mod step;
mod suggestion;
mod taught;
mod two_for_one;
pub mod wanted;
mod with_a_nut;

pub use cast::{ILO, LEARNER, RUSTY};
pub use goal::StepGoal;
pub use lesson::{Lesson, LessonProgress, LessonRun};
pub use library::all_lessons;
pub use refusal::{LessonRefusal, NotYet};
pub use shell::lessons::LessonStage;
pub use spot::{LessonButton, Spot};
pub use step::LessonStep;
pub use wanted::Wanted;
