//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `single`: the contents of the three lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod single;
mod ways;

use scrapyard::action::{Action, Scrapyard};
use scrapyard::lessons::{LessonStep, Spot, all_lessons};
use scrapyard::table::Table;
use scrapyard::turn::legal_actions;

use crate::stepped_lessons::{LessonsUnderTest, played, whole};

/// A lesson that is played.
type PlayedLesson = played::PlayedLesson<Scrapyard>;

impl LessonsUnderTest for Scrapyard {
    const MOST_INPUTS: usize = 60;

    fn legal_actions(table: &Table<'_>) -> Vec<Action> {
        legal_actions(table).each()
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    whole::assert_lessons_end::<Scrapyard>(&Action::EndTurn);
}

#[test]
fn every_other_action_is_refused_with_words_or_leads_to_the_end() {
    whole::assert_others_wait::<Scrapyard>();
}

#[test]
fn no_row_of_allowed_actions_leads_astray() {
    whole::assert_none_leads_astray::<Scrapyard>(60);
}

#[test]
fn every_step_is_told_in_every_language() {
    whole::assert_steps_told::<Scrapyard>();
}

#[test]
fn spots_are_on_the_table_of_the_lesson() {
    for lesson in all_lessons() {
        let data = &lesson.setup().data;
        let start = &lesson.start().position;
        for spot in lesson.steps().iter().flat_map(LessonStep::spots) {
            let is_there = match *spot {
                Spot::Track(square) => square <= lesson.setup().track_end(),
                Spot::Pile(pile) => usize::from(pile) < start.piles.len(),
                Spot::Rummaged(card) | Spot::Card(card) => data.find_card(card).is_some(),
                Spot::Square(square) => lesson.setup().arena().is_free(square),
                Spot::Robot(seat) | Spot::Seat(seat) => lesson.setup().has_seat(seat),
                Spot::Slot(_) | Spot::Hand | Spot::Button(_) => true,
            };
            assert!(is_there, "{spot:?}");
        }
    }
}
