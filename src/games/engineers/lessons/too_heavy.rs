//! Lesson 4, *Too heavy for one*: sharing, a relay, the room of a zone, and a truck that rolls on
//! (5.5 to 5.8, 7.2, 9.7, 9.8).

use super::cast::{ILO, WORKER_1, WORKER_2, WORKER_3, WORKER_4};
use super::lesson::{Lesson, lesson_about};
use super::scene::{HOME, LessonScene, kind_of_name, machine_of_name, square_at};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::wanted::Wanted;
use crate::action::{Action, ThingId, WorkerId, WorkerSet};
use crate::set::Grade;
use crate::table::{Setup, Snapshot};
use crate::yard::Square;

/// Things of the lesson that are carried; those of the zone come after them.
const ENGINE: ThingId = ThingId(0);
const ROPE: ThingId = ThingId(1);
const FIRST_LOAD: [ThingId; 1] = [ENGINE];
const BOTH_LOADS: [ThingId; 2] = [ENGINE, ROPE];
/// Squares of the engine, three steps from the zone, b2; and of the rope, eight steps away, c6.
const ENGINE_AT: Square = square_at(2, 2);
const ROPE_AT: Square = square_at(3, 6);
/// Square where the rope is handed over the second time: c1.
const HANDED_AT: Square = square_at(3, 1);
/// Workers who pick the engine up, and all who carry it then.
const TWO: WorkerSet = WorkerSet::one(WORKER_1).with(WORKER_2);
const THREE: WorkerSet = TWO.with(WORKER_3);
/// Actions of a worker who carries the rope: worker 4 has spent them all before the lesson.
const ROPE_LIMIT: u8 = 5;
/// Approximate duration.
const MINUTES: u8 = 5;
/// Any seed would do: nothing is drawn.
const SEED: u64 = 1;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let picture = kind_of_name(&setup, "car_engine");
    let steps = steps_of_engine().into_iter().chain(steps_of_relay(&setup)).chain(steps_of_truck()).collect();
    lesson_about(4, "engineers-lesson-4", picture, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    let parts = [("oil_drum", Grade::C), ("sailcloth", Grade::C), ("ceiling_fan", Grade::B), ("ladder", Grade::D)];
    let at_engine = |scene: LessonScene, worker| scene.with_worker(worker, ENGINE_AT, 0);
    let scene = LessonScene::new(SEED)
        .with_card("airship", false)
        .in_sight(ENGINE_AT, "car_engine", Grade::C)
        .held_by(WORKER_4, "rope", Grade::C)
        .with_worker(WORKER_4, ROPE_AT, ROPE_LIMIT)
        .in_zone(&parts);
    THREE.iter().fold(scene, at_engine).finish()
}

/// Goal: one worker walks to a square.
const fn went(worker: WorkerId, square: Square) -> StepGoal {
    StepGoal::Went(WorkerSet::one(worker), square)
}

fn steps_of_engine() -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-4-engine", StepGoal::Read)
            .marking([Spot::Square(ENGINE_AT), Spot::Thing(ENGINE)]),
        LessonStep::new("engineers-lesson-4-two", StepGoal::Acted(Wanted::PickUp(TWO, ENGINE))).marking([
            Spot::Thing(ENGINE),
            Spot::Worker(WORKER_1),
            Spot::Worker(WORKER_2),
        ]),
        LessonStep::new("engineers-lesson-4-three", StepGoal::Acted(Wanted::TakeShare(WORKER_3, ENGINE)))
            .marking([Spot::Worker(WORKER_3), Spot::Thing(ENGINE)]),
        LessonStep::new("engineers-lesson-4-home", StepGoal::Went(THREE, HOME))
            .marking([Spot::Worker(WORKER_1), Spot::Square(HOME)]),
        LessonStep::new("engineers-lesson-4-put-down", StepGoal::Laid(&FIRST_LOAD))
            .marking([Spot::Thing(ENGINE), Spot::Zone]),
        LessonStep::new("engineers-lesson-4-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("engineers-lesson-4-watch", StepGoal::Watched(vec![Action::EndTurn]))
            .marking([Spot::Seat(ILO)]),
    ]
}

fn steps_of_relay(setup: &Setup) -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-4-rope", StepGoal::Read)
            .marking([Spot::Worker(WORKER_4), Spot::Card(machine_of_name(setup, "airship"))]),
        LessonStep::new("engineers-lesson-4-bring", went(WORKER_4, ENGINE_AT))
            .marking([Spot::Worker(WORKER_4), Spot::Square(ENGINE_AT)]),
        LessonStep::new("engineers-lesson-4-meet", went(WORKER_2, ENGINE_AT))
            .marking([Spot::Worker(WORKER_2), Spot::Square(ENGINE_AT)]),
        LessonStep::new("engineers-lesson-4-hand-over", StepGoal::Acted(Wanted::HandOver(ROPE, WORKER_2)))
            .marking([Spot::Thing(ROPE), Spot::Worker(WORKER_2)]),
        LessonStep::new("engineers-lesson-4-on", went(WORKER_2, HANDED_AT))
            .marking([Spot::Worker(WORKER_2), Spot::Square(HANDED_AT)]),
        LessonStep::new("engineers-lesson-4-fetch", went(WORKER_3, HANDED_AT))
            .marking([Spot::Worker(WORKER_3), Spot::Square(HANDED_AT)]),
        LessonStep::new("engineers-lesson-4-once-more", StepGoal::Acted(Wanted::HandOver(ROPE, WORKER_3)))
            .marking([Spot::Thing(ROPE), Spot::Worker(WORKER_3)]),
        LessonStep::new("engineers-lesson-4-back", went(WORKER_3, HOME))
            .marking([Spot::Worker(WORKER_3), Spot::Square(HOME)]),
    ]
}

fn steps_of_truck() -> Vec<LessonStep> {
    vec![
        LessonStep::new("engineers-lesson-4-full", StepGoal::Acted(Wanted::ClimbIn(WORKER_1))).marking([
            Spot::Zone,
            Spot::Worker(WORKER_1),
            Spot::Truck,
        ]),
        LessonStep::new("engineers-lesson-4-wheel", StepGoal::Acted(Wanted::TakeWheel(WORKER_1)))
            .marking([Spot::Worker(WORKER_1), Spot::Truck]),
        LessonStep::new("engineers-lesson-4-room", StepGoal::Laid(&BOTH_LOADS))
            .marking([Spot::Thing(ROPE), Spot::Zone]),
        LessonStep::new("engineers-lesson-4-roll", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Truck, Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("engineers-lesson-4-over", StepGoal::Watched(vec![Action::EndTurn]))
            .marking([Spot::Truck, Spot::Zone]),
    ]
}
