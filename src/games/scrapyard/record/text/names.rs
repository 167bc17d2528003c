//! Names of seats and cards in saved games, in place of the table's numbers.

use shell::language::Phrase;
use shell::record::{colour_of_seat, seat_of_colour, shorten_name};
use shell::seats::seating::{Colour, Seat};
use shell::seats::{PerSeat, SeatId};

use super::fault::SavedFault;
use crate::cards::{CardId, CardList};
use crate::table::Setup;

/// Most entries of a list; no game has as many.
const LONGEST_LIST: usize = 5_000;

/// Names of one game's seats and cards.
pub(super) struct GameNames {
    setup: Setup,
    seats: Vec<Seat>,
}

impl GameNames {
    /// Names of a game whose seats match its set-up.
    pub(super) fn new(setup: &Setup, seats: &[Seat]) -> Self {
        Self { setup: setup.clone(), seats: seats.to_vec() }
    }

    /// Set-up of the game.
    pub(super) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(super) fn colour_of(&self, seat: SeatId) -> Colour {
        colour_of_seat(&self.seats, seat)
    }

    pub(super) fn colours_of(&self, seats: impl IntoIterator<Item = SeatId>) -> Vec<Colour> {
        seats.into_iter().map(|seat| self.colour_of(seat)).collect()
    }

    pub(super) fn card_name(&self, card: CardId) -> String {
        self.setup.data.find_card(card).map(|card| card.name.clone()).unwrap_or_default()
    }

    pub(super) fn card_names(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<String> {
        cards.into_iter().map(|card| self.card_name(card)).collect()
    }

    /// Names for reading a text at a place in the file.
    pub(super) const fn read_at<'a>(&'a self, at: &'a Phrase) -> NameReader<'a> {
        NameReader { names: self, at }
    }
}

/// Names of a game, for reading a text.
#[derive(Clone, Copy)]
pub(super) struct NameReader<'a> {
    names: &'a GameNames,
    /// Place of the text in the file, for faults.
    at: &'a Phrase,
}

impl NameReader<'_> {
    pub(super) fn read_seat(self, colour: Colour) -> Result<SeatId, SavedFault> {
        Ok(seat_of_colour(&self.names.seats, colour, self.at)?)
    }

    pub(super) fn read_seats(self, colours: &[Colour]) -> Result<PerSeat<SeatId>, SavedFault> {
        self.check_length(colours)?;
        colours.iter().map(|&colour| self.read_seat(colour)).collect()
    }

    pub(super) fn read_card(self, name: &str) -> Result<CardId, SavedFault> {
        let found = self.names.setup.data.card_named(name);
        found.ok_or_else(|| SavedFault::NoCard { place: self.at.clone(), name: shorten_name(name) })
    }

    pub(super) fn read_cards(self, names: &[String]) -> Result<CardList, SavedFault> {
        self.check_length(names)?;
        names.iter().map(|name| self.read_card(name)).collect()
    }

    /// Number of a pile, from 0; the file counts from 1.
    ///
    /// # Errors
    /// [`SavedFault::NoPile`] for 0.
    pub(super) fn read_pile(self, number: u8) -> Result<u8, SavedFault> {
        number.checked_sub(1).ok_or_else(|| SavedFault::NoPile { place: self.at.clone() })
    }

    /// Checks that a list is not too long.
    ///
    /// # Errors
    /// [`SavedFault::TooLong`].
    pub(super) fn check_length<T>(self, list: &[T]) -> Result<(), SavedFault> {
        if list.len() <= LONGEST_LIST { Ok(()) } else { Err(SavedFault::TooLong { place: self.at.clone() }) }
    }
}

/// Number of a pile in a file, from 1.
pub(super) const fn write_pile(pile: u8) -> u8 {
    pile.saturating_add(1)
}
