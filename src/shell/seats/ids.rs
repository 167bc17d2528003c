//! Numbers of seats, and sets and lists of seats.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Number of a seat at the table, from 0, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// Index of the seat in a list of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Fewest seats that a game can be for.
pub const FEWEST_SEATS: u8 = 2;
/// Most seats that a game can be for.
pub const MOST_SEATS: u8 = 5;

/// A value for each of some seats of a game.
pub type PerSeat<T> = SmallVec<[T; MOST_SEATS as usize]>;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<SeatId>", into = "Vec<SeatId>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: Self = Self(0);

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: SeatId) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat. Seats after the eighth, which no table has, are ignored.
    #[inline]
    pub fn insert(&mut self, seat: SeatId) {
        self.0 |= 1u8.checked_shl(seat.0.into()).unwrap_or(0);
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in seat order.
    #[inline]
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
    #[inline]
    fn from(seats: Vec<SeatId>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<SeatId> {
    #[inline]
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}
