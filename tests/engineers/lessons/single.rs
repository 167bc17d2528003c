//! The contents of the four lessons.

use engineers::action::{Action, Illegal, TableEvent, ThingId, WorkerId, WorkerSet};
use engineers::lessons::{LEARNER, LessonButton, LessonRefusal, NotYet, Spot, all_lessons};
use engineers::set::Grade;
use engineers::table::Place;

use super::PlayedLesson;
use crate::scene::at;

impl PlayedLesson {
    /// Goes on until the step of a message begins: "home" in lesson 1 for
    /// `engineers-lesson-1-home`.
    fn go_to_step(&mut self, name: &str) -> Vec<TableEvent> {
        let id = format!("engineers-lesson-{}-{name}", self.running.lesson().number());
        let mut events = Vec::new();
        while self.running.text().is_some_and(|(instruction, _)| instruction.id() != id) {
            events.extend(self.go_on());
        }
        assert!(!self.running.is_over(), "there is no step {id}");
        events
    }

    /// Limit of a worker of the learner, called 1 to 4, and the actions left.
    fn limit_and_left(&mut self, number: u8) -> (u8, u8) {
        let worker = WorkerId(number - 1);
        self.game.read(|table| (table.limit(LEARNER, worker), table.actions_left(LEARNER, worker)))
    }
}

/// Names of things by their numbers.
fn names(played: &mut PlayedLesson) -> Vec<String> {
    played.game.read(|table| table.things().map(|thing| thing.own_kind().name.clone()).collect())
}

/// Value, roll and result of a test, if there is one among the events.
fn tested(events: &[TableEvent]) -> Option<(u8, u8, bool)> {
    events.iter().find_map(|event| match event {
        TableEvent::Tested { value, roll, works, .. } => Some((*value, *roll, *works)),
        _ => None,
    })
}

fn is_waiting(refused: &LessonRefusal) -> bool {
    matches!(refused, LessonRefusal::NotYet(NotYet::Later))
}

#[test]
fn every_thing_and_card_of_the_lessons_is_there() {
    let expected: [&[&str]; 4] = [
        &["gas_bottle", "drainpipe", "bucket"],
        &["gas_bottle", "drainpipe", "headlight", "radio_set"],
        &["gas_bottle", "drainpipe", "headlight"],
        &["car_engine", "rope", "oil_drum", "sailcloth", "ceiling_fan", "ladder"],
    ];
    for (number, things) in (1..).zip(expected) {
        assert_eq!(names(&mut PlayedLesson::begin(number)), things);
    }
    let data = &all_lessons()[0].setup().data;
    let pictures = all_lessons().iter().map(|lesson| data.kind(lesson.picture()).name.as_str());
    assert_eq!(pictures.collect::<Vec<_>>(), ["gas_bottle", "tool_kit", "multimeter", "car_engine"]);
    for (lesson, card) in all_lessons().iter().zip(["tea_urn", "tea_urn", "tea_urn", "airship"]) {
        let mut hand = lesson.start().position.hand(LEARNER);
        assert!(hand.any(|machine| data.machine(machine).name == card), "{card}");
    }
}

#[test]
fn r3_3_the_first_lesson_counts_limits_as_its_texts_say() {
    let mut played = PlayedLesson::begin(1);
    played.go_to_step("pick-up");
    assert_eq!(played.limit_and_left(1), (6, 2));
    played.go_to_step("second");
    assert_eq!(played.limit_and_left(1), (5, 1), "6 less 1, of which 4 are spent");
    played.go_to_step("second-hand");
    assert_eq!(played.limit_and_left(1), (5, 4));
    played.go_to_step("home");
    assert_eq!(played.limit_and_left(1), (4, 3));
    played.go_to_step("put-down");
    assert_eq!(played.limit_and_left(1), (4, 1));
    played.finish();
    assert_eq!(played.limit_and_left(1), (6, 3));
}

