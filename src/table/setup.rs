//! Set-up that a game starts from, and the parts of that game.

use std::sync::Arc;

use bevy::prelude::*;
use thiserror::Error;

use super::components::Part;
use super::location::Location;
use crate::grid::Placement;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::{PartId, SeatId, Size, TileId, TileSet};
use crate::robot::build::{Inventory, first_build};

/// Largest number of seats of a game (rule 4.1).
pub(super) const MOST_SEATS: usize = 4;

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Tile set of the game.
    pub tiles: Arc<TileSet>,
    /// Number of seats, 2 to 4 (rule 4.1).
    pub seats: u8,
    /// Seed of the random stream.
    pub seed: u64,
    /// Energy that ends the game when a robot has eaten it (8.1), in points, 1 to 99.
    pub energy_to_win: u16,
    /// Whether the rule option *Crystal moves on* is chosen: an owner of the crystal who is tied
    /// for the fastest gives it to another of the tied (8.4).
    pub crystal_moves_on: bool,
}

impl Setup {
    /// Set-up for a number of seats by the rulebook, with the built-in tile set.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { tiles: TileSet::standard(), seats, seed, energy_to_win: 10, crystal_moves_on: false }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// [`SetupError`] that names the first fault found.
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

    /// All parts of the game with their locations before the first action, in the order of their
    /// numbers.
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

    /// Number of parts in the game.
    pub(crate) fn part_count(&self) -> u16 {
        self.starter_count() + Size::ALL.map(|size| self.tiles.pile_count(size)).iter().sum::<u16>()
    }

    /// The part with a number. Each seat's starter set comes first, the body before its other
    /// parts; then come the piles from small to large.
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

    /// Number of parts in a seat's starter set: the body and at most 12 other parts.
    fn starter_set(&self) -> u16 {
        self.tiles.starter_tiles().len() as u16 + 1
    }

    /// Number of parts in the starter sets of all seats, bodies included. The parts of the piles
    /// have the numbers from this one on.
    pub fn starter_count(&self) -> u16 {
        u16::from(self.seats) * self.starter_set()
    }

    /// Seat whose starter set a part belongs to. The part must be below [`Self::starter_count`].
    pub(crate) fn starter_seat(&self, part: PartId) -> SeatId {
        SeatId((part.0 / self.starter_set()) as u8)
    }

    /// Seat whose starter set a part comes from (rule 1.9); `None` for parts of the piles.
    pub fn starter_of(&self, part: PartId) -> Option<SeatId> {
        (part.0 < self.starter_count()).then(|| self.starter_seat(part))
    }

    /// Body of a seat's robot.
    pub fn body(&self, seat: SeatId) -> PartId {
        PartId(u16::from(seat.0) * self.starter_set())
    }
}

/// Reason why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Number of seats that is not 2 to 4 (rule 4.1).
    Seats(u8),
    /// Energy that ends the game, in points, that is not 1 to 99.
    Energy(u16),
    /// Starter parts of the tile set for which no build that attaches them all (4.2) was found. The
    /// search tries only one build.
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
