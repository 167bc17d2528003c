//! Viewers of the table.

use shell::seats::SeatId;

use crate::action::ThingId;
use crate::yard::Square;

/// A viewer of the table, and what this turn has told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Viewer {
    /// Seat whose own part is shown beside the public table (19.2); `None` behind a curtain (19.4).
    pub seat: Option<SeatId>,
    /// Entries of its notebook that were struck out in this turn: where things lay, and which
    /// (17.3).
    pub gone: Vec<(Square, ThingId)>,
}

impl Viewer {
    /// Viewer of a seat's own part without anything that this turn has told.
    pub const fn of(seat: SeatId) -> Self {
        Self { seat: Some(seat), gone: Vec::new() }
    }

    /// Viewer of the public table.
    pub const PUBLIC: Self = Self { seat: None, gone: Vec::new() };
}
