//! Lesson 3, *Taking it and getting away*: shields that settle dents without a choice, dents that
//! the learner settles, and the crusher (9.2, 9.3, 10.1).

use super::cast::{ILO, LEARNER};
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonRobot, LessonScene, card_of_name};
use super::spot::{LessonButton, Spot};
use super::step::{LessonStep, StepGoal};
use super::wanted::Wanted;
use crate::action::Action;
use crate::arena::Square;
use crate::cards::{ArmSide, CardId};
use crate::table::{Setup, Snapshot};

/// Round of the beginning: the last one before the crusher (10.1).
const ROUND: u16 = 7;
/// Squares of the two robots, on the border, two steps apart; and squares off the border.
const OWN_SQUARE: Square = Square::new(0, 2);
const ILOS_SQUARE: Square = Square::new(0, 4);
const INNER_SQUARES: [Square; 2] = [Square::new(1, 2), Square::new(1, 1)];
/// Approximate duration.
const MINUTES: u8 = 3;
/// Any seed would do: no step depends on what is drawn.
const SEED: u64 = 1;

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    let steps = make_steps(&setup);
    let picture = card_of_name(&setup, "garage_door");
    lesson_about(3, "scrapyard-lesson-3", picture, setup, start).with_steps(MINUTES, steps)
}

/// It is the turn of Ilo, who acts before the learner.
fn set_up_table() -> (Setup, Snapshot) {
    let learners = LessonRobot {
        square: OWN_SQUARE,
        armour: 2,
        shields: 3,
        dents: 4,
        hand: &["garage_door", "skates", "junk_code", "junk_code"],
        deck: &["junk_code", "junk_code", "zap", "headbutt"],
        discard: &["junk_code", "junk_code", "tin_foil"],
    };
    let of_ilo = LessonRobot {
        square: ILOS_SQUARE,
        armour: 4,
        shields: 0,
        dents: 0,
        hand: &["junk_code", "junk_code"],
        deck: &["junk_code", "zap", "charge", "duct_tape"],
        discard: &["junk_code", "junk_code", "firework", "junk_code"],
    };
    LessonScene::in_battle(SEED, ROUND, ILO, [ILO, LEARNER])
        .with_robot(LEARNER, &learners)
        .with_robot(ILO, &of_ilo)
        .finish()
}

fn make_steps(setup: &Setup) -> Vec<LessonStep> {
    let door = card_of_name(setup, "garage_door");
    let attack = Action::Attack { side: ArmSide::Right, seat: LEARNER, pay: CardId::JUNK_CODE };
    let settle = [
        LessonStep::new("scrapyard-lesson-3-tokens", StepGoal::Read)
            .marking([Spot::Seat(LEARNER), Spot::Robot(LEARNER)]),
        LessonStep::new("scrapyard-lesson-3-attack", StepGoal::Watched(vec![attack, Action::EndTurn]))
            .marking([Spot::Robot(ILO), Spot::Robot(LEARNER)]),
        LessonStep::new("scrapyard-lesson-3-shields", StepGoal::Read).marking([Spot::Seat(LEARNER)]),
        LessonStep::new("scrapyard-lesson-3-settle", StepGoal::SettledWithout(door)).marking([
            Spot::Button(LessonButton::Armour),
            Spot::Button(LessonButton::Deck),
            Spot::Hand,
        ]),
        LessonStep::new("scrapyard-lesson-3-done", StepGoal::Acted(Wanted::Done))
            .marking([Spot::Seat(LEARNER), Spot::Button(LessonButton::Done)]),
    ];
    let escape = [
        LessonStep::new("scrapyard-lesson-3-door", StepGoal::Acted(Wanted::Play(door))).marking([Spot::Card(door)]),
        LessonStep::new("scrapyard-lesson-3-border", StepGoal::Acted(Wanted::LeaveBorder))
            .marking(INNER_SQUARES.map(Spot::Square)),
        LessonStep::new("scrapyard-lesson-3-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::EndTurn)]),
        LessonStep::new("scrapyard-lesson-3-crusher", StepGoal::Watched(vec![Action::EndTurn]))
            .marking([Spot::Robot(ILO), Spot::Square(ILOS_SQUARE)]),
        LessonStep::new("scrapyard-lesson-3-over", StepGoal::Read).marking([Spot::Seat(ILO), Spot::Seat(LEARNER)]),
    ];
    settle.into_iter().chain(escape).collect()
}
