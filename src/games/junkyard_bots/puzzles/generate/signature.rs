//! Signatures by which puzzles that are alike are recognised.

use crate::parts::TileId;
use crate::puzzles::goal::PuzzleAim;
use crate::robot::Ability;
use crate::table::{Location, Setup, Snapshot};
use shell::grid::Placement;
use shell::seats::SeatId;

/// Signature of a puzzle: equal for puzzles that are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PuzzleSignature {
    /// Tile set, ability and tiles of a rebuild, wherever these are before it.
    Build(String, Ability, Vec<TileId>),
    /// Aim and robot of a puzzle with throws or takes, the robot with everything that it holds. The
    /// other robots are left out.
    Robot(PuzzleAim, Vec<(TileId, Placement)>),
}

/// Returns the signature of the puzzle that could be asked at a table of the player whose turn it
/// is.
pub(super) fn signature_of(setup: &Setup, table: &Snapshot, aim: PuzzleAim) -> PuzzleSignature {
    let seat = table.state.turn.as_ref().map_or(SeatId(0), |turn| turn.seat);
    let own = table.parts.iter().filter(|part| part.location.on_robot() == Some(seat));
    let known = own.filter_map(|part| Some((part.tile?, part.location)));
    if let PuzzleAim::Ability(ability) = aim {
        let mut tiles: Vec<TileId> = known.map(|(tile, _)| tile).collect();
        tiles.sort_unstable();
        return PuzzleSignature::Build(setup.tiles.junkyard().name.clone(), ability, tiles);
    }
    let placed = |(tile, location): (TileId, Location)| Some((tile, location.placement()?));
    let mut placed: Vec<(TileId, Placement)> = known.filter_map(placed).collect();
    placed.sort_unstable();
    PuzzleSignature::Robot(aim, placed)
}
