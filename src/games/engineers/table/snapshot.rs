//! Snapshots: the whole table as plain values.

use shell::seats::SeatId;
use shell::stream::StreamPoint;

use super::components::Worker;
use super::lay_out::{MOST_ASSEMBLIES, MOST_THINGS};
use super::param::TableParam;
use super::position::{Position, TeamState, ThingState};
use super::read::Table;
use super::setup::Setup;
use super::snapshot_error::SnapshotError;
use super::thing::ThingView;
use crate::action::{AssemblyId, WorkerId};
use crate::yard::Maze;

impl Position {
    /// Copies a table, whose maze is given by its tiles.
    pub fn of(table: &Table, maze: Maze) -> Self {
        Self {
            state: table.state().clone(),
            maze,
            walls_down: table.yard().walls_down().to_vec(),
            unseen: table.unseen(),
            teams: table.seats().map(|seat| team_state(table, seat)).collect(),
            things: table.things().map(thing_state).collect(),
            assemblies: (0..table.assembly_count()).map(|id| table.assembly(AssemblyId(id)).into()).collect(),
            cards: table.data().machine_ids().map(|machine| table.card(machine)).collect(),
        }
    }

    /// Checks that the position has as many teams, cards and assembly numbers as tables of a set-up
    /// have, no more things, and tiles of its set.
    ///
    /// # Errors
    /// [`SnapshotError`] of a number, or [`SnapshotError::Maze`].
    pub fn check_size(&self, setup: &Setup) -> Result<(), SnapshotError> {
        let expected = usize::from(setup.seats);
        let found = self.teams.len();
        if found != expected {
            return Err(SnapshotError::Teams { expected, found });
        }
        let expected = setup.data.machine_ids().count();
        let found = self.cards.len();
        if found != expected {
            return Err(SnapshotError::Cards { expected, found });
        }
        let found = self.assemblies.len();
        if found != MOST_ASSEMBLIES {
            return Err(SnapshotError::Assemblies { expected: MOST_ASSEMBLIES, found });
        }
        let found = self.things.len();
        if found > MOST_THINGS {
            return Err(SnapshotError::Things { most: MOST_THINGS, found });
        }
        if setup.data.is_maze(&self.maze) { Ok(()) } else { Err(SnapshotError::Maze) }
    }
}

/// Copies a team with its workers, truck and notebook.
fn team_state(table: &Table, seat: SeatId) -> TeamState {
    let mut workers = [Worker::default(); 4];
    for (own, worker) in workers.iter_mut().zip(WorkerId::all()) {
        *own = *table.worker(seat, worker);
    }
    TeamState {
        team: table.team(seat).clone(),
        workers,
        truck: *table.truck(seat),
        notebook: table.notebook(seat).clone(),
    }
}

/// Copies a thing.
const fn thing_state(thing: ThingView) -> ThingState {
    let ThingView { place, of, condition, joined, access, .. } = thing;
    ThingState { kind: *of, condition: *condition, place, joined, access }
}

/// The whole table between two actions.
///
/// A snapshot from outside is unchecked. [`crate::game::Game::from_snapshot`] checks it before it
/// makes a table of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The table.
    pub position: Position,
    /// Point of the random stream.
    pub stream: StreamPoint,
}

/// Copies the table as plain values.
pub(crate) fn take_snapshot(param: &TableParam) -> Snapshot {
    Snapshot { position: Position::of(&param.table(), *param.maze()), stream: param.stream().point() }
}
