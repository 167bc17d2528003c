//! Lesson 1, *Shop by time*: the token furthest back, parts that replace others, a rummage, and the
//! hand that the line costs (4.1, 4.4, 4.8, 5.3).

use super::cast::{ILO, LEARNER};
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, card_of_name};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::wanted::Wanted;
use crate::action::Action;
use crate::cards::{ArmSide, Slot};
use crate::table::{Setup, Snapshot};

/// Squares of the tokens of the learner and of Ilo at the beginning.
const PLACES: [u8; 2] = [20, 23];
/// Squares of the learner's token after Zap, Crowbar, Periscope, the rummaged Zap and Fusion
/// Kettle.
const LEARNERS_PLACES: [u8; 5] = [21, 24, 26, 27, 33];
/// Numbers of the piles, from 0, whose top cards are collected or rummaged.
const ZAP: u8 = 0;
const CROWBAR: u8 = 1;
const PERISCOPE: u8 = 3;
const BANK_SAFE: u8 = 4;
const FUSION_KETTLE: u8 = 5;
const HAYMAKER: u8 = 6;
/// Approximate duration.
const MINUTES: u8 = 4;
/// Any seed would do: no step depends on what is turned up.
const SEED: u64 = 1;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let picture = card_of_name(&setup, "periscope");
    let steps = steps_of_first_turns().into_iter().chain(steps_of_rummage(&setup)).chain(steps_beyond_line()).collect();
    lesson_about(1, "scrapyard-lesson-1", picture, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    let tops: [&[&str]; 10] = [
        &["zap"],
        &["crowbar"],
        &["milk_float"],
        &["periscope"],
        &["bank_safe"],
        &["fusion_kettle"],
        &["haymaker", "zap", "duct_tape"],
        &["skates"],
        &["nail_gun"],
        &["big_magnet"],
    ];
    LessonScene::building(SEED, PLACES)
        .with_part(LEARNER, Slot::Torso, "boiler")
        .with_part(ILO, Slot::Legs, "spider_legs")
        .with_discarded(LEARNER, &["charge", "garage_door", "headbutt"])
        .with_discarded(ILO, &["firework", "download", "jump_start"])
        .with_tops(&tops)
        .finish()
}

fn steps_of_first_turns() -> Vec<LessonStep> {
    let [after_zap, after_crowbar, ..] = LEARNERS_PLACES;
    let [own, ilos] = PLACES;
    let done = || StepGoal::Acted(Wanted::Done);
    // Ilo takes five spaces.
    let script = vec![Action::Collect { pile: BANK_SAFE, side: None }, Action::Done];
    vec![
        LessonStep::new("scrapyard-lesson-1-track", StepGoal::Read).marking([Spot::Track(own), Spot::Track(ilos)]),
        LessonStep::new("scrapyard-lesson-1-zap", StepGoal::Acted(Wanted::Collect(ZAP, None)))
            .marking([Spot::Pile(ZAP), Spot::Track(after_zap)]),
        LessonStep::new("scrapyard-lesson-1-done", done()).marking([Spot::Button(LessonButton::Done)]),
        LessonStep::new("scrapyard-lesson-1-crowbar", StepGoal::Acted(Wanted::Collect(CROWBAR, Some(ArmSide::Left))))
            .marking([Spot::Pile(CROWBAR), Spot::Slot(Slot::LeftArm)]),
        LessonStep::new("scrapyard-lesson-1-passed", done())
            .marking([Spot::Track(after_crowbar), Spot::Button(LessonButton::Done)]),
        LessonStep::new("scrapyard-lesson-1-watch", StepGoal::Watched(script))
            .marking([Spot::Pile(BANK_SAFE), Spot::Seat(ILO)]),
    ]
}

fn steps_of_rummage(setup: &Setup) -> Vec<LessonStep> {
    let zap = card_of_name(setup, "zap");
    vec![
        LessonStep::new("scrapyard-lesson-1-periscope", StepGoal::Acted(Wanted::Collect(PERISCOPE, None)))
            .marking([Spot::Pile(PERISCOPE), Spot::Slot(Slot::Head)]),
        LessonStep::new("scrapyard-lesson-1-rummage", StepGoal::Acted(Wanted::Rummage(HAYMAKER)))
            .marking([Spot::Pile(HAYMAKER)]),
        LessonStep::new("scrapyard-lesson-1-take", StepGoal::Acted(Wanted::Take(zap))).marking([Spot::Rummaged(zap)]),
        LessonStep::new("scrapyard-lesson-1-again", StepGoal::Acted(Wanted::Done))
            .marking([Spot::Button(LessonButton::Done)]),
    ]
}

fn steps_beyond_line() -> Vec<LessonStep> {
    let [.., beyond] = LEARNERS_PLACES;
    vec![
        LessonStep::new("scrapyard-lesson-1-kettle", StepGoal::Acted(Wanted::Collect(FUSION_KETTLE, None)))
            .marking([Spot::Pile(FUSION_KETTLE), Spot::Track(beyond)]),
        LessonStep::new("scrapyard-lesson-1-stop", StepGoal::Acted(Wanted::Done))
            .marking([Spot::Track(beyond), Spot::Button(LessonButton::Done)]),
        LessonStep::new("scrapyard-lesson-1-pass", StepGoal::Watched(vec![Action::Pass])).marking([Spot::Seat(ILO)]),
        LessonStep::new("scrapyard-lesson-1-hand", StepGoal::Read).marking([Spot::Seat(LEARNER), Spot::Seat(ILO)]),
    ]
}
