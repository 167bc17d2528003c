//! Things shown of Engineers at Play before the game goes on: tests, debugging rolls, exchanges,
//! cards that are handed in, trucks that roll on, and the steps of computer players.

use std::time::Duration;

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::events::durations::{DEAL, DEBUG_ROLL, HAMMER, test_duration};
use crate::action::{Grades, TableEvent, Terms, ThingId};
use crate::set::MachineId;
use crate::set::limits::DIE;
use client::play::game::Show;
use client::play::players::{Players, read_duration};
use client::settings::{ComputerSpeed, Settings, Speed};

/// Time for which the result of a test is shown after its motion, or without one, and for which
/// cards that are handed in are.
const RESULT: Duration = Duration::from_millis(1_000);
const STILL_RESULT: Duration = Duration::from_millis(2_500);
const CARDS: Duration = Duration::from_millis(1_600);
/// Time for which a debugging roll, and a truck that rolls on, are shown.
const ROLL: Duration = Duration::from_millis(1_200);
const ROLLS_ON: Duration = Duration::from_millis(900);
/// Time for which an exchange is shown, and the refusal of an offer of a person.
const EXCHANGE: Duration = Duration::from_millis(1_500);
const REFUSED: Duration = Duration::from_millis(2_200);
/// Time for which a computer player's step is shown: one that costs an action or is an answer, and
/// any other.
const ACTION: Duration = Duration::from_millis(350);
const FREE_STEP: Duration = Duration::from_millis(200);

/// Test of a machine, as it is shown (section 11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestShow {
    /// Team.
    pub seat: SeatId,
    /// Card.
    pub machine: MachineId,
    /// Components in the order of linking, with their grades before the roll.
    pub grades: Grades,
    /// Sum that Steady things add.
    pub steady: u8,
    /// Success value.
    pub value: u8,
    /// Roll.
    pub roll: u8,
    /// Whether it works.
    pub works: bool,
    /// Components that were damaged by it, with their grades after it (11.8).
    pub damaged: Grades,
    /// Points of the machine and of the team after it, if it works (11.7).
    pub points: Option<(u16, u16)>,
    /// Other cards of the team, which leave its hand if it works, each with whether all have seen
    /// it (11.7).
    pub put_aside: SmallVec<[(MachineId, bool); 3]>,
}

impl TestShow {
    /// Whether it is a major malfunction (11.6).
    pub const fn is_major_malfunction(&self) -> bool {
        self.roll == DIE
    }
}

/// Thing that is shown before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineersShow {
    /// A machine is tested.
    Test(Box<TestShow>),
    /// The debugging roll at the end of a turn (12.3).
    DebugRoll {
        /// Success value.
        value: u8,
        /// Roll.
        roll: u8,
        /// Whether the fault is found.
        is_found: bool,
    },
    /// A truck rolls on by itself (9.8).
    RolledOn,
    /// Cards that a team asked to hand in (15.5).
    HandedIn {
        /// The cards.
        cards: SmallVec<[MachineId; 3]>,
        /// Whether they are put aside.
        is_granted: bool,
    },
    /// Goods changed hands (16.2).
    Exchange {
        /// Team that gave.
        seat: SeatId,
        /// Its partner.
        partner: SeatId,
        /// Terms, seen from the team that gave.
        terms: Terms,
    },
    /// An auction ended (16.4).
    AuctionEnded {
        /// The thing, or a component of the assembly, that was set out.
        thing: ThingId,
        /// Team that got the thing, and the price in dollars.
        buyer: Option<(SeatId, u16)>,
    },
    /// A computer player refused the offer of a person (16.3): that is to be read.
    Refused,
    /// Another step of a computer player.
    ComputerStep {
        /// Whether it costs an action, is a bid or an answer.
        is_action: bool,
    },
}

impl Show for EngineersShow {
    fn next(self) -> Option<Self> {
        None
    }

    fn is_momentary(&self) -> bool {
        true
    }

    fn duration(&self, from: SeatId, players: Players, settings: &Settings) -> Option<Duration> {
        // At a slow speed, the motion lasts longer than the reading.
        let with_motion = |read: Duration, motion: Duration| {
            let moves = if settings.reduced_motion { Duration::ZERO } else { motion.mul_f32(settings.speed.factor()) };
            read_duration(read, players, settings).map(|read| read + moves)
        };
        let of_computer = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
        match self {
            Self::Test(test) => {
                let is_still = settings.reduced_motion || settings.speed == Speed::Off;
                let read = if is_still { STILL_RESULT } else { RESULT };
                with_motion(read, test_duration(test.grades.len(), test.works))
            }
            Self::DebugRoll { .. } => with_motion(ROLL, DEBUG_ROLL),
            Self::HandedIn { .. } => read_duration(CARDS, players, settings),
            Self::Exchange { .. } => with_motion(EXCHANGE, DEAL),
            Self::AuctionEnded { .. } => with_motion(EXCHANGE, HAMMER + DEAL),
            Self::Refused => read_duration(REFUSED, players, settings),
            Self::RolledOn if players.is_computer(from) => of_computer(ROLLS_ON),
            Self::RolledOn => read_duration(ROLLS_ON, players, settings),
            Self::ComputerStep { is_action: true } => of_computer(ACTION),
            Self::ComputerStep { is_action: false } => of_computer(FREE_STEP),
        }
    }

