//! The eight gates of the yard (2.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::direction::Direction;
use super::place_name::PlaceNameError;
use super::square::Square;

/// Column or row of the yard with the exit of a left or upper tile.
const FIRST_EXIT: u8 = 3;
/// Column or row of the yard with the exit of a right or lower tile.
const SECOND_EXIT: u8 = 8;
/// First column or row of the yard.
const FIRST: u8 = 1;
/// Last column or row of the yard.
const LAST: u8 = 10;

/// Gate, written as its gate square, such as "c0". Gates are numbered clockwise: c1, h1, j3, j8,
/// h10, c10, a8, a3 (2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Gate(u8);

impl Gate {
    /// Number of gates.
    pub const COUNT: usize = 8;

    /// All gates, by their numbers.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Index of the gate, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number of the gate, from 1 (2.2).
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The square of the yard at the gate.
    pub const fn inner(self) -> Square {
        let inner = match self.0 {
            0 => Square::at(FIRST_EXIT, FIRST),
            1 => Square::at(SECOND_EXIT, FIRST),
            2 => Square::at(LAST, FIRST_EXIT),
            3 => Square::at(LAST, SECOND_EXIT),
            4 => Square::at(SECOND_EXIT, LAST),
            5 => Square::at(FIRST_EXIT, LAST),
            6 => Square::at(FIRST, SECOND_EXIT),
            _ => Square::at(FIRST, FIRST_EXIT),
        };
        match inner {
            Some(square) => square,
            // All these columns and rows are on the grid.
            None => Square::FIRST,
        }
    }

    /// The direction that leads out of the yard.
    pub const fn outwards(self) -> Direction {
        Direction::ALL[self.index() / 2]
    }

    /// The gate square: the square of the road that the gate opens on (2.3).
    pub const fn square(self) -> Square {
        self.inner().across(self.outwards())
    }

    /// The gate of a gate square; `None` for every other square.
    pub fn of_square(square: Square) -> Option<Self> {
        if square.is_yard() {
            return None;
        }
        Self::ALL.into_iter().find(|gate| gate.square() == square)
    }
}

impl fmt::Display for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.square(), f)
    }
}

/// The name, which is easier to read in a failed test than a number.
impl fmt::Debug for Gate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Gate {
    type Err = PlaceNameError;

    fn from_str(text: &str) -> Result<Self, PlaceNameError> {
        Self::of_square(text.parse()?).ok_or_else(|| PlaceNameError::new(text))
    }
}

impl TryFrom<String> for Gate {
    type Error = PlaceNameError;

    fn try_from(text: String) -> Result<Self, PlaceNameError> {
        text.parse()
    }
}

impl From<Gate> for String {
    fn from(gate: Gate) -> Self {
        gate.to_string()
    }
}
