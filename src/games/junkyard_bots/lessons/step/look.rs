//! Spots of the table that the window marks during a step.

use serde::Deserialize;

use crate::action::Phase;
use crate::lessons::learner::LEARNER;
use crate::lessons::tile_name::TileName;
use crate::parts::{PartId, Size};
use crate::table::{Location, Table};
use shell::grid::{Cell, Placement, Rotation};
use shell::seats::SeatId;

/// Something to look at, as a lesson file names it. The next part to move and its placement need
/// not be named, because they follow from the model answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LookTarget {
    /// Part of this tile that the learner can use: the first found among the learner's starter
    /// parts, own scanned parts, face-up parts, held parts and attached parts.
    Part(TileName),
    /// Cell of the learner's robot, counted from the body's lower-left cell.
    Cell(i16, i16),
    /// A face-down pile.
    Pile(Size),
    /// A seat's card.
    Seat(SeatId),
    /// A robot's power.
    Power(SeatId),
    /// A phase in the row of phases.
    Phase(Phase),
    /// A button of the turn.
    Button(LessonButton),
}

/// A button of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum LessonButton {
    /// Hands in the build.
    Done,
    /// Ends the draws.
    Stop,
    /// Takes or throws nothing more.
    Pass,
    /// Throws the chosen bombs.
    Throw,
}

/// Something to look at on a given table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A part, at any location.
    Part(PartId),
    /// A placement on the learner's robot for a part of this size.
    Place(Size, Placement),
    /// A face-down pile.
    Pile(Size),
    /// A seat's card.
    Seat(SeatId),
    /// A robot's power.
    Power(SeatId),
    /// A phase in the row of phases.
    Phase(Phase),
    /// A button of the turn.
    Button(LessonButton),
}

impl LookTarget {
    /// Finds the spot on a table; `None` if the table has nothing of the kind.
    pub fn spot_at(self, table: &Table) -> Option<Spot> {
        let seat = |seat: SeatId| table.find_robot(seat).map(|_| seat);
        Some(match self {
            Self::Part(tile) => Spot::Part(part_to_mark(table, tile)?),
            Self::Cell(x, y) => Spot::Place(Size::Small, Placement { cell: Cell::new(x, y), rotation: Rotation::Up }),
            Self::Pile(size) => Spot::Pile((!table.junkyard().pile(size).is_empty()).then_some(size)?),
            Self::Seat(id) => Spot::Seat(seat(id)?),
            Self::Power(id) => Spot::Power(seat(id)?),
            Self::Phase(phase) => Spot::Phase(phase),
            Self::Button(button) => Spot::Button(button),
        })
    }
}

/// Part of this tile to mark, in the order of locations that [`LookTarget::Part`] states.
fn part_to_mark(table: &Table, tile: TileName) -> Option<PartId> {
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
