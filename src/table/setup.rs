//! Set-up that a game starts from, and the parts it has.

use std::sync::Arc;

use bevy::prelude::*;
use thiserror::Error;

use super::components::Part;
use super::location::Location;
use crate::grid::Placement;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{PartId, SeatId, Size, TileId, TileSet};
use crate::robot::build::{Inventory, first_build};

/// The most seats of a game (rule 4.1).
pub(super) const MOST_SEATS: usize = 4;

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The tile set.
    pub tiles: Arc<TileSet>,
    /// Number of seats, 2 to 4 (rule 4.1).
    pub seats: u8,
    /// The seed of the random stream.
    pub seed: u64,
    /// Points of energy that end the game (8.1), 1 to 99.
    pub energy_to_win: u16,
    /// Whether an owner of the crystal who is tied for the fastest gives it to another of the tied
    /// (8.4).
    pub crystal_moves_on: bool,
}

impl Setup {
    /// A game of `seats` by the rulebook, with the built-in tile set.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { tiles: TileSet::standard(), seats, seed, energy_to_win: 10, crystal_moves_on: false }
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
        let inventory = Inventory { body: PartId(0), parts, must_attach_all: true };
        first_build(&self.tiles, &inventory).map(drop).ok_or(SetupError::NoFirstRobot)
    }

    /// All parts of the game in the order of their numbers, where they are before anything happens.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Part, Location)> {
        (0..self.part_count()).map(PartId).map(|id| {
            let part = self.part(id);
            let location = match part.starter {
                None => Location::Pile,
                Some(TileId::BODY) => {
                    Location::Attached { seat: self.starter_seat(id), placement: Placement::default() }
                }
                Some(_) => Location::Starter(self.starter_seat(id)),
            };
            (part, location)
        })
    }

    /// Number of parts that the game has.
    pub(crate) fn part_count(&self) -> u16 {
        self.starter_count() + Size::ALL.map(|size| self.tiles.pile_count(size)).iter().sum::<u16>()
    }

    /// A part by its number: each seat's starter set, the body first, then the piles from small to
    /// large.
    pub(crate) fn part(&self, id: PartId) -> Part {
        let Some(mut number) = id.0.checked_sub(self.starter_count()) else {
            let starter = match usize::from(id.0 % self.starter_set()).checked_sub(1) {
                None => TileId::BODY,
                Some(number) => self.tiles.starter_tiles()[number],
            };
            return Part { id, size: self.tiles[starter].size(), starter: Some(starter) };
        };
        let of_pile = |size: &Size| {
            let pile = self.tiles.pile_count(*size);
            let is_in_it = number < pile;
            number = number.saturating_sub(pile);
            is_in_it
        };
        Part { id, size: Size::ALL.into_iter().find(of_pile), starter: None }
    }

    /// Number of parts in a seat's starter set, the body included; at most 13.
    fn starter_set(&self) -> u16 {
        self.tiles.starter_tiles().len() as u16 + 1
    }

    /// Number of parts in the starter sets of all seats, bodies included; the parts of the piles
    /// follow them.
    pub fn starter_count(&self) -> u16 {
        u16::from(self.seats) * self.starter_set()
    }

    /// The seat whose starter set a part belongs to; only for parts below [`Self::starter_count`].
    pub(crate) fn starter_seat(&self, part: PartId) -> SeatId {
        SeatId((part.0 / self.starter_set()) as u8)
    }

    /// The seat whose starter set a part comes from (rule 1.9); `None` for tiles of the piles.
    pub fn starter_of(&self, part: PartId) -> Option<SeatId> {
        (part.0 < self.starter_count()).then(|| self.starter_seat(part))
    }

    /// A seat's body.
    pub fn body(&self, seat: SeatId) -> PartId {
        PartId(u16::from(seat.0) * self.starter_set())
    }
}

/// Reason for which a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Rule 4.1.
    Seats(u8),
    /// Out of range.
    Energy(u16),
    /// The starter parts of the tile set can't all be attached (4.2), as far as a plain search
    /// finds.
    NoFirstRobot,
}

impl InWords for SetupError {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Seats(seats) => phrase!("set-up-seats", seats = seats),
            Self::Energy(energy) => phrase!("set-up-energy", energy = energy),
            Self::NoFirstRobot => phrase!("set-up-no-first-robot"),
        }
    }
}

displayed_in_english!(SetupError);
