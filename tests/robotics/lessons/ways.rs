//! The way back in a lesson, and the way to the step at which it was left.

use robotics::action::{Action, LoosePlace, Robotics};
use robotics::lessons::{LessonStage, LessonStep, NotYet, StepGoal, Wanted, all_lessons, choices, library};
use robotics::record::Draft;
use shell::grid::Rotation;

use super::PlayedLesson;
use crate::stepped_lessons::ways;
use crate::table::{attach, build, store, unstore};

/// Puts the head on the torso.
fn attach_head() -> Action {
    attach("head", LoosePlace::Bench, (0, 1), Rotation::Up)
}

/// Whether a step asks for a conversion.
fn asks_to_convert(step: &LessonStep) -> bool {
    matches!(step.goal(), StepGoal::Acted(Wanted::ConvertFor(_)))
}

#[test]
fn the_way_back_leads_through_every_step_that_was_read_or_acted_in() {
    ways::assert_way_back_leads_through::<Robotics>(7);
}

#[test]
fn the_way_back_leads_to_the_beginning_of_a_step_first() {
    let mut played = PlayedLesson::begin(1);
    ways::assert_way_back_leads_to_beginning(&mut played, 1, [attach_head()], LessonStage::Reading);
}

#[test]
fn a_choice_in_the_making_is_given_up_first() {
    let mut played = PlayedLesson::begin(2);
    let step = played.step_that(asks_to_convert);
    played.go_to(step);
    played.running.keep_draft(&mut played.game, Draft::Convert(build("T^", ""))).unwrap();
    ways::go_back(&mut played);
    assert_eq!((played.running.step_number(), played.running.history().draft()), (step, None));
    played.finish();
}

#[test]
fn while_others_act_the_way_back_leads_before_their_turn() {
    ways::assert_way_back_leads_before_others(PlayedLesson::begin(2));
}

#[test]
fn undo_reaches_back_to_the_beginning_of_the_step() {
    let mut played = PlayedLesson::begin(1);
    ways::assert_undo_reaches_beginning(&mut played, 1, attach_head());
    played.act(attach("pincer", LoosePlace::Bench, (0, 1), Rotation::Up));
    played.act(attach("head", LoosePlace::Bench, (1, 0), Rotation::Right));
    assert!(!played.running.can_undo(), "the step is done");
    played.act(unstore("suction_cup"));
    assert!(played.running.undo(&mut played.game));
    assert!(!played.running.undo(&mut played.game));
    played.finish();
}

#[test]
fn a_lesson_that_was_left_is_resumed_at_its_step() {
    ways::assert_lessons_are_resumed::<Robotics>();
}

#[test]
fn actions_that_a_lesson_no_longer_allows_are_dropped() {
    ways::assert_other_actions_are_dropped::<Robotics>(&[attach_head(), store("pincer"), Action::Done], 1);
}

#[test]
fn the_lesson_that_was_left_last_comes_next_and_then_the_first_that_is_not_done() {
    ways::assert_lesson_left_last_comes_next::<Robotics>(2);
}

#[test]
fn an_action_that_leads_on_is_suggested_but_for_a_conversion() {
    ways::assert_actions_are_suggested::<Robotics>(asks_to_convert);
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
