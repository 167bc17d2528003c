//! The system that keeps the joins of attached components up to date (7.2).

use bevy::prelude::*;

use super::components::{Joins, OutletState, WorkshopRobot};
use crate::robot::assembly::Faces;

/// Writes the [`Joins`] of the components of every robot that has changed.
pub(crate) fn join_changed_robots(robots: Query<&WorkshopRobot, Changed<WorkshopRobot>>, mut joins: Query<&mut Joins>) {
    for robot in &robots {
        for (part, &entity) in robot.robot.parts().iter().zip(&robot.entities) {
            let states = part.outlets.sides().map(|side| {
                let state = match robot.robot.faces(part, side) {
                    Faces::Free => OutletState::Free,
                    Faces::Blocked(_) => OutletState::Blocked,
                    Faces::Joined(other) => OutletState::Joined(robot.entities[other]),
                };
                (side, state)
            });
            let found = Joins(states.collect());
            if let Ok(mut joins) = joins.get_mut(entity) {
                joins.set_if_neq(found);
            }
        }
    }
}
