//! The system that notes on squares which robot stands there.

use bevy::prelude::*;

use super::components::{Condition, Occupant, RobotSeat};
use super::index::Index;

/// Writes the [`Occupant`] of all squares if a robot has moved, or was wrecked.
pub(crate) fn note_occupants(
    changed: Query<(), Changed<Condition>>,
    robots: Query<(&RobotSeat, &Condition)>,
    index: Res<Index>,
    mut squares: Query<&mut Occupant>,
) {
    if changed.is_empty() {
        return;
    }
    for (square, entity) in index.squares() {
        let occupant = robots.iter().find(|(_, condition)| condition.square == Some(square));
        if let Ok(mut noted) = squares.get_mut(entity) {
            noted.set_if_neq(Occupant(occupant.map(|(seat, _)| seat.0)));
        }
    }
}
