//! Seats of a game: names, colours and players.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::ids::{MOST_SEATS, SeatId};
use super::player::PlayerKind;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::outside::shows_nothing;

/// Longest name of a seat, in characters.
pub const LONGEST_SEAT_NAME: usize = 24;

/// The five seat colours, each with its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Orange, with the triangle.
    Orange,
    /// Blue, with the circle.
    Blue,
    /// Green, with the square.
    Green,
    /// Pink, with the diamond.
    Pink,
    /// Indigo, with the hexagon.
    Indigo,
}

impl Colour {
    /// All colours: one for each seat that a game can have.
    pub const ALL: [Self; MOST_SEATS as usize] = [Self::Orange, Self::Blue, Self::Green, Self::Pink, Self::Indigo];

    /// Word for the colour, as saved games write it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Orange => "Orange",
            Self::Blue => "Blue",
            Self::Green => "Green",
            Self::Pink => "Pink",
            Self::Indigo => "Indigo",
        }
    }
}

/// Kind of player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatKind {
    /// A person at this computer.
    Human,
    /// A computer player.
    Computer(PlayerKind),
}

/// Player of a seat, as people choose it in the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatPlayer {
    /// A person at this computer.
    Here,
    /// A person at another computer, to which the game travels.
    Elsewhere,
    /// A computer player.
    Computer(PlayerKind),
}

impl SeatPlayer {
    /// Kind of player at the seat.
    pub const fn kind(self) -> SeatKind {
        match self {
            Self::Here | Self::Elsewhere => SeatKind::Human,
            Self::Computer(level) => SeatKind::Computer(level),
        }
    }
}

impl From<SeatKind> for SeatPlayer {
    /// A person is one at this computer.
    fn from(kind: SeatKind) -> Self {
        match kind {
            SeatKind::Human => Self::Here,
            SeatKind::Computer(level) => Self::Computer(level),
        }
    }
}

/// Seat of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Name of the player: at most 24 characters, no control character, at least one visible one.
    pub name: String,
    /// Colour, different for each seat.
    pub colour: Colour,
    /// Kind of player.
    pub kind: SeatKind,
}

/// Name of a seat's player; empty for a seat that the game has not.
pub fn seat_name(seats: &[Seat], seat: SeatId) -> &str {
    seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
}

/// Fault in the seats of a game. Seats are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeatingError {
    /// A seat has an invalid name.
    Name(usize),
    /// A seat has the colour of an earlier one.
    Colour(usize, Colour),
    /// The number of seats is not that of the set-up.
    Number {
        /// Seats of the set-up.
        expected: usize,
        /// Seats given.
        found: usize,
    },
}

impl InWords for SeatingError {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Name(seat) => phrase!("seating-name", seat = seat, most = LONGEST_SEAT_NAME),
            Self::Colour(seat, colour) => phrase!("seating-colour", seat = seat, colour = colour.word()),
            Self::Number { expected, found } => phrase!("seating-number", found = found, expected = expected),
        }
    }
}

displayed_in_english!(SeatingError);

/// Seats that are named after their colours, all of one kind.
pub fn default_seats(seats: u8, kind: SeatKind) -> Vec<Seat> {
    let seat = |colour: Colour| Seat { name: colour.word().into(), colour, kind };
    Colour::ALL.into_iter().take(seats.into()).map(seat).collect()
}

/// Checks the number, the names and the colours of seats.
///
/// # Errors
/// [`SeatingError`] of the first fault.
pub fn check_seats(seats: &[Seat], expected: usize) -> Result<(), SeatingError> {
    if seats.len() != expected {
        return Err(SeatingError::Number { expected, found: seats.len() });
    }
    for (number, seat) in seats.iter().enumerate() {
        let is_long = seat.name.chars().count() > LONGEST_SEAT_NAME;
        if is_long || shows_nothing(&seat.name) || seat.name.chars().any(char::is_control) {
            return Err(SeatingError::Name(number + 1));
        }
        if seats[..number].iter().any(|other| other.colour == seat.colour) {
            return Err(SeatingError::Colour(number + 1, seat.colour));
        }
    }
    Ok(())
}
