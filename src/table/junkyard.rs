//! Which parts are where in the Junkyard, kept as they move.

use bevy::prelude::*;

use super::setup::MOST_SEATS;
use crate::parts::{GripperKind, PartId, PartSet, SeatId, Size};

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

    /// Which of the three piles still have a part, by size.
    pub fn piles_left(&self) -> [bool; 3] {
        self.piles.map(|pile| !pile.is_empty())
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

    pub(super) fn pile_mut(&mut self, size: Size) -> &mut PartSet {
        &mut self.piles[size as usize]
    }

    pub(super) fn face_up_mut(&mut self, by: GripperKind, size: Size) -> &mut PartSet {
        &mut self.face_up[by as usize][size as usize]
    }

    pub(super) fn scanned_mut(&mut self, seat: SeatId) -> Option<&mut PartSet> {
        self.scanned.get_mut(seat.index())
    }

    pub(super) fn starters_mut(&mut self, seat: SeatId) -> Option<&mut PartSet> {
        self.starters.get_mut(seat.index())
    }

    /// The face-down part of `size` that is drawn next. They are all alike (9.2).
    pub fn next_in_pile(&self, size: Size) -> Option<PartId> {
        self.pile(size).first()
    }
}
