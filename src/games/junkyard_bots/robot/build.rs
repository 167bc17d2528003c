//! Checks of whole builds (rules 4.2 and 7.2), and placements at which a part could be attached
//! next.

use std::sync::Arc;

use smallvec::SmallVec;

use super::assembly::Assembly;
use crate::action::{BuildPart, Illegal};
use crate::parts::shape::Socket;
use crate::parts::tile_set::tile_footprint;
use crate::parts::{PartId, Size, Tile, TileId, TileSet};
use shell::grid::{Footprint, Placement, Rectangle, Rotation};

/// Footprint of small parts (1.4).
const SMALL: Footprint = tile_footprint(Size::Small);

/// Parts a player may build with: the body, and the parts that are attached or held by the claws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inventory {
    /// The body, which is at the origin in every build.
    pub body: PartId,
    /// The other parts and their identities, in the order of their numbers.
    pub parts: Vec<(PartId, TileId)>,
    /// Whether all of them must be attached, as in the first build (4.2).
    pub must_attach_all: bool,
}

impl Inventory {
    /// Checks a whole build and assembles it, in the order of the parts' numbers.
    ///
    /// # Errors
    /// The first rule that the build breaks in that order: [`Illegal::BodyStays`],
    /// [`Illegal::NotYoursToBuild`], [`Illegal::NamedTwice`], [`Illegal::TooFar`],
    /// [`Illegal::Overlap`], [`Illegal::Unlinked`] or [`Illegal::PartsLeftOff`].
    pub fn check_build(&self, tiles: &Arc<TileSet>, build: &[BuildPart]) -> Result<Assembly, Illegal> {
        let mut assembly = Assembly::new(tiles, self.body);
        let mut in_order: SmallVec<[BuildPart; 32]> = build.iter().copied().collect();
        in_order.sort_unstable_by_key(|placed| placed.part);
        for (before, &BuildPart { part, placement }) in (0usize..).zip(&in_order) {
            if part == self.body {
                return Err(Illegal::BodyStays);
            }
            let own = self.parts.binary_search_by_key(&part, |&(own, _)| own);
            let (_, tile) = self.parts[own.map_err(|_| Illegal::NotYoursToBuild)?];
            if before.checked_sub(1).is_some_and(|before| in_order[before].part == part) {
                return Err(Illegal::NamedTwice);
            }
            assembly.attach(part, tile, placement)?;
        }
        assembly.check_linked()?;
        if self.must_attach_all && build.len() < self.parts.len() {
            // The first build has at most 12 starter parts, so both numbers fit a `u8`.
            return Err(Illegal::PartsLeftOff { needed: self.parts.len() as u8, placed: build.len() as u8 });
        }
        Ok(assembly)
    }
}

/// Placement at which a part could be attached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// Placement of the part.
    pub placement: Placement,
    /// Index of the part to which it would be linked; `None` if there are several.
    pub only_neighbour: Option<usize>,
}

/// Open sockets of a robot, which can be updated while parts are attached, and the placements found
/// for a tile.
#[derive(Clone, Debug)]
pub struct OpenSockets {
    open: SmallVec<[(u16, Socket); 32]>,
    places: TilePlacements,
}

impl OpenSockets {
    /// Collects the open sockets of an assembly. Each is kept with the index of its part, as the
    /// socket that would have to be on the free cell beside it.
    pub fn of(assembly: &Assembly) -> Self {
        let mut open = SmallVec::new();
        // A robot has at most 400 parts, so an index fits a `u16`.
        assembly.for_open_sockets(|part, socket| open.push((part as u16, socket)));
        Self { open, places: TilePlacements(SmallVec::new()) }
    }

    /// Updates the open sockets after one part has been attached to the assembly.
    pub fn update_after_attach(&mut self, assembly: &Assembly) {
        let last = assembly.parts().len() - 1;
        self.open.retain(|(_, socket)| assembly.part_at(socket.cell).is_none());
        assembly.for_open_sockets_of(last, |socket| self.open.push((last as u16, socket)));
    }

    /// Finds every placement at which a tile could be attached: in free cells and linked to a part.
    pub fn placements_for(&mut self, assembly: &Assembly, tile: &Tile) -> &TilePlacements {
        self.find_links(assembly, tile);
        self.places.0.dedup_by_key(|link| *link >> u16::BITS);
        &self.places
    }

    /// Finds every way to link a tile to a part in free cells, in order. Each is the number of the
    /// placement, and the part's index in the lowest 16 bits.
    fn find_links(&mut self, assembly: &Assembly, tile: &Tile) -> &[u64] {
        let shape = tile.shape();
        let is_small = shape.outline_in(Rotation::Up).footprint == SMALL;
        let is_free = |Placement { cell, rotation }: Placement| {
            assembly.is_free(Rectangle { cell, footprint: shape.outline_in(rotation).footprint })
        };
        let links = &mut self.places.0;
        links.clear();
        for &(neighbour, socket) in &self.open {
            // The only cell of a small part is the one that the socket faces, which is free.
            for order in shape.sort_keys_with(socket) {
                if is_small || is_free(Placement::from_sort_key(order)) {
                    links.push(order << u16::BITS | u64::from(neighbour));
                }
            }
        }
        links.sort_unstable();
        links
    }
}

/// Placements at which a tile could be attached to a robot, in order.
#[derive(Clone, Debug)]
pub struct TilePlacements(SmallVec<[u64; 64]>);

impl TilePlacements {
    /// Number of placements.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is no placement.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The placement that has `number` placements before it.
    pub fn get(&self, number: usize) -> Option<Placement> {
        self.0.get(number).map(|link| Placement::from_sort_key(link >> u16::BITS))
    }

    /// All placements, in order.
    pub fn iter(&self) -> impl Iterator<Item = Placement> {
        self.0.iter().map(|link| Placement::from_sort_key(link >> u16::BITS))
    }
}

/// Finds the placements at which a tile could be attached to a robot, each with the part to which
/// it would be linked. They replace the contents of `found`, so that its memory is reused.
pub fn find_attachments(found: &mut Vec<Attachment>, assembly: &Assembly, tile: &Tile) {
    found.clear();
    for &link in OpenSockets::of(assembly).find_links(assembly, tile) {
        let placement = Placement::from_sort_key(link >> u16::BITS);
        let neighbour = Some(usize::from(link as u16));
        match found.last_mut().filter(|last| last.placement == placement) {
            None => found.push(Attachment { placement, only_neighbour: neighbour }),
            Some(last) if last.only_neighbour != neighbour => last.only_neighbour = None,
            Some(_) => {}
        }
    }
}

/// Finds a plain legal build that attaches every part of an inventory. Goes through the parts in
/// order and puts each at the placement farthest from the origin, in columns plus rows, the last of
/// equal ones. There is no search, so some inventories that could be built give `None`.
pub fn first_build(tiles: &Arc<TileSet>, inventory: &Inventory) -> Option<Vec<BuildPart>> {
    let mut assembly = Assembly::new(tiles, inventory.body);
    let mut build = Vec::with_capacity(inventory.parts.len());
    for &(part, tile) in &inventory.parts {
        let placement = OpenSockets::of(&assembly)
            .placements_for(&assembly, &tiles[tile])
            .iter()
            .max_by_key(|placement| placement.cell.x.abs() + placement.cell.y.abs())?;
        assembly.attach(part, tile, placement).ok()?;
        build.push(BuildPart { part, placement });
    }
    inventory.check_build(tiles, &build).is_ok().then_some(build)
}
