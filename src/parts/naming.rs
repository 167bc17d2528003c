//! How parts and seats are named: by number at the table, by words in a saved game. What speaks of
//! them (actions, choices, locations) is one type for both, and is translated as a whole.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ids::{PartId, SeatId, SeatSet};

/// What names parts and seats.
pub trait Naming {
    /// Names a part.
    type Part: Clone + Debug + Ord + Hash + Serialize + DeserializeOwned;
    /// Names a seat.
    type Seat: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned;
    /// Names several seats.
    type Seats: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned;
}

/// By number, as the table does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Number {}

impl Naming for Number {
    type Part = PartId;
    type Seat = SeatId;
    type Seats = SeatSet;
}

/// A way from some names to others.
pub trait Translate {
    /// The names it knows.
    type From: Naming;
    /// The names it gives for them.
    type To: Naming;
    /// Why it has none for a name.
    type Error;

    /// Another name of a part.
    ///
    /// # Errors
    /// If there is none.
    fn part(&self, part: &PartIn<Self::From>) -> Result<PartIn<Self::To>, Self::Error>;

    /// Another name of a seat.
    ///
    /// # Errors
    /// If there is none.
    fn seat(&self, seat: SeatIn<Self::From>) -> Result<SeatIn<Self::To>, Self::Error>;

    /// Other names of several seats.
    ///
    /// # Errors
    /// If there is none for one of them.
    fn seats(&self, seats: &SeatsIn<Self::From>) -> Result<SeatsIn<Self::To>, Self::Error>;

    /// Other names of some parts, in the same order.
    ///
    /// # Errors
    /// If there is none for one of them.
    fn parts(&self, parts: &[PartIn<Self::From>]) -> Result<Vec<PartIn<Self::To>>, Self::Error> {
        parts.iter().map(|part| self.part(part)).collect()
    }
}

/// The name of a part.
pub type PartIn<N> = <N as Naming>::Part;
/// The name of a seat.
pub type SeatIn<N> = <N as Naming>::Seat;
/// The names of several seats.
pub type SeatsIn<N> = <N as Naming>::Seats;
