//! Lesson 1, *Searching the yard*: actions, load and limit, and what stays open (3.2, 3.3, 6.1,
//! 6.4).

use super::cast::{ILO, LEARNER, WORKER_1, WORKER_2, WORKER_3};
use super::lesson::{Lesson, lesson_about};
use super::scene::{HOME, LessonScene, kind_of_name, machine_of_name, square_at};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::wanted::Wanted;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::Grade;
use crate::table::{Setup, Snapshot};
use crate::yard::{Direction, Square};

/// Things of the lesson.
const GAS_BOTTLE: ThingId = ThingId(0);
const DRAINPIPE: ThingId = ThingId(1);
const BUCKET: ThingId = ThingId(2);
const BROUGHT_HOME: [ThingId; 2] = [GAS_BOTTLE, DRAINPIPE];
/// Squares where they lie: b2 three steps from the zone, b1 on the way to it, and d1.
const BOTTLE_AT: Square = square_at(2, 2);
const PIPE_AT: Square = square_at(2, 1);
const BUCKET_AT: Square = square_at(4, 1);
/// Square to which worker 3 goes on: e1.
const BEYOND: Square = square_at(5, 1);
/// Approximate duration.
const MINUTES: u8 = 4;
/// Any seed would do: nothing is drawn.
const SEED: u64 = 1;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let picture = kind_of_name(&setup, "gas_bottle");
    let steps = steps_of_bottle(&setup)
        .into_iter()
        .chain(steps_of_others())
        .chain(steps_between_turns())
        .chain(steps_home())
        .collect();
    lesson_about(1, "engineers-lesson-1", picture, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    LessonScene::new(SEED)
        .with_card("tea_urn", false)
        .hidden(BOTTLE_AT, "gas_bottle", Grade::C)
        .hidden(PIPE_AT, "drainpipe", Grade::C)
        .hidden(BUCKET_AT, "bucket", Grade::D)
        .finish()
}

/// Goal: a worker walks to a square.
const fn went(worker: WorkerId, square: Square) -> StepGoal {
    StepGoal::Went(WorkerSet::one(worker), square)
}

/// Goal: a worker searches.
const fn searched(worker: WorkerId) -> StepGoal {
    StepGoal::Acted(Wanted::Search(worker))
}

/// Goal: worker 1 picks up a thing.
const fn picked_up(thing: ThingId) -> StepGoal {
    StepGoal::Acted(Wanted::PickUp(WorkerSet::one(WORKER_1), thing))
}

fn steps_of_bottle(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-1-card", StepGoal::Read)
            .marking([Spot::Card(machine_of_name(setup, "tea_urn")), Spot::Zone]),
        LessonStep::new("engineers-lesson-1-go", went(WORKER_1, BOTTLE_AT))
            .marking([Spot::Worker(WORKER_1), Spot::Square(BOTTLE_AT)]),
        LessonStep::new("engineers-lesson-1-search", searched(WORKER_1))
            .marking([Spot::Square(BOTTLE_AT), Spot::Button(LessonButton::Search)]),
        LessonStep::new("engineers-lesson-1-pick-up", picked_up(GAS_BOTTLE))
            .marking([Spot::Thing(GAS_BOTTLE), Spot::Worker(WORKER_1)]),
    ]
}

fn steps_of_others() -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-1-second", went(WORKER_2, PIPE_AT))
            .marking([Spot::Worker(WORKER_2), Spot::Square(PIPE_AT)]),
        LessonStep::new("engineers-lesson-1-second-search", searched(WORKER_2))
            .marking([Spot::Square(PIPE_AT), Spot::Button(LessonButton::Search)]),
        LessonStep::new("engineers-lesson-1-third", went(WORKER_3, BUCKET_AT))
            .marking([Spot::Worker(WORKER_3), Spot::Square(BUCKET_AT)]),
        LessonStep::new("engineers-lesson-1-third-search", searched(WORKER_3))
            .marking([Spot::Square(BUCKET_AT), Spot::Button(LessonButton::Search)]),
        LessonStep::new("engineers-lesson-1-leave", went(WORKER_3, BEYOND))
            .marking([Spot::Thing(BUCKET), Spot::Square(BEYOND)]),
    ]
}

fn steps_between_turns() -> Vec<LessonStep> {
    // Ilo's first worker walks through the gate h10.
    let walk = Action::Step { worker: WORKER_1, direction: Direction::North };
    vec![
        LessonStep::new("engineers-lesson-1-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("engineers-lesson-1-watch", StepGoal::Watched(vec![walk, Action::EndTurn]))
            .marking([Spot::Seat(ILO)]),
        LessonStep::new("engineers-lesson-1-closed", StepGoal::Read)
            .marking([Spot::Square(PIPE_AT), Spot::Square(BUCKET_AT)]),
    ]
}

fn steps_home() -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-1-back", went(WORKER_1, PIPE_AT))
            .marking([Spot::Worker(WORKER_1), Spot::Square(PIPE_AT)]),
        LessonStep::new("engineers-lesson-1-second-hand", picked_up(DRAINPIPE))
            .marking([Spot::Thing(DRAINPIPE), Spot::Worker(WORKER_1)]),
        LessonStep::new("engineers-lesson-1-home", went(WORKER_1, HOME))
            .marking([Spot::Worker(WORKER_1), Spot::Square(HOME)]),
        LessonStep::new("engineers-lesson-1-put-down", StepGoal::Laid(&BROUGHT_HOME))
            .marking([Spot::Worker(WORKER_1), Spot::Zone]),
        LessonStep::new("engineers-lesson-1-over", StepGoal::Read).marking([Spot::Zone, Spot::Seat(LEARNER)]),
    ]
}
