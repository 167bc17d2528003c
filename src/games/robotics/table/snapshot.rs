//! Snapshots: the whole table as plain values.

use shell::stream::StreamPoint;

use super::position::Position;
use super::read::{Table, TableParam};

impl Position {
    /// Copies a table.
    pub fn of(table: &Table) -> Self {
        let shops = || table.seats().map(|seat| table.workshop(seat));
        Self {
            state: table.state().clone(),
            market: table.market().clone(),
            yard: table.yard().clone(),
            orders: table.orders().clone(),
            workshops: shops().map(|workshop| workshop.shop.clone()).collect(),
            robots: shops().map(|workshop| workshop.robot.clone()).collect(),
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
