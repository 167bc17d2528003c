//! The square grid that robots are built on: cells, sides, quarter turns and footprints.
//!
//! Knows no game words. `y` grows upwards; a placed rectangle is anchored at its lower-left cell; quarter turns are
//! clockwise. Rules 1.4 and 1.6 give the sizes and name the edges; this file only knows how they turn.

use serde::{Deserialize, Serialize};

/// A cell of the grid, written `(x, y)`. The origin is wherever the user of the grid puts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell {
    /// Column, growing to the right.
    pub x: i16,
    /// Row, growing upwards.
    pub y: i16,
}

impl Cell {
    /// The cell at column `x` and row `y`.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell next door across `side`.
    pub const fn beside(self, side: Side) -> Self {
        let (dx, dy) = side.step();
        self.offset(dx, dy)
    }

    /// The cell `dx` to the right and `dy` up; stops at the last cell that can be numbered.
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }
}

impl From<(i16, i16)> for Cell {
    fn from((x, y): (i16, i16)) -> Self {
        Self { x, y }
    }
}

impl From<Cell> for (i16, i16) {
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

    /// The side that faces this one from the cell next door.
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Where this side points after a clockwise turn of the rectangle it belongs to.
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self as usize + turn as usize) % 4]
    }

    /// This side's bit in a set of sides.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn step(self) -> (i16, i16) {
        match self {
            Self::Top => (0, 1),
            Self::Right => (1, 0),
            Self::Bottom => (0, -1),
            Self::Left => (-1, 0),
        }
    }
}

/// A clockwise quarter turn, named by where the top of the upright thing then points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Turn {
    /// Upright.
    #[default]
    Up,
    /// A quarter clockwise.
    Right,
    /// Upside down.
    Down,
    /// A quarter anticlockwise.
    Left,
}

impl Turn {
    /// All four, clockwise from upright.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

/// Where a rectangle lies: its lower-left cell once turned, and its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The lower-left cell of the turned rectangle.
    pub cell: Cell,
    /// How far it is turned from upright.
    pub turn: Turn,
}

impl Place {
    /// The place at `(x, y)`, turned by `turn`.
    pub const fn new(x: i16, y: i16, turn: Turn) -> Self {
        Self { cell: Cell::new(x, y), turn }
    }
}

/// The width and height of a rectangle in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Footprint {
    /// Cells from left to right, at least 1.
    pub width: i16,
    /// Cells from bottom to top, at least 1.
    pub height: i16,
}

impl Footprint {
    /// A rectangle of `width` by `height` cells.
    pub const fn new(width: i16, height: i16) -> Self {
        Self { width, height }
    }

    /// The footprint after a quarter turn: odd turns swap width and height.
    pub const fn turned(self, turn: Turn) -> Self {
        match turn {
            Turn::Up | Turn::Down => self,
            Turn::Right | Turn::Left => Self::new(self.height, self.width),
        }
    }

    /// The cells covered when the lower-left one is `at`, row by row from the bottom.
    pub fn cells(self, at: Cell) -> impl Iterator<Item = Cell> {
        (0..self.height).flat_map(move |dy| (0..self.width).map(move |dx| at.offset(dx, dy)))
    }

    /// The cells that share a unit edge with the rectangle whose lower-left cell is `at`; corners are not among them.
    pub fn border(self, at: Cell) -> impl Iterator<Item = Cell> {
        let Self { width, height } = self;
        let rows = (0..height).flat_map(move |dy| [at.offset(-1, dy), at.offset(width, dy)]);
        let columns = (0..width).flat_map(move |dx| [at.offset(dx, -1), at.offset(dx, height)]);
        rows.chain(columns)
    }

    /// A cell of this upright rectangle, counted from its lower-left cell, after turning the rectangle.
    pub const fn turn_cell(self, cell: Cell, turn: Turn) -> Cell {
        let Self { width, height } = self;
        match turn {
            Turn::Up => cell,
            Turn::Right => Cell::new(cell.y, width - 1 - cell.x),
            Turn::Down => Cell::new(width - 1 - cell.x, height - 1 - cell.y),
            Turn::Left => Cell::new(height - 1 - cell.y, cell.x),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_carries_the_upper_left_cell_to_the_upper_right() {
        let wide = Footprint::new(3, 2);
        assert_eq!(wide.turn_cell(Cell::new(0, 1), Turn::Right), Cell::new(1, 2));
        assert_eq!(wide.turned(Turn::Right), Footprint::new(2, 3));
    }

    #[test]
    fn four_quarter_turns_bring_every_cell_home() {
        let wide = Footprint::new(3, 2);
        for cell in wide.cells(Cell::default()) {
            let (mut at, mut shape) = (cell, wide);
            for _ in 0..4 {
                at = shape.turn_cell(at, Turn::Right);
                shape = shape.turned(Turn::Right);
            }
            assert_eq!(at, cell);
        }
    }

    #[test]
    fn turning_at_once_is_turning_step_by_step() {
        let wide = Footprint::new(3, 2);
        for cell in wide.cells(Cell::default()) {
            let (mut at, mut shape) = (cell, wide);
            for turn in Turn::ALL {
                assert_eq!(wide.turn_cell(cell, turn), at, "{turn:?}");
                at = shape.turn_cell(at, Turn::Right);
                shape = shape.turned(Turn::Right);
            }
        }
    }

    #[test]
    fn a_border_has_a_cell_for_every_unit_edge_and_no_corner() {
        let border: Vec<_> = Footprint::new(2, 1).border(Cell::new(0, 0)).collect();
        assert_eq!(border.len(), 6);
        for corner in [Cell::new(-1, 1), Cell::new(2, 1), Cell::new(-1, -1), Cell::new(2, -1)] {
            assert!(!border.contains(&corner));
        }
    }

    #[test]
    fn sides_turn_with_their_rectangle() {
        assert_eq!(Side::Top.turned(Turn::Right), Side::Right);
        assert_eq!(Side::Left.turned(Turn::Left), Side::Bottom);
        assert_eq!(Side::Left.opposite(), Side::Right);
    }
}
