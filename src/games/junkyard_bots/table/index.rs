//! Entities of parts and robots by number. No code relies on the order of a query.

use bevy::prelude::*;

use crate::parts::PartId;
use shell::seats::SeatId;

/// Entities by the numbers of parts and seats.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    pub(super) parts: Vec<Entity>,
    pub(super) robots: Vec<Entity>,
}

impl Index {
    /// Entity of a part; `None` if the game has no such part.
    pub fn part_entity(&self, id: PartId) -> Option<Entity> {
        self.parts.get(id.index()).copied()
    }

    /// Entity of a seat's robot; `None` if the game has no such seat.
    pub fn robot_entity(&self, seat: SeatId) -> Option<Entity> {
        self.robots.get(seat.index()).copied()
    }
}
