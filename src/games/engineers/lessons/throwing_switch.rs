//! Lesson 2, *Throw the switch*: links, odds, a fault, and a spare part that makes finding it
//! needless (10.2 to 10.4, 11.4, 11.6, 12.5).

use super::cast::{ILO, LEARNER, WORKER_1, WORKER_2, WORKER_3, WORKER_4};
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, kind_of_name};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::tea_urn::{DRAINPIPE, GAS_BOTTLE, HEADLIGHT, PARTS, put_parts, tea_urn};
use super::wanted::Wanted;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::Grade;
use crate::table::{Setup, Snapshot};

/// The spare part, with which the success value is 18.
const RADIO_SET: ThingId = ThingId(3);
/// Parts of the machine with it.
const IMPROVED: [ThingId; 3] = [GAS_BOTTLE, DRAINPIPE, RADIO_SET];
/// Workers who join the radio set, while worker 2 detaches the headlight.
const JOINERS: WorkerSet = WorkerSet::one(WORKER_1).with(WORKER_3).with(WORKER_4);
/// Dollars, enough for both tools.
const MONEY: u16 = 300;
/// Approximate duration.
const MINUTES: u8 = 5;
/// Seed whose random stream begins with the rolls 15 and 9.
const SEED: u64 = 331;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let picture = kind_of_name(&setup, "tool_kit");
    let steps = steps_of_links(&setup)
        .into_iter()
        .chain(steps_of_first_test(&setup))
        .chain(steps_of_spare(&setup))
        .chain(steps_of_second_test(&setup))
        .collect();
    lesson_about(2, "engineers-lesson-2", picture, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    put_parts(LessonScene::new(SEED), false).in_zone(&[("radio_set", Grade::A)]).with_money(MONEY).finish()
}

/// Goal: a worker buys a tool.
fn bought(setup: &Setup, worker: WorkerId, tool: &str) -> StepGoal {
    StepGoal::Acted(Wanted::Buy(worker, kind_of_name(setup, tool)))
}

/// Goal: the learner begins to join a thing to the gas bottle.
const fn began_joining(other: ThingId) -> StepGoal {
    StepGoal::Acted(Wanted::BeginJoining(GAS_BOTTLE, other))
}

fn steps_of_links(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-2-parts", StepGoal::Read)
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::Thing(RADIO_SET)]),
        LessonStep::new("engineers-lesson-2-kit", bought(setup, WORKER_1, "tool_kit"))
            .marking([Spot::Worker(WORKER_1), Spot::Button(LessonButton::Shop)]),
        LessonStep::new("engineers-lesson-2-link", began_joining(DRAINPIPE))
            .marking([Spot::Thing(GAS_BOTTLE), Spot::Thing(DRAINPIPE)]),
        LessonStep::new("engineers-lesson-2-work", StepGoal::Worked(WorkerSet::ALL))
            .marking([Spot::Job, Spot::OneOf(WorkerSet::ALL)]),
        LessonStep::new("engineers-lesson-2-next", began_joining(HEADLIGHT)).marking(PARTS.map(Spot::Thing)),
        LessonStep::new("engineers-lesson-2-rest", StepGoal::Acted(Wanted::EndTurn))
            .allowing(Wanted::Work(WorkerSet::ALL))
            .marking([Spot::Job, Spot::OneOf(WorkerSet::ALL), Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("engineers-lesson-2-watch", StepGoal::Watched(vec![Action::EndTurn]))
            .marking([Spot::Seat(ILO), Spot::Job]),
        LessonStep::new("engineers-lesson-2-on", StepGoal::Worked(WorkerSet::ALL))
            .marking([Spot::Job, Spot::OneOf(WorkerSet::ALL)]),
    ]
}

fn steps_of_first_test(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-2-dial", StepGoal::Read)
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::Inspector, Spot::Button(LessonButton::Test)]),
        LessonStep::new("engineers-lesson-2-test", StepGoal::Acted(Wanted::Test(tea_urn(setup))))
            .marking([Spot::Card(tea_urn(setup)), Spot::Button(LessonButton::Test)]),
        LessonStep::new("engineers-lesson-2-stopped", StepGoal::Watched(vec![Action::EndTurn]))
            .marking(PARTS.map(Spot::Thing)),
        LessonStep::new("engineers-lesson-2-faulty", StepGoal::Read)
            .marking(PARTS.map(Spot::Thing))
            .marking([Spot::Thing(RADIO_SET)]),
    ]
}

/// Worker 2 alone detaches the headlight: the others need all their actions to join the radio set
/// in the same turn.
fn steps_of_spare(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-2-grinder", bought(setup, WORKER_2, "angle_grinder"))
            .marking([Spot::Worker(WORKER_2), Spot::Button(LessonButton::Shop)]),
        LessonStep::new("engineers-lesson-2-detach", StepGoal::Acted(Wanted::BeginDetaching(HEADLIGHT)))
            .marking([Spot::Thing(HEADLIGHT), Spot::FreePlace]),
        LessonStep::new("engineers-lesson-2-detaching", StepGoal::Worked(WorkerSet::one(WORKER_2)))
            .marking([Spot::Job, Spot::OneOf(WorkerSet::one(WORKER_2))]),
        LessonStep::new("engineers-lesson-2-radio", began_joining(RADIO_SET)).marking(IMPROVED.map(Spot::Thing)),
        LessonStep::new("engineers-lesson-2-joining", StepGoal::Worked(JOINERS))
            .marking([Spot::Job, Spot::OneOf(JOINERS)]),
    ]
}

fn steps_of_second_test(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-2-better", StepGoal::Read)
            .marking(IMPROVED.map(Spot::Thing))
            .marking([Spot::Inspector]),
        LessonStep::new("engineers-lesson-2-again", StepGoal::Acted(Wanted::Test(tea_urn(setup))))
            .marking([Spot::Card(tea_urn(setup)), Spot::Button(LessonButton::Test)]),
        LessonStep::new("engineers-lesson-2-over", StepGoal::Watched(vec![Action::EndTurn]))
            .marking(IMPROVED.map(Spot::Thing))
            .marking([Spot::Seat(LEARNER)]),
    ]
}
