//! Reasons why a snapshot is not a table of a set-up.

use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use thiserror::Error;

use crate::action::Illegal;
use crate::messages::phrase;
use crate::parts::Kind;

/// Reason why a snapshot is not a table of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Number of workshops that differs from the number of seats.
    Workshops {
        /// Seats of the set-up.
        expected: usize,
        /// Workshops listed.
        found: usize,
    },
    /// Number of counters of a kind that differs from that of the game.
    Counters {
        /// The kind.
        kind: Kind,
        /// Counters of the game.
        expected: u32,
        /// Counters listed.
        found: u32,
    },
    /// Number of nuts that differs from that of the game.
    Nuts {
        /// Nuts of the game.
        expected: u32,
        /// Nuts listed.
        found: u32,
    },
    /// Square with more components than its limit (2.2).
    Square(Kind),
    /// Position of the disc out of range (2.6).
    Disc(u8),
    /// Orders listed twice or not at all, or a number of open ones that can't be (3.4, 6.6).
    Orders,
    /// Workshop that breaks a rule of section 8.
    Workshop {
        /// Seat of the workshop.
        seat: SeatId,
        /// Fault of the workshop.
        fault: WorkshopFault,
    },
    /// Robot that breaks a rule of section 7.
    Robot {
        /// Seat of the robot.
        seat: SeatId,
        /// Rule that it breaks.
        fault: Illegal,
    },
    /// Round or turn that contradicts the others or the table.
    State(StateFault),
}

/// Fault of a workshop of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WorkshopFault {
    /// Credits that are no multiple of 100 (1.7), or more than any game brings.
    Credits,
    /// More in the store than it holds (8.4).
    Store,
    /// More paid spaces than there are, or a store that is used beyond them (8.4).
    PaidSpaces,
    /// Bench of a player who is not to put anything away (8.2).
    Bench,
    /// Special counter that nobody can keep (16.1), or a nut on a saboteur.
    SpecialCounter,
    /// As many sold orders or credits as win, in a game that goes on (14.1).
    Won,
}

/// Fault of the round or turn of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateFault {
    /// Set-up, in which no player is awaited.
    SetUp,
    /// Seat that the table does not have.
    NoSuchSeat,
    /// Round, opener and first seat that contradict each other (section 4).
    Round,
    /// More rounds in a row without a sale than a game can have (14.4).
    Stalemate,
    /// Auction that can't be reached (section 4).
    Auction,
    /// Turn that can't be reached (section 5).
    Turn,
    /// Choice to which this table can't lead.
    Choice,
    /// Trade that could not be offered (12.7).
    Offer,
    /// Seats that have reached a goal without *Last bell* (16.5).
    Reached,
    /// Outcome without a winner, or one that the options exclude.
    Outcome,
    /// Special counters that contradict each other or the options (11.7, 16.2).
    SpecialCounters,
}

impl InWords for SnapshotError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Workshops { expected, found } => {
                phrase!("robotics-table-workshops", found = *found, expected = *expected)
            }
            Self::Counters { kind, expected, found } => {
                phrase!("robotics-table-counters", kind = *kind, found = *found, expected = *expected)
            }
            Self::Nuts { expected, found } => phrase!("robotics-table-nuts", found = *found, expected = *expected),
            Self::Square(kind) => phrase!("robotics-table-square", kind = *kind),
            Self::Disc(position) => phrase!("robotics-table-disc", position = *position),
            Self::Orders => phrase!("robotics-table-orders"),
            Self::Workshop { seat, fault } => {
                phrase!("robotics-table-workshop", seat = seat.index() + 1, fault = fault)
            }
            Self::Robot { seat, fault } => phrase!("robotics-table-robot", seat = seat.index() + 1, fault = fault),
            Self::State(fault) => phrase!("robotics-table-state", fault = fault),
        }
    }
}

impl InWords for WorkshopFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Credits => phrase!("robotics-workshop-fault-credits"),
            Self::Store => phrase!("robotics-workshop-fault-store"),
            Self::PaidSpaces => phrase!("robotics-workshop-fault-paid-spaces"),
            Self::Bench => phrase!("robotics-workshop-fault-bench"),
            Self::SpecialCounter => phrase!("robotics-workshop-fault-special-counter"),
            Self::Won => phrase!("robotics-workshop-fault-won"),
        }
    }
}

impl InWords for StateFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetUp => phrase!("robotics-state-fault-set-up"),
            Self::NoSuchSeat => phrase!("robotics-state-fault-no-such-seat"),
            Self::Round => phrase!("robotics-state-fault-round"),
            Self::Stalemate => phrase!("robotics-state-fault-stalemate"),
            Self::Auction => phrase!("robotics-state-fault-auction"),
            Self::Turn => phrase!("robotics-state-fault-turn"),
            Self::Choice => phrase!("robotics-state-fault-choice"),
            Self::Offer => phrase!("robotics-state-fault-offer"),
            Self::Reached => phrase!("robotics-state-fault-reached"),
            Self::Outcome => phrase!("robotics-state-fault-outcome"),
            Self::SpecialCounters => phrase!("robotics-state-fault-special-counters"),
        }
    }
}

displayed_in_english!(SnapshotError, WorkshopFault, StateFault);
