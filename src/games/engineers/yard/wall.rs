//! Places between two squares of the yard where a wall may stand (2.2, 4.5).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::direction::Direction;
use super::place_name::PlaceNameError;
use super::square::Square;

/// Place between two squares of the yard that are beside each other, where a wall may stand,
/// written as both squares: "c4/d4". The fence around the yard has no such places (4.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Wall {
    square: Square,
    /// East or south, so that a wall has one form.
    direction: Direction,
}

impl Wall {
    /// The wall at a side of a square; `None` unless there is a square of the yard on both sides.
    pub fn of(square: Square, direction: Direction) -> Option<Self> {
        let other = square.beside(direction)?;
        let is_inside = square.is_yard() && other.is_yard();
        is_inside.then_some(match direction {
            Direction::East | Direction::South => Self { square, direction },
            Direction::North | Direction::West => Self { square: other, direction: direction.opposite() },
        })
    }

    /// The wall between two squares; `None` unless they are squares of the yard beside each other.
    pub fn between(one: Square, other: Square) -> Option<Self> {
        Self::of(one, one.direction_to(other)?)
    }

    /// The places of all walls, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let of_square = |square| [Direction::East, Direction::South].map(|direction| Self::of(square, direction));
        Square::all().flat_map(of_square).flatten()
    }

    /// The square on the upper or left side.
    pub const fn square(self) -> Square {
        self.square
    }

    /// The side of [`Self::square`] that the wall is at: east or south.
    pub const fn direction(self) -> Direction {
        self.direction
    }

    /// The square on the lower or right side.
    pub const fn other(self) -> Square {
        self.square.across(self.direction)
    }

    /// Whether the wall is at one of the sides of a square.
    pub fn is_beside(self, square: Square) -> bool {
        self.square == square || self.other() == square
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.square, self.other())
    }
}

/// The name, which is easier to read in a failed test than the fields.
impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Wall {
    type Err = PlaceNameError;

    /// Reads both squares, in the order in which they are written: a wall has one name.
    fn from_str(text: &str) -> Result<Self, PlaceNameError> {
        let error = || PlaceNameError::new(text);
        let (one, other) = text.split_once('/').ok_or_else(error)?;
        let square: Square = one.parse()?;
        let wall = Self::between(square, other.parse()?).filter(|wall| wall.square == square);
        wall.ok_or_else(error)
    }
}

impl TryFrom<String> for Wall {
    type Error = PlaceNameError;

    fn try_from(text: String) -> Result<Self, PlaceNameError> {
        text.parse()
    }
}

impl From<Wall> for String {
    fn from(wall: Wall) -> Self {
        wall.to_string()
    }
}
