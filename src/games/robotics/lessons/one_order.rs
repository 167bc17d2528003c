//! Lesson 1, *A robot for one order*: outlets, one price at a time, and a sale that waits a turn
//! (6.1, 7.6, 9.1).

use shell::grid::{Placement, Rotation};

use super::cast::{ILO, LEARNER};
use super::goal::StepGoal;
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, LessonWorkshop, put};
use super::spot::{LessonButton, Spot};
use super::step::LessonStep;
use super::wanted::Wanted;
use crate::action::{Action, LoosePlace};
use crate::parts::{Kind, Market, OrderId, Part, PartCounts};
use crate::table::{Setup, Snapshot};

/// The order of the lesson: a head, a pincer and two suction cups.
const SKYLIGHT_POLISHER: OrderId = OrderId(1);
/// The other open order, which is left alone.
const PIANO_MOVER: OrderId = OrderId(7);
/// Position of the disc at which suction cups cost 600 (2.6).
const DISC: u8 = 2;
const SEATS: u8 = 2;
/// Approximate duration.
const MINUTES: u8 = 4;
/// Any seed would do: nothing is drawn but the order after the sale.
const SEED: u64 = 1;

const HEAD: Part = Part::plain(Kind::Head);
const PINCER: Part = Part::plain(Kind::Pincer);
const SUCTION_CUP: Part = Part::plain(Kind::SuctionCup);
const TORSO: Part = Part::plain(Kind::Torso);

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    lesson_about(1, "robotics-lesson-1", Kind::Torso, setup, start).with_steps(MINUTES, make_steps())
}

fn set_up_table() -> (Setup, Snapshot) {
    let workshop = LessonWorkshop {
        credits: 1000,
        bench: &[HEAD, PINCER],
        store: &[SUCTION_CUP],
        robot: &[put(TORSO, (0, 0), Rotation::Up)],
    };
    LessonScene::new(SEATS, SEED, DISC, &[SKYLIGHT_POLISHER, PIANO_MOVER]).with_workshop(LEARNER, &workshop).finish()
}

fn make_steps() -> Vec<LessonStep> {
    let attached = |parts: &[Part]| StepGoal::Attached(parts.iter().copied().collect::<PartCounts>());
    let bought = Wanted::Buy(Kind::SuctionCup, Market::Regular);
    vec![
        LessonStep::new("robotics-lesson-1-order", StepGoal::Read)
            .marking([Spot::Order(SKYLIGHT_POLISHER), Spot::Robot]),
        LessonStep::new("robotics-lesson-1-bench", attached(&[HEAD, PINCER])),
        LessonStep::new("robotics-lesson-1-store", attached(&[SUCTION_CUP])).allowing([Wanted::MoveParts]),
        LessonStep::new("robotics-lesson-1-buy", StepGoal::Acted(bought))
            .marking([Spot::Price(Kind::SuctionCup, Market::Regular), Spot::Disc]),
        LessonStep::new("robotics-lesson-1-disc", StepGoal::Read).marking([Spot::Disc, Spot::Square(Kind::SuctionCup)]),
        LessonStep::new("robotics-lesson-1-close", attached(&[SUCTION_CUP, SUCTION_CUP])).allowing([Wanted::MoveParts]),
        LessonStep::new("robotics-lesson-1-end", StepGoal::Acted(Wanted::EndTurn))
            .marking([Spot::Button(LessonButton::Done)]),
        LessonStep::new("robotics-lesson-1-watch", StepGoal::Watched(actions_of_ilo())).marking([Spot::Seat(ILO)]),
        LessonStep::new("robotics-lesson-1-sell", StepGoal::Acted(Wanted::Sell(SKYLIGHT_POLISHER)))
            .marking([Spot::Order(SKYLIGHT_POLISHER), Spot::Button(LessonButton::Sell)]),
        LessonStep::new("robotics-lesson-1-sold", StepGoal::Read).marking([Spot::Seat(LEARNER)]),
    ]
}

/// Ilo buys a torso for 200 credits and begins a robot with it.
fn actions_of_ilo() -> Vec<Action> {
    vec![
        Action::Buy { kind: Kind::Torso, market: Market::Regular },
        Action::Attach { part: TORSO, from: LoosePlace::Bench, at: Placement::default() },
        Action::Done,
    ]
}
