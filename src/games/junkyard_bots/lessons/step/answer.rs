//! Model answers: one way to reach a step, stored with the step. They serve to check that a lesson
//! can be played to its end, and to show the way to a player.

use serde::Deserialize;

use super::goal::awaited_build;
use crate::action::{Action, BuildPart};
use crate::lessons::learner::LEARNER;
use crate::lessons::tile_name::{PlacedTile, TileName};
use crate::parts::{GripperKind, PartId, Size, TileId};
use crate::table::Table;
use shell::grid::Placement;
use shell::seats::SeatId;

/// One thing that a player does in a step, as the lesson file states it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum ModelAnswer {
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
pub enum Suggestion {
    /// Going on after reading.
    GoOn,
    /// Waiting for the other robots.
    Wait,
    /// Changing the build in progress to this build.
    Draft(Vec<BuildPart>),
    /// Performing this action.
    Act(Action),
}

impl ModelAnswer {
    /// Translates the answer to the parts of a table; `None` if it names a part that is not there.
    pub fn suggestion_at(&self, table: &Table) -> Option<Suggestion> {
        Some(match self {
            Self::Draft(parts) => Suggestion::Draft(place_tiles(table, parts)?),
            Self::Build(parts) => Suggestion::Act(Action::Build(place_tiles(table, parts)?)),
            Self::Draw(size) => Suggestion::Act(Action::Draw(*size)),
            &Self::Take(tile, placement) => {
                Suggestion::Act(Action::Take { part: takeable_part(table, tile)?, placement })
            }
            &Self::TakeBlind(size, by, placement) => Suggestion::Act(Action::TakeBlind { size, by, placement }),
            Self::ThrowAll(target) => {
                Suggestion::Act(Action::Attack { target: *target, bombs: table.bombs(LEARNER).collect() })
            }
            Self::Pass => Suggestion::Act(Action::Pass),
        })
    }
}

/// Assigns part ids to the tiles of a build: to each tile its first part that is not placed yet.
/// `None` if no build is awaited or a part is missing.
fn place_tiles(table: &Table, parts: &[PlacedTile]) -> Option<Vec<BuildPart>> {
    let mut left: Vec<(PartId, TileId)> = awaited_build(table)?.parts;
    let number = |&PlacedTile(tile, placement): &PlacedTile| {
        let at = left.iter().position(|&(_, own)| own == tile.id())?;
        Some(BuildPart { part: left.remove(at).0, placement })
    };
    parts.iter().map(number).collect()
}

/// A part of this tile that the learner may take.
fn takeable_part(table: &Table, tile: TileName) -> Option<PartId> {
    let parts = table.parts_where(|part| part.tile == Some(tile.id()) && part.location.is_open_to(LEARNER));
    parts.first().map(|part| part.id)
}
