//! The way back in a lesson, and the way to the step at which it was left.

use std::sync::Arc;

use engineers::action::{Action, WorkerId};
use engineers::game::Game;
use engineers::lessons::{LEARNER, LessonProgress, LessonRun, LessonStage, NotYet, StepGoal, all_lessons, library};
use engineers::table::Snapshot;
use engineers::yard::Direction;
use shell::lessons::LessonRefusal;

use super::played::PlayedLesson;

/// State of a lesson.
#[derive(Debug, PartialEq)]
struct State {
    step: usize,
    table: Snapshot,
    /// Actions of the learner.
    actions: Vec<Action>,
}

impl State {
    fn of(played: &mut PlayedLesson) -> Self {
        let actions = played.running.learners_actions().cloned().collect();
        Self { step: played.running.step_number(), table: played.game.snapshot(), actions }
    }
}

/// Goes back, and asserts that this was possible.
fn go_back(played: &mut PlayedLesson) {
    assert!(played.running.can_go_back());
    assert!(played.running.go_back(&mut played.game));
}

#[test]
fn the_way_back_leads_through_every_step_that_was_read_or_acted_in() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        let mut begun: Vec<State> = Vec::new();
        while !played.running.is_over() {
            let is_new = begun.last().is_none_or(|last| last.step < played.running.step_number());
            if is_new && !played.is_watched() {
                begun.push(State::of(&mut played));
            }
            played.go_on();
        }
        assert!(begun.len() >= 5, "{begun:?}");
        while let Some(before) = begun.pop() {
            go_back(&mut played);
            assert_eq!(State::of(&mut played), before, "lesson {}", lesson.number());
        }
        assert!(!played.running.can_go_back() && !played.running.go_back(&mut played.game), "it is the beginning");
        played.finish();
    }
}

#[test]
fn the_way_back_leads_to_the_beginning_of_a_step_first() {
    let mut played = PlayedLesson::begin(2);
    let work = played.step_that(|goal| matches!(goal, StepGoal::Worked(_)));
    played.go_to(work);
    let before = State::of(&mut played);
    played.act(Action::Work { worker: WorkerId(3) });
    played.act(Action::Work { worker: WorkerId(0) });
    go_back(&mut played);
    assert_eq!(State::of(&mut played), before);
    go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.stage()), (work - 1, LessonStage::Acting));
}

#[test]
fn undo_reaches_back_to_the_beginning_of_the_step() {
    let mut played = PlayedLesson::begin(1);
    assert!(!played.running.can_undo() && !played.running.undo(&mut played.game));
    assert_eq!(played.refused(Action::EndTurn), LessonRefusal::NotYet(NotYet::ReadFirst));
    let walk = played.step_that(|goal| matches!(goal, StepGoal::Went(..)));
    played.go_to(walk);
    let before = played.game.snapshot();
    played.act(Action::Step { worker: WorkerId(0), direction: Direction::South });
    assert!(played.running.undo(&mut played.game) && !played.running.can_undo());
    assert_eq!(played.game.snapshot(), before);
    played.finish();
}

#[test]
fn while_others_act_the_way_back_leads_before_their_turn() {
    let mut played = PlayedLesson::begin(1);
    let watch = played.step_that(|goal| matches!(goal, StepGoal::Watched(_)));
    played.go_to(watch);
    assert_eq!(played.refused(Action::BuyNotebook), LessonRefusal::NotYet(NotYet::OthersFirst));
    played.go_on();
    go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.stage()), (watch - 1, LessonStage::Acting));
    assert_eq!(played.game.read(|table| table.state().awaited_seat()), Some(LEARNER));
    played.finish();
}

#[test]
fn a_lesson_that_was_left_is_resumed_at_its_step() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        let mut progress = LessonProgress::default();
        let mut step = None;
        while !played.running.is_over() {
            let is_new = step.replace(played.running.step_number()) != Some(played.running.step_number());
            if is_new && !played.is_watched() {
                progress.save_run(&played.running);
                let left = ron::to_string(&progress).unwrap();
                let read: LessonProgress = ron::from_str(&left).unwrap();
                assert_eq!(read, progress);
                let mut game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
                let running = read.resume(lesson, &mut game);
                let mut resumed = PlayedLesson { running, game };
                assert_eq!(State::of(&mut resumed), State::of(&mut played), "{left}");
            }
            played.go_on();
        }
    }
}

#[test]
fn actions_that_a_lesson_no_longer_allows_are_dropped() {
    let lesson = &all_lessons()[0];
    let mut game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
    let step = Action::Step { worker: WorkerId(0), direction: Direction::South };
    let actions = [step, Action::BuyNotebook, Action::EndTurn];
    let running = LessonRun::resume(Arc::clone(lesson), &mut game, 6, &actions);
    assert_eq!((running.step_number(), running.learners_actions().count()), (1, 1));
    PlayedLesson { running, game }.finish();
}

#[test]
fn the_lesson_that_was_left_last_comes_next_and_then_the_first_that_is_not_done() {
    let next = |progress: &LessonProgress| progress.next_lesson().map(|lesson| lesson.number());
    let mut progress = LessonProgress::default();
    assert_eq!(next(&progress), Some(1));
    let mut third = PlayedLesson::begin(3);
    progress.save_run(&third.running);
    assert_eq!(progress, LessonProgress::default(), "it was only looked at");
    third.go_to(3);
    progress.save_run(&third.running);
    assert_eq!((next(&progress), progress.step_of(&all_lessons()[2])), (Some(3), Some(3)));
    third.finish();
    progress.save_run(&third.running);
    assert_eq!((next(&progress), progress.done_count()), (Some(1), 1));
    all_lessons().iter().for_each(|lesson| progress.mark_done(lesson));
    assert_eq!((next(&progress), progress.done_count()), (None, 4));
    progress.start_over();
    assert_eq!(progress, LessonProgress::default());
}

#[test]
fn an_action_that_leads_on_is_suggested_whenever_the_learner_acts() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        while !played.running.is_over() {
            let running = &played.running;
            let suggested = played.game.read(|table| running.suggested_action(table));
            assert_eq!(suggested.is_some(), running.stage() == LessonStage::Acting, "{:?}", running.text());
            played.go_on();
        }
    }
}

#[test]
fn the_real_game_after_the_lessons_can_be_played() {
    let (setup, seats) = library::first_real_game(7);
    setup.check().unwrap();
    assert_eq!(seats.len(), usize::from(setup.seats));
    assert_eq!(library::total_minutes(), 16);
}
