//! Spots of the window to look at during a step. The window knows where each of them is.

use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId};
use crate::set::MachineId;
use crate::yard::Square;

/// Spot of the window to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Square of the yard or the road.
    Square(Square),
    /// Worker of the learner: limit, load and actions.
    Worker(WorkerId),
    /// Thing wherever it is now; an assembly by one of its components.
    Thing(ThingId),
    /// Card of the learner.
    Card(MachineId),
    /// Card of a seat, with its points and its money.
    Seat(SeatId),
    /// The learner's construction zone, with its room.
    Zone,
    /// The learner's job, with the man-actions done.
    Job,
    /// The learner's truck.
    Truck,
    /// A button.
    Button(LessonButton),
}

/// A button of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonButton {
    /// Searches with the chosen worker.
    Search,
    /// Opens the shop.
    Shop,
    /// Throws the switch.
    Test,
    /// Ends the turn.
    EndTurn,
}
