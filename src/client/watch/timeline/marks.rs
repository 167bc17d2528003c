//! What is marked on the line of a game: the events that spectators look for.

use crate::action::{TableEvent, TurnedUp};
use crate::parts::SeatId;

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// Energy was eaten.
    Energy,
    /// Bombs were thrown.
    Throw,
    /// A blind bomb went off, or a robot exploded.
    Explosion,
    /// The game ended.
    End,
}

impl Mark {
    /// What an event is marked by, and whom it is about.
    pub(super) fn of(event: &TableEvent) -> Option<(Self, Option<SeatId>)> {
        match event {
            TableEvent::Ate { seat, points, .. } if *points > 0 => Some((Self::Energy, Some(*seat))),
            TableEvent::Attacked { seat, .. } => Some((Self::Throw, Some(*seat))),
            TableEvent::Exploded { seat, .. }
            | TableEvent::BlindTurnedUp { seat, fate: TurnedUp::Explodes { .. }, .. } => {
                Some((Self::Explosion, Some(*seat)))
            }
            TableEvent::Ended(outcome) => Some((Self::End, outcome.winners.first().copied())),
            _ => None,
        }
    }
}
