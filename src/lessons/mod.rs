//! A first game in short lessons: at the real table, by the real rules.
//!
//! A lesson is a file of `assets/lessons/`: a table to begin at, and steps that each say what to do
//! and why, where to look, what may be done, when it is reached, and one way to reach it. Its words
//! are messages. [`check::read`] plays every lesson once before anybody else does, and refuses one
//! that can't be played to its end.
//!
//! - [`tile_name`]: a tile as files name it;
//! - [`position`]: a table as a person writes it, and the set-up and snapshot that it is;
//! - [`need`], [`goal`]: what a robot, or the table, must be like for a step to be reached;
//! - [`allow`], [`look`], [`answer`]: what a step lets a player do, where to look, and one way to
//!   reach it;
//! - [`next_move`]: which part a step wants moved next, and to where;
//! - [`step`]: all of that together;
//! - [`not_yet`]: why something else waits;
//! - [`opponent`]: what the other robots do; [`learner`]: the seat of whoever takes a lesson;
//! - [`running`]: a lesson as somebody plays it; [`guidance`]: what is shown of its step;
//! - [`lesson`], [`mod@check`], [`fault`]: a lesson as its file has it, the check that it can be
//!   played, and what can be wrong with it;
//! - [`library`]: the lessons that come with the game, and the real game after them;
//! - [`progress`]: which lessons are done, and where others were left;
//! - [`first_time`]: hints the first time that something happens in a real game.

pub mod allow;
pub mod answer;
pub mod check;
pub mod fault;
pub mod first_time;
pub mod goal;
pub mod guidance;
pub mod learner;
pub mod lesson;
pub mod library;
pub mod look;
pub mod need;
pub mod next_move;
pub mod not_yet;
pub mod opponent;
pub mod position;
pub mod progress;
pub mod running;
pub mod step;
pub mod tile_name;

pub use answer::Shown;
pub use fault::{Fault, LessonError};
pub use first_time::{FirstTime, Seen};
pub use learner::LEARNER;
pub use lesson::Lesson;
pub use look::{Button, Spot};
pub use next_move::Move;
pub use not_yet::{NotYet, Refused};
pub use progress::Progress;
pub use running::{Acted, Kept, Running};
pub use step::Step;
