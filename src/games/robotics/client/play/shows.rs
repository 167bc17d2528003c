//! Things shown of Robotics before the game goes on: sales, controls, saboteurs, trades, draws, and
//! the steps of computer players.

use std::time::Duration;

use crate::action::{LostPart, PlacedPart, TableEvent, Terms};
use crate::parts::{Credits, Kind, OrderId, Part, PartCounts};
use client::play::game::Show;
use client::play::players::{Players, read_duration};
use client::settings::{ComputerSpeed, Settings};
use shell::grid::Placement;
use shell::seats::SeatId;

/// Time for which a sale is shown, and for which a saboteur is.
const SALE: Duration = Duration::from_millis(1_900);
const SABOTAGE: Duration = Duration::from_millis(1_500);
/// Time for which a control is shown, and the time that each workshop with nuts adds.
const CONTROL: Duration = Duration::from_millis(1_400);
const EACH_WORKSHOP: Duration = Duration::from_millis(900);
/// Time for which a trade is shown.
const TRADE: Duration = Duration::from_millis(1_500);
/// Time for which a refusal is shown with its reason.
const REFUSED: Duration = Duration::from_millis(2_800);
/// Time for which a drawn counter is shown.
const DRAWN: Duration = Duration::from_millis(1_000);
/// Time for which a computer player's step is shown: one that costs an action, and any other.
const ACTION: Duration = Duration::from_millis(1_200);
const FREE_STEP: Duration = Duration::from_millis(450);

/// Sale of a robot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sale {
    /// Order that it was sold to.
    pub order: OrderId,
    /// Payment, in credits.
    pub credits: Credits,
    /// The robot, in the order of attachment.
    pub robot: Vec<PlacedPart>,
    /// Components that went to their squares.
    pub to_market: PartCounts,
    /// Components that went to the scrap yard.
    pub to_bag: PartCounts,
    /// Order that was turned up after it.
    pub next: Option<OrderId>,
}

/// Thing that is shown before the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoboticsShow {
    /// A robot was sold (section 6).
    Sale(Box<Sale>),
    /// A manufacturing control at work (11.5, 11.6).
    Control {
        /// Components with nuts that it took.
        taken: Vec<LostPart>,
        /// Components that fell with them.
        fallen: Vec<LostPart>,
    },
    /// A saboteur at work (11.1).
    Sabotage {
        /// Seat of the robot.
        target: SeatId,
        /// The extremity that it lost.
        part: Part,
        /// Placement that it had.
        at: Placement,
    },
    /// A trade was made (12.6).
    Trade {
        /// Player whose turn it is.
        seat: SeatId,
        /// Partner.
        partner: SeatId,
        /// Terms.
        terms: Terms,
    },
    /// A counter was drawn that does its work at once (10.2), or by a computer player.
    Drawn(Kind),
    /// A computer player refused an offer of a person (12.7): the reason is to be read.
    Refused,
    /// Another step of a computer player.
    ComputerStep {
        /// Whether it costs an action, is a bid or an answer.
        is_action: bool,
    },
}

impl Show for RoboticsShow {
    fn next(self) -> Option<Self> {
        None
    }

    fn is_momentary(&self) -> bool {
        true
    }

    fn duration(&self, from: SeatId, players: Players, settings: &Settings) -> Option<Duration> {
        let watch = |usual: Duration| Some(usual.mul_f32(settings.computer_speed.factor()));
        // At a slow speed, things move for longer than they take to read.
        let moving = |usual: Duration, moves: Duration| {
            let moves = moves.mul_f32(settings.speed.factor());
            read_duration(usual, players, settings).map(|read| read.max(moves))
        };
        match self {
            Self::Sale(_) => moving(SALE, SALE),
            Self::Control { taken, .. } => {
                let visits = EACH_WORKSHOP * count_of_workshops(taken);
                moving(CONTROL + visits, visits)
            }
            Self::Sabotage { .. } => moving(SABOTAGE, SABOTAGE / 2),
            Self::Trade { .. } => read_duration(TRADE, players, settings),
            Self::Refused => read_duration(REFUSED, players, settings),
            Self::Drawn(_) if players.is_computer(from) => watch(DRAWN),
            Self::Drawn(_) => read_duration(DRAWN, players, settings),
            Self::ComputerStep { is_action: true } => watch(ACTION),
            Self::ComputerStep { is_action: false } => watch(FREE_STEP),
        }
    }

