//! Entities of counters and workshops. No code relies on the order of a query.

use bevy::prelude::*;
use shell::seats::{PerSeat, SeatId};

use crate::parts::Kind;

/// Entities by kind of counter and by seat.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    pub(super) counters: [Vec<Entity>; Kind::COUNT],
    pub(super) workshops: PerSeat<Entity>,
}

impl Index {
    /// Entities of the counters of a kind.
    pub fn counters(&self, kind: Kind) -> &[Entity] {
        &self.counters[kind.index()]
    }

    /// Entity of a seat's workshop; `None` if the game has no such seat.
    pub fn workshop(&self, seat: SeatId) -> Option<Entity> {
        self.workshops.get(seat.index()).copied()
    }
}
