//! Lessons of the game, for the shared code that runs them step by step.

use std::sync::Arc;

use shell::lessons::{Taught, TaughtInSteps};
use shell::record::ActionText;
use shell::seats::SeatId;

use super::cast::LEARNER;
use super::lesson::{Lesson, LessonRun};
use super::library;
use super::refusal::NotYet;
use super::spot::Spot;
use super::step::LessonStep;
use crate::action::{Action, Engineers, Illegal};
use crate::set::KindId;
use crate::table::Table;
use crate::turn;

impl Taught for Engineers {
    type Lesson = Lesson;
    type Run = LessonRun;
    type KeptInput = ActionText<Self>;

    fn all_lessons() -> &'static [Arc<Lesson>] {
        library::all_lessons()
    }
}

impl TaughtInSteps for Engineers {
    type Step = LessonStep;
    type Subject = KindId;
    type Spot = Spot;
    type NotYet = NotYet;

    const LEARNER: SeatId = LEARNER;

    fn check_action(table: &Table<'_>, action: &Action) -> Result<(), Illegal> {
        turn::check_action(table, action)
    }
}
