//! Spots of the window to look at during a step. The window knows where each of them is.

use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId, WorkerSet};
use crate::set::{KindId, MachineId};
use crate::yard::Square;

/// Spot of the window to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Square of the yard or the road.
    Square(Square),
    /// Worker of the learner: limit, load and actions.
    Worker(WorkerId),
    /// One of some workers of the learner: the chosen one or, if that is another one, the first.
    OneOf(WorkerSet),
    /// Thing wherever it is now; an assembly by one of its components.
    Thing(ThingId),
    /// Card of the learner.
    Card(MachineId),
    /// Card of a seat, with its points and its money.
    Seat(SeatId),
    /// The learner's construction zone, with its room.
    Zone,
    /// A free place of that zone.
    FreePlace,
    /// The learner's job, with the man-actions done.
    Job,
    /// The learner's truck.
    Truck,
    /// The inspector, where there is a column for it.
    Inspector,
    /// Tool in the shop.
    Tool(KindId),
    /// Worker in the dialog of those who pick a thing up together (5.5).
    Sharer(WorkerId),
    /// A button.
    Button(LessonButton),
}

/// A button of the turn, or of a dialog.
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
    /// Throws the switch in the dialog of tests.
    Switch,
    /// Lets several workers pick a thing up together.
    PickUpTogether,
    /// Closes the dialog or the shop over the yard.
    Close,
}
