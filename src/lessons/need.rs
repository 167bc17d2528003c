//! What a robot must be like.

use serde::Deserialize;

use super::tile_name::TileName;
use crate::language::{Phrase, phrase};
use crate::parts::TileId;
use crate::robot::{Abilities, Robot};

/// What a robot must be like for a build to do what a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Need {
    /// At least this much sight (rule 2.8).
    Sight(u16),
    /// At least this much speed (2.7).
    Speed(u16),
    /// Claws of at least this much strength together (3.1).
    Grip(u16),
    /// Mouths of at least this much strength together (3.1).
    Bite(u16),
    /// A part of this tile has at least so much pipe bonus (2.9).
    Bonus(TileName, u8),
}

impl Need {
    /// Whether a robot is like that.
    pub fn is_met(self, robot: &Robot) -> bool {
        let Abilities { sight, grip, bite, speed } = robot.abilities();
        match self {
            Self::Sight(needed) => sight >= needed,
            Self::Speed(needed) => speed >= needed,
            Self::Grip(needed) => grip >= needed,
            Self::Bite(needed) => bite >= needed,
            Self::Bonus(tile, needed) => most_bonus(robot, tile.id()) >= Some(needed),
        }
    }

    /// What is missing, as a sentence to whoever handed in a robot that is not like that.
    pub fn unmet(self, robot: &Robot) -> Phrase {
        let Abilities { sight, grip, bite, speed } = robot.abilities();
        match self {
            Self::Sight(needed) => phrase!("lessons-need-sight", needed = needed, found = sight),
            Self::Speed(needed) => phrase!("lessons-need-speed", needed = needed, found = speed),
            Self::Grip(needed) => phrase!("lessons-need-grip", needed = needed, found = grip),
            Self::Bite(needed) => phrase!("lessons-need-bite", needed = needed, found = bite),
            Self::Bonus(..) => phrase!("lessons-need-bonus"),
        }
    }
}

/// The highest pipe bonus of the attached parts of a tile; `None` if none is attached.
fn most_bonus(robot: &Robot, wanted: TileId) -> Option<u8> {
    let parts = robot.assembly().attached().filter(|(.., tile)| tile.id() == wanted);
    parts.map(|(index, ..)| robot.bonuses().get(index).copied().unwrap_or(0)).max()
}
