//! A robot's parts on its grid: overlap, sockets that meet, and connection to the body (rules 2.1
//! to 2.6).

use std::sync::Arc;

use super::cells::{CellBlock, CellContent, CellMap};
use super::links::{LinkGraph, ShortestPathTree};
use super::placed_part::{Connection, PlacedPart};
use crate::action::{BuildPart, Illegal};
use crate::parts::shape::Socket;
use crate::parts::tile_set::TileSet;
use crate::parts::{GripperKind, PartId, Size, Tile, TileId};
use shell::grid::{Cell, Placement, Rectangle};

/// Largest distance from the origin, in columns or rows, at which a part may be placed. No robot
/// gets there, because 400 tiles of two cells end earlier.
const MOST_DISTANCE_CELLS: i16 = 1_000;

/// One robot's parts on its grid, never overlapping. The body is part 0, at the origin; held parts
/// come after attached ones.
#[derive(Debug)]
pub struct Assembly {
    tiles: Arc<TileSet>,
    parts: Vec<PlacedPart>,
    links: LinkGraph,
    cells: CellMap,
}

impl Clone for Assembly {
    fn clone(&self) -> Self {
        Self {
            tiles: Arc::clone(&self.tiles),
            parts: self.parts.clone(),
            links: self.links.clone(),
            cells: self.cells.clone(),
        }
    }

    /// Reuses the allocated memory.
    fn clone_from(&mut self, other: &Self) {
        if !Arc::ptr_eq(&self.tiles, &other.tiles) {
            self.tiles = Arc::clone(&other.tiles);
        }
        self.parts.clone_from(&other.parts);
        self.links.clone_from(&other.links);
        self.cells.clone_from(&other.cells);
    }
}

impl Assembly {
    /// A robot that consists of the body alone.
    pub fn new(tiles: &Arc<TileSet>, body: PartId) -> Self {
        let mut assembly = Self {
            tiles: Arc::clone(tiles),
            parts: Vec::with_capacity(16),
            links: LinkGraph::with_capacity(16),
            cells: CellMap::new(),
        };
        assembly.insert_part(PlacedPart::attached(body, &tiles[TileId::BODY], Placement::default()));
        assembly
    }

    /// Removes every part except the body.
    pub fn clear_to_body(&mut self) {
        let body = self.parts[0];
        self.parts.clear();
        self.links.clear();
        self.cells.clear();
        self.insert_part(body);
    }

    /// The tile set of the parts.
    pub const fn tiles(&self) -> &Arc<TileSet> {
        &self.tiles
    }

    /// Attaches a part. Does not check whether it is linked.
    ///
    /// # Errors
    /// [`Illegal::TooFar`] or [`Illegal::Overlap`]; nothing is changed then.
    pub fn attach(&mut self, part: PartId, tile: TileId, placement: Placement) -> Result<(), Illegal> {
        self.try_insert_part(PlacedPart::attached(part, &self.tiles[tile], placement))
    }

    /// Adds a held part. Does not check whether grippers can hold it.
    ///
    /// # Errors
    /// [`Illegal::TooFar`] or [`Illegal::Overlap`]; nothing is changed then.
    pub fn hold(&mut self, part: PartId, by: GripperKind, size: Size, placement: Placement) -> Result<(), Illegal> {
        self.try_insert_part(PlacedPart::held(part, by, size, placement))
    }

    fn try_insert_part(&mut self, placed: PlacedPart) -> Result<(), Illegal> {
        let Cell { x, y } = placed.placement.cell;
        if x.unsigned_abs() > MOST_DISTANCE_CELLS.unsigned_abs()
            || y.unsigned_abs() > MOST_DISTANCE_CELLS.unsigned_abs()
        {
            return Err(Illegal::TooFar);
        }
        if !self.is_free(placed.rectangle) {
            return Err(Illegal::Overlap);
        }
        self.insert_part(placed);
        Ok(())
    }

    fn insert_part(&mut self, placed: PlacedPart) {
        // A robot has at most 400 parts, so an index fits a `u16`.
        let index = self.parts.len();
        self.cells.cover_rectangle(placed.rectangle, CellContent::covered_by(index as u16));
        self.links.push_part();
        if let Connection::Attached(tile) = placed.connection {
            let shape = self.tiles[tile].shape();
            for socket in shape.sockets_at(placed.placement) {
                self.cells.add_socket(socket.cell, socket.side);
            }
            // The body comes first, when there is nothing to link it to.
            if index > 0 {
                for other in shape.facing_at(placed.placement).filter_map(|socket| self.cells.part_with(socket)) {
                    self.links.link(index, other);
                }
            }
        }
        self.parts.push(placed);
    }

    /// Removes the last part; the body stays.
    pub fn pop(&mut self) {
        if self.parts.len() > 1
            && let Some(placed) = self.parts.pop()
        {
            self.links.pop_part();
            self.cells.cover_rectangle(placed.rectangle, CellContent::FREE);
        }
    }

