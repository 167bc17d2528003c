//! Who sits where, in which colour.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::opponents::Player;
use crate::outside::shows_nothing;

/// The longest name of a seat, in characters.
pub const LONGEST_NAME: usize = 24;

/// The four seat colours, each with its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// With the triangle.
    Orange,
    /// With the circle.
    Blue,
    /// With the square.
    Green,
    /// With the diamond.
    Pink,
}

impl Colour {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Orange, Self::Blue, Self::Green, Self::Pink];

    /// The word for it, as saved games write it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Orange => "Orange",
            Self::Blue => "Blue",
            Self::Green => "Green",
            Self::Pink => "Pink",
        }
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeatKind {
    /// A person at this computer.
    Human,
    /// A computer player.
    Computer(Player),
}

/// A seat as players know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// What the player is called: at most 24 characters, none of them a control character and at
    /// least one that is seen.
    pub name: String,
    /// The colour, different for each seat.
    pub colour: Colour,
    /// Who plays it.
    pub kind: SeatKind,
}

/// What is wrong with the seats of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeatingError {
    /// A name that can't be shown.
    Name(usize),
    /// Two seats of one colour.
    Colour(usize, Colour),
    /// Not one seat for each player of the set-up.
    Number {
        /// Seats of the set-up.
        expected: usize,
        /// Seats named.
        found: usize,
    },
}

impl InWords for SeatingError {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Name(seat) => phrase!("seating-name", seat = seat, most = LONGEST_NAME),
            Self::Colour(seat, colour) => phrase!("seating-colour", seat = seat, colour = colour.word()),
            Self::Number { expected, found } => phrase!("seating-number", found = found, expected = expected),
        }
    }
}

displayed_in_english!(SeatingError);

/// Plain seats: names by colour, all played by `kind`.
pub fn plain(seats: u8, kind: SeatKind) -> Vec<Seat> {
    let seat = |colour: Colour| Seat { name: colour.word().into(), colour, kind };
    Colour::ALL.into_iter().take(seats.into()).map(seat).collect()
}

/// Checks names and colours; seats count from 1 in what is said.
///
/// # Errors
/// The first seat that is wrong.
pub fn check(seats: &[Seat], expected: usize) -> Result<(), SeatingError> {
    if seats.len() != expected {
        return Err(SeatingError::Number { expected, found: seats.len() });
    }
    for (number, seat) in seats.iter().enumerate() {
        let is_long = seat.name.chars().count() > LONGEST_NAME;
        if is_long || shows_nothing(&seat.name) || seat.name.chars().any(char::is_control) {
            return Err(SeatingError::Name(number + 1));
        }
        if seats[..number].iter().any(|other| other.colour == seat.colour) {
            return Err(SeatingError::Colour(number + 1, seat.colour));
        }
    }
    Ok(())
}
