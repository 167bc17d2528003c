//! Footprints and rectangles of cells.

use super::cell::{Cell, Placement, Rotation};

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
    #[inline]
    pub const fn new(width: i16, height: i16) -> Self {
        Self { width, height }
    }

    /// The footprint after a rotation: an odd number of quarter turns swaps width and height.
    #[inline]
    pub const fn rotated(self, turn: Rotation) -> Self {
        match turn {
            Rotation::Up | Rotation::Down => self,
            Rotation::Right | Rotation::Left => Self::new(self.height, self.width),
        }
    }

    /// The cells covered when the lower-left cell is `at`, row by row from the bottom.
    #[inline]
    pub fn cells_at(self, at: Cell) -> impl Iterator<Item = Cell> {
        (0..self.height).flat_map(move |dy| (0..self.width).map(move |dx| at.offset(dx, dy)))
    }

    /// The cells that share a unit edge with the rectangle whose lower-left cell is `at`. Cells
    /// that touch only a corner are not included.
    #[inline]
    pub fn border_at(self, at: Cell) -> impl Iterator<Item = Cell> {
        let Self { width, height } = self;
        let rows = (0..height).flat_map(move |dy| [at.offset(-1, dy), at.offset(width, dy)]);
        let columns = (0..width).flat_map(move |dx| [at.offset(dx, -1), at.offset(dx, height)]);
        rows.chain(columns)
    }

    /// Position of a cell of this upright rectangle after the rectangle is rotated. Both are
    /// counted from the lower-left cell.
    #[inline]
    pub const fn rotate_cell(self, cell: Cell, turn: Rotation) -> Cell {
        let Self { width, height } = self;
        match turn {
            Rotation::Up => cell,
            Rotation::Right => Cell::new(cell.y, width - 1 - cell.x),
            Rotation::Down => Cell::new(width - 1 - cell.x, height - 1 - cell.y),
            Rotation::Left => Cell::new(height - 1 - cell.y, cell.x),
        }
    }
}

/// Length that two ranges of cells have in common. The upper ends are exclusive.
#[inline]
const fn common_length(low: i32, high: i32, other_low: i32, other_high: i32) -> usize {
    let from = if low > other_low { low } else { other_low };
    let to = if high < other_high { high } else { other_high };
    if to > from { (to - from) as usize } else { 0 }
}

/// A rectangle of cells somewhere on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rectangle {
    /// The lower-left cell.
    pub cell: Cell,
    /// Width and height after the rotation.
    pub footprint: Footprint,
}

impl Rectangle {
    /// The rectangle that an upright footprint covers at a placement.
    #[inline]
    pub const fn new(upright: Footprint, placement: Placement) -> Self {
        Self { cell: placement.cell, footprint: upright.rotated(placement.rotation) }
    }

    /// The cells covered, row by row from the bottom.
    #[inline]
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.footprint.cells_at(self.cell)
    }

    /// The cells that share a unit edge with the rectangle.
    #[inline]
    pub fn border(self) -> impl Iterator<Item = Cell> {
        self.footprint.border_at(self.cell)
    }

    /// Left, right, lower and upper borders, the right and upper ones exclusive. They are `i32`
    /// because they may be past the limits of `i16`.
    #[inline]
    const fn borders(self) -> (i32, i32, i32, i32) {
        let left = self.cell.x as i32;
        let low = self.cell.y as i32;
        (left, left + self.footprint.width as i32, low, low + self.footprint.height as i32)
    }

    /// Whether two rectangles that do not overlap share at least one unit edge; a common corner is
    /// not enough.
    #[inline]
    pub const fn touches(self, other: Self) -> bool {
        let (left, right, low, high) = self.borders();
        let (other_left, other_right, other_low, other_high) = other.borders();
        let beside = left == other_right || right == other_left;
        let above = low == other_high || high == other_low;
        (beside && low < other_high && other_low < high) || (above && left < other_right && other_left < right)
    }

    /// Number of unit edges that two rectangles share. The rectangles must not overlap.
    #[inline]
    pub const fn common_edges(self, other: Self) -> usize {
        let (left, right, low, high) = self.borders();
        let (other_left, other_right, other_low, other_high) = other.borders();
        if left == other_right || right == other_left {
            common_length(low, high, other_low, other_high)
        } else if low == other_high || high == other_low {
            common_length(left, right, other_left, other_right)
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_carries_the_upper_left_cell_to_the_upper_right() {
        let wide = Footprint::new(3, 2);
        assert_eq!(wide.rotate_cell(Cell::new(0, 1), Rotation::Right), Cell::new(1, 2));
        assert_eq!(wide.rotated(Rotation::Right), Footprint::new(2, 3));
    }

    #[test]
    fn four_quarter_turns_bring_every_cell_home() {
        let wide = Footprint::new(3, 2);
        for cell in wide.cells_at(Cell::default()) {
            let mut at = cell;
            let mut shape = wide;
            for _ in 0..4 {
                at = shape.rotate_cell(at, Rotation::Right);
                shape = shape.rotated(Rotation::Right);
            }
            assert_eq!(at, cell);
        }
    }

    #[test]
    fn turning_at_once_is_turning_step_by_step() {
        let wide = Footprint::new(3, 2);
        for cell in wide.cells_at(Cell::default()) {
            let mut at = cell;
            let mut shape = wide;
            for turn in Rotation::ALL {
                assert_eq!(wide.rotate_cell(cell, turn), at, "{turn:?}");
                at = shape.rotate_cell(at, Rotation::Right);
                shape = shape.rotated(Rotation::Right);
            }
        }
    }

    #[test]
    fn a_border_has_a_cell_for_every_unit_edge_and_no_corner() {
        let border: Vec<_> = Footprint::new(2, 1).border_at(Cell::new(0, 0)).collect();
        assert_eq!(border.len(), 6);
        for corner in [Cell::new(-1, 1), Cell::new(2, 1), Cell::new(-1, -1), Cell::new(2, -1)] {
            assert!(!border.contains(&corner));
        }
    }

    #[test]
    fn rectangles_touch_where_they_share_an_edge_and_nowhere_else() {
        let sizes = [Footprint::new(1, 1), Footprint::new(2, 1), Footprint::new(1, 2), Footprint::new(2, 2)];
        for (own, shape) in sizes.iter().flat_map(|&own| sizes.map(|shape| (own, shape))) {
            let fixed = Rectangle { cell: Cell::new(3, -2), footprint: own };
            for cell in Footprint::new(11, 11).cells_at(Cell::new(-2, -7)) {
                let other = Rectangle { cell, footprint: shape };
                let overlaps = other.cells().any(|cell| fixed.cells().any(|own| own == cell));
                let shares_an_edge = other.border().any(|cell| fixed.cells().any(|own| own == cell));
                let common = other.border().filter(|cell| fixed.cells().any(|own| own == *cell)).count();
                assert!(overlaps || fixed.common_edges(other) == common);
                assert_eq!(fixed.touches(other), shares_an_edge && !overlaps, "{own:?} {shape:?} {cell:?}");
            }
        }
    }
}
