//! Cells, sides, rotations and placements.

use serde::{Deserialize, Serialize};

/// Cell of a grid, written `(x, y)`. The user of the grid chooses the origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell {
    /// Column, growing to the right.
    pub x: i16,
    /// Row, growing upwards.
    pub y: i16,
}

/// Sign bit of a coordinate. With it flipped, coordinates as unsigned numbers keep their order.
const SIGN_BIT: u16 = 1 << 15;

impl Cell {
    /// The cell at column `x` and row `y`.
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell beside this one across `side`.
    #[inline]
    pub const fn beside(self, side: Side) -> Self {
        let (dx, dy) = side.direction();
        self.offset(dx, dy)
    }

    /// The cell `dx` columns to the right and `dy` rows up; stops at the limits of `i16`.
    #[inline]
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// Number of the cell; numbers are in the order of cells: by column, then by row.
    #[inline]
    pub const fn sort_key(self) -> u32 {
        ((self.x as u16 ^ SIGN_BIT) as u32) << u16::BITS | (self.y as u16 ^ SIGN_BIT) as u32
    }

    /// The cell with a number returned by [`Self::sort_key`].
    #[inline]
    pub const fn from_sort_key(order: u32) -> Self {
        Self { x: ((order >> u16::BITS) as u16 ^ SIGN_BIT) as i16, y: (order as u16 ^ SIGN_BIT) as i16 }
    }
}

impl From<(i16, i16)> for Cell {
    #[inline]
    fn from((x, y): (i16, i16)) -> Self {
        Self { x, y }
    }
}

impl From<Cell> for (i16, i16) {
    #[inline]
    fn from(cell: Cell) -> Self {
        (cell.x, cell.y)
    }
}

/// One of the four sides of a cell or of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Towards greater `y`.
    Top,
    /// Towards greater `x`.
    Right,
    /// Towards smaller `y`.
    Bottom,
    /// Towards smaller `x`.
    Left,
}

impl Side {
    /// All four, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// The side that faces this one from the cell beside it.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The side that this side becomes when its rectangle is rotated clockwise.
    #[inline]
    pub const fn rotated(self, turn: Rotation) -> Self {
        Self::ALL[(self as usize + turn as usize) % 4]
    }

    /// This side's bit in a set of sides.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    #[inline]
    const fn direction(self) -> (i16, i16) {
        match self {
            Self::Top => (0, 1),
            Self::Right => (1, 0),
            Self::Bottom => (0, -1),
            Self::Left => (-1, 0),
        }
    }
}

/// Clockwise rotation, named by the side to which the top of the upright rectangle then points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rotation {
    /// Upright.
    #[default]
    Up,
    /// A quarter turn clockwise.
    Right,
    /// Upside down.
    Down,
    /// A quarter turn anticlockwise.
    Left,
}

impl Rotation {
    /// All four, clockwise from upright.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

/// Placement of a rectangle: its lower-left cell after the rotation, and the rotation. Serialised
/// as `(x, y, rotation)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16, Rotation)", into = "(i16, i16, Rotation)")]
pub struct Placement {
    /// The lower-left cell of the rotated rectangle.
    pub cell: Cell,
    /// Rotation from upright.
    pub rotation: Rotation,
}

impl From<(i16, i16, Rotation)> for Placement {
    #[inline]
    fn from((x, y, rotation): (i16, i16, Rotation)) -> Self {
        Self::new(x, y, rotation)
    }
}

impl From<Placement> for (i16, i16, Rotation) {
    #[inline]
    fn from(Placement { cell, rotation }: Placement) -> Self {
        (cell.x, cell.y, rotation)
    }
}

impl Placement {
    /// The placement at `(x, y)` with a rotation.
    #[inline]
    pub const fn new(x: i16, y: i16, rotation: Rotation) -> Self {
        Self { cell: Cell::new(x, y), rotation }
    }

    /// Number of the placement; numbers are in the order of placements: by cell, then by rotation.
    #[inline]
    pub const fn sort_key(self) -> u64 {
        (self.cell.sort_key() as u64) << u8::BITS | self.rotation as u64
    }

    /// Difference between the numbers of a placement and of the one `left` columns to the left and
    /// `down` rows below it, as long as both are within the limits of `i16`.
    #[inline]
    pub const fn sort_key_of_shift(left: i16, down: i16) -> u64 {
        ((left as u64) << u16::BITS).wrapping_add(down as u64) << u8::BITS
    }

    /// The placement with a number returned by [`Self::sort_key`].
    #[inline]
    pub const fn from_sort_key(order: u64) -> Self {
        let rotation = Rotation::ALL[order as usize % Rotation::ALL.len()];
        Self { cell: Cell::from_sort_key((order >> u8::BITS) as u32), rotation }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_turn_with_their_rectangle() {
        assert_eq!(Side::Top.rotated(Rotation::Right), Side::Right);
        assert_eq!(Side::Left.rotated(Rotation::Left), Side::Bottom);
        assert_eq!(Side::Left.opposite(), Side::Right);
    }

    #[test]
    fn numbers_of_cells_and_placements_are_in_their_order() {
        let numbers = [i16::MIN, -7, -1, 0, 1, 300, i16::MAX];
        let cells = numbers.into_iter().flat_map(|x| numbers.map(|y| Cell::new(x, y)));
        let all = cells.flat_map(|cell| Rotation::ALL.map(|rotation| Placement { cell, rotation }));
        let all: Vec<Placement> = all.collect();
        assert!(all.is_sorted() && all.is_sorted_by_key(|placement| placement.sort_key()));
        assert!(all.iter().all(|&placement| Placement::from_sort_key(placement.sort_key()) == placement));
        assert!(all.iter().all(|placement| Cell::from_sort_key(placement.cell.sort_key()) == placement.cell));
    }
}
