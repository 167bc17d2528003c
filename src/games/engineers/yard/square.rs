//! Squares of yard and road (2.1, 2.3).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::direction::Direction;
use super::place_name::PlaceNameError;

/// Letters of the columns from the left. The outer ones are road (2.3).
const COLUMNS: &[u8; 12] = b"zabcdefghijk";
/// Numbers of columns and of rows.
const SIDE: u8 = 12;
/// Last column and last row of the yard.
const LAST_OF_YARD: u8 = 10;

/// Square of the yard or the road, written as in "c4": columns a to j and rows 1 to 10 are the yard
/// (2.1), columns z and k and rows 0 and 11 the road around it (2.3). The order is by rows from the
/// top, in a row from the left.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Square(u8);

impl Square {
    /// Number of squares of yard and road.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;
    /// Upper left corner of the road, where its numbers begin.
    pub const FIRST: Self = Self(0);
    /// Lower right corner of the road, where its numbers end.
    pub const LAST: Self = Self(Self::COUNT as u8 - 1);

    /// The square of a column, 0 for z to 11 for k, and a row, 0 to 11; `None` beyond the grid.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE { Some(Self(row * SIDE + column)) } else { None }
    }

    /// The square of an index; `None` if it is not below [`Self::COUNT`].
    pub const fn of_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All squares, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The squares of the yard, in their order.
    pub fn all_of_yard() -> impl Iterator<Item = Self> {
        Self::all().filter(|square| square.is_yard())
    }

    /// Column, 0 for z to 11 for k.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Row, 0 to 11 from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Index of the square in a list of all squares.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the square is one of the hundred of the yard (2.1).
    pub const fn is_yard(self) -> bool {
        matches!(self.column(), 1..=LAST_OF_YARD) && matches!(self.row(), 1..=LAST_OF_YARD)
    }

    /// Whether the square is one of the 44 of the road (2.3). Its corners are road too.
    pub const fn is_road(self) -> bool {
        !self.is_yard()
    }

    /// The square beside this one on the grid, even if a wall stands between; `None` beyond the
    /// road.
    pub const fn beside(self, direction: Direction) -> Option<Self> {
        let column = self.column();
        let row = self.row();
        match direction {
            // Below 0 the number is 255, which is beyond the grid.
            Direction::North => Self::at(column, row.wrapping_sub(1)),
            Direction::East => Self::at(column + 1, row),
            Direction::South => Self::at(column, row + 1),
            Direction::West => Self::at(column.wrapping_sub(1), row),
        }
    }

    /// The direction of a square beside this one on the grid; `None` if the squares are not beside
    /// each other.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.beside(direction) == Some(other))
    }

    /// The square beside this one across an opening; no opening leads off the grid.
    pub(super) const fn across(self, direction: Direction) -> Self {
        match self.beside(direction) {
            Some(square) => square,
            None => self,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(COLUMNS[usize::from(self.column())]), self.row())
    }
}

/// The name, which is easier to read in a failed test than a number.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = PlaceNameError;

    fn from_str(text: &str) -> Result<Self, PlaceNameError> {
        let error = || PlaceNameError::new(text);
        let row: u8 = match text.as_bytes() {
            [_, digit @ b'0'..=b'9'] => digit - b'0',
            [_, b'1', digit @ b'0'..=b'1'] => 10 + digit - b'0',
            _ => return Err(error()),
        };
        let column = COLUMNS.iter().position(|&letter| text.as_bytes().first() == Some(&letter));
        column.and_then(|column| Self::at(column as u8, row)).ok_or_else(error)
    }
}

impl TryFrom<String> for Square {
    type Error = PlaceNameError;

    fn try_from(text: String) -> Result<Self, PlaceNameError> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}