#[test]
fn r6_4_the_first_lesson_keeps_one_heap_open() {
    let mut played = PlayedLesson::begin(1);
    let is_open = |played: &mut PlayedLesson| {
        [1, 2].map(|thing| played.game.read(|table| table.find_thing(ThingId(thing)).unwrap().is_open_to(LEARNER)))
    };
    assert_eq!(is_open(&mut played), [false, false]);
    played.go_to_step("end");
    assert_eq!(is_open(&mut played), [true, true]);
    let events = played.go_to_step("closed");
    assert_eq!(is_open(&mut played), [true, false]);
    let closed = |event: &TableEvent| matches!(event, TableEvent::Closed { things, .. } if things == &[ThingId(2)]);
    assert!(events.iter().any(closed));
    assert!(!events.iter().any(|event| matches!(event, TableEvent::Opened { drawn, .. } if !drawn.is_empty())));
}

#[test]
fn r6_3_the_first_lesson_refuses_other_ways_and_hands() {
    let mut played = PlayedLesson::begin(1);
    played.go_to_step("go");
    assert!(is_waiting(&played.refused(Action::Search { worker: WorkerId(0) })));
    assert!(is_waiting(&played.refused(Action::EndTurn)));
    let closed = Action::PickUp { workers: WorkerSet::one(WorkerId(0)), thing: ThingId(0) };
    assert!(matches!(played.refused(closed), LessonRefusal::Illegal(_)));
    played.go_to_step("put-down");
    let down = |face_up| Action::PutDown { worker: WorkerId(0), thing: ThingId(0), face_up };
    assert!(is_waiting(&played.refused(down(false))), "it would be anybody's");
    played.act(down(true));
    played.finish();
}

#[test]
fn r11_6_the_second_lesson_rolls_15_for_14_and_9_for_18() {
    let mut played = PlayedLesson::begin(2);
    played.go_to_step("test");
    let events = played.go_to_step("stopped");
    assert_eq!(tested(&events), Some((14, 15, false)));
    played.go_to_step("again");
    let events = played.go_to_step("over");
    assert_eq!(tested(&events), Some((18, 9, true)));
    assert_eq!(played.game.read(|table| table.points(LEARNER)), 35);
    let grades = |played: &mut PlayedLesson| {
        [0, 1, 3].map(|thing| played.game.read(|table| table.find_thing(ThingId(thing)).unwrap().grade()))
    };
    assert_eq!(grades(&mut played), [Some(Grade::C), Some(Grade::D), Some(Grade::B)]);
    played.finish();
}

#[test]
fn r10_4_the_second_lesson_works_in_any_order() {
    let mut played = PlayedLesson::begin(2);
    played.go_to_step("work");
    for number in [4, 3, 2, 1] {
        while played.check(&Action::Work { worker: WorkerId(number - 1) }).is_ok() {
            played.act(Action::Work { worker: WorkerId(number - 1) });
        }
    }
    played.go_to_step("rest");
    played.act(Action::EndTurn);
    played.go_to_step("detach");
    let rest = Action::BeginDetaching { thing: ThingId(1) };
    assert!(is_waiting(&played.refused(rest)), "the drainpipe is not to be detached");
    played.go_to_step("detaching");
    let alone = NotYet::OtherWorkers { workers: WorkerSet::one(WorkerId(1)) };
    assert_eq!(played.refused(Action::Work { worker: WorkerId(2) }), LessonRefusal::NotYet(alone), "by the grinder");
    let events = played.finish();
    assert_eq!(tested(&events), Some((18, 9, true)));
    assert_eq!(played.game.read(|table| table.team(LEARNER).money), 40);
}

#[test]
fn r10_3_the_second_lesson_points_out_who_can_still_work_and_then_the_end_of_the_turn() {
    let mut played = PlayedLesson::begin(2);
    played.go_to_step("work");
    let spots = |played: &mut PlayedLesson| {
        let running = &played.running;
        played.game.read(|table| running.spots_to_mark(table))
    };
    assert_eq!(spots(&mut played), [Spot::Job, Spot::OneOf(WorkerSet::ALL)]);
    let first = Action::Work { worker: WorkerId(0) };
    while played.check(&first).is_ok() {
        played.act(first.clone());
    }
    assert_eq!(spots(&mut played), [Spot::Job, Spot::OneOf(WorkerSet::ALL.without(WorkerId(0)))]);
    played.go_to_step("rest");
    assert!(!spots(&mut played).contains(&Spot::Button(LessonButton::EndTurn)));
    while let Some(work) = played.allowed().into_iter().find(|action| matches!(action, Action::Work { .. })) {
        played.act(work);
    }
    assert_eq!(spots(&mut played), [Spot::Button(LessonButton::EndTurn)]);
}

