//! Everything that a seat may know.

use shell::seats::SeatId;

use crate::table::{Position, Setup, Table};

/// The table as a seat may know it: all but the random stream (17.1, 17.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat.
    pub seat: SeatId,
    /// The position.
    pub position: Position,
}

impl View {
    /// View of a seat of a table.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        Self { seat, position: Position::of(table) }
    }

    /// The table, for reading.
    pub fn table<'a>(&'a self, setup: &'a Setup) -> Table<'a> {
        Table::of_position(setup, &self.position)
    }
}
