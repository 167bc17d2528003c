//! The entities of parts and robots by their numbers: query order is never relied on.

use bevy::prelude::*;

use crate::parts::{PartId, SeatId};

/// The entities by their numbers.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    pub(super) parts: Vec<Entity>,
    pub(super) robots: Vec<Entity>,
}

impl Index {
    /// The entity of a part, if the game has it.
    pub fn part_entity(&self, id: PartId) -> Option<Entity> {
        self.parts.get(id.index()).copied()
    }

    /// The entity of a seat's robot, if the game has the seat.
    pub fn robot_entity(&self, seat: SeatId) -> Option<Entity> {
        self.robots.get(seat.index()).copied()
    }
}
