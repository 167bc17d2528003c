//! Snapshots: the whole table as plain values.
//!
//! A snapshot contains neither the tiles of face-down parts (rule 9.2) nor those of a secret look.
//! The sizes of the draws and the stream's position before the look are enough to draw the same
//! tiles again. Pools and links are not stored, because they follow from the rest.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::location::PartState;
use super::read::{Table, TableParam};
use super::round_state::RoundState;
use crate::action::Illegal;
use crate::messages::phrase;
use crate::parts::PartId;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use shell::stream::StreamPoint;

/// The whole table between two actions.
///
/// A snapshot from outside is unchecked. [`crate::game::Game::from_snapshot`]
/// and [`crate::game::restore()`] check it before they make a table of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Round, phase and turn.
    pub state: RoundState,
    /// Point of the random stream: the present one or, during a secret look, the one before it.
    pub stream: StreamPoint,
    /// Power of each seat's robot, in points, in seat order.
    pub powers: Vec<u8>,
    /// States of all parts, in the order of their numbers.
    pub parts: Vec<PartState>,
}

/// Reason why a snapshot is not a table of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Number of seats that is not that of the set-up.
    Seats {
        /// Seats of the set-up.
        expected: usize,
        /// Powers listed.
        found: usize,
    },
    /// Number of parts that is not that of the set-up.
    Parts {
        /// Parts of the set-up.
        expected: usize,
        /// Parts listed.
        found: usize,
    },
    /// Part that can't have its tile or its location.
    Part {
        /// Number of the part.
        part: PartId,
        /// Fault of the part.
        fault: PartFault,
    },
    /// Robot that breaks a rule of section 2 or 3.
    Robot {
        /// Seat of the robot.
        seat: SeatId,
        /// Fault of the robot.
        fault: RobotFault,
    },
    /// Round, phase or turn that contradicts the others or the table.
    State(StateFault),
}

/// Fault of one part of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PartFault {
    /// Tile that the tile set doesn't have.
    NoSuchTile,
    /// Tile whose size is not that of the pile, or that is not the part's starter tile.
    WrongTile,
    /// More copies of a tile than the tile set has.
    TooMany,
    /// Tile that must be known and isn't, or the other way round.
    Known {
        /// Whether the tile must be known.
        known: bool,
    },
    /// Seat that the table doesn't have.
    NoSuchSeat,
    /// Location that is impossible for such a part in this phase.
    Misplaced,
}

/// Fault of one robot of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RobotFault {
    /// Parts that break a rule of section 2.
    Assembly(#[from] Illegal),
    /// Grippers that can't hold what they hold (3.5).
    Grip,
    /// Power out of range (2.10), or an exploded robot that has power or parts.
    Power,
}

/// Fault of the round, phase or turn of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateFault {
    /// Set-up that is not in round 0, or another phase that is.
    SetUp,
    /// Crystal of a seat that the table doesn't have, or of any seat before the first round.
    CrystalOwner,
    /// Crystal without an owner after set-up.
    NoCrystalOwner,
    /// Starter set of which some parts wait to be built and some don't (4.2).
    HalfBuilt,
    /// More rounds in a row in which nothing was used up than a game can have (8.3).
    Stalemate,
    /// Winner that is no seat of the table.
    Winner,
    /// Outcome of a game that goes on, or a finished game without one.
    Outcome,
    /// No turn in a game that is not over.
    NoTurn,
    /// Turn of a seat without a robot.
    NoRobot,
    /// Choice of another phase.
    OtherPhase,
    /// Choice to which this table can't lead.
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

/// States of all parts as a seat knows them or, if `seat` is `None`, as all players do. The draws
/// of another seat's secret look have no tile.
pub(super) fn parts_known_to(table: &Table, seat: Option<SeatId>) -> Vec<PartState> {
    let mut parts = table.part_states();
    let look = table.state().secret_look().filter(|(looker, _)| Some(*looker) != seat);
    for draw in look.map_or(&[][..], |(_, draws)| draws) {
        parts[draw.index()].tile = None;
    }
    parts
}

/// Copies the table as plain values.
pub(crate) fn take_snapshot(param: &TableParam) -> Snapshot {
    let table = param.table();
    Snapshot {
        state: table.state().clone(),
        stream: param.stream().point(),
        powers: table.seats().map(|seat| table.power(seat)).collect(),
        parts: parts_known_to(&table, None),
    }
}
