//! Result of a game, and wrecked robots.

use serde::{Deserialize, Serialize};
use shell::seats::{PerSeat, SeatId};

use crate::arena::Square;

/// Result of a game: places, in the reverse order of wrecking (10.3, 10.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// All seats from the first place to the last.
    pub places: PerSeat<SeatId>,
}

impl Outcome {
    /// The winning seat; `None` only for an outcome without places.
    pub fn winner(&self) -> Option<SeatId> {
        self.places.first().copied()
    }

    /// Share of a seat in the victory, 0 or 1: there is no tie (10.4).
    pub fn victory_share(&self, seat: SeatId) -> f32 {
        if self.winner() == Some(seat) { 1.0 } else { 0.0 }
    }
}

/// Cause of dents, or of a wreck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DentCause {
    /// A card that was played.
    Card,
    /// The ability of a part.
    Ability,
    /// An attack with an arm.
    Attack,
    /// A crash (8.8).
    Crash,
    /// Spikes of the robot that was attacked (8.12).
    Spikes,
    /// The crusher (10.1).
    Crusher,
    /// No dents: the robot had nothing to lose when the battle began (9.4).
    Frailty,
}

/// Robot that was wrecked (9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wreck {
    /// Seat of the robot.
    pub seat: SeatId,
    /// Square on which it stood.
    pub square: Square,
    /// Round in which it was wrecked.
    pub round: u16,
    /// Seat that did it; `None` for the crusher, and for a robot that had nothing to lose.
    pub by: Option<SeatId>,
    /// Cause of the last dents.
    pub cause: DentCause,
}
