//! The whole table as plain values, and back.
//!
//! A snapshot names no face-down tile (rule 9.2), nor what is looked at in secret: the sizes of the
//! draws and the stream's position before the look bring that back. What pools and links are
//! follows from the rest.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::location::PartState;
use super::read::{Table, TableParam};
use super::round_state::RoundState;
use super::stream::StreamPoint;
use crate::action::Illegal;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{PartId, SeatId};

/// The whole table between two actions.
///
/// A value read from outside is unchecked: only [`crate::game::Game::from_snapshot`] makes a table
/// of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Round, phase and turn.
    pub state: RoundState,
    /// Position of the random stream, now or before the secret look that is going on.
    pub stream: StreamPoint,
    /// Power of each seat's robot.
    pub powers: Vec<u8>,
    /// All parts in the order of their numbers.
    pub parts: Vec<PartState>,
}

/// Reason for which a snapshot is no table of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Another number of seats.
    Seats {
        /// Seats of the set-up.
        expected: usize,
        /// Powers listed.
        found: usize,
    },
    /// Another number of parts.
    Parts {
        /// Parts of the set-up.
        expected: usize,
        /// Parts listed.
        found: usize,
    },
    /// A part that can't be what it is said to be.
    Part {
        /// Part with the fault.
        part: PartId,
        /// Fault of the part.
        fault: PartFault,
    },
    /// The robot of a seat breaks a rule of section 2 or 3.
    Robot {
        /// Seat of the robot.
        seat: SeatId,
        /// Fault of the robot.
        fault: RobotFault,
    },
    /// Round, phase and turn contradict each other or the table.
    State(StateFault),
}

/// Fault of one part of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PartFault {
    /// A tile number the tile set doesn't have.
    NoSuchTile,
    /// A tile of another size than the pile's, or another starter part.
    WrongTile,
    /// More of a tile than the tile set has.
    TooMany,
    /// A tile that must be known isn't, or the other way round.
    Known {
        /// Whether it must be known.
        known: bool,
    },
    /// A seat the table doesn't have.
    NoSuchSeat,
    /// A place it can't lie in.
    Misplaced,
}

/// Fault of one robot of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RobotFault {
    /// Its parts break a rule of section 2.
    Assembly(#[from] Illegal),
    /// Its grippers can't hold what they hold (3.5).
    Grip,
    /// Its power is out of range (2.10).
    Power,
}

/// Fault of the round, phase or turn of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateFault {
    /// Set-up is not round 0, or another phase is.
    SetUp,
    /// The crystal belongs to a seat the table doesn't have, or to somebody before the first round.
    CrystalOwner,
    /// The crystal belongs to nobody.
    NoCrystalOwner,
    /// Some of a seat's starter parts wait to be built and some don't (4.2).
    HalfBuilt,
    /// Nothing was used up for more rounds than a game goes on (8.3).
    Stalemate,
    /// A seat has won that the table doesn't have.
    Winner,
    /// The game is over without an outcome, or goes on with one.
    Outcome,
    /// It is nobody's turn, and the game is not over.
    NoTurn,
    /// It is the turn of a player without a robot.
    NoRobot,
    /// A choice of another phase.
    OtherPhase,
    /// A choice that the table does not lead to.
    Choice,
}

impl InWords for SnapshotError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Seats { expected, found } => phrase!("table-seats", found = *found, expected = *expected),
            Self::Parts { expected, found } => phrase!("table-parts", found = *found, expected = *expected),
            Self::Part { part, fault } => phrase!("table-part", part = part.0, fault = fault),
            Self::Robot { seat, fault } => phrase!("table-robot-of-seat", seat = seat.index() + 1, fault = fault),
            Self::State(fault) => phrase!("table-state", fault = fault),
        }
    }
}

impl InWords for PartFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoSuchTile => phrase!("part-fault-no-such-tile"),
            Self::WrongTile => phrase!("part-fault-wrong-tile"),
            Self::TooMany => phrase!("part-fault-too-many"),
            Self::Known { known: true } => phrase!("part-fault-must-be-known"),
            Self::Known { known: false } => phrase!("part-fault-must-be-unknown"),
            Self::NoSuchSeat => phrase!("part-fault-no-such-seat"),
            Self::Misplaced => phrase!("part-fault-misplaced"),
        }
    }
}

impl InWords for RobotFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Assembly(illegal) => illegal.phrase(),
            Self::Grip => phrase!("robot-fault-grip"),
            Self::Power => phrase!("robot-fault-power"),
        }
    }
}

impl InWords for StateFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetUp => phrase!("state-fault-set-up"),
            Self::CrystalOwner => phrase!("state-fault-crystal-owner"),
            Self::NoCrystalOwner => phrase!("state-fault-no-crystal-owner"),
            Self::HalfBuilt => phrase!("state-fault-half-built"),
            Self::Stalemate => phrase!("state-fault-stalemate"),
            Self::Winner => phrase!("state-fault-winner"),
            Self::Outcome => phrase!("state-fault-outcome"),
            Self::NoTurn => phrase!("state-fault-no-turn"),
            Self::NoRobot => phrase!("state-fault-no-robot"),
            Self::OtherPhase => phrase!("state-fault-other-phase"),
            Self::Choice => phrase!("state-fault-choice"),
        }
    }
}

displayed_in_english!(SnapshotError, PartFault, RobotFault, StateFault);

/// The parts as a seat knows them, or as all do.
pub(super) fn parts_known_to(table: &Table, seat: Option<SeatId>) -> Vec<PartState> {
    let mut parts = table.part_states();
    let look = table.state().secret_look().filter(|(looker, _)| Some(*looker) != seat);
    for draw in look.map_or(&[][..], |(_, draws)| draws) {
        parts[draw.index()].tile = None;
    }
    parts
}

/// The table as plain values.
pub(crate) fn take_snapshot(param: &TableParam) -> Snapshot {
    let table = param.table();
    Snapshot {
        state: table.state().clone(),
        stream: param.stream().point(),
        powers: table.seats().map(|seat| table.power(seat)).collect(),
        parts: parts_known_to(&table, None),
    }
}
