//! Result of a game: the reason for its end, and the winners.

use serde::{Deserialize, Serialize};
use shell::seats::{SeatId, SeatSet};

/// Goal that wins a game (14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goal {
    /// Enough orders sold to.
    Orders,
    /// Enough credits owned.
    Credits,
}

/// Reason for the end of a game (section 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A player reached a goal (14.1).
    Goal(Goal),
    /// The round in which a goal was reached is over (16.5).
    LastBell,
    /// Thirty rounds passed without a sale (14.4).
    Stalemate,
    /// No order is open any more (14.5).
    NoOrders,
}

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Reason for the end.
    pub ending: Ending,
    /// Winning seats: one, or several that share the victory.
    pub winners: SeatSet,
}

impl Outcome {
    /// Share of a seat in the victory, from 0 to 1: the winners share 1 equally.
    pub fn victory_share(&self, seat: SeatId) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.iter().count() as f32 } else { 0.0 }
    }
}
