//! What a game starts from, and which parts it has.

use std::sync::Arc;

use bevy::prelude::*;
use thiserror::Error;

use super::components::Part;
use super::location::Location;
use crate::grid::Placement;
use crate::parts::{PartId, SeatId, Size, TileId, TileSet};
use crate::robot::build::{Inventory, first_build};

/// The most seats of a game (rule 4.1).
pub(super) const MOST_SEATS: usize = 4;

/// What a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The tile set.
    pub tiles: Arc<TileSet>,
    /// How many seats, 2 to 4 (rule 4.1).
    pub seats: u8,
    /// The seed of the random stream.
    pub seed: u64,
    /// Points of energy that end the game (8.1), 1 to 99.
    pub energy_to_win: u16,
}

impl Setup {
    /// A game of `seats` by the rulebook, with the built-in tile set.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { tiles: TileSet::built_in(), seats, seed, energy_to_win: 10 }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// What stands in its way.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=4).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !(1..=99).contains(&self.energy_to_win) {
            return Err(SetupError::Energy(self.energy_to_win));
        }
        let parts = (1u16..).map(PartId).zip(self.tiles.starter_tiles().iter().copied()).collect();
        let inventory = Inventory { body: PartId(0), parts, all: true };
        first_build(&self.tiles, &inventory).map(drop).ok_or(SetupError::NoFirstRobot)
    }

    /// All parts of the game in the order of their numbers, where they are before anything happens: each seat's starter
    /// set, the body first, then the piles from small to large.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Part, Location)> {
        let sets = (0..self.seats).map(SeatId).flat_map(|seat| self.starter_set(seat));
        let piles = Size::ALL
            .into_iter()
            .flat_map(|size| (0..self.tiles.pile(size)).map(move |_| (None, Some(size), Location::Pile)));
        let numbers = (0u16..).map(PartId);
        numbers.zip(sets.chain(piles)).map(|(id, (starter, size, location))| (Part { id, size, starter }, location))
    }

    fn starter_set(&self, seat: SeatId) -> impl Iterator<Item = (Option<TileId>, Option<Size>, Location)> {
        let body = (Some(TileId::BODY), None, Location::Attached { seat, placement: Placement::default() });
        let others = self.tiles.starter_tiles().iter();
        std::iter::once(body)
            .chain(others.map(move |&tile| (Some(tile), self.tiles[tile].size(), Location::Starter(seat))))
    }

    /// How many parts the starter sets of all seats have, bodies included; the parts of the piles follow them.
    pub fn starter_count(&self) -> u16 {
        // At most four sets of 13.
        u16::from(self.seats) * (self.tiles.starter_tiles().len() as u16 + 1)
    }

    /// The seat whose starter set a part belongs to; only for parts below [`Self::starter_count`].
    pub(crate) fn starter_seat(&self, part: PartId) -> SeatId {
        SeatId((part.0 / (self.tiles.starter_tiles().len() as u16 + 1)) as u8)
    }

    /// The seat whose starter set a part comes from (rule 1.9); `None` for tiles of the piles.
    pub fn starter_of(&self, part: PartId) -> Option<SeatId> {
        (part.0 < self.starter_count()).then(|| self.starter_seat(part))
    }

    /// A seat's body.
    pub fn body(&self, seat: SeatId) -> PartId {
        PartId(u16::from(seat.0) * (self.tiles.starter_tiles().len() as u16 + 1))
    }
}

/// Why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Rule 4.1.
    #[error("{0} seats: a game has 2 to 4")]
    Seats(u8),
    /// Out of range.
    #[error("{0} energy to win: it can be 1 to 99")]
    Energy(u16),
    /// The starter parts of the tile set can't all be attached (4.2), as far as a plain search finds.
    #[error("no first robot was found that the tile set's starter parts can build")]
    NoFirstRobot,
}
