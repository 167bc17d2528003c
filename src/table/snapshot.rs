//! The whole table as plain values, and back.
//!
//! A snapshot names no face-down tile (rule 9.2), nor what is looked at in secret: the sizes of the draws and the
//! stream's position before the look bring that back. What pools and links are follows from the rest.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::location::PartState;
use super::read::{Table, TableParam};
use super::round_state::RoundState;
use super::stream::StreamPoint;
use crate::parts::{PartId, SeatId};

/// The whole table between two actions.
///
/// A value read from outside is unchecked: only [`crate::game::Game::from_snapshot`] makes a table of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Round, phase and turn.
    pub state: RoundState,
    /// Where the random stream stands, or stood before the secret look that is going on.
    pub stream: StreamPoint,
    /// Power of each seat's robot.
    pub powers: Vec<u8>,
    /// All parts in the order of their numbers.
    pub parts: Vec<PartState>,
}

/// Why a snapshot is no table of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SnapshotError {
    /// Another number of seats.
    #[error("the table has {found} seats, its set-up {expected}")]
    Seats {
        /// Seats of the set-up.
        expected: usize,
        /// Powers listed.
        found: usize,
    },
    /// Another number of parts.
    #[error("the table has {found} parts, its set-up {expected}")]
    Parts {
        /// Parts of the set-up.
        expected: usize,
        /// Parts listed.
        found: usize,
    },
    /// A part that can't be what it is said to be.
    #[error("part {}: {fault}", part.0)]
    Part {
        /// Which.
        part: PartId,
        /// What is wrong with it.
        fault: PartFault,
    },
    /// The robot of a seat breaks a rule of section 2 or 3.
    #[error("seat {}: {fault}", seat.0)]
    Robot {
        /// Whose.
        seat: SeatId,
        /// What is wrong with it.
        fault: RobotFault,
    },
    /// Round, phase and turn contradict each other or the table.
    #[error("the state of play: {0}")]
    State(&'static str),
}

/// What is wrong with one part of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PartFault {
    /// A tile number the tile set doesn't have.
    #[error("the tile set has no such tile")]
    NoSuchTile,
    /// A tile of another size than the pile's, or another starter part.
    #[error("it can't be this tile")]
    WrongTile,
    /// More of a tile than the tile set has.
    #[error("there are more of this tile than the tile set has")]
    TooMany,
    /// A tile that must be known isn't, or the other way round.
    #[error("where it is, a tile must be {}", if *.known { "known" } else { "unknown" })]
    Known {
        /// Whether it must be known.
        known: bool,
    },
    /// A seat the table doesn't have.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// A place it can't lie in.
    #[error("it can't lie there")]
    Misplaced,
}

/// What is wrong with one robot of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RobotFault {
    /// Its parts break a rule of section 2.
    #[error("{0}")]
    Assembly(#[from] crate::action::Illegal),
    /// Its grippers can't hold what they hold (3.5).
    #[error("its grippers can't hold what they hold")]
    Grip,
    /// Its power is out of range (2.10).
    #[error("its power is out of range")]
    Power,
}

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
pub(crate) fn take(param: &TableParam) -> Snapshot {
    let table = param.table();
    Snapshot {
        state: table.state().clone(),
        stream: param.stream().point(),
        powers: table.seats().map(|seat| table.power(seat)).collect(),
        parts: parts_known_to(&table, None),
    }
}
