//! Directions on the grid.

use serde::{Deserialize, Serialize};

/// Direction on the grid of yard and road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Towards row 0.
    North,
    /// Towards column k.
    East,
    /// Towards row 11.
    South,
    /// Towards column z.
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Index of the direction in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction the other way.
    pub const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// The direction after some quarter turns clockwise.
    pub const fn turned(self, turns: u8) -> Self {
        Self::ALL[(self.index() + turns as usize) % 4]
    }

    /// The bit that stands for the direction in a set of directions.
    pub(super) const fn bit(self) -> u8 {
        1 << self.index()
    }
}
