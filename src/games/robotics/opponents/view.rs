//! Everything that a seat may know.

use shell::seats::{SeatId, SeatSet};

use crate::table::play_state::MOST_OFFERS;
use crate::table::{Position, Setup, Table};

/// The table as a seat may know it: all but the random stream (17.1, 17.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat.
    pub seat: SeatId,
    /// The position.
    pub position: Position,
}

impl View {
    /// View of a seat of a table.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        Self { seat, position: Position::of(table) }
    }

    /// Shows some seats as if they had had all offers that they may be made in this turn, so that
    /// the player makes them none (12.7, 17.5).
    pub fn forbid_offers_to(&mut self, seats: SeatSet) {
        let Some(turn) = self.position.state.turn_mut() else { return };
        for seat in seats.iter() {
            if let Some(offers) = turn.offers.get_mut(seat.index()) {
                *offers = MOST_OFFERS;
            }
        }
    }

    /// The table, for reading.
    pub fn table<'a>(&'a self, setup: &'a Setup) -> Table<'a> {
        Table::of_position(setup, &self.position)
    }
}
