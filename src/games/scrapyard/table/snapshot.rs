//! Snapshots: the whole table as plain values.

use shell::stream::StreamPoint;

use super::position::{Position, Robot};
use super::read::{Table, TableParam};

impl Position {
    /// Copies a table.
    pub fn of(table: &Table) -> Self {
        let robot = |seat| {
            let robot = table.robot(seat);
            Robot { loadout: *robot.loadout(), cards: robot.cards().clone(), condition: *robot.condition() }
        };
        Self {
            state: table.state().clone(),
            track: table.track().clone(),
            piles: table.piles().cloned().collect(),
            pool: table.pool().clone(),
            robots: table.seats().map(robot).collect(),
        }
    }
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
    Snapshot { position: Position::of(&param.table()), stream: param.stream().point() }
}
