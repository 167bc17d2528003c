//! Squares of a battle map, and directions.

use serde::{Deserialize, Serialize};

/// Square of a battle map, written `(column, row)`, from 0 at the upper left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Square {
    /// Column, growing to the right.
    pub column: u8,
    /// Row, growing downwards.
    pub row: u8,
}

impl Square {
    /// The square of a column and a row.
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }

    /// The square beside this one; `None` beyond the upper or left edge of any map.
    pub const fn beside(self, direction: Direction) -> Option<Self> {
        let (column, row) = match direction {
            Direction::Up => (Some(self.column), self.row.checked_sub(1)),
            Direction::Right => (self.column.checked_add(1), Some(self.row)),
            Direction::Down => (Some(self.column), self.row.checked_add(1)),
            Direction::Left => (self.column.checked_sub(1), Some(self.row)),
        };
        match (column, row) {
            (Some(column), Some(row)) => Some(Self { column, row }),
            _ => None,
        }
    }
}

impl From<(u8, u8)> for Square {
    fn from((column, row): (u8, u8)) -> Self {
        Self { column, row }
    }
}

impl From<Square> for (u8, u8) {
    fn from(square: Square) -> Self {
        (square.column, square.row)
    }
}

/// Direction on a battle map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Towards smaller rows.
    Up,
    /// Towards greater columns.
    Right,
    /// Towards greater rows.
    Down,
    /// Towards smaller columns.
    Left,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The direction the other way.
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }
}
