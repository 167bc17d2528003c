//! Lessons: a first game in short steps, on the real table and by the real rules.
//!
//! A lesson is a position and a list of steps. Each step has an instruction with its reason, a
//! goal, other actions that it allows, and spots of the window to look at. What it does not allow
//! is refused with a hint. The words are messages `engineers-lesson-…` of the language files. The
//! other team is played by the lesson. All things that are found have an identity already, and the
//! random streams of two lessons begin with the rolls that their texts name.
//!
//! - [`cast`]: the seats of a lesson, and the learner's workers; `scene`: positions set up by code;
//! - [`wanted`]: patterns of actions; [`spot`]: spots to look at; [`step`]: one step with its goal;
//! - [`refusal`]: reasons for which an action has to wait;
//! - [`lesson`]: a lesson, and the progress in lessons; `taught`: the lessons for shared code;
//! - `tea_urn`: the parts of two lessons; `searching`, `throwing_switch`, `finding_fault`,
//!   `too_heavy`: the four lessons; [`library`]: all of them, and the real game after them.

pub mod cast;
mod finding_fault;
pub mod lesson;
pub mod library;
pub mod refusal;
mod scene;
mod searching;
pub mod spot;
pub mod step;
mod taught;
mod tea_urn;
mod throwing_switch;
mod too_heavy;
pub mod wanted;

pub use cast::{ILO, LEARNER};
pub use lesson::{Lesson, LessonProgress, LessonRun, taught_card};
pub use library::all_lessons;
pub use refusal::{LessonRefusal, NotYet};
pub use shell::lessons::LessonStage;
pub use spot::{LessonButton, Spot};
pub use step::{LessonStep, StepGoal};
pub use wanted::Wanted;
