//! Where the parts of one robot lie: overlap, sockets that meet, and what hangs together (rules 2.1 to 2.6).

use crate::action::Illegal;
use crate::grid::{Cell, Footprint, Place, Side, Turn};
use crate::parts::shape::Socket;
use crate::parts::tile_set::{TileSet, footprint};
use crate::parts::{Gripper, Kind, PartId, Size, Tile, TileId};

/// How far from the body, in cells, a part may be placed. No robot gets there: 400 tiles of two cells end earlier.
const REACH: i16 = 1_000;
/// Rows and columns kept free around what a plan holds, so that it seldom grows.
const MARGIN: i16 = 5;

/// One thing on a robot's grid.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'t> {
    /// Which part.
    pub part: PartId,
    /// Where.
    pub place: Place,
    /// Attached or held.
    pub bond: Bond<'t>,
}

/// How a thing belongs to the robot.
#[derive(Clone, Copy, Debug)]
pub enum Bond<'t> {
    /// Attached by sockets.
    Attached(&'t Tile),
    /// Held by grippers (2.4); what it is doesn't matter, it may even be face-down.
    Held {
        /// Which kind of gripper holds it.
        by: Gripper,
        /// Its size.
        size: Size,
    },
}

impl Piece<'_> {
    /// The cells it covers before it is turned.
    pub fn upright(&self) -> Footprint {
        match self.bond {
            Bond::Attached(tile) => tile.shape().turned(Turn::Up).footprint,
            Bond::Held { size, .. } => footprint(size),
        }
    }

    fn footprint(&self) -> Footprint {
        self.upright().turned(self.place.turn)
    }

    /// The tile, if it is attached.
    pub const fn attached(&self) -> Option<&Tile> {
        match self.bond {
            Bond::Attached(tile) => Some(tile),
            Bond::Held { .. } => None,
        }
    }

    /// Whether it is an attached tile of `kind`.
    pub fn is(&self, kind: Kind) -> bool {
        self.attached().is_some_and(|tile| tile.kind() == kind)
    }
}

/// One robot's things on its grid, never overlapping. The body is piece 0 and lies at the origin.
#[derive(Clone, Debug)]
pub struct Layout<'t> {
    pieces: Vec<Piece<'t>>,
    plan: Plan,
}

impl<'t> Layout<'t> {
    /// A robot that is only a body.
    pub fn new(tiles: &'t TileSet, body: PartId) -> Self {
        let mut layout = Self { pieces: Vec::with_capacity(16), plan: Plan::new() };
        let piece = Piece { part: body, place: Place::default(), bond: Bond::Attached(&tiles[TileId::BODY]) };
        layout.fill(piece);
        layout
    }

    /// Lays a thing down. Whether it is linked or held is not asked here.
    ///
    /// # Errors
    /// [`Illegal::TooFar`] or [`Illegal::Overlap`]; nothing is laid down then.
    pub fn add(&mut self, piece: Piece<'t>) -> Result<(), Illegal> {
        let Cell { x, y } = piece.place.cell;
        if x.unsigned_abs() > REACH.unsigned_abs() || y.unsigned_abs() > REACH.unsigned_abs() {
            return Err(Illegal::TooFar);
        }
        if !self.is_free(piece.footprint(), piece.place.cell) {
            return Err(Illegal::Overlap);
        }
        self.fill(piece);
        Ok(())
    }

    fn fill(&mut self, piece: Piece<'t>) {
        // A robot has at most 400 things.
        let index = self.pieces.len() as u16;
        for cell in piece.footprint().cells(piece.place.cell) {
            self.plan.set(cell, Slot { piece: index, sockets: 0 });
        }
        if let Bond::Attached(tile) = piece.bond {
            for socket in tile.shape().sockets_at(piece.place) {
                let slot = self.plan.get(socket.cell);
                self.plan.set(socket.cell, Slot { sockets: slot.sockets | socket.side.bit(), ..slot });
            }
        }
        self.pieces.push(piece);
    }

    /// Takes the last thing laid down away again; the body stays.
    pub fn pop(&mut self) {
        if self.pieces.len() > 1
            && let Some(piece) = self.pieces.pop()
        {
            for cell in piece.footprint().cells(piece.place.cell) {
                self.plan.set(cell, Slot::EMPTY);
            }
        }
    }

    /// All things, in the order they were laid down; the body first.
    pub fn pieces(&self) -> &[Piece<'t>] {
        &self.pieces
    }

    /// The number of the thing on `cell`.
    pub fn at(&self, cell: Cell) -> Option<usize> {
        self.plan.get(cell).piece()
    }

    /// Whether a rectangle fits with its lower-left cell at `at` without overlap (2.1).
    pub fn is_free(&self, footprint: Footprint, at: Cell) -> bool {
        footprint.cells(at).all(|cell| self.plan.get(cell).piece().is_none())
    }

