//! Entities of things, assemblies, teams, workers, cards and squares. No code relies on the order
//! of a query.

use bevy::prelude::*;
use shell::seats::{PerSeat, SeatId};

use crate::action::{AssemblyId, ThingId, WorkerId};
use crate::set::MachineId;
use crate::yard::Square;

/// Entities by number, seat, machine and square.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    /// Number of things that have appeared.
    pub(super) appeared: u16,
    /// Entities of things; those that have not appeared come last.
    pub(super) things: Vec<Entity>,
    pub(super) assemblies: Vec<Entity>,
    pub(super) teams: PerSeat<Entity>,
    pub(super) trucks: PerSeat<Entity>,
    /// Workers, four for each seat.
    pub(super) workers: Vec<Entity>,
    pub(super) cards: Vec<Entity>,
    /// Squares row by row.
    pub(super) squares: Vec<Entity>,
}

impl Index {
    /// Entity of a thing; `None` if no thing with this number has appeared.
    pub fn thing(&self, thing: ThingId) -> Option<Entity> {
        if thing.0 < self.appeared { self.things.get(thing.index()).copied() } else { None }
    }

    /// Entity of an assembly; `None` if there is no such number.
    pub fn assembly(&self, assembly: AssemblyId) -> Option<Entity> {
        self.assemblies.get(assembly.index()).copied()
    }

    /// Entity of a team, with its notebook; `None` if the game has no such seat.
    pub fn team(&self, seat: SeatId) -> Option<Entity> {
        self.teams.get(seat.index()).copied()
    }

    /// Entity of a team's truck; `None` if the game has no such seat.
    pub fn truck(&self, seat: SeatId) -> Option<Entity> {
        self.trucks.get(seat.index()).copied()
    }

    /// Entity of a worker; `None` if there is no such worker.
    pub fn worker(&self, seat: SeatId, worker: WorkerId) -> Option<Entity> {
        let in_team = WorkerId::all().len();
        if worker.index() < in_team { self.workers.get(seat.index() * in_team + worker.index()).copied() } else { None }
    }

    /// Entity of a card; `None` if the set has no such machine.
    pub fn card(&self, machine: MachineId) -> Option<Entity> {
        self.cards.get(usize::from(machine.0)).copied()
    }

    /// Entity of a square.
    pub fn square(&self, square: Square) -> Option<Entity> {
        self.squares.get(square.index()).copied()
    }
}
