//! Model answers: one way to reach a step, stored with the step. They serve to check that a lesson
//! can be played to its end, and to show the way to a player.

use serde::Deserialize;

use super::goal::awaited_build;
use super::learner::LEARNER;
use super::tile_name::{PlacedTile, TileName};
use crate::action::{Action, Placed};
use crate::grid::Placement;
use crate::parts::{GripperKind, PartId, SeatId, Size, TileId};
use crate::table::{Location, Table};

/// One thing that a player does in a step, as the lesson file states it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Answer {
    /// Changes the build in progress to this build.
    Draft(Vec<PlacedTile>),
    /// Hands in this build.
    Build(Vec<PlacedTile>),
    /// Draws a tile (rule 5.2).
    Draw(Size),
    /// Takes a part of this tile to this placement (5.4).
    Take(TileName, Placement),
    /// Takes a tile of this size blind to this placement (5.5).
    TakeBlind(Size, GripperKind, Placement),
    /// Throws all bombs at this robot (6.2).
    ThrowAll(SeatId),
    /// Passes.
    Pass,
}

/// The next thing that a player can be shown to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Going on after reading.
    GoOn,
    /// Waiting for the other robots.
    Wait,
    /// Changing the build in progress to this build.
    Draft(Vec<Placed>),
    /// Performing this action.
    Act(Action),
}

impl Answer {
    /// Translates the answer to the parts of a table; `None` if it names a part that is not there.
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

/// Assigns part ids to the tiles of a build: to each tile its first part that is not placed yet.
/// `None` if no build is awaited or a part is missing.
fn placed(table: &Table, parts: &[PlacedTile]) -> Option<Vec<Placed>> {
    let mut left: Vec<(PartId, TileId)> = awaited_build(table)?.parts;
    let number = |&PlacedTile(tile, placement): &PlacedTile| {
        let at = left.iter().position(|&(_, own)| own == tile.id())?;
        Some(Placed { part: left.remove(at).0, placement })
    };
    parts.iter().map(number).collect()
}

/// A part of this tile that the learner may take.
fn takeable(table: &Table, tile: TileName) -> Option<PartId> {
    let may_be_taken = |location| matches!(location, Location::FaceUp | Location::Scanned(LEARNER));
    let parts = table.parts_where(|part| part.tile == Some(tile.id()) && may_be_taken(part.location));
    parts.first().map(|part| part.id)
}
