//! Abilities of a robot: sight (rule 2.8), speed (2.7) and the strength of its grippers (3.1).

use serde::{Deserialize, Serialize};

use super::assembly::Assembly;
use super::pipe_bonus::{bonus_of_part, pipe_bonuses, points_with_bonus};
use crate::parts::{Tile, TileKind};
use shell::grid::{Placement, Rotation};

/// Ability of a robot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// Sight (2.8).
    Sight,
    /// Strength of all claws together (3.1).
    Grip,
    /// Strength of all mouths together (3.1).
    Bite,
    /// Speed (2.7).
    Speed,
}

impl Ability {
    /// All abilities.
    pub const ALL: [Self; 4] = [Self::Sight, Self::Grip, Self::Bite, Self::Speed];

    /// The ability to which parts of a kind add, if they add to one (2.7, 2.8, 3.1).
    pub const fn given_by(kind: TileKind) -> Option<Self> {
        match kind {
            TileKind::Eye => Some(Self::Sight),
            TileKind::Claw => Some(Self::Grip),
            TileKind::Mouth => Some(Self::Bite),
            TileKind::Mover => Some(Self::Speed),
            TileKind::Body | TileKind::Pipe | TileKind::Bomb | TileKind::Energy => None,
        }
    }

    /// Key of this ability in messages and in `--json`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Sight => "sight",
            Self::Grip => "grip",
            Self::Bite => "bite",
            Self::Speed => "speed",
        }
    }

    /// Points that a robot has of this ability.
    pub const fn points_in(self, abilities: Abilities) -> u16 {
        match self {
            Self::Sight => abilities.sight,
            Self::Grip => abilities.grip,
            Self::Bite => abilities.bite,
            Self::Speed => abilities.speed,
        }
    }
}

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
            let Some(ability) = Ability::given_by(tile.kind()) else { continue };
            let points = points_given(tile, placed.placement, bonus_of_part(bonuses, index), ground);
            match ability {
                Ability::Sight => abilities.sight += points,
                Ability::Grip => abilities.grip += points,
                Ability::Bite => abilities.bite += points,
                Ability::Speed => abilities.speed += points,
            }
        }
        abilities
    }
}

/// Points that a part with a pipe bonus gives to its ability at a placement: all of them, or none
/// (2.7, 2.8, 3.1).
pub fn points_given(tile: &Tile, placement: Placement, bonus: u16, ground: i16) -> u16 {
    if gives_points_at(tile, placement, ground) { points_with_bonus(tile, bonus) } else { 0 }
}

/// Whether a part gives its points at a placement: feet and treads only when upright on the ground,
/// a jet and every other part always (2.7).
pub fn gives_points_at(tile: &Tile, placement: Placement, ground: i16) -> bool {
    !must_stand(tile) || stands_on_ground(placement, ground)
}

/// Whether a part gives its points only on the ground: feet and treads (2.7).
pub fn must_stand(tile: &Tile) -> bool {
    tile.kind() == TileKind::Mover && !tile.is_jet()
}

/// Whether a part at a placement stands upright with its bottom edge on the ground (2.7).
fn stands_on_ground(placement: Placement, ground: i16) -> bool {
    placement.rotation == Rotation::Up && placement.cell.y == ground
}

/// Whether a robot looks at its draws in secret (5.3).
pub fn looks_in_secret(assembly: &Assembly) -> bool {
    assembly.attached().any(|(_, _, tile)| tile.looks_in_secret())
}
