//! Lesson 3, *Two for one*: a trade with a counter-offer, the rent of the store, and scrapping
//! (8.4, 8.5, 12.7).

use shell::grid::Rotation;

use super::cast::{ILO, LEARNER};
use super::goal::StepGoal;
use super::lesson::{Lesson, lesson_about};
use super::scene::{LessonScene, LessonWorkshop, put};
use super::spot::{LessonButton, Spot};
use super::step::LessonStep;
use super::wanted::Wanted;
use crate::action::{Action, PlacedPart, Share, Terms};
use crate::parts::{Credits, Kind, OrderId, Part};
use crate::table::{Setup, Snapshot};

/// The order of the lesson: two wheels, two pincers and a suction cup.
const PIANO_MOVER: OrderId = OrderId(7);
/// The other open order, which is left alone.
const GRAND_HOTEL: OrderId = OrderId(15);
/// Position of the disc; nothing is bought.
const DISC: u8 = 4;
const SEATS: u8 = 3;
/// Approximate duration.
const MINUTES: u8 = 4;
/// Any seed would do: nothing is drawn.
const SEED: u64 = 1;
/// Credits that the learner offers, and those that Ilo asks for.
const OFFERED: Credits = 100;
const ASKED: Credits = 200;
/// Space of the store that costs rent, counted from 0 (8.4).
const FOURTH_SPACE: u8 = 3;

const HEAD: Part = Part::plain(Kind::Head);
const PINCER: Part = Part::plain(Kind::Pincer);
const PLUNGER: Part = Part::plain(Kind::Plunger);
const PROPELLER: Part = Part::plain(Kind::Propeller);
const SUCTION_CUP: Part = Part::plain(Kind::SuctionCup);
const WHEELS: Part = Part::plain(Kind::Wheels);
const TORSO: Part = Part::plain(Kind::Torso);

/// The learner's robot: all of the order but the suction cup. The torso's left outlet is free.
const ROBOT: [PlacedPart; 6] = [
    put(TORSO, (0, 0), Rotation::Up),
    put(Part::plain(Kind::Switch), (1, 0), Rotation::Up),
    put(PINCER, (0, 1), Rotation::Up),
    put(PINCER, (2, 0), Rotation::Right),
    put(WHEELS, (0, -1), Rotation::Up),
    put(WHEELS, (1, -1), Rotation::Up),
];

/// The lesson.
pub(super) fn make_lesson() -> Lesson {
    let (setup, start) = set_up_table();
    lesson_about(3, "robotics-lesson-3", Kind::SuctionCup, setup, start).with_steps(MINUTES, make_steps())
}

fn set_up_table() -> (Setup, Snapshot) {
    let learners = LessonWorkshop { credits: 500, bench: &[PLUNGER], store: &[HEAD, PROPELLER, TORSO], robot: &ROBOT };
    let of_ilo = LessonWorkshop { credits: 700, bench: &[], store: &[SUCTION_CUP, WHEELS, HEAD], robot: &[] };
    LessonScene::new(SEATS, SEED, DISC, &[PIANO_MOVER, GRAND_HOTEL])
        .with_workshop(LEARNER, &learners)
        .with_workshop(ILO, &of_ilo)
        .without_stock(Kind::SuctionCup)
        .finish()
}

/// A plunger and credits of the learner for parts of Ilo.
fn plunger_and_credits_for(parts: &[Part], credits: Credits) -> Terms {
    Terms {
        active: Share { parts: [PLUNGER].into_iter().collect(), credits },
        partner: Share { parts: parts.iter().copied().collect(), credits: 0 },
    }
}

fn make_steps() -> Vec<LessonStep> {
    let offer = Wanted::Offer(ILO, plunger_and_credits_for(&[SUCTION_CUP], OFFERED));
    let counter = Action::Counter(plunger_and_credits_for(&[SUCTION_CUP, WHEELS], ASKED));
    let put_away = vec![Action::Store(PLUNGER), Action::Done];
    vec![
        LessonStep::new("robotics-lesson-3-order", StepGoal::Read).marking([
            Spot::Order(PIANO_MOVER),
            Spot::Square(Kind::SuctionCup),
            Spot::Seat(ILO),
        ]),
        LessonStep::new("robotics-lesson-3-offer", StepGoal::Acted(offer))
            .allowing([Wanted::MoveParts])
            .marking([Spot::Button(LessonButton::Trade), Spot::Seat(ILO)]),
        LessonStep::new("robotics-lesson-3-answer", StepGoal::Watched(vec![counter])).marking([Spot::Seat(ILO)]),
        LessonStep::new("robotics-lesson-3-accept", StepGoal::Acted(Wanted::Accept))
            .marking([Spot::Button(LessonButton::Accept)]),
        LessonStep::new("robotics-lesson-3-put-away", StepGoal::Watched(put_away)).marking([Spot::Seat(ILO)]),
        LessonStep::new("robotics-lesson-3-attach", StepGoal::Attached([SUCTION_CUP].into_iter().collect())),
        LessonStep::new("robotics-lesson-3-store", StepGoal::BenchCleared)
            .allowing([Wanted::MoveParts, Wanted::ScrapParts])
            .marking([Spot::Bench, Spot::StoreSpace(FOURTH_SPACE), Spot::Chute]),
        LessonStep::new("robotics-lesson-3-end", StepGoal::Acted(Wanted::EndTurn))
            .allowing([Wanted::MoveParts, Wanted::ScrapParts])
            .marking([Spot::Button(LessonButton::Done)]),
        LessonStep::new("robotics-lesson-3-over", StepGoal::Read)
            .marking([Spot::Order(PIANO_MOVER), Spot::Seat(LEARNER)]),
    ]
}