    /// Removes a held part and leaves all others in place. Does nothing if the part is not held.
    pub fn release(&mut self, part: PartId) {
        let Some(index) = self.parts.iter().position(|placed| placed.part == part && !placed.is_attached()) else {
            return;
        };
        let placed = self.parts.remove(index);
        self.links.remove_unlinked(index);
        self.cells.cover_rectangle(placed.rectangle, CellContent::FREE);
        for (number, moved) in self.parts.iter().enumerate().skip(index) {
            self.cells.cover_rectangle(moved.rectangle, CellContent::covered_by(number as u16));
        }
    }

    /// All parts, the body first.
    pub fn parts(&self) -> &[PlacedPart] {
        &self.parts
    }

    /// The attached parts, the body first, each with its index and its tile.
    pub fn attached(&self) -> impl Iterator<Item = (usize, &PlacedPart, &Tile)> {
        self.parts.iter().enumerate().filter_map(|(index, placed)| Some((index, placed, self.tile_of(placed)?)))
    }

    /// The tile of a part, if it is attached.
    pub fn tile_of(&self, placed: &PlacedPart) -> Option<&Tile> {
        match placed.connection {
            Connection::Attached(tile) => self.tiles.get(tile),
            Connection::Held { .. } => None,
        }
    }

    /// The index of a part, if the robot has it.
    pub fn index_of(&self, part: PartId) -> Option<usize> {
        self.parts.iter().position(|placed| placed.part == part)
    }

    /// The index of the part that covers `cell`, if one does.
    pub fn part_at(&self, cell: Cell) -> Option<usize> {
        self.cells.content_at(cell).part()
    }

    /// Whether no part overlaps a rectangle (2.1).
    pub fn is_free(&self, rectangle: Rectangle) -> bool {
        self.cells.is_free(rectangle)
    }

    /// The free cells of the block whose lower-left cell is `low`.
    pub(super) fn free_block(&self, low: Cell) -> CellBlock {
        self.cells.free_block(low)
    }

    /// The sockets of a part, each with the index of the part it is linked to (2.2), if any. A held
    /// part has none.
    ///
    /// # Panics
    /// If the assembly has no part with this index.
    pub fn sockets_of(&self, index: usize) -> impl Iterator<Item = (Socket, Option<usize>)> {
        let placed = &self.parts[index];
        let shape = self.tile_of(placed).map(Tile::shape).into_iter();
        shape.flat_map(|shape| {
            let facing = shape.facing_at(placed.placement).map(|socket| self.cells.part_with(socket));
            shape.sockets_at(placed.placement).zip(facing)
        })
    }

    /// Calls `found` for every open socket, with the index of its part and the socket that would
    /// have to be on the free cell beside it to be linked.
    pub fn for_open_sockets(&self, mut found: impl FnMut(usize, Socket)) {
        for index in 0..self.parts.len() {
            self.for_open_sockets_of(index, |socket| found(index, socket));
        }
    }

    /// Calls `found` for every open socket of one part, with the socket that would have to be on
    /// the free cell beside it.
    ///
    /// # Panics
    /// If the assembly has no part with this index.
    pub fn for_open_sockets_of(&self, index: usize, found: impl FnMut(Socket)) {
        let placed = &self.parts[index];
        let Some(tile) = self.tile_of(placed) else { return };
        let facing = tile.shape().facing_at(placed.placement);
        // A part with as many neighbours as sockets has no open socket.
        if self.links.neighbours_of(index).len() < facing.len() {
            facing.filter(|socket| self.cells.content_at(socket.cell).is_free()).for_each(found);
        }
    }

    /// The index of the part that has this socket, if one does.
    pub fn part_with(&self, socket: Socket) -> Option<usize> {
        self.cells.part_with(socket)
    }

    /// The index of the part whose socket meets `socket`, if one does.
    pub fn part_meeting(&self, socket: Socket) -> Option<usize> {
        self.cells.part_with(socket.facing())
    }

    /// The links between the parts.
    pub const fn links(&self) -> &LinkGraph {
        &self.links
    }

    /// Checks that every attached part is linked to the body (2.3).
    ///
    /// # Errors
    /// [`Illegal::Unlinked`].
    pub fn check_linked(&self) -> Result<(), Illegal> {
        let is_loose = unlinked_parts(&self.parts, &self.links.tree()).next().is_some();
        if is_loose { Err(Illegal::Unlinked) } else { Ok(()) }
    }

    /// The build that leaves the robot as it is: its attached parts but the body (7.2), in the
    /// order of the assembly.
    pub fn standing_build(&self) -> impl Iterator<Item = BuildPart> {
        let attached = self.parts[1..].iter().filter(|placed| placed.is_attached());
        attached.map(|placed| BuildPart { part: placed.part, placement: placed.placement })
    }

    /// The ground (2.6): the lowest row that the body or an attached part covers.
    pub fn ground(&self) -> i16 {
        let rows = self.parts.iter().filter(|placed| placed.is_attached()).map(|placed| placed.placement.cell.y);
        rows.min().unwrap_or(0)
    }
}

/// The attached parts that no path of links connects to the body (2.3), by the shortest paths that
/// there are.
pub(super) fn unlinked_parts(parts: &[PlacedPart], tree: &ShortestPathTree) -> impl Iterator<Item = PartId> {
    let attached = parts.iter().enumerate().filter(|(_, placed)| placed.is_attached());
    attached.filter(|&(index, _)| !tree.is_connected(index)).map(|(_, placed)| placed.part)
}
