//! The system that notes on squares the ways that lead off them, and the teams whose zones they
//! are.

use bevy::prelude::*;

use super::components::{ConstructionZone, Neighbours, Team, TeamOf};
use super::index::Index;
use super::param::LaidYard;
use crate::yard::{Gate, Square};

/// Writes the [`Neighbours`] of all squares if the yard has changed, and the [`ConstructionZone`]
/// of all gate squares if a team has.
pub(crate) fn note_ways(
    changed: Query<(), Changed<Team>>,
    teams: Query<(&TeamOf, &Team)>,
    laid: Res<LaidYard>,
    index: Res<Index>,
    mut squares: Query<(&mut Neighbours, &mut ConstructionZone)>,
) {
    if laid.is_changed() {
        for (square, &entity) in Square::all().zip(&index.squares) {
            let beside = laid.yard.neighbours(square);
            let ways = beside.filter_map(|(direction, beside)| Some((direction, index.square(beside)?)));
            if let Ok((mut neighbours, _)) = squares.get_mut(entity) {
                neighbours.set_if_neq(Neighbours(ways.collect()));
            }
        }
    }
    if changed.is_empty() {
        return;
    }
    for gate in Gate::ALL {
        let owner = teams.iter().find(|(_, team)| team.gate == Some(gate)).map(|(of, _)| of.0);
        let entity = index.square(gate.square());
        if let Some((_, mut zone)) = entity.and_then(|entity| squares.get_mut(entity).ok()) {
            zone.set_if_neq(ConstructionZone(owner));
        }
    }
}
