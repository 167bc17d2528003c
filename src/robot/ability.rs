//! Abilities of a robot: sight (rule 2.8), speed (2.7) and the strength of its grippers (3.1).

use super::assembly::Assembly;
use super::pipe_bonus::pipe_bonuses;
use super::placed_part::PlacedPart;
use crate::grid::Rotation;
use crate::parts::{Tile, TileKind};

/// Abilities of a robot, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Abilities {
    /// Points that may be scanned in a round (2.8).
    pub sight: u16,
    /// Strength of all claws together (3.1).
    pub grip: u16,
    /// Strength of all mouths together (3.1).
    pub bite: u16,
    /// Speed (2.7), which is also the dodge (6.4).
    pub speed: u16,
}

impl Abilities {
    /// The abilities of a robot by the links of its assembly.
    pub fn of(assembly: &Assembly) -> Self {
        Self::with_bonuses(assembly, &pipe_bonuses(assembly))
    }

    /// The abilities of a robot whose parts have these pipe bonuses, in the assembly's order.
    pub fn with_bonuses(assembly: &Assembly, bonuses: &[u8]) -> Self {
        let ground = assembly.ground();
        let mut abilities = Self::default();
        for (index, placed, tile) in assembly.attached() {
            let points = u16::from(tile.points()) + bonuses.get(index).map_or(0, |&bonus| u16::from(bonus));
            match tile.kind() {
                TileKind::Eye => abilities.sight += points,
                TileKind::Claw => abilities.grip += points,
                TileKind::Mouth => abilities.bite += points,
                TileKind::Mover if mover_counts(placed, tile, ground) => abilities.speed += points,
                _ => {}
            }
        }
        abilities
    }
}

/// Whether an attached mover counts towards speed: a jet always, feet and treads only when upright
/// on the ground (2.7).
pub fn mover_counts(mover: &PlacedPart, tile: &Tile, ground: i16) -> bool {
    tile.is_large() || (mover.placement.rotation == Rotation::Up && mover.placement.cell.y == ground)
}
