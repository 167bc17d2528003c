//! The way back in a lesson, and the way to the step at which it was left.

use scrapyard::action::{Action, Scrapyard, Settling};
use scrapyard::lessons::{LessonStage, StepGoal, library};

use super::PlayedLesson;
use crate::stepped_lessons::ways;

/// The lesson in which an attack is settled, and the step with that.
fn lesson_with_settling() -> (PlayedLesson, usize) {
    let played = PlayedLesson::begin(3);
    let settle = played.step_that(|step| matches!(step.goal(), StepGoal::SettledWithout(_)));
    (played, settle)
}

#[test]
fn the_way_back_leads_through_every_step_that_was_read_or_acted_in() {
    ways::assert_way_back_leads_through::<Scrapyard>(7);
}

#[test]
fn the_way_back_leads_to_the_beginning_of_a_step_first() {
    let (mut played, settle) = lesson_with_settling();
    let actions = [Action::Settle(Settling::Armour)];
    ways::assert_way_back_leads_to_beginning(&mut played, settle, actions, LessonStage::Reading);
}

#[test]
fn while_others_act_the_way_back_leads_before_their_turn() {
    ways::assert_way_back_leads_before_others(PlayedLesson::begin(2));
}

#[test]
fn undo_reaches_back_to_the_beginning_of_the_step() {
    let (mut played, settle) = lesson_with_settling();
    ways::assert_undo_reaches_beginning(&mut played, settle, Action::Settle(Settling::Armour));
    played.finish();
}

#[test]
fn a_lesson_that_was_left_is_resumed_at_its_step() {
    ways::assert_lessons_are_resumed::<Scrapyard>();
}

#[test]
fn actions_that_a_lesson_no_longer_allows_are_dropped() {
    let actions = [Action::Collect { pile: 0, side: None }, Action::Pass, Action::Done];
    ways::assert_other_actions_are_dropped::<Scrapyard>(&actions, 2);
}

#[test]
fn the_lesson_that_was_left_last_comes_next_and_then_the_first_that_is_not_done() {
    ways::assert_lesson_left_last_comes_next::<Scrapyard>(2);
}

#[test]
fn an_action_that_leads_on_is_suggested_whenever_the_learner_acts() {
    ways::assert_actions_are_suggested::<Scrapyard>(|_| false);
}

#[test]
fn the_real_game_after_the_lessons_can_be_played() {
    let (setup, seats) = library::first_real_game(7);
    setup.check().unwrap();
    assert_eq!(seats.len(), usize::from(setup.seats));
    assert!(setup.line() < setup.data.file().track && library::total_minutes() == 10);
}
