//! Things at the table that a player can press, drag or choose by the keyboard.

use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId};
use crate::set::MachineId;
use crate::yard::{Square, Wall};

pub use client::table::holding::How;

/// Item at the table that a player can press, drag or choose by the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableItem {
    /// Square of the yard or the road.
    Square(Square),
    /// Wall between two squares of the yard (4.5).
    Wall(Wall),
    /// Worker of a team.
    Worker(SeatId, WorkerId),
    /// Thing wherever it lies or is carried; an assembly by one of its components.
    Piece(ThingId),
    /// Card of a team.
    Card(MachineId),
    /// Truck of a team.
    Truck(SeatId),
    /// Job of a team, with its ticks (10.4).
    Job(SeatId),
    /// Construction zone of a team; on the card of a seat too.
    Zone(SeatId),
}

/// Stack of things in a square that is turned: one of them lies in the place of another, which lies
/// in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnedStack {
    /// Thing that the stack is turned to.
    pub thing: ThingId,
    /// Thing in whose place it lies.
    pub in_place_of: ThingId,
}
