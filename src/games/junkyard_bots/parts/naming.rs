//! Names of parts and seats: numbers at the table, text in a saved game. Data that refers to parts
//! and seats (actions, choices, locations) is generic over the naming and is translated as a whole.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ids::PartId;
use shell::seats::{SeatId, SeatSet};

/// Way of naming parts and seats.
pub trait Naming {
    /// Name of a part.
    type Part: Clone + Debug + Ord + Hash + Serialize + DeserializeOwned;
    /// Name of a seat.
    type Seat: Copy + Debug + Ord + Hash + Serialize + DeserializeOwned;
    /// Names of several seats.
    type Seats: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned;
}

/// Naming by number, as at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Number {}

impl Naming for Number {
    type Part = PartId;
    type Seat = SeatId;
    type Seats = SeatSet;
}

/// Translation from one naming to another.
pub trait Translate {
    /// Naming of the names to translate.
    type From: Naming;
    /// Naming of the translated names.
    type To: Naming;
    /// Error for a name that has no translation.
    type Error;

    /// Translates the name of a part.
    ///
    /// # Errors
    /// If the name has no translation.
    fn translate_part(&self, part: &PartIn<Self::From>) -> Result<PartIn<Self::To>, Self::Error>;

    /// Translates the name of a seat.
    ///
    /// # Errors
    /// If the name has no translation.
    fn translate_seat(&self, seat: SeatIn<Self::From>) -> Result<SeatIn<Self::To>, Self::Error>;

    /// Translates the names of several seats.
    ///
    /// # Errors
    /// If one of the names has no translation.
    fn translate_seats(&self, seats: &SeatsIn<Self::From>) -> Result<SeatsIn<Self::To>, Self::Error>;

    /// Translates the names of several parts, in the same order.
    ///
    /// # Errors
    /// If one of the names has no translation.
    fn translate_parts(&self, parts: &[PartIn<Self::From>]) -> Result<Vec<PartIn<Self::To>>, Self::Error> {
        parts.iter().map(|part| self.translate_part(part)).collect()
    }
}

/// The name of a part.
pub type PartIn<N> = <N as Naming>::Part;
/// The name of a seat.
pub type SeatIn<N> = <N as Naming>::Seat;
/// The names of several seats.
pub type SeatsIn<N> = <N as Naming>::Seats;
