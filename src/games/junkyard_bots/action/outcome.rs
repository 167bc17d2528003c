//! Result of a game: the reason for its end, and the winners.

use serde::{Deserialize, Serialize};

use crate::parts::{Naming, Number, Translate};
use shell::seats::SeatId;

/// Reason for the end of a game (8.1, 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A robot has eaten enough energy.
    Energy,
    /// A robot exploded.
    Explosion,
    /// A robot has eaten enough in the round in which another exploded.
    EnergyAndExplosion,
    /// Five rounds passed in which nothing was used up.
    Stalemate,
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct OutcomeBy<N: Naming> {
    /// Reason for the end.
    pub ending: Ending,
    /// Winning seats: one, several that share the victory, or none (8.2).
    pub winners: Vec<N::Seat>,
}

/// [`OutcomeBy`] with its seats by number.
pub type Outcome = OutcomeBy<Number>;

impl<N: Naming> OutcomeBy<N> {
    /// Translates the names of the seats.
    ///
    /// # Errors
    /// If one of them has no translation.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<OutcomeBy<T::To>, T::Error> {
        let winners = self.winners.iter().map(|&seat| by.translate_seat(seat)).collect::<Result<_, _>>()?;
        Ok(OutcomeBy { ending: self.ending, winners })
    }
}

impl Outcome {
    /// Share of a seat in the victory, from 0 to 1: the winners share 1 equally (8.2).
    pub fn victory_share(&self, seat: SeatId) -> f32 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}
