//! Whole builds (rules 4.2 and 7.2), and where a part could be attached next.

use super::layout::{Bond, Layout, Piece};
use crate::action::{Illegal, Placed};
use crate::grid::{Place, Turn};
use crate::parts::{PartId, Tile, TileId, TileSet};

/// The parts a player may build with: the body, and those attached or held by the claws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workshop {
    /// The body, which every build has at the origin.
    pub body: PartId,
    /// The other parts and what they are, in the order of their numbers.
    pub parts: Vec<(PartId, TileId)>,
    /// Whether all of them must be attached, as in the first build (4.2).
    pub all: bool,
}

impl Workshop {
    /// Checks a whole build and lays it out.
    ///
    /// # Errors
    /// The first rule it breaks: [`Illegal::BodyStays`], [`Illegal::NotYoursToBuild`], [`Illegal::NamedTwice`],
    /// [`Illegal::TooFar`], [`Illegal::Overlap`], [`Illegal::Unlinked`] or [`Illegal::PartsLeftOff`].
    pub fn check<'t>(&self, tiles: &'t TileSet, build: &[Placed]) -> Result<Layout<'t>, Illegal> {
        let mut layout = Layout::new(tiles, self.body);
        for &Placed { part, place } in build {
            if part == self.body {
                return Err(Illegal::BodyStays);
            }
            let &(_, tile) = self.parts.iter().find(|(own, _)| *own == part).ok_or(Illegal::NotYoursToBuild)?;
            if layout.pieces().iter().any(|piece| piece.part == part) {
                return Err(Illegal::NamedTwice);
            }
            layout.add(Piece { part, place, bond: Bond::Attached(&tiles[tile]) })?;
        }
        layout.check_linked()?;
        if self.all && build.len() < self.parts.len() {
            // A game has at most 12 starter parts a seat.
            return Err(Illegal::PartsLeftOff { needed: self.parts.len() as u8, placed: build.len() as u8 });
        }
        Ok(layout)
    }
}

/// Every place where a tile could be attached to a robot: in free cells and linked to what is there, in order.
pub fn attachments(layout: &Layout, tile: &Tile) -> Vec<Place> {
    let mut places = Vec::new();
    for piece in 0..layout.pieces().len() {
        for (socket, other) in layout.sockets(piece) {
            let facing = socket.facing();
            if other.is_some() || layout.at(facing.cell).is_some() {
                continue;
            }
            for turn in Turn::ALL {
                let outline = tile.shape().turned(turn);
                for own in outline.sockets.iter().filter(|own| own.side == facing.side) {
                    let cell = facing.cell.offset(-own.cell.x, -own.cell.y);
                    if layout.is_free(outline.footprint, cell) {
                        places.push(Place { cell, turn });
                    }
                }
            }
        }
    }
    places.sort_unstable();
    places.dedup();
    places
}

/// A plain legal build that attaches every part of a workshop, if going through the parts in order and taking the
/// first place that leaves the most ways open finds one.
pub fn first_robot(tiles: &TileSet, workshop: &Workshop) -> Option<Vec<Placed>> {
    let mut layout = Layout::new(tiles, workshop.body);
    let mut build = Vec::with_capacity(workshop.parts.len());
    for &(part, tile) in &workshop.parts {
        let tile = &tiles[tile];
        let place =
            attachments(&layout, tile).into_iter().max_by_key(|place| place.cell.x.abs() + place.cell.y.abs())?;
        layout.add(Piece { part, place, bond: Bond::Attached(tile) }).ok()?;
        build.push(Placed { part, place });
    }
    workshop.check(tiles, &build).is_ok().then_some(build)
}
