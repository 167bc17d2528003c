//! Abilities of a robot: sight (rule 2.8), speed (2.7) and the strength of its grippers (3.1).

use super::assembly::Assembly;
use super::pipe_bonus::pipe_bonuses;
use super::placed_part::PlacedPart;
use crate::grid::{Placement, Rotation};
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
    mover_counts_at(tile, mover.placement, ground)
}

/// Whether a mover would count towards speed at a placement (2.7).
pub fn mover_counts_at(mover: &Tile, placement: Placement, ground: i16) -> bool {
    mover.is_jet() || stands_on_ground(placement, ground)
}

/// Whether a part at a placement stands upright with its bottom edge on the ground (2.7).
pub fn stands_on_ground(placement: Placement, ground: i16) -> bool {
    placement.rotation == Rotation::Up && placement.cell.y == ground
}

/// Whether a robot looks at its draws in secret (5.3).
pub fn looks_in_secret(assembly: &Assembly) -> bool {
    assembly.attached().any(|(_, _, tile)| tile.looks_in_secret())
}

/// Damage that a throw does to a robot, in points: the incoming points less the robot's speed, at
/// least 0 (6.4).
pub const fn damage_taken(incoming: u16, speed: u16) -> u16 {
    incoming.saturating_sub(speed)
}
