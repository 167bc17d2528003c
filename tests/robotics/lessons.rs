//! The lessons: each can be played to its end, whatever of the allowed actions the learner does,
//! and everything else is refused with words.
//!
//! - `played`: a lesson that is played;
//! - `single`: the contents of the three lessons;
//! - `ways`: the way back, and the way to the step at which a lesson was left.

mod played;
mod single;
mod ways;

use robotics::action::{Action, LoosePlace};
use robotics::lessons::{LessonRefusal, LessonStage, NotYet, Spot, all_lessons};
use robotics::parts::{Kind, Market, Part};
use shell::grid::Rotation;
use shell::language::InWords;
use shell::seats::seating::check_seats;
use shell::stream::{Stream, StreamPoint};
use shell::table::GameSnapshot;

use crate::table::{attach, buy, unstore};
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
        assert_eq!(played.refused(Action::Draw), LessonRefusal::NotYet(NotYet::Over));
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
    let mut played = PlayedLesson::begin(1);
    assert!(!played.running.can_undo() && !played.running.undo(&mut played.game));
    assert_eq!(played.refused(Action::Draw), LessonRefusal::NotYet(NotYet::ReadFirst));
    played.running.go_on();
    let before = played.game.snapshot();
    played.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    assert!(played.running.undo(&mut played.game) && !played.running.can_undo());
    assert_eq!(played.game.snapshot(), before);
    played.act(attach("pincer", LoosePlace::Bench, (0, 1), Rotation::Up));
    played.act(attach("head", LoosePlace::Bench, (1, 0), Rotation::Right));
    assert!(!played.running.can_undo(), "the step is done");
    played.act(unstore("suction_cup"));
    assert!(played.running.undo(&mut played.game));
    assert!(!played.running.undo(&mut played.game));
    played.finish();
}

#[test]
fn parts_to_attach_and_their_outlets_are_marked() {
    let mut played = PlayedLesson::begin(1);
    played.go_to(1);
    let spots = |played: &mut PlayedLesson| {
        let running = &played.running;
        played.game.read(|table| running.spots_to_mark(table))
    };
    let head = Spot::Loose(Part::plain(Kind::Head), LoosePlace::Bench);
    let found = spots(&mut played);
    assert!(found.contains(&head) && found.contains(&Spot::Outlet((0, 1).into())), "{found:?}");
    played.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    let found = spots(&mut played);
    assert!(!found.contains(&head) && !found.contains(&Spot::Outlet((0, 1).into())), "{found:?}");
    assert_eq!(played.refused(buy(Kind::SuctionCup, Market::Regular)).phrase().id(), "robotics-lessons-later");
}
