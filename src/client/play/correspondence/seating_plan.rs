//! Seats of a new game with the places of their people.

use shell::seats::{Seat, SeatSet};

/// Seats of a new game, and those of them whose people are elsewhere.
#[derive(Clone, Debug)]
pub struct SeatingPlan {
    /// The seats, clockwise.
    pub seats: Vec<Seat>,
    /// Seats of people elsewhere; with any, the game is one by correspondence.
    pub elsewhere: SeatSet,
}

impl From<Vec<Seat>> for SeatingPlan {
    fn from(seats: Vec<Seat>) -> Self {
        Self { seats, elsewhere: SeatSet::EMPTY }
    }
}
