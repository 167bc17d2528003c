//! Set-up that a game starts from, and the parts of that game.

use std::ops::Range;
use std::sync::Arc;

use bevy::prelude::*;
use thiserror::Error;

use super::components::Part;
use super::location::Location;
use crate::messages::phrase;
use crate::parts::{FEWEST_SEATS, MOST_SEATS, PartId, TileId, TileSet};
use crate::robot::build::{Inventory, first_build};
use shell::grid::Placement;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;

/// Points of energy that end a game by the rulebook (rule 8.1).
pub const ENERGY_TO_WIN: u16 = 10;
/// Fewest points of energy that a set-up may ask for to end the game.
pub const LEAST_ENERGY_TO_WIN: u16 = 1;
/// Most points of energy that a set-up may ask for to end the game.
pub const MOST_ENERGY_TO_WIN: u16 = 99;

/// Points of energy that a robot still needs to end the game (rule 8.1); 0 if it has eaten enough.
pub const fn energy_still_needed(energy_to_win: u16, eaten: u16) -> u16 {
    energy_to_win.saturating_sub(eaten)
}

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Tile set of the game.
    pub tiles: Arc<TileSet>,
    /// Number of seats, from [`FEWEST_SEATS`] to [`MOST_SEATS`] (rule 4.1).
    pub seats: u8,
    /// Seed of the random stream.
    pub seed: u64,
    /// Energy that ends the game when a robot has eaten it (8.1), in points, from
    /// [`LEAST_ENERGY_TO_WIN`] to [`MOST_ENERGY_TO_WIN`].
    pub energy_to_win: u16,
    /// Whether the rule option *Crystal moves on* is chosen: an owner of the crystal who is tied
    /// for the fastest gives it to another of the tied (8.4).
    pub crystal_moves_on: bool,
}

impl Setup {
    /// Set-up for a number of seats by the rulebook, with the built-in tile set.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { tiles: TileSet::standard(), seats, seed, energy_to_win: ENERGY_TO_WIN, crystal_moves_on: false }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// [`SetupError`] that names the first fault found.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(FEWEST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !(LEAST_ENERGY_TO_WIN..=MOST_ENERGY_TO_WIN).contains(&self.energy_to_win) {
            return Err(SetupError::Energy(self.energy_to_win));
        }
        let parts = (1u16..).map(PartId).zip(self.tiles.starter_tiles().iter().copied()).collect();
        let inventory = Inventory { body: PartId(0), parts, must_attach_all: true };
        first_build(&self.tiles, &inventory).map(drop).ok_or(SetupError::NoFirstRobot)
    }

    /// All seats, in seat order.
    pub fn all_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats).map(SeatId)
    }

    /// The seats that are so many places clockwise after `seat`; `seat` itself is 0 places after.
    pub(super) fn seats_clockwise(&self, seat: SeatId, places: Range<u8>) -> impl Iterator<Item = SeatId> + use<> {
        let seats = self.seats;
        places.map(move |places| SeatId((seat.0 + places) % seats))
    }

    /// Number of places that `seat` is clockwise after `first`.
    pub(super) const fn places_after(&self, first: SeatId, seat: SeatId) -> u8 {
        (seat.0 + self.seats - first.0) % self.seats
    }

    /// Points of energy that a robot still needs to end the game (8.1); 0 if it has eaten enough.
    pub const fn energy_needed(&self, eaten: u16) -> u16 {
        energy_still_needed(self.energy_to_win, eaten)
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
        self.starter_count() + self.tiles.piled_count()
    }

    /// The part with a number. Each seat's starter set comes first, the body before its other
    /// parts; then come the piles from small to large.
    pub(crate) fn part(&self, id: PartId) -> Part {
        let Some(number) = id.0.checked_sub(self.starter_count()) else {
            let starter = match usize::from(id.0 % self.starter_set()).checked_sub(1) {
                None => TileId::BODY,
                Some(number) => self.tiles.starter_tiles()[number],
            };
            return Part { id, size: self.tiles[starter].size(), starter: Some(starter) };
        };
        Part { id, size: self.tiles.size_of_piled_part(number), starter: None }
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
    pub fn find_starter_seat(&self, part: PartId) -> Option<SeatId> {
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