    /// Exercises show everything: the learner watches what the others do.
    fn is_skipped(&self, from: SeatId, players: Players, settings: &Settings, _: bool) -> bool {
        match self {
            Self::Drawn(_) | Self::ComputerStep { .. } => {
                players.is_computer(from) && settings.computer_speed == ComputerSpeed::AtOnce
            }
            _ => false,
        }
    }

    /// The line about a control waits until its light has gone round.
    fn hidden_lines(&self) -> usize {
        usize::from(matches!(self, Self::Control { .. }))
    }
}

/// Number of workshops that lost components.
pub fn count_of_workshops(taken: &[LostPart]) -> u32 {
    let mut seats: Vec<SeatId> = taken.iter().map(|lost| lost.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    u32::try_from(seats.len()).unwrap_or(u32::MAX)
}

/// Things shown of a step, in order.
pub(super) fn shows_of_step(from: SeatId, events: &[TableEvent], players: Players) -> Vec<RoboticsShow> {
    let shown: Vec<RoboticsShow> = events.iter().filter_map(|event| show_of_event(event, events)).collect();
    let drawn = events.iter().find_map(|event| match event {
        TableEvent::Drew { kind, .. } if !kind.is_component() || players.is_computer(from) => Some(*kind),
        _ => None,
    });
    let by_computer = players.is_computer(from) && shown.is_empty() && drawn.is_none();
    let is_refusal = events.iter().any(|event| is_refusal_to_person(event, players));
    let step = by_computer.then(|| match is_refusal {
        true => RoboticsShow::Refused,
        false => RoboticsShow::ComputerStep { is_action: !events.iter().all(is_free_step) },
    });
    drawn.map(RoboticsShow::Drawn).into_iter().chain(shown).chain(step).collect()
}

/// Thing that has a picture of its own on the stage, if a step has one: a replay shows it as the
/// table does.
pub fn show_with_picture(events: &[TableEvent]) -> Option<RoboticsShow> {
    events.iter().find_map(|event| show_of_event(event, events))
}

/// Thing that is shown of an event; `all` are those of the same step.
fn show_of_event(event: &TableEvent, all: &[TableEvent]) -> Option<RoboticsShow> {
    Some(match event {
        TableEvent::Sold { order, credits, robot, to_market, to_bag, .. } => {
            let next = all.iter().find_map(|event| match event {
                TableEvent::OrderOpened { order } => Some(*order),
                _ => None,
            });
            RoboticsShow::Sale(Box::new(Sale {
                order: *order,
                credits: *credits,
                robot: robot.clone(),
                to_market: *to_market,
                to_bag: *to_bag,
                next,
            }))
        }
        TableEvent::ControlWorked { taken, fallen, .. } => {
            RoboticsShow::Control { taken: taken.clone(), fallen: fallen.clone() }
        }
        TableEvent::Sabotaged { target, part, at, .. } => {
            RoboticsShow::Sabotage { target: *target, part: *part, at: *at }
        }
        TableEvent::Traded { seat, partner, terms } => {
            RoboticsShow::Trade { seat: *seat, partner: *partner, terms: *terms }
        }
        _ => return None,
    })
}

/// Whether an event is the refusal of an offer that a person made.
fn is_refusal_to_person(event: &TableEvent, players: Players) -> bool {
    matches!(event, TableEvent::OfferRefused { from, .. } if !players.is_computer(*from))
}

/// Whether an event is part of a free step (5.3).
const fn is_free_step(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Attached { .. } | TableEvent::Moved { .. } | TableEvent::Scrapped { .. })
}
