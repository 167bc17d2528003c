//! System parameters that read the table.

use std::borrow::Cow;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use shell::stream::Stream;

use super::components::place::PlaceList;
use super::components::square_set::SquareSet;
use super::components::{Assembly, Truck, Worker};
use super::index::Index;
use super::play_state::PlayState;
use super::read::Table;
use super::setup::Setup;
use super::store::{CardRead, Entities, Store, TeamRead, ThingRead};
use crate::yard::{Maze, Yard};

/// The yard of a game: the tiles as they were laid, and the ways through them.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct LaidYard {
    /// Tiles with face and turn (2.1).
    pub maze: Maze,
    /// Ways, with the walls that were taken down.
    pub yard: Yard,
}

/// Squares that hold an object at which nobody has looked (6.2).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen(pub SquareSet);

/// System parameter that reads the whole table.
#[derive(SystemParam)]
pub struct TableParam<'w, 's> {
    setup: Res<'w, Setup>,
    state: Res<'w, PlayState>,
    index: Res<'w, Index>,
    places: Res<'w, PlaceList>,
    laid: Res<'w, LaidYard>,
    unseen: Res<'w, Unseen>,
    stream: Res<'w, Stream>,
    things: Query<'w, 's, ThingRead>,
    teams: Query<'w, 's, TeamRead>,
    trucks: Query<'w, 's, &'static Truck>,
    workers: Query<'w, 's, &'static Worker>,
    assemblies: Query<'w, 's, &'static Assembly>,
    cards: Query<'w, 's, CardRead>,
}

impl TableParam<'_, '_> {
    /// The table, for reading.
    pub fn table(&self) -> Table<'_> {
        Table {
            setup: &self.setup,
            state: &self.state,
            yard: Cow::Borrowed(&self.laid.yard),
            unseen: self.unseen.0,
            places: Cow::Borrowed(&self.places),
            store: Store::Entities(Entities {
                index: &self.index,
                things: self.things,
                teams: self.teams,
                trucks: self.trucks,
                workers: self.workers,
                assemblies: self.assemblies,
                cards: self.cards,
            }),
        }
    }

    /// Tiles with face and turn.
    pub(crate) fn maze(&self) -> &Maze {
        &self.laid.maze
    }

    /// The random stream.
    pub(crate) fn stream(&self) -> &Stream {
        &self.stream
    }
}
