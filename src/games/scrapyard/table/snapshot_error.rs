//! Reasons why a snapshot from outside is not a table of its set-up.

use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use thiserror::Error;

use crate::messages::phrase;

/// Reason why a snapshot is not a table of its set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Number of robots that differs from the number of seats.
    Robots {
        /// Seats of the set-up.
        expected: usize,
        /// Robots listed.
        found: usize,
    },
    /// Number of piles that differs from that of the data set.
    Piles {
        /// Piles of the data set.
        expected: usize,
        /// Piles listed.
        found: usize,
    },
    /// Name of a card that lies where it can't, or of which there are more than in the game.
    Cards(String),
    /// Number of unknown cards in the piles that differs from the pool (11.3).
    Pool {
        /// Cards of the pool.
        expected: u32,
        /// Unknown cards in the piles.
        found: u32,
    },
    /// Pile whose face-up card is not known, or a pile that must have one (3.2, 4.6).
    Pile(u8),
    /// Tokens of the time track that are not one for each seat, or stand where none can (1.8).
    Track,
    /// Robot that breaks a rule.
    Robot {
        /// Seat of the robot.
        seat: SeatId,
        /// Fault of the robot.
        fault: RobotFault,
    },
    /// Turn that contradicts the table.
    State(StateFault),
}

/// Fault of a robot of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RobotFault {
    /// Part that does not fit its slot (2.1).
    Part,
    /// Cards of the hand that are not known, as in the view of another seat (11.5).
    UnseenHand,
    /// Square off the map, on an obstacle or on another robot (7.1), or in the build phase.
    Square,
    /// More armour tokens or unused batteries than the parts give (5.1), more shields than any game
    /// has, or tokens of a robot that can't have any: in the build phase, or wrecked.
    Tokens,
    /// Nothing left to lose (9.4).
    Toughness,
    /// Cards in the wrong place: a hand in the build phase, a used row outside of the turn (6.4),
    /// or any cards of a wrecked robot (9.4).
    Cards,
}

/// Fault of the turn of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateFault {
    /// Set-up that is not over: no player is awaited, or there is no first seat (3.3).
    SetUp,
    /// Seat that the table does not have.
    NoSuchSeat,
    /// Stage that contradicts the round or the battle order: one is of the build phase, the other
    /// of the battle.
    Phase,
    /// Turn that can't be reached.
    Turn,
    /// Effects that can't wait (section 8).
    Queue,
    /// Rummage that can't be open (4.8).
    Rummage,
    /// Battle order that does not have every seat once, or wrecks that are not the robots that
    /// don't stand (5.4, 10.4).
    Order,
    /// Outcome that contradicts the wrecks (10.4).
    Outcome,
}

impl InWords for SnapshotError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Robots { expected, found } => {
                phrase!("scrapyard-table-robots", found = *found, expected = *expected)
            }
            Self::Piles { expected, found } => {
                phrase!("scrapyard-table-piles", found = *found, expected = *expected)
            }
            Self::Cards(name) => phrase!("scrapyard-table-cards", name = name),
            Self::Pool { expected, found } => {
                phrase!("scrapyard-table-pool", found = *found, expected = *expected)
            }
            Self::Pile(pile) => phrase!("scrapyard-table-pile", pile = u32::from(*pile) + 1),
            Self::Track => phrase!("scrapyard-table-track"),
            Self::Robot { seat, fault } => {
                phrase!("scrapyard-table-robot", seat = seat.index() + 1, fault = fault)
            }
            Self::State(fault) => phrase!("scrapyard-table-state", fault = fault),
        }
    }
}

impl InWords for RobotFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Part => phrase!("scrapyard-robot-fault-part"),
            Self::UnseenHand => phrase!("scrapyard-robot-fault-unseen-hand"),
            Self::Square => phrase!("scrapyard-robot-fault-square"),
            Self::Tokens => phrase!("scrapyard-robot-fault-tokens"),
            Self::Toughness => phrase!("scrapyard-robot-fault-toughness"),
            Self::Cards => phrase!("scrapyard-robot-fault-cards"),
        }
    }
}

impl InWords for StateFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetUp => phrase!("scrapyard-state-fault-set-up"),
            Self::NoSuchSeat => phrase!("scrapyard-state-fault-no-such-seat"),
            Self::Phase => phrase!("scrapyard-state-fault-phase"),
            Self::Turn => phrase!("scrapyard-state-fault-turn"),
            Self::Queue => phrase!("scrapyard-state-fault-queue"),
            Self::Rummage => phrase!("scrapyard-state-fault-rummage"),
            Self::Order => phrase!("scrapyard-state-fault-order"),
            Self::Outcome => phrase!("scrapyard-state-fault-outcome"),
        }
    }
}

displayed_in_english!(SnapshotError, RobotFault, StateFault);
