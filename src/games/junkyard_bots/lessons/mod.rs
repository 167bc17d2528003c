//! Lessons: a first game in short steps, on the real table and by the real rules.
//!
//! A lesson is a file of `assets/games/junkyard_bots/lessons/`: a table to begin at, and steps.
//! Each step has an instruction with its reason, spots to look at, allowed actions, a goal, and
//! model answers that reach it. The words are messages of the language files.
//! [`check::read_lesson`] plays every lesson once before any player does, and refuses a lesson that
//! can't be played to its end.
//!
//! - [`tile_name`]: tiles by name, as lesson files write them;
//! - [`position`]: a handwritten table, and its set-up and snapshot;
//! - [`step`]: one step with its allowed actions, spots to look at, goal, and model answers;
//! - [`not_yet`]: reasons for which other actions have to wait;
//! - [`opponent`]: behaviour of the other robots; [`learner`]: the learner's seat;
//! - [`run`]: a lesson in progress; [`guidance`]: the help that its present step gives;
//! - [`lesson`], [`mod@check`], [`fault`]: a lesson read from its file, the check that it can be
//!   played, and its possible faults;
//! - [`library`]: the lessons that come with the game, and the real game after them;
//! - [`progress`]: finished lessons, and unfinished ones to be resumed;
//! - [`first_time`]: hints the first time that something happens in a real game.

pub mod check;
pub mod fault;
pub mod first_time;
pub mod guidance;
pub mod learner;
pub mod lesson;
pub mod library;
pub mod not_yet;
pub mod opponent;
pub mod position;
pub mod progress;
pub mod run;
pub mod step;
pub mod tile_name;

pub use fault::{LessonError, LessonStepFault};
pub use first_time::{ExplainedFirstTimes, FirstTime};
pub use guidance::PartMove;
pub use learner::LEARNER;
pub use lesson::Lesson;
pub use not_yet::{LessonRefusal, NotYet};
pub use progress::LessonProgress;
pub use run::{LessonEffects, LessonInput, LessonRun};
pub use step::{AllowedAction, LessonButton, LessonStep, Spot, StepGoal, Suggestion, awaited_build, draft_robot};
