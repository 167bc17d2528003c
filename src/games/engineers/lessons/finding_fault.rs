//! Lesson 3, *Finding the fault*: the machine of lesson 2 without a spare part: debugging and its
//! roll (12.1 to 12.4).

use super::cast::{LEARNER, WORKER_1, WORKER_2, WORKER_3, WORKER_4};
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, kind_of_name, square_at};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::tea_urn::{PARTS, put_parts, tea_urn};
use super::wanted::Wanted;
use crate::action::{Action, WorkerSet};
use crate::table::{Setup, Snapshot};
use crate::yard::Square;

/// Man-actions of the three workers in the zone: the fault is found at 4 or less (12.3).
const MAN_ACTIONS: u8 = 18;
/// These workers.
const AT_WORK: WorkerSet = WorkerSet::one(WORKER_1).with(WORKER_2).with(WORKER_3);
/// Square of worker 4, who is away and does not help: c3.
const AWAY_AT: Square = square_at(3, 3);
/// Approximate duration.
const MINUTES: u8 = 2;
/// Seed whose random stream begins with the rolls 3 and 9.
const SEED: u64 = 259;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let picture = kind_of_name(&setup, "multimeter");
    let steps = make_steps(&setup);
    lesson_about(3, "engineers-lesson-3", picture, setup, start).with_steps(MINUTES, steps)
}

/// The test failed in the turn before; worker 4 has gone away since.
fn set_up_table() -> (Setup, Snapshot) {
    put_parts(LessonScene::new(SEED), true).joined(&PARTS).faulty(&PARTS).with_worker(WORKER_4, AWAY_AT, 6).finish()
}

fn make_steps(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-3-faulty", StepGoal::Read)
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::Card(tea_urn(setup))]),
        LessonStep::new("engineers-lesson-3-debug", StepGoal::Debugged(MAN_ACTIONS))
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::OneOf(AT_WORK)]),
        LessonStep::new("engineers-lesson-3-value", StepGoal::Read).marking(PARTS.map(Spot::Thing)),
        LessonStep::new("engineers-lesson-3-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("engineers-lesson-3-watch", StepGoal::Watched(vec![Action::EndTurn]))
            .marking(PARTS.map(Spot::Thing)),
        LessonStep::new("engineers-lesson-3-test", StepGoal::Acted(Wanted::Test(tea_urn(setup))))
            .marking([Spot::Card(tea_urn(setup)), Spot::Button(LessonButton::Test)]),
        LessonStep::new("engineers-lesson-3-over", StepGoal::Watched(vec![Action::EndTurn]))
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::Seat(LEARNER)]),
    ]
}
