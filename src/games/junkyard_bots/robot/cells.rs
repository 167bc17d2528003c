//! Map of the cells of a robot's grid and the parts that cover them.

use crate::parts::shape::Socket;
use shell::grid::{Cell, Footprint, Rectangle, Side};

/// Rows and columns kept free around covered cells, so that the window seldom grows. Chosen by
/// hand: a wider margin makes the window larger to copy and to clear.
const MARGIN: i16 = 5;

/// Block of cells as bits, column by column from the lower left.
pub(super) type CellBlock = u64;
/// Number of bits of a [`CellBlock`] for each column: more than [`BLOCK_SIZE`], so that a part that
/// reaches out of one column does not reach into the next.
pub(super) const BLOCK_STEP: i16 = 8;
/// Width and height, in cells, of the part of a [`CellBlock`] that is used: two cells for a
/// gripper, and two on each side of it for a held part.
const BLOCK_SIZE: i16 = 6;

/// Content of a cell: the part that covers it, and the sides of the cell with a socket. It is one
/// number, so that whole windows are copied and cleared at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CellContent(u32);

/// Bits of [`CellContent`] for the part's index; the bits for the sockets' sides are above.
const PART_MASK: u32 = 0xffff;

impl CellContent {
    /// A cell that nothing covers.
    pub(super) const FREE: Self = Self(PART_MASK);

    /// A cell covered by the part with this index in its assembly, without sockets so far.
    pub(super) const fn covered_by(part: u16) -> Self {
        Self(part as u32)
    }

    /// The index of the part that covers the cell.
    pub(super) const fn part(self) -> Option<usize> {
        if self.is_free() { None } else { Some((self.0 & PART_MASK) as usize) }
    }

    /// Whether nothing covers the cell.
    pub(super) const fn is_free(self) -> bool {
        self.0 == PART_MASK
    }

    /// Whether the part has a socket on this side of the cell.
    pub(super) const fn has_socket(self, side: Side) -> bool {
        self.0 & Self::socket_bit(side) != 0
    }

    const fn add_socket(&mut self, side: Side) {
        self.0 |= Self::socket_bit(side);
    }

    const fn socket_bit(side: Side) -> u32 {
        (side.bit() as u32) << PART_MASK.count_ones()
    }
}

/// Window onto the endless grid. It grows when a part is put outside it.
#[derive(Debug)]
pub(super) struct CellMap {
    low: Cell,
    width: u16,
    height: u16,
    cells: Vec<CellContent>,
}

impl Clone for CellMap {
    fn clone(&self) -> Self {
        Self { cells: self.cells.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Self) {
        self.low = other.low;
        self.width = other.width;
        self.height = other.height;
        self.cells.clone_from(&other.cells);
    }
}

impl CellMap {
    /// A window around a body at the origin, with all cells free.
    pub(super) fn new() -> Self {
        Self::over(Cell::new(-MARGIN, -MARGIN), Cell::new(2 + MARGIN, 2 + MARGIN))
    }

    fn over(low: Cell, high: Cell) -> Self {
        let width = (high.x - low.x + 1) as u16;
        let height = (high.y - low.y + 1) as u16;
        Self { low, width, height, cells: vec![CellContent::FREE; usize::from(width) * usize::from(height)] }
    }

