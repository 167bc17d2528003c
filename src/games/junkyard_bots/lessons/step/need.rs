//! Needs: conditions that a robot has to meet.

use serde::Deserialize;

use crate::lessons::tile_name::TileName;
use crate::messages::phrase;
use crate::parts::TileId;
use crate::robot::{Abilities, Robot};
use shell::language::Phrase;

/// Condition that a build has to meet for its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Need {
    /// At least this much sight (rule 2.8).
    Sight(u16),
    /// At least this much speed (2.7).
    Speed(u16),
    /// Claws with at least this much strength in total (3.1).
    Grip(u16),
    /// Mouths with at least this much strength in total (3.1).
    Bite(u16),
    /// A part of this tile with at least this pipe bonus (2.9).
    Bonus(TileName, u8),
}

impl Need {
    /// Whether a robot meets the need.
    pub fn is_met(self, robot: &Robot) -> bool {
        let Abilities { sight, grip, bite, speed } = robot.abilities();
        match self {
            Self::Sight(needed) => sight >= needed,
            Self::Speed(needed) => speed >= needed,
            Self::Grip(needed) => grip >= needed,
            Self::Bite(needed) => bite >= needed,
            Self::Bonus(tile, needed) => most_bonus(robot, tile.id()) >= Some(needed.into()),
        }
    }

    /// Sentence that tells the player how far a robot is from meeting the need.
    pub fn unmet_phrase(self, robot: &Robot) -> Phrase {
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

/// Highest pipe bonus among the attached parts of a tile; `None` if none is attached.
fn most_bonus(robot: &Robot, wanted: TileId) -> Option<u16> {
    let parts = robot.assembly().attached().filter(|(.., tile)| tile.id() == wanted);
    parts.map(|(index, ..)| robot.bonus_of(index)).max()
}
