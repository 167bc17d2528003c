//! Every lesson from its beginning to its end.

use shell::language::InWords;
use shell::lessons::{AnyStep, LessonRefusal, LessonStage, Wait};
use shell::seats::seating::check_seats;
use shell::stream::{Stream, StreamPoint};
use shell::table::{GameSetup, GameSnapshot};

use super::LessonsUnderTest;
use super::played::{PlayedLesson, RefusalIn, assert_told};

/// Most characters of a reason for which an action is refused.
const LONGEST_REFUSAL: usize = 160;

/// Asserts that every lesson can be played to its end, that each of its steps is seen and points
/// out something, and that `action` is refused afterwards.
pub fn assert_lessons_end<G: LessonsUnderTest>(action: &G::Action) {
    for (number, lesson) in (1..).zip(G::all_lessons()) {
        assert_eq!(lesson.number(), number);
        check_seats(lesson.seats(), lesson.setup().seats().into()).unwrap();
        assert_eq!(lesson.seats()[0].name, "Mara");
        let mut played = PlayedLesson::<G>::of(lesson);
        let mut told = Vec::new();
        while !played.running.is_over() {
            let running = &played.running;
            assert!(!played.game.read(|table| running.spots_to_mark(table)).is_empty(), "{:?}", running.text());
            told.push(running.text().unwrap().0.id().to_owned());
            played.go_on();
            assert!(played.game.snapshot().check_snapshot(played.setup()).is_ok(), "{:?}", played.running.text());
        }
        told.dedup();
        assert_eq!(told.len(), lesson.steps().len(), "each step is seen: {told:?}");
        assert_eq!(played.running.stage(), LessonStage::Over);
        assert_eq!(played.refused(action.clone()), LessonRefusal::NotYet(Wait::Over.into()));
    }
}

/// Asserts that every legal action leads to the end of the lesson, or is refused with words where
/// it has to wait.
pub fn assert_others_wait<G: LessonsUnderTest>() {
    for lesson in G::all_lessons() {
        let mut played = PlayedLesson::<G>::of(lesson);
        while !played.running.is_over() {
            for action in played.legal() {
                match played.check(&action) {
                    Ok(()) => {
                        let mut other = played.copy();
                        other.act(action);
                        other.finish();
                    }
                    Err(why) => {
                        assert_waits::<G>(&action, &why);
                        assert_eq!(played.refused(action), why);
                    }
                }
            }
            played.go_on();
        }
    }
}

/// Asserts that a legal action is refused with the words of the lesson.
fn assert_waits<G: LessonsUnderTest>(action: &G::Action, why: &RefusalIn<G>) {
    assert!(matches!(why, LessonRefusal::NotYet(_)), "{action:?} is legal");
    assert_told(&why.phrase(), LONGEST_REFUSAL);
}

/// Asserts that as many rows of any allowed actions lead to the end of a lesson.
pub fn assert_none_leads_astray<G: LessonsUnderTest>(rows: u64) {
    for (seed, lesson) in (0..rows).zip(G::all_lessons().iter().cycle()) {
        let mut played = PlayedLesson::<G>::of(lesson);
        let mut stream = Stream::at(StreamPoint { seed, position: 0 });
        for _ in 0..G::MOST_INPUTS {
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

/// Asserts that every step is told in every language, in so few words that they fit on the card of
/// the coach.
pub fn assert_steps_told<G: LessonsUnderTest>() {
    for lesson in G::all_lessons() {
        assert_told(&lesson.name(), 30);
        assert_told(&lesson.about(), 60);
        for step in lesson.steps() {
            assert_told(&step.instruction(), 92);
            assert_told(&step.reason(), 140);
        }
    }
}
