//! The way back in a lesson, and the way to the step at which it was left.

use engineers::action::{Action, Engineers, WorkerId};
use engineers::lessons::{LessonRefusal, LessonStage, NotYet, StepGoal, library};
use engineers::yard::Direction;

use super::PlayedLesson;
use crate::stepped_lessons::ways;

/// A step of the first worker.
const STEP: Action = Action::Step { worker: WorkerId(0), direction: Direction::South };

#[test]
fn the_way_back_leads_through_every_step_that_was_read_or_acted_in() {
    ways::assert_way_back_leads_through::<Engineers>(5);
}

#[test]
fn the_way_back_leads_to_the_beginning_of_a_step_first() {
    let mut played = PlayedLesson::begin(2);
    let work = played.step_that(|step| matches!(step.goal(), StepGoal::Worked(_)));
    let actions = [3, 0].map(|number| Action::Work { worker: WorkerId(number) });
    ways::assert_way_back_leads_to_beginning(&mut played, work, actions, LessonStage::Acting);
}

#[test]
fn undo_reaches_back_to_the_beginning_of_the_step() {
    let mut played = PlayedLesson::begin(1);
    let walk = played.step_that(|step| matches!(step.goal(), StepGoal::Went(..)));
    ways::assert_undo_reaches_beginning(&mut played, walk, STEP);
    played.finish();
}

#[test]
fn while_others_act_the_way_back_leads_before_their_turn() {
    let mut played = PlayedLesson::begin(1);
    let watch = played.watched_step();
    played.go_to(watch);
    assert_eq!(played.refused(Action::BuyNotebook), LessonRefusal::NotYet(NotYet::OthersFirst));
    ways::assert_way_back_leads_before_others(played);
}

#[test]
fn a_lesson_that_was_left_is_resumed_at_its_step() {
    ways::assert_lessons_are_resumed::<Engineers>();
}

#[test]
fn actions_that_a_lesson_no_longer_allows_are_dropped() {
    ways::assert_other_actions_are_dropped::<Engineers>(&[STEP, Action::BuyNotebook, Action::EndTurn], 1);
}

#[test]
fn the_lesson_that_was_left_last_comes_next_and_then_the_first_that_is_not_done() {
    ways::assert_lesson_left_last_comes_next::<Engineers>(3);
}

#[test]
fn an_action_that_leads_on_is_suggested_whenever_the_learner_acts() {
    ways::assert_actions_are_suggested::<Engineers>(|_| false);
}

#[test]
fn the_real_game_after_the_lessons_can_be_played() {
    let (setup, seats) = library::first_real_game(7);
    setup.check().unwrap();
    assert_eq!(seats.len(), usize::from(setup.seats));
    assert_eq!(library::total_minutes(), 16);
}
