//! Names of seats in saved games: their colours.

use thiserror::Error;

use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::seats::SeatId;
use crate::seats::seating::{Colour, Seat};

/// Colour in a saved game that no seat has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct UnknownSeat {
    /// Place of the colour in the file.
    pub place: Phrase,
    /// The colour.
    pub colour: Colour,
}

impl InWords for UnknownSeat {
    fn phrase(&self) -> Phrase {
        phrase!("load-no-seat", place = &self.place, colour = self.colour.word())
    }
}

displayed_in_english!(UnknownSeat);

/// Seat of a colour. `at` names the place of the colour in the file.
///
/// # Errors
/// [`UnknownSeat`] if no seat has the colour.
pub fn seat_of_colour(seats: &[Seat], colour: Colour, at: &Phrase) -> Result<SeatId, UnknownSeat> {
    let seat = seats.iter().position(|seat| seat.colour == colour);
    // There are no more seats than colours, so the number fits.
    seat.map(|at| SeatId(at as u8)).ok_or_else(|| UnknownSeat { place: at.clone(), colour })
}

/// Colour of a seat, which the game must have.
pub fn colour_of_seat(seats: &[Seat], seat: SeatId) -> Colour {
    seats.get(seat.index()).map_or(Colour::Orange, |seat| seat.colour)
}
