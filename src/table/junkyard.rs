//! Parts of the Junkyard by location, kept up to date as they move.

use bevy::prelude::*;

use super::components::Part;
use super::location::Location;
use super::setup::MOST_SEATS;
use crate::parts::{GripperKind, PartId, PartSet, SeatId, Size, TileId, TileSet};

/// The parts that are on no robot, by where they are.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Junkyard {
    piles: [PartSet; 3],
    /// By the kind of gripper that can hold them and by size.
    face_up: [[PartSet; 3]; 2],
    scanned: [PartSet; MOST_SEATS],
    starters: [PartSet; MOST_SEATS],
}

impl Junkyard {
    /// The parts in the face-down pile of a size.
    pub const fn pile(&self, size: Size) -> &PartSet {
        &self.piles[size as usize]
    }

    /// The face-up parts of a size that a kind of gripper can hold.
    pub const fn face_up(&self, by: GripperKind, size: Size) -> &PartSet {
        &self.face_up[by as usize][size as usize]
    }

    /// The parts that a seat has drawn in this round's scan (5.2).
    pub fn scanned(&self, seat: SeatId) -> &PartSet {
        self.scanned.get(seat.index()).unwrap_or(&PartSet::EMPTY)
    }

    /// The starter parts that a seat has still to build with (4.2).
    pub fn starters(&self, seat: SeatId) -> &PartSet {
        self.starters.get(seat.index()).unwrap_or(&PartSet::EMPTY)
    }

    /// The set of the parts that are at a location, for a part that is or was there; `None` for
    /// locations outside the Junkyard.
    pub(super) fn set_mut(
        &mut self,
        part: &Part,
        tile: Option<TileId>,
        location: Location,
        tiles: &TileSet,
    ) -> Option<&mut PartSet> {
        match location {
            Location::Starter(seat) => self.starters.get_mut(seat.index()),
            Location::Pile => Some(&mut self.piles[part.size? as usize]),
            Location::FaceUp => {
                let by = tiles.get(tile?)?.kind().held_by();
                Some(&mut self.face_up[by as usize][part.size? as usize])
            }
            Location::Scanned(seat) => self.scanned.get_mut(seat.index()),
            Location::Attached { .. } | Location::Held { .. } | Location::Eaten(_) | Location::Gone => None,
        }
    }

    /// The face-down part of `size` that is drawn next. They are all alike (9.2).
    pub fn next_in_pile(&self, size: Size) -> Option<PartId> {
        self.pile(size).first()
    }
}
