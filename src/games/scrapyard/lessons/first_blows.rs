//! Lesson 2, *First blows*: reach, a Move and an attack for a card each, and a push into the edge
//! (6.7, 6.9, 7.2, 8.8).

use super::cast::{ILO, LEARNER};
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonRobot, LessonScene, card_of_name};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::wanted::Wanted;
use crate::action::{Action, Settling};
use crate::arena::Square;
use crate::cards::{ArmSide, CardId, Slot};
use crate::table::{Setup, Snapshot};

/// Squares of the two robots, and those to which the learner's moves.
const OWN_SQUARE: Square = Square::new(4, 3);
const ILOS_SQUARE: Square = Square::new(8, 3);
const MOVE_TO: Square = Square::new(6, 3);
const STEP_TO: Square = Square::new(7, 3);
/// Approximate duration.
const MINUTES: u8 = 3;
/// Any seed would do: nothing is drawn before the last step.
const SEED: u64 = 1;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let steps = make_steps(&setup);
    let picture = card_of_name(&setup, "charge");
    lesson_about(2, "scrapyard-lesson-2", picture, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    let learners = LessonRobot {
        square: OWN_SQUARE,
        armour: 10,
        shields: 0,
        dents: 0,
        hand: &["charge", "zap", "junk_code", "junk_code", "junk_code"],
        deck: &["garage_door", "tin_foil", "junk_code"],
        discard: &[],
    };
    let of_ilo = LessonRobot {
        square: ILOS_SQUARE,
        hand: &["zap", "junk_code", "junk_code", "junk_code", "junk_code"],
        deck: &["skates", "junk_code", "duct_tape"],
        ..learners
    };
    LessonScene::in_battle(SEED, 1, LEARNER, [LEARNER, ILO])
        .with_robot(LEARNER, &learners)
        .with_robot(ILO, &of_ilo)
        .finish()
}

fn make_steps(setup: &Setup) -> Vec<LessonStep> {
    let [charge, zap] = ["charge", "zap"].map(|name| card_of_name(setup, name));
    let attack = Wanted::Attack(ArmSide::Right, ILO, CardId::JUNK_CODE);
    let strike = [
        LessonStep::new("scrapyard-lesson-2-reach", StepGoal::Read)
            .marking([Spot::Robot(ILO), Spot::Slot(Slot::RightArm)]),
        LessonStep::new("scrapyard-lesson-2-move", StepGoal::Acted(Wanted::MoveTo(MOVE_TO, CardId::JUNK_CODE)))
            .marking([Spot::Square(MOVE_TO), Spot::Card(CardId::JUNK_CODE)]),
        LessonStep::new("scrapyard-lesson-2-attack", StepGoal::Acted(attack)).marking([
            Spot::Slot(Slot::RightArm),
            Spot::Robot(ILO),
            Spot::Card(CardId::JUNK_CODE),
        ]),
        LessonStep::new("scrapyard-lesson-2-charge", StepGoal::Acted(Wanted::Play(charge)))
            .marking([Spot::Card(charge)]),
        LessonStep::new("scrapyard-lesson-2-step", StepGoal::Acted(Wanted::StepTo(STEP_TO)))
            .marking([Spot::Square(STEP_TO)]),
        LessonStep::new("scrapyard-lesson-2-push", StepGoal::Acted(Wanted::Push(1)))
            .marking([Spot::Robot(ILO), Spot::Button(LessonButton::Push)]),
    ];
    let settle = [
        LessonStep::new("scrapyard-lesson-2-sum", StepGoal::Read).marking([Spot::Seat(ILO)]),
        LessonStep::new("scrapyard-lesson-2-zap", StepGoal::Acted(Wanted::Play(zap))).marking([Spot::Card(zap)]),
        LessonStep::new("scrapyard-lesson-2-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("scrapyard-lesson-2-watch", StepGoal::Watched(settling_of_ilo())).marking([Spot::Seat(ILO)]),
        LessonStep::new("scrapyard-lesson-2-over", StepGoal::Read).marking([Spot::Seat(ILO), Spot::Seat(LEARNER)]),
    ];
    strike.into_iter().chain(settle).collect()
}

/// Ilo settles six dents: four with armour, two with Junk Codes.
fn settling_of_ilo() -> Vec<Action> {
    let armour = std::iter::repeat_n(Settling::Armour, 4);
    let cards = std::iter::repeat_n(Settling::Hand(CardId::JUNK_CODE), 2);
    armour.chain(cards).map(Action::Settle).chain([Action::Done]).collect()
}
