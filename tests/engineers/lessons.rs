//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `single`: the contents of the four lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod single;
mod ways;

use engineers::action::{Action, Engineers, Illegal, ThingId, WorkerId};
use engineers::lessons::{LessonRefusal, LessonStep, Spot, all_lessons};
use engineers::table::Table;
use engineers::turn::legal_actions;

use crate::stepped_lessons::{LessonsUnderTest, played, whole};

/// A lesson that is played.
type PlayedLesson = played::PlayedLesson<Engineers>;

impl LessonsUnderTest for Engineers {
    const MOST_INPUTS: usize = 120;

    fn legal_actions(table: &Table<'_>) -> Vec<Action> {
        legal_actions(table).actions
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    whole::assert_lessons_end::<Engineers>(&Action::EndTurn);
}

#[test]
fn every_other_action_is_refused_with_words_or_leads_to_the_end() {
    whole::assert_others_wait::<Engineers>();
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
    whole::assert_none_leads_astray::<Engineers>(24);
}

#[test]
fn every_step_is_told_in_every_language() {
    whole::assert_steps_told::<Engineers>();
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
