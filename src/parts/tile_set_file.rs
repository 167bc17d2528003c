//! A tile set as a file: the tiles, the starter parts, and what players are told about it.

use std::collections::BTreeMap;

use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

use super::tile_set::{Entry, Junkyard, Starter, TileSet, TileSetError};

/// The contents of a tile set's file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSetFile {
    /// What players call it.
    pub name: String,
    /// A sentence on what it plays like.
    #[serde(default)]
    pub about: String,
    /// What it was seen to play like.
    #[serde(default)]
    pub measured: Measured,
    /// What every seat starts with; by the rulebook if nothing is said (rule 1.9).
    #[serde(default = "rulebook_starter")]
    pub starter: Starter,
    /// The tiles of the Junkyard.
    pub tiles: Vec<Entry>,
}

/// What simulated games with a tile set were like: four of the normal computer players at the
/// table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// How many games had so many rounds.
    pub rounds: BTreeMap<u16, u32>,
    /// How many of them an explosion ended.
    pub explosions: u32,
}

impl Measured {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        // At most 65,536 counts of 32 bits each.
        self.rounds.values().copied().map(u64::from).sum()
    }

    /// The share of games that an explosion ended, from 0 to 1.
    pub fn explosion_share(&self) -> f32 {
        (self.explosions as f32 / self.games().max(1) as f32).min(1.0)
    }

    /// Half of the games had no more rounds; `None` without games.
    pub fn median_rounds(&self) -> Option<u16> {
        let half = self.games().div_ceil(2);
        let mut games = 0;
        let reached = self.rounds.iter().find(|(_, more)| {
            games += u64::from(**more);
            half > 0 && games >= half
        });
        reached.map(|(&rounds, _)| rounds)
    }
}

impl TileSetFile {
    /// Reads such a file.
    ///
    /// # Errors
    /// [`TileSetError::Unreadable`]. The tiles are checked by [`Self::tile_set`].
    pub fn from_ron(text: &str) -> Result<Self, TileSetError> {
        ron::from_str(text).map_err(|error| TileSetError::Unreadable(error.to_string()))
    }

    /// The checked tile set.
    ///
    /// # Errors
    /// What [`TileSet::new`] says.
    pub fn tile_set(&self) -> Result<TileSet, TileSetError> {
        let Self { name, tiles, starter, .. } = self.clone();
        TileSet::new(Junkyard { name, tiles }, starter)
    }

    /// A tile set as such a file, with what was measured and without a word about it.
    pub fn of(tiles: &TileSet, measured: Measured) -> Self {
        let Junkyard { name, tiles: entries } = tiles.junkyard().clone();
        Self { name, about: String::new(), measured, starter: tiles.starter().clone(), tiles: entries }
    }

    /// The file's text, each tile on a line of its own.
    pub fn to_ron(&self) -> String {
        // Plain data can always be written.
        to_string_pretty(self, PrettyConfig::new().depth_limit(2)).unwrap_or_default() + "\n"
    }
}

/// What every seat starts with by rules 1.5, 1.9 and 2.10.
fn rulebook_starter() -> Starter {
    use super::shape::Edge::{Bottom, Left, Right, Top};
    let side = |edge: fn(u8) -> super::shape::Edge| (1..=3).map(edge);
    let parts = ["eye_small", "mouth_small", "claw_small", "feet_small", "pipe_small_straight"];
    Starter {
        power: 5,
        body_sockets: side(Top).chain(side(Right)).chain(side(Bottom)).chain(side(Left)).collect(),
        parts: parts.map(str::to_owned).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_games_have_no_more_rounds_than_the_median() {
        let of = |rounds: &[(u16, u32)]| Measured { rounds: rounds.iter().copied().collect(), explosions: 0 };
        assert_eq!(of(&[]).median_rounds(), None);
        assert_eq!(of(&[(7, 5)]).median_rounds(), Some(7));
        assert_eq!(of(&[(6, 5), (7, 4), (9, 1)]).median_rounds(), Some(6));
        assert_eq!(of(&[(6, 4), (7, 4), (9, 1)]).median_rounds(), Some(7));
        // Whatever a file says of itself is no fault.
        let vast = Measured { rounds: [(1, u32::MAX), (u16::MAX, u32::MAX)].into(), explosions: u32::MAX };
        assert_eq!((vast.games(), vast.median_rounds()), (2 * u64::from(u32::MAX), Some(1)));
        assert!(vast.explosion_share() <= 1.0 && of(&[(7, 0)]).median_rounds().is_none());
    }

    #[test]
    fn a_file_that_is_written_is_read_as_it_was() {
        let file = TileSetFile::from_ron(include_str!("../../assets/tile_sets/standard.ron")).unwrap();
        assert_eq!(TileSetFile::from_ron(&file.to_ron()).unwrap(), file);
        assert_eq!(file.starter, rulebook_starter());
    }
}
