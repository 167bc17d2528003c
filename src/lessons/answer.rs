//! One way to reach a step, kept with it: for the check that a lesson can be played to its end, and
//! to show it to a player.

use serde::Deserialize;

use super::goal::awaited_build;
use super::learner::LEARNER;
use super::tile_name::{PlacedTile, TileName};
use crate::action::{Action, Placed};
use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, SeatId, Size, TileId};
use crate::table::{Location, Table};

/// Something that a player does in a step, as a file says it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Answer {
    /// The build in progress becomes this.
    Draft(Vec<PlacedTile>),
    /// This is handed in.
    Build(Vec<PlacedTile>),
    /// A draw (rule 5.2).
    Draw(Size),
    /// A part of this tile is taken, to here (5.4).
    Take(TileName, Placement),
    /// A tile of this size is taken blind, to here (5.5).
    TakeBlind(Size, GripperKind, Placement),
    /// All bombs are thrown at this robot (6.2).
    ThrowAll(SeatId),
    /// A pass.
    Pass,
}

/// What a player can be shown to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// To go on when all is read.
    GoOn,
    /// To wait for the other robots.
    Wait,
    /// To make the build in progress like this.
    Draft(Vec<Placed>),
    /// To do this.
    Act(Action),
}

impl Answer {
    /// The same at a table; `None` where it names what is not there.
    pub fn at(&self, table: &Table) -> Option<Shown> {
        Some(match self {
            Self::Draft(parts) => Shown::Draft(placed(table, parts)?),
            Self::Build(parts) => Shown::Act(Action::Build(placed(table, parts)?)),
            Self::Draw(size) => Shown::Act(Action::Draw(*size)),
            &Self::Take(tile, placement) => Shown::Act(Action::Take { part: takeable(table, tile)?, placement }),
            &Self::TakeBlind(size, by, placement) => Shown::Act(Action::TakeBlind { size, by, placement }),
            Self::ThrowAll(target) => {
                Shown::Act(Action::Attack { target: *target, bombs: table.bombs(LEARNER).collect() })
            }
            Self::Pass => Shown::Act(Action::Pass),
        })
    }
}

/// The parts of a build by their numbers: for each tile the first part that is not placed yet.
fn placed(table: &Table, parts: &[PlacedTile]) -> Option<Vec<Placed>> {
    let mut left: Vec<(PartId, TileId)> = awaited_build(table)?.parts;
    let number = |&PlacedTile(tile, placement): &PlacedTile| {
        let at = left.iter().position(|&(_, own)| own == tile.id())?;
        Some(Placed { part: left.remove(at).0, placement })
    };
    parts.iter().map(number).collect()
}

/// A part of a tile that the learner may take.
fn takeable(table: &Table, tile: TileName) -> Option<PartId> {
    let may_be_taken = |location| matches!(location, Location::FaceUp | Location::Scanned(LEARNER));
    let parts = table.parts_where(|part| part.tile == Some(tile.id()) && may_be_taken(part.location));
    parts.first().map(|part| part.id)
}