#[test]
fn r12_1_the_second_lesson_does_not_test_the_same_set_again() {
    let mut played = PlayedLesson::begin(2);
    played.go_to_step("grinder");
    let machine = played.game.read(|table| table.data().find_machine("tea_urn")).unwrap();
    let again = Action::Test { thing: ThingId(0), machine, with_once: false };
    assert_eq!(played.refused(again), LessonRefusal::Illegal(Illegal::Faulty));
}

#[test]
fn r12_3_the_third_lesson_finds_the_fault_with_3_for_4() {
    let mut played = PlayedLesson::begin(3);
    played.go_to_step("value");
    assert_eq!(played.game.read(|table| table.turn().unwrap().debugged.as_ref().unwrap().done), 18);
    let events = played.finish();
    let found = TableEvent::DebugRolled { seat: LEARNER, value: 4, roll: 3, is_found: true };
    assert!(events.contains(&found), "{events:?}");
    assert_eq!(tested(&events), Some((14, 9, true)));
    assert_eq!(played.game.read(|table| table.hand(LEARNER).count()), 3, "and three new cards");
}

#[test]
fn r5_5_the_fourth_lesson_shares_the_engine_as_its_texts_say() {
    let mut played = PlayedLesson::begin(4);
    played.go_to_step("two");
    let alone = Action::PickUp { workers: WorkerSet::one(WorkerId(0)), thing: ThingId(0) };
    assert!(matches!(played.refused(alone), LessonRefusal::Illegal(Illegal::NoHands { .. })));
    played.go_to_step("three");
    assert_eq!([1, 2].map(|number| played.limit_and_left(number)), [(3, 3), (3, 3)]);
    played.go_to_step("home");
    assert_eq!([1, 2, 3].map(|number| played.limit_and_left(number)), [(4, 4); 3]);
    played.go_to_step("end");
    assert_eq!([1, 2, 3].map(|number| played.limit_and_left(number)), [(6, 3); 3]);
    assert_eq!(played.game.read(|table| table.room_left(LEARNER)), 0);
}

#[test]
fn r5_8_the_fourth_lesson_relays_the_rope_over_three_workers() {
    let mut played = PlayedLesson::begin(4);
    played.go_to_step("bring");
    assert_eq!(played.limit_and_left(4), (5, 5));
    played.go_to_step("meet");
    assert_eq!(played.limit_and_left(4), (5, 0));
    played.go_to_step("on");
    assert_eq!(played.limit_and_left(2), (5, 2));
    played.go_to_step("fetch");
    assert_eq!(played.limit_and_left(2), (5, 0));
    let events = played.finish();
    let handed_over = |event: &&TableEvent| matches!(event, TableEvent::HandedOver { .. });
    assert_eq!(events.iter().filter(handed_over).count(), 1, "the first one was before");
}

#[test]
fn r9_8_the_fourth_lesson_makes_room_and_the_truck_rolls_on() {
    let mut played = PlayedLesson::begin(4);
    played.go_to_step("full");
    let down = Action::PutDown { worker: WorkerId(2), thing: ThingId(1), face_up: true };
    assert!(matches!(played.refused(down), LessonRefusal::Illegal(Illegal::NoRoom { needs: 1, free: 0 })));
    played.go_to_step("room");
    assert_eq!(played.game.read(|table| table.room_left(LEARNER)), 5);
    let events = played.finish();
    let rolled_on = TableEvent::RolledOn { seat: LEARNER, from: at("c0"), to: at("d0") };
    assert!(events.contains(&rolled_on), "{events:?}");
    let in_zone = played.game.read(|table| table.at(Place::Zone(LEARNER)).count());
    assert_eq!(in_zone, 6);
}