    /// Exercises show everything: the learner watches what the other does.
    fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, _: bool) -> bool {
        let is_small = matches!(self, Self::ComputerStep { .. } | Self::RolledOn);
        is_small && players.is_computer(from) && settings.computer_speed == ComputerSpeed::AtOnce
    }

    fn hidden_lines(&self) -> usize {
        0
    }
}

/// Things shown of a step, in order. `link_order` gives the components of an assembly in the order
/// of linking.
pub(super) fn shows_of_step(
    from: SeatId,
    events: &[TableEvent],
    link_order: impl Fn(ThingId) -> SmallVec<[ThingId; 6]>,
    players: Players,
) -> Vec<EngineersShow> {
    let shown: Vec<EngineersShow> =
        events.iter().filter_map(|event| show_of_event(event, events, &link_order)).collect();
    let by_computer = players.is_computer(from) && shown.is_empty();
    let step = by_computer.then(|| match events.iter().any(|event| is_refusal_to_person(event, players)) {
        true => EngineersShow::Refused,
        false => EngineersShow::ComputerStep { is_action: events.iter().any(costs_action) },
    });
    step.into_iter().chain(shown).collect()
}

/// First thing of a step that has a picture of its own on the stage. A replay shows it as the table
/// does.
pub fn show_with_picture(
    events: &[TableEvent],
    link_order: impl Fn(ThingId) -> SmallVec<[ThingId; 6]>,
) -> Option<EngineersShow> {
    events.iter().find_map(|event| show_of_event(event, events, &link_order))
}

/// Thing that is shown of an event; `all` are those of the same step.
fn show_of_event(
    event: &TableEvent,
    all: &[TableEvent],
    link_order: &impl Fn(ThingId) -> SmallVec<[ThingId; 6]>,
) -> Option<EngineersShow> {
    Some(match event {
        TableEvent::Tested { .. } => EngineersShow::Test(Box::new(test_of_event(event, all, link_order)?)),
        TableEvent::DebugRolled { value, roll, is_found, .. } => {
            EngineersShow::DebugRoll { value: *value, roll: *roll, is_found: *is_found }
        }
        TableEvent::RolledOn { .. } => EngineersShow::RolledOn,
        TableEvent::HandedIn { cards, is_granted, .. } => {
            EngineersShow::HandedIn { cards: cards.clone(), is_granted: *is_granted }
        }
        TableEvent::Exchanged { seat, partner, terms } => {
            EngineersShow::Exchange { seat: *seat, partner: *partner, terms: terms.clone() }
        }
        TableEvent::AuctionEnded { things, buyer, .. } => {
            EngineersShow::AuctionEnded { thing: *things.first()?, buyer: *buyer }
        }
        _ => return None,
    })
}

/// Test that an event tells of.
fn test_of_event(
    event: &TableEvent,
    all: &[TableEvent],
    link_order: &impl Fn(ThingId) -> SmallVec<[ThingId; 6]>,
) -> Option<TestShow> {
    let TableEvent::Tested { seat, machine, grades, steady, value, roll, works, .. } = event else { return None };
    let order = grades.first().map(|&(thing, _)| link_order(thing)).unwrap_or_default();
    let mut grades = grades.clone();
    grades.sort_by_key(|(thing, _)| order.iter().position(|linked| linked == thing));
    let damaged = all.iter().find_map(|event| match event {
        TableEvent::Damaged { grades, .. } => Some(grades.clone()),
        _ => None,
    });
    let points = all.iter().find_map(|event| match event {
        TableEvent::Scored { points, total, .. } => Some((*points, *total)),
        _ => None,
    });
    let put_aside = all.iter().find_map(|event| match event {
        TableEvent::CardsPutAside { cards, shown, .. } => {
            Some(cards.iter().map(|&card| (card, shown.contains(&card))).collect())
        }
        _ => None,
    });
    Some(TestShow {
        seat: *seat,
        machine: *machine,
        grades,
        steady: *steady,
        value: *value,
        roll: *roll,
        works: *works,
        damaged: damaged.unwrap_or_default(),
        points,
        put_aside: put_aside.unwrap_or_default(),
    })
}

/// Whether an event is the refusal of an offer that a person made.
fn is_refusal_to_person(event: &TableEvent, players: Players) -> bool {
    matches!(event, TableEvent::Declined { partner, .. } if !players.is_computer(*partner))
}

/// Whether an event costs an action, or is a bid or an answer.
const fn costs_action(event: &TableEvent) -> bool {
    matches!(
        event,
        TableEvent::Stepped { .. }
            | TableEvent::Searched { .. }
            | TableEvent::WallDown { .. }
            | TableEvent::Bought { .. }
            | TableEvent::Sold { .. }
            | TableEvent::Drove { .. }
            | TableEvent::Worked { .. }
            | TableEvent::Debugged { .. }
            | TableEvent::Trained { .. }
            | TableEvent::Mended { .. }
            | TableEvent::Improved { .. }
            | TableEvent::GateTaken { .. }
            | TableEvent::Offered { .. }
            | TableEvent::Countered { .. }
            | TableEvent::Declined { .. }
            | TableEvent::BidMade { .. }
            | TableEvent::OutOfAuction { .. }
    )
}
