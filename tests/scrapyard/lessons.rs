//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `played`: a lesson that is played;
//! - `single`: the contents of the three lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod played;
mod single;
mod ways;

use scrapyard::action::Action;
use scrapyard::lessons::{LessonRefusal, LessonStage, LessonStep, NotYet, Spot, StepGoal, all_lessons};
use shell::language::InWords;
use shell::seats::seating::check_seats;
use shell::stream::{Stream, StreamPoint};
use shell::table::GameSnapshot;

use played::{MOST_INPUTS, PlayedLesson, assert_told};
use shell::lessons::AnyStep;

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
fn every_other_action_is_refused_with_words_or_leads_to_the_end() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        while !played.running.is_over() {
            for action in played.legal() {
                match played.check(&action) {
                    Ok(()) => {
                        let mut other = played.copy();
                        other.act(action);
                        other.finish();
                    }
                    Err(refused) => {
                        assert!(matches!(refused, LessonRefusal::NotYet(_)), "{action:?} is legal");
                        assert_told(&refused.phrase(), 160);
                        assert_eq!(played.refused(action), refused);
                    }
                }
            }
            played.go_on();
        }
    }
}

#[test]
fn no_row_of_allowed_actions_leads_astray() {
    for (seed, lesson) in (0..60).zip(all_lessons().iter().cycle()) {
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
        played.finish();
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
fn undo_reaches_back_to_the_beginning_of_the_step() {
    let mut played = PlayedLesson::begin(3);
    assert!(!played.running.can_undo() && !played.running.undo(&mut played.game));
    assert_eq!(played.refused(Action::EndTurn), LessonRefusal::NotYet(NotYet::ReadFirst));
    let settle = played.step_that(|goal| matches!(goal, StepGoal::SettledWithout(_)));
    played.go_to(settle);
    let before = played.game.snapshot();
    played.act(Action::Settle(scrapyard::action::Settling::Armour));
    assert!(played.running.undo(&mut played.game) && !played.running.can_undo());
    assert_eq!(played.game.snapshot(), before);
    played.finish();
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
