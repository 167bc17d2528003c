//! Restoring the table of a world from a snapshot.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::table::PlayResources;

use super::components::notebook::Notebook;
use super::components::place::{Place, PlaceList};
use super::components::{Access, Assembly, CardPlace, Condition, JoinedIn, Team, ThingKind, Truck, Worker};
use super::index::Index;
use super::param::{LaidYard, Unseen};
use super::play_state::PlayState;
use super::position::Position;
use super::setup::Setup;
use super::snapshot::Snapshot;
use crate::action::{Engineers, ThingId};

/// Components of a thing that are restored.
type ThingRestore =
    (&'static mut ThingKind, &'static mut Condition, &'static mut Place, &'static mut JoinedIn, &'static mut Access);

/// The whole table.
#[derive(SystemParam)]
pub(crate) struct WholeTable<'w, 's> {
    setup: Res<'w, Setup>,
    index: ResMut<'w, Index>,
    places: ResMut<'w, PlaceList>,
    laid: ResMut<'w, LaidYard>,
    unseen: ResMut<'w, Unseen>,
    state: ResMut<'w, PlayState>,
    things: Query<'w, 's, ThingRestore>,
    teams: Query<'w, 's, (&'static mut Team, &'static mut Notebook)>,
    trucks: Query<'w, 's, &'static mut Truck>,
    workers: Query<'w, 's, &'static mut Worker>,
    assemblies: Query<'w, 's, &'static mut Assembly>,
    cards: Query<'w, 's, &'static mut CardPlace>,
    play: PlayResources<'w, Engineers>,
}

/// Overwrites the whole table with a snapshot that fits it.
pub(crate) fn write_snapshot(InRef(snapshot): InRef<Snapshot>, mut table: WholeTable) {
    let position = &snapshot.position;
    table.state.clone_from(&position.state);
    table.unseen.0 = position.unseen;
    table.lay_yard(position);
    table.write_things(position);
    table.write_teams(position);
    for (place, &entity) in position.cards.iter().zip(&table.index.cards) {
        if let Ok(mut own) = table.cards.get_mut(entity) {
            *own = *place;
        }
    }
    table.play.restore(snapshot.stream);
}

impl WholeTable<'_, '_> {
    /// Lays the tiles and takes walls down. A yard that is the same already counts as unchanged,
    /// so that its ways are not noted again.
    fn lay_yard(&mut self, position: &Position) {
        let laid = &self.laid;
        if laid.maze != position.maze || laid.yard.walls_down() != position.walls_down {
            let yard = self.setup.data.yard(&position.maze, &position.walls_down);
            *self.laid = LaidYard { maze: position.maze, yard };
        }
    }

    /// Writes all things that have appeared, and assemblies. Of those that have not only the place
    /// says so; the rest is overwritten when they appear.
    fn write_things(&mut self, position: &Position) {
        self.index.appeared = position.things.len() as u16;
        for (thing, &entity) in position.things.iter().zip(&self.index.things) {
            if let Ok((mut kind, mut condition, mut place, mut joined, mut access)) = self.things.get_mut(entity) {
                *kind = thing.kind;
                *condition = thing.condition;
                *place = thing.place;
                *joined = thing.joined;
                *access = thing.access;
            }
        }
        for &entity in self.index.things.iter().skip(position.things.len()) {
            if let Ok((_, _, mut place, ..)) = self.things.get_mut(entity) {
                place.set_if_neq(Place::Unused);
            }
        }
        let places = (0..).map(ThingId).zip(&position.things).map(|(id, thing)| (id, thing.place));
        *self.places = PlaceList::new(places);
        for (components, &entity) in position.assemblies.iter().zip(&self.index.assemblies) {
            if let Ok(mut own) = self.assemblies.get_mut(entity) {
                own.0.clone_from(components);
            }
        }
    }

    /// Writes teams, trucks, workers and notebooks.
    fn write_teams(&mut self, position: &Position) {
        for (team, &entity) in position.teams.iter().zip(&self.index.teams) {
            if let Ok((mut own, mut notebook)) = self.teams.get_mut(entity) {
                own.clone_from(&team.team);
                notebook.clone_from(&team.notebook);
            }
        }
        for (team, &entity) in position.teams.iter().zip(&self.index.trucks) {
            if let Ok(mut own) = self.trucks.get_mut(entity) {
                *own = team.truck;
            }
        }
        let workers = position.teams.iter().flat_map(|team| &team.workers);
        for (worker, &entity) in workers.zip(&self.index.workers) {
            if let Ok(mut own) = self.workers.get_mut(entity) {
                *own = *worker;
            }
        }
    }
}
