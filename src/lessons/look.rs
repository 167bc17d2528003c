//! Where to look in a step: what the window marks.

use serde::Deserialize;

use super::learner::LEARNER;
use super::tile_name::TileName;
use crate::action::Phase;
use crate::grid::{Cell, Placement, Rotation};
use crate::parts::{PartId, SeatId, Size};
use crate::table::{Location, Table};

/// Where to look, as a file says it: besides the part that is to be moved next and its place, which
/// follow from the model answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Look {
    /// A part of this tile that the learner could do something with: of the shelf, of the own scan,
    /// face-up, held, or attached, the first of these that there is.
    Part(TileName),
    /// A cell of the learner's robot, counted from the body's lower-left one.
    Cell(i16, i16),
    /// A face-down pile.
    Pile(Size),
    /// A seat's card.
    Seat(SeatId),
    /// The power of a robot.
    Power(SeatId),
    /// A phase in the row of phases.
    Phase(Phase),
    /// A button of the turn.
    Button(Button),
}

/// A button of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Button {
    /// Done building.
    Done,
    /// Draw no more.
    Stop,
    /// Take or throw no more.
    Pass,
    /// Throw the bombs that were chosen.
    Throw,
}

/// Where to look at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A part, wherever it is.
    Part(PartId),
    /// A place on the learner's robot: of a part of that size, there.
    Place(Size, Placement),
    /// A face-down pile.
    Pile(Size),
    /// A seat's card.
    Seat(SeatId),
    /// The power of a robot.
    Power(SeatId),
    /// A phase in the row of phases.
    Phase(Phase),
    /// A button of the turn.
    Button(Button),
}

impl Look {
    /// Where that is at a table; `None` if there is nothing of the kind.
    pub fn spot(self, table: &Table) -> Option<Spot> {
        let seat = |seat: SeatId| table.find_robot(seat).map(|_| seat);
        Some(match self {
            Self::Part(tile) => Spot::Part(part(table, tile)?),
            Self::Cell(x, y) => Spot::Place(Size::Small, Placement { cell: Cell::new(x, y), rotation: Rotation::Up }),
            Self::Pile(size) => Spot::Pile((!table.junkyard().pile(size).is_empty()).then_some(size)?),
            Self::Seat(id) => Spot::Seat(seat(id)?),
            Self::Power(id) => Spot::Power(seat(id)?),
            Self::Phase(phase) => Spot::Phase(phase),
            Self::Button(button) => Spot::Button(button),
        })
    }
}

/// The learner's or face-up part of a tile that comes first.
fn part(table: &Table, tile: TileName) -> Option<PartId> {
    let place = |location| match location {
        Location::Starter(LEARNER) => Some(0),
        Location::Scanned(LEARNER) => Some(1),
        Location::FaceUp => Some(2),
        Location::Held { seat: LEARNER, .. } => Some(3),
        Location::Attached { seat: LEARNER, .. } => Some(4),
        _ => None,
    };
    let parts = table.parts_where(|part| part.tile == Some(tile.id()) && place(part.location).is_some());
    parts.iter().min_by_key(|part| (place(part.location), part.id)).map(|part| part.id)
}
