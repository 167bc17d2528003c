//! Lesson 2, *Cheap with a nut*: the black market, the manufacturing control and what falls with
//! what it takes, and the conversion of what is left (9.2, 11.5, 11.6, 13.1).

use shell::grid::Rotation;

use super::cast::{ILO, LEARNER, RUSTY};
use super::goal::StepGoal;
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, LessonWorkshop, put};
use super::spot::{LessonButton, Spot};
use super::step::LessonStep;
use super::wanted::Wanted;
use crate::action::{Action, PlacedPart};
use crate::parts::{Kind, Market, OrderId, Part};
use crate::table::{Setup, Snapshot};

/// The order that the learner hopes for: a head, wheels, two pincers and a plunger.
const BIN_BUTLER: OrderId = OrderId(2);
/// The order that is left to the learner: a head, a pincer and two suction cups.
const SKYLIGHT_POLISHER: OrderId = OrderId(1);
/// Position of the disc at which pincers cost 200 on the black market only; after one purchase they
/// cost 200 on the regular market (2.6).
const DISC: u8 = 5;
const SEATS: u8 = 3;
/// Approximate duration.
const MINUTES: u8 = 4;
/// First seed of which a stream draws a manufacturing control from the lesson's bag at once. A
/// test finds it.
const SEED: u64 = 16;

const HEAD: Part = Part::plain(Kind::Head);
const PINCER: Part = Part::plain(Kind::Pincer);
const PLUNGER: Part = Part::plain(Kind::Plunger);
const SUCTION_CUP: Part = Part::plain(Kind::SuctionCup);
const WHEELS: Part = Part::plain(Kind::Wheels);
const TORSO: Part = Part::plain(Kind::Torso);

/// The learner's robot: head and plunger on a torso, a pincer and wheels on a switch with a nut.
/// The torso's left outlet is free.
const ROBOT: [PlacedPart; 6] = [
    put(TORSO, (0, 0), Rotation::Up),
    put(Part::with_nut(Kind::Switch), (1, 0), Rotation::Up),
    put(HEAD, (0, 1), Rotation::Up),
    put(PLUNGER, (0, -1), Rotation::Up),
    put(PINCER, (2, 0), Rotation::Right),
    put(WHEELS, (1, -1), Rotation::Up),
];

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let steps = steps_before_control().into_iter().chain(steps_after_control()).collect();
    let (setup, start) = set_up_table();
    lesson_about(2, "robotics-lesson-2", Kind::ManufacturingControl, setup, start).with_steps(MINUTES, steps)
}

fn set_up_table() -> (Setup, Snapshot) {
    let learners = LessonWorkshop { credits: 600, bench: &[], store: &[SUCTION_CUP, SUCTION_CUP], robot: &ROBOT };
    let of_ilo = LessonWorkshop { credits: 900, bench: &[], store: &[Part::with_nut(Kind::Head)], robot: &[] };
    LessonScene::new(SEATS, SEED, DISC, &[BIN_BUTLER, SKYLIGHT_POLISHER])
        .with_workshop(LEARNER, &learners)
        .with_workshop(ILO, &of_ilo)
        .finish()
}

fn steps_before_control() -> Vec<LessonStep> {
    let pincer = Part::with_nut(Kind::Pincer);
    // Ilo waits; Rusty draws the control.
    let script = vec![Action::Pass, Action::Done, Action::Draw, Action::Done];
    vec![
        LessonStep::new("robotics-lesson-2-order", StepGoal::Read).marking([Spot::Order(BIN_BUTLER), Spot::Robot]),
        LessonStep::new("robotics-lesson-2-buy", StepGoal::Acted(Wanted::Buy(Kind::Pincer, Market::Black)))
            .marking([Spot::Price(Kind::Pincer, Market::Black)]),
        LessonStep::new("robotics-lesson-2-nut", StepGoal::Read).marking([Spot::Bench, Spot::Bag]),
        LessonStep::new("robotics-lesson-2-attach", StepGoal::Attached([pincer].into_iter().collect()))
            .allowing([Wanted::MoveParts]),
        LessonStep::new("robotics-lesson-2-end", StepGoal::Acted(Wanted::EndTurn))
            .allowing([Wanted::MoveParts])
            .marking([Spot::Button(LessonButton::Done)]),
        LessonStep::new("robotics-lesson-2-watch", StepGoal::Watched(script)).marking([Spot::Seat(RUSTY), Spot::Bag]),
        LessonStep::new("robotics-lesson-2-control", StepGoal::Read).marking([Spot::Robot, Spot::Seat(ILO)]),
    ]
}

fn steps_after_control() -> Vec<LessonStep> {
    vec![
        LessonStep::new("robotics-lesson-2-honest", StepGoal::Acted(Wanted::Buy(Kind::Pincer, Market::Regular)))
            .allowing([Wanted::MoveParts])
            .marking([Spot::Price(Kind::Pincer, Market::Regular), Spot::Order(SKYLIGHT_POLISHER)]),
        LessonStep::new("robotics-lesson-2-convert", StepGoal::Acted(Wanted::ConvertFor(SKYLIGHT_POLISHER)))
            .allowing([Wanted::AttachParts, Wanted::MoveParts])
            .marking([Spot::Button(LessonButton::Convert), Spot::Order(SKYLIGHT_POLISHER)]),
        LessonStep::new("robotics-lesson-2-end-again", StepGoal::Acted(Wanted::EndTurn))
            .allowing([Wanted::MoveParts])
            .marking([Spot::Button(LessonButton::Done)]),
        LessonStep::new("robotics-lesson-2-over", StepGoal::Read)
            .marking([Spot::Order(SKYLIGHT_POLISHER), Spot::Seat(LEARNER)]),
    ]
}
