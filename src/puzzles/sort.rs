//! Which puzzles are alike.

use super::goal::{Ability, Aim};
use crate::grid::Placement;
use crate::parts::{SeatId, TileId};
use crate::table::{Location, Setup, Snapshot};

/// What like puzzles have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A rebuild depends on the parts alone, wherever they are now.
    Build(String, Ability, Vec<TileId>),
    /// Throws and takes depend on the robot, and on what it holds.
    Robot(Aim, Vec<(TileId, Placement)>),
}

/// The sort of the puzzle that could be asked of the player whose turn it is.
pub(super) fn sort(setup: &Setup, table: &Snapshot, aim: Aim) -> Sort {
    let seat = table.state.turn.as_ref().map_or(SeatId(0), |turn| turn.seat);
    let own = table.parts.iter().filter(|part| part.location.on_robot() == Some(seat));
    let known = own.filter_map(|part| Some((part.tile?, part.location)));
    if let Aim::Ability(ability) = aim {
        let mut tiles: Vec<TileId> = known.map(|(tile, _)| tile).collect();
        tiles.sort_unstable();
        return Sort::Build(setup.tiles.junkyard().name.clone(), ability, tiles);
    }
    let placed = |(tile, location): (TileId, Location)| Some((tile, location.placement()?));
    let mut placed: Vec<(TileId, Placement)> = known.filter_map(placed).collect();
    placed.sort_unstable();
    Sort::Robot(aim, placed)
}