    /// The sockets of an attached part, each with the part it is linked to (2.2).
    pub fn sockets(&self, piece: usize) -> impl Iterator<Item = (Socket, Option<usize>)> {
        let Piece { place, bond, .. } = self.pieces[piece];
        let shape = match bond {
            Bond::Attached(tile) => Some(tile.shape()),
            Bond::Held { .. } => None,
        };
        let sockets = shape.into_iter().flat_map(move |shape| shape.sockets_at(place));
        sockets.map(|socket| (socket, self.plug(socket)))
    }

    /// The part whose socket meets `socket`.
    pub fn plug(&self, socket: Socket) -> Option<usize> {
        let facing = socket.facing();
        let slot = self.plan.get(facing.cell);
        if slot.has(facing.side) { slot.piece() } else { None }
    }

    /// The parts linked to an attached part; one that meets it at two sockets comes twice.
    pub fn linked(&self, piece: usize) -> impl Iterator<Item = usize> {
        self.sockets(piece).filter_map(|(_, other)| other)
    }

    /// Which attached parts hang together with the body when the parts for which `without` holds are taken away.
    pub fn reached(&self, without: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut reached = vec![false; self.pieces.len()];
        let mut open = vec![0];
        reached[0] = true;
        while let Some(piece) = open.pop() {
            for other in self.linked(piece) {
                if !reached[other] && !without(other) {
                    reached[other] = true;
                    open.push(other);
                }
            }
        }
        reached
    }

    /// Checks that every attached part is linked to the body (2.3).
    ///
    /// # Errors
    /// [`Illegal::Unlinked`].
    pub fn check_linked(&self) -> Result<(), Illegal> {
        let reached = self.reached(|_| false);
        let loose = self.pieces.iter().zip(reached).any(|(piece, reached)| piece.attached().is_some() && !reached);
        if loose { Err(Illegal::Unlinked) } else { Ok(()) }
    }

    /// The row below which nothing of the body and the attached parts lies: their lowest cells (2.6).
    pub fn ground(&self) -> i16 {
        let rows = self.pieces.iter().filter(|piece| piece.attached().is_some()).map(|piece| piece.place.cell.y);
        rows.min().unwrap_or(0)
    }
}

/// What covers a cell, and on which of its sides there are sockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    piece: u16,
    sockets: u8,
}

impl Slot {
    const EMPTY: Self = Self { piece: u16::MAX, sockets: 0 };

    const fn piece(self) -> Option<usize> {
        if self.piece == u16::MAX { None } else { Some(self.piece as usize) }
    }

    const fn has(self, side: Side) -> bool {
        self.sockets & side.bit() != 0
    }
}

/// A window onto the endless grid, grown when something is laid outside it.
#[derive(Clone, Debug)]
struct Plan {
    low: Cell,
    high: Cell,
    slots: Vec<Slot>,
}

impl Plan {
    fn new() -> Self {
        Self::over(Cell::new(-MARGIN, -MARGIN), Cell::new(2 + MARGIN, 2 + MARGIN))
    }

    fn over(low: Cell, high: Cell) -> Self {
        let size = (high.x - low.x + 1) as usize * (high.y - low.y + 1) as usize;
        Self { low, high, slots: vec![Slot::EMPTY; size] }
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let inside = (self.low.x..=self.high.x).contains(&cell.x) && (self.low.y..=self.high.y).contains(&cell.y);
        let width = (self.high.x - self.low.x + 1) as usize;
        inside.then(|| (cell.y - self.low.y) as usize * width + (cell.x - self.low.x) as usize)
    }

    fn get(&self, cell: Cell) -> Slot {
        self.index(cell).map_or(Slot::EMPTY, |index| self.slots[index])
    }

    fn set(&mut self, cell: Cell, slot: Slot) {
        if self.index(cell).is_none() {
            self.grow(cell);
        }
        if let Some(index) = self.index(cell) {
            self.slots[index] = slot;
        }
    }

    fn grow(&mut self, cell: Cell) {
        let low = Cell::new(self.low.x.min(cell.x - MARGIN), self.low.y.min(cell.y - MARGIN));
        let high = Cell::new(self.high.x.max(cell.x + MARGIN), self.high.y.max(cell.y + MARGIN));
        let old = std::mem::replace(self, Self::over(low, high));
        let width = (old.high.x - old.low.x + 1) as usize;
        for (index, &slot) in old.slots.iter().enumerate().filter(|(_, slot)| **slot != Slot::EMPTY) {
            let cell = old.low.offset((index % width) as i16, (index / width) as i16);
            if let Some(index) = self.index(cell) {
                self.slots[index] = slot;
            }
        }
    }
}
