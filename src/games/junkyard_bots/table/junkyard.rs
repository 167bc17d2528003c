//! Parts of the Junkyard by location. The sets are kept up to date as parts move, so that no rule
//! searches all parts.

use bevy::prelude::*;

use super::components::Part;
use super::location::Location;
use crate::parts::{GripperKind, MOST_SEATS, PartId, PartSet, Size, TileId, TileSet};
use shell::seats::SeatId;

/// Parts in the piles and face-up, scanned parts, and starter parts still to be built with.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Junkyard {
    /// Face-down parts, by size.
    piles: [PartSet; 3],
    /// Face-up parts, by the kind of gripper that can hold them and then by size.
    face_up: [[PartSet; 3]; 2],
    /// Scanned parts, by seat.
    scanned: [PartSet; MOST_SEATS as usize],
    /// Starter parts still to be built with, by seat.
    starters: [PartSet; MOST_SEATS as usize],
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

    /// The set that lists the parts at a location; `None` for locations outside the Junkyard. The
    /// part decides which set it is: its size and, if it is face-up, its tile.
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

    /// The face-down part of `size` that is drawn next; `None` if the pile is empty. Any part of
    /// the pile would do, because none has an identity yet (9.2).
    pub fn next_in_pile(&self, size: Size) -> Option<PartId> {
        self.pile(size).first()
    }
}