    fn index_of(&self, cell: Cell) -> Option<usize> {
        // Cells to the left of the window or below it wrap around to numbers that are too large.
        let x = cell.x.wrapping_sub(self.low.x) as u16;
        let y = cell.y.wrapping_sub(self.low.y) as u16;
        (x < self.width && y < self.height).then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    pub(super) fn content_at(&self, cell: Cell) -> CellContent {
        self.index_of(cell).map_or(CellContent::FREE, |index| self.cells[index])
    }

    /// The index of the part that has this socket.
    pub(super) fn part_with(&self, socket: Socket) -> Option<usize> {
        let covered = self.content_at(socket.cell);
        if covered.has_socket(socket.side) { covered.part() } else { None }
    }

    /// Covers every cell of a rectangle, or frees it.
    pub(super) fn cover_rectangle(&mut self, rectangle: Rectangle, covered: CellContent) {
        let Rectangle { cell, footprint: Footprint { width, height } } = rectangle;
        let far = cell.offset(width - 1, height - 1);
        if covered != CellContent::FREE {
            for corner in [cell, far] {
                if self.index_of(corner).is_none() {
                    self.grow_to(corner);
                }
            }
        }
        if let (Some(first), Some(_)) = (self.index_of(cell), self.index_of(far)) {
            for row in 0..height as usize {
                let from = first + row * usize::from(self.width);
                self.cells[from..from + width as usize].fill(covered);
            }
        }
    }

    pub(super) fn add_socket(&mut self, cell: Cell, side: Side) {
        if let Some(index) = self.index_of(cell) {
            self.cells[index].add_socket(side);
        }
    }

    /// `count` cells from left to right, in the row `above` rows above the cell with index `first`.
    fn cells_in_row(&self, first: usize, above: usize, count: usize) -> &[CellContent] {
        let from = first + above * usize::from(self.width);
        &self.cells[from..from + count]
    }

    /// Whether every cell of a rectangle is free.
    pub(super) fn is_free(&self, rectangle: Rectangle) -> bool {
        let Rectangle { cell, footprint: Footprint { width, height } } = rectangle;
        let far = cell.offset(width - 1, height - 1);
        let (Some(first), Some(_)) = (self.index_of(cell), self.index_of(far)) else {
            // The rectangle reaches across the edge of the window, which is rare.
            return rectangle.cells().all(|cell| self.content_at(cell).is_free());
        };
        (0..height as usize)
            .all(|row| self.cells_in_row(first, row, width as usize).iter().all(|covered| covered.is_free()))
    }

    /// The free cells of the block whose lower-left cell is `low`.
    pub(super) fn free_block(&self, low: Cell) -> CellBlock {
        let first = self.index_of(low);
        let last = self.index_of(low.offset(BLOCK_SIZE - 1, BLOCK_SIZE - 1));
        let (Some(first), Some(_)) = (first, last) else {
            // The block reaches across the edge of the window.
            let block = Rectangle { cell: low, footprint: Footprint::new(BLOCK_SIZE, BLOCK_SIZE) };
            let free = block.cells().filter(|&cell| self.content_at(cell).is_free());
            return free.fold(0, |bits, cell| bits | 1 << ((cell.x - low.x) * BLOCK_STEP + cell.y - low.y));
        };
        let mut bits = 0;
        for y in 0..BLOCK_SIZE as usize {
            for (x, covered) in self.cells_in_row(first, y, BLOCK_SIZE as usize).iter().enumerate() {
                bits |= CellBlock::from(covered.is_free()) << (x * BLOCK_STEP as usize + y);
            }
        }
        bits
    }

    /// Frees every cell.
    pub(super) fn clear(&mut self) {
        self.cells.fill(CellContent::FREE);
    }

    fn grow_to(&mut self, cell: Cell) {
        let far = self.low.offset(self.width as i16 - 1, self.height as i16 - 1);
        let low = Cell::new(self.low.x.min(cell.x - MARGIN), self.low.y.min(cell.y - MARGIN));
        let high = Cell::new(far.x.max(cell.x + MARGIN), far.y.max(cell.y + MARGIN));
        let old = std::mem::replace(self, Self::over(low, high));
        let width = usize::from(old.width);
        for (number, &covered) in old.cells.iter().enumerate().filter(|(_, covered)| **covered != CellContent::FREE) {
            let cell = old.low.offset((number % width) as i16, (number / width) as i16);
            if let Some(index) = self.index_of(cell) {
                self.cells[index] = covered;
            }
        }
    }
}
