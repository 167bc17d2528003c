//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `played`: a lesson that is played;
//! - `single`: the contents of the four lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod played;
mod single;
mod ways;

use engineers::action::{Action, Illegal, ThingId, WorkerId};
use engineers::lessons::{LessonRefusal, LessonStage, LessonStep, NotYet, Spot, all_lessons};
use shell::language::InWords;
use shell::lessons::AnyStep;
use shell::seats::seating::check_seats;
use shell::stream::{Stream, StreamPoint};
use shell::table::GameSnapshot;

use played::{MOST_INPUTS, PlayedLesson, assert_told};

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for (number, lesson) in (1..).zip(all_lessons()) {
        assert_eq!(lesson.number(), number);
        check_seats(lesson.seats(), lesson.setup().seats.into()).unwrap();
        assert_eq!(lesson.seats()[0].name, "Mara");
        let mut played = PlayedLesson::of(lesson);
        let mut told = Vec::new();
        while !played.running.is_over() {
            let running = &played.running;
            assert!(!played.game.read(|table| running.spots_to_mark(table)).is_empty(), "{:?}", running.text());
            told.push(running.text().unwrap().0.id().to_owned());
            played.go_on();
            assert_eq!(played.game.snapshot().check_snapshot(played.setup()), Ok(()));
        }
        told.dedup();
        assert_eq!(told.len(), lesson.steps().len(), "each step is seen: {told:?}");
        assert_eq!(played.running.stage(), LessonStage::Over);
        assert_eq!(played.refused(Action::EndTurn), LessonRefusal::NotYet(NotYet::Over));
    }
}

#[test]
fn everything_else_is_refused_with_words() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        let mut step = None;
        while !played.running.is_over() {
            let mut refused: Vec<(Action, LessonRefusal)> = Vec::new();
            for action in played.legal() {
                if let Err(why) = played.check(&action) {
                    assert!(matches!(why, LessonRefusal::NotYet(_)), "{action:?} is legal");
                    assert_told(&why.phrase(), 160);
                    refused.push((action, why));
                }
            }
            if step != Some(played.running.step_number()) {
                step = Some(played.running.step_number());
                refused.into_iter().for_each(|(action, why)| assert_eq!(played.refused(action), why));
            }
            played.go_on();
        }
    }
}

#[test]
fn what_the_rules_forbid_is_refused_by_its_rule() {
    let mut played = PlayedLesson::begin(1);
    played.go_to(1);
    let nothing_there = Action::LeaveShare { worker: WorkerId(0), thing: ThingId(0) };
    assert_eq!(played.refused(nothing_there), LessonRefusal::Illegal(Illegal::NotCarried));
}

#[test]
fn no_row_of_allowed_actions_leads_astray() {
    for (seed, lesson) in (0..24).zip(all_lessons().iter().cycle()) {
        let mut played = PlayedLesson::of(lesson);
        let mut stream = Stream::at(StreamPoint { seed, position: 0 });
        for _ in 0..MOST_INPUTS {
            let allowed = if played.running.stage() == LessonStage::Acting { played.allowed() } else { Vec::new() };
            if allowed.is_empty() && !played.running.is_over() {
                played.go_on();
            } else if !allowed.is_empty() {
                let number = stream.below(allowed.len() as u32) as usize;
                played.act(allowed[number].clone());
            }
        }
        assert!(played.running.is_over(), "lesson {}", lesson.number());
    }
}

#[test]
fn every_step_is_told_in_every_language() {
    for lesson in all_lessons() {
        assert_told(&lesson.name(), 30);
        assert_told(&lesson.about(), 60);
        for step in lesson.steps() {
            assert_told(&step.instruction(), 92);
            assert_told(&step.reason(), 140);
        }
    }
}

#[test]
fn spots_are_on_the_table_of_the_lesson() {
    for lesson in all_lessons() {
        let data = &lesson.setup().data;
        let start = &lesson.start().position;
        for spot in lesson.steps().iter().flat_map(LessonStep::spots) {
            let is_there = match *spot {
                Spot::Square(square) => square.is_yard() || square.is_road(),
                Spot::Worker(worker) | Spot::Sharer(worker) => WorkerId::all().any(|own| own == worker),
                Spot::OneOf(workers) => !workers.is_empty(),
                Spot::Thing(thing) => thing.index() < start.things.len(),
                Spot::Card(machine) => data.machine_ids().any(|own| own == machine),
                Spot::Seat(seat) => lesson.setup().has_seat(seat),
                Spot::Tool(kind) => data.tool_ids().any(|tool| tool == kind),
                Spot::Zone | Spot::FreePlace | Spot::Job | Spot::Truck | Spot::Inspector | Spot::Button(_) => true,
            };
            assert!(is_there, "{spot:?}");
        }
    }
}
