//! The vocabulary of the game: sizes, kinds, the names of parts and seats, and the tile set that says which tiles
//! there are.
//!
//! - `mod.rs`: the words (rules 1.1 to 1.3);
//! - [`shape`]: footprints and sockets of a tile in each quarter turn (1.4, 1.6);
//! - [`tile_set`]: the tile set as data, read from RON and checked (1.6 to 1.9);
//! - `tile_set_error`: what can be wrong with it.

use std::fmt;

use serde::{Deserialize, Serialize};

pub mod shape;
pub mod tile_set;
mod tile_set_error;

pub use shape::{Shape, Socket};
pub use tile_set::{Tile, TileSet, TileSetError};

/// The three sizes of tiles (rule 1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Size {
    /// 1 point, one cell.
    Small,
    /// 2 points, two cells.
    Medium,
    /// 4 points, four cells.
    Large,
}

impl Size {
    /// All three, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Points of a tile of this size (rule 1.1): 1, 2 or 4.
    pub const fn points(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        })
    }
}

/// What a tile is (rules 1.2 and 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// The part every robot is built on; it carries the power meter.
    Body,
    /// Gives sight.
    Eye,
    /// Grips energy.
    Mouth,
    /// Grips robot parts and bombs.
    Claw,
    /// Feet (small), treads (medium) or jet (large): gives speed.
    Mover,
    /// Adds 1 to what it carries; the medium one is the splitter.
    Pipe,
    /// Held by claws and thrown.
    Bomb,
    /// Held by mouths and eaten.
    Energy,
}

impl Kind {
    /// Whether the tile attaches to robots (rule 1.2); bombs and energy don't.
    pub const fn is_robot_part(self) -> bool {
        !matches!(self, Self::Bomb | Self::Energy)
    }

    /// The kind of gripper that may hold such a tile (rule 3.6).
    pub const fn held_by(self) -> Gripper {
        match self {
            Self::Energy => Gripper::Mouth,
            _ => Gripper::Claw,
        }
    }

    /// What such an attached part grips with, if it grips at all.
    pub const fn gripper(self) -> Option<Gripper> {
        match self {
            Self::Claw => Some(Gripper::Claw),
            Self::Mouth => Some(Gripper::Mouth),
            _ => None,
        }
    }
}

/// The two kinds of gripper (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gripper {
    /// Holds robot parts and bombs.
    Claw,
    /// Holds energy.
    Mouth,
}

impl Gripper {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Claw, Self::Mouth];
}

/// The name of one physical tile, the same for a whole game.
///
/// Parts are numbered from 0: each seat's starter set, body first, then the small, medium and large pile. The number
/// says nothing about what a face-down tile will turn out to be (rule 9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PartId(pub u16);

impl PartId {
    /// Its place in a list of all parts.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An entry of the tile set: what a tile is once it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub(crate) u8);

impl TileId {
    /// The body's entry, which every tile set has first.
    pub const BODY: Self = Self(0);

    /// Its place in the tile set's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place at the table, from 0, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// Its place in a list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<SeatId>", into = "Vec<SeatId>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: Self = Self(0);

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: SeatId) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat. Seats past the eighth, which no table has, are not kept.
    pub fn insert(&mut self, seat: SeatId) {
        self.0 |= 1u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in seat order.
    pub fn iter(self) -> impl Iterator<Item = SeatId> {
        (0..8).map(SeatId).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<SeatId> for SeatSet {
    fn from_iter<I: IntoIterator<Item = SeatId>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl From<Vec<SeatId>> for SeatSet {
    fn from(seats: Vec<SeatId>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<SeatId> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}
