//! The way back in a lesson, and the way to the step at which it was left.

use std::sync::Arc;

use robotics::action::{Action, LoosePlace};
use robotics::game::Game;
use robotics::lessons::{
    LEARNER, LessonProgress, LessonRun, LessonStage, NotYet, StepGoal, Wanted, all_lessons, choices, library,
};
use robotics::record::Draft;
use robotics::table::Snapshot;
use shell::grid::Rotation;

use super::played::PlayedLesson;
use crate::table::{attach, build, store};

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
        assert!(begun.len() >= 7, "{begun:?}");
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
    let mut played = PlayedLesson::begin(1);
    played.go_to(1);
    let before = State::of(&mut played);
    played.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    go_back(&mut played);
    assert_eq!(State::of(&mut played), before);
    go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.stage()), (0, LessonStage::Reading));
}

#[test]
fn a_choice_in_the_making_is_given_up_first() {
    let mut played = PlayedLesson::begin(2);
    let step = played.step_that(|goal| matches!(goal, StepGoal::Acted(Wanted::ConvertFor(_))));
    played.go_to(step);
    played.running.keep_draft(&mut played.game, Draft::Convert(build("T^", ""))).unwrap();
    go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.history().draft()), (step, None));
    played.finish();
}

#[test]
fn while_others_act_the_way_back_leads_before_their_turn() {
    let mut played = PlayedLesson::begin(2);
    let watch = played.step_that(|goal| matches!(goal, StepGoal::Watched(_)));
    played.go_to(watch);
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
        while !played.running.is_over() {
            if !played.is_watched() {
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
    let head = attach("head", LoosePlace::Bench, (0, 1), Rotation::Up);
    let mut game = Game::from_snapshot(lesson.setup(), lesson.start()).unwrap();
    let actions = [head, store("pincer"), Action::Done];
    let running = LessonRun::resume(Arc::clone(lesson), &mut game, 6, &actions);
    assert_eq!((running.step_number(), running.learners_actions().count()), (1, 1));
    PlayedLesson { running, game }.finish();
}

#[test]
fn the_lesson_that_was_left_last_comes_next_and_then_the_first_that_is_not_done() {
    let next = |progress: &LessonProgress| progress.next_lesson().map(|lesson| lesson.number());
    let mut progress = LessonProgress::default();
    assert_eq!(next(&progress), Some(1));
    let mut second = PlayedLesson::begin(2);
    progress.save_run(&second.running);
    assert_eq!(progress, LessonProgress::default(), "it was only looked at");
    second.go_to(3);
    progress.save_run(&second.running);
    assert_eq!((next(&progress), progress.step_of(&all_lessons()[1])), (Some(2), Some(3)));
    second.finish();
    progress.save_run(&second.running);
    assert_eq!((next(&progress), progress.done_count()), (Some(1), 1));
    all_lessons().iter().for_each(|lesson| progress.mark_done(lesson));
    assert_eq!((next(&progress), progress.done_count()), (None, 3));
    progress.start_over();
    assert_eq!(progress, LessonProgress::default());
}

#[test]
fn an_action_that_leads_on_is_suggested_but_for_a_conversion() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        while !played.running.is_over() {
            let running = &played.running;
            let suggested = played.game.read(|table| running.suggested_action(table));
            let converts = matches!(running.step().unwrap().goal(), StepGoal::Acted(Wanted::ConvertFor(_)));
            let acts = running.stage() == LessonStage::Acting && !converts;
            assert_eq!(suggested.is_some(), acts, "{:?}", running.text());
            match suggested {
                Some(action) => _ = played.act(action),
                None => _ = played.go_on(),
            }
        }
    }
}

#[test]
fn an_offer_or_a_conversion_begins_only_where_the_step_asks_for_it() {
    for lesson in all_lessons() {
        let mut played = PlayedLesson::of(lesson);
        while !played.running.is_over() {
            let running = &played.running;
            let goal = running.step().unwrap().goal();
            let offers = matches!(goal, StepGoal::Acted(Wanted::Offer(..)));
            let converts = matches!(goal, StepGoal::Acted(Wanted::ConvertFor(_)));
            assert_eq!(choices::check_offer_begins(running).is_ok(), offers);
            assert_eq!(choices::check_conversion_begins(running).is_ok(), converts);
            played.go_on();
        }
        assert_eq!(choices::check_offer_begins(&played.running), Err(NotYet::Over));
    }
}

#[test]
fn the_real_game_after_the_lessons_can_be_played() {
    let (setup, seats) = library::first_real_game(7);
    setup.check().unwrap();
    assert_eq!(seats.len(), usize::from(setup.seats));
    assert!(setup.orders_to_win < setup.data.file().orders_to_win);
}
