//! The tile set as a file: the tiles, the starter parts, and the description for players.

use std::collections::BTreeMap;

use ron::ser::{PrettyConfig, to_string_pretty};
use serde::{Deserialize, Serialize};

use super::tile_set::{JunkyardContents, Starter, TileEntry, TileSet, TileSetError};

/// The contents of a tile set's file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileSetFile {
    /// Name of the tile set for players.
    pub name: String,
    /// Sentence on how the tile set plays.
    #[serde(default)]
    pub about: String,
    /// Statistics of simulated games.
    #[serde(default)]
    pub measured: PlayStatistics,
    /// Starter parts of every seat; those of the rulebook if missing (rule 1.9).
    #[serde(default = "rulebook_starter")]
    pub starter: Starter,
    /// The tiles of the Junkyard.
    pub tiles: Vec<TileEntry>,
}

/// Statistics of simulated games with a tile set, each of four normal computer players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayStatistics {
    /// Number of games by the number of their rounds.
    pub rounds: BTreeMap<u16, u32>,
    /// Number of games that an explosion ended.
    pub explosions: u32,
}

impl PlayStatistics {
    /// Number of games.
    pub fn games(&self) -> u64 {
        // At most 65,536 counts of 32 bits each, so the sum fits.
        self.rounds.values().copied().map(u64::from).sum()
    }

    /// The share of games that an explosion ended, from 0 to 1.
    pub fn explosion_share(&self) -> f32 {
        // The figures come from a file, so there may be more explosions than games.
        (self.explosions as f32 / self.games().max(1) as f32).min(1.0)
    }

    /// The smallest number of rounds that at least half of the games did not exceed; `None` without
    /// games.
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
    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`TileSetError::Unreadable`]. The tiles are checked by [`Self::tile_set`].
    pub fn from_ron(text: &str) -> Result<Self, TileSetError> {
        ron::from_str(text).map_err(|error| TileSetError::Unreadable(error.to_string()))
    }

    /// Checks the tile set of the file.
    ///
    /// # Errors
    /// The errors of [`TileSet::new`].
    pub fn tile_set(&self) -> Result<TileSet, TileSetError> {
        let Self { name, tiles, starter, .. } = self.clone();
        TileSet::new(JunkyardContents { name, tiles }, starter)
    }

    /// Makes a file of a tile set and its statistics, without a description.
    pub fn from_tile_set(tiles: &TileSet, measured: PlayStatistics) -> Self {
        let JunkyardContents { name, tiles: entries } = tiles.junkyard().clone();
        Self { name, about: String::new(), measured, starter: tiles.starter().clone(), tiles: entries }
    }

    /// The file's text, each tile on a line of its own.
    pub fn to_ron(&self) -> String {
        // Plain data can always be written.
        to_string_pretty(self, PrettyConfig::new().depth_limit(2)).unwrap_or_default() + "\n"
    }
}

/// The starter parts of rules 1.5, 1.9 and 2.10.
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
        let of = |rounds: &[(u16, u32)]| PlayStatistics { rounds: rounds.iter().copied().collect(), explosions: 0 };
        assert_eq!(of(&[]).median_rounds(), None);
        assert_eq!(of(&[(7, 5)]).median_rounds(), Some(7));
        assert_eq!(of(&[(6, 5), (7, 4), (9, 1)]).median_rounds(), Some(6));
        assert_eq!(of(&[(6, 4), (7, 4), (9, 1)]).median_rounds(), Some(7));
        // No figures in a file are refused, however large.
        let vast = PlayStatistics { rounds: [(1, u32::MAX), (u16::MAX, u32::MAX)].into(), explosions: u32::MAX };
        assert_eq!((vast.games(), vast.median_rounds()), (2 * u64::from(u32::MAX), Some(1)));
        assert!(vast.explosion_share() <= 1.0 && of(&[(7, 0)]).median_rounds().is_none());
    }

    #[test]
    fn a_file_that_is_written_is_read_as_it_was() {
        let file = TileSetFile::from_ron(include_str!("../../../../assets/games/junkyard_bots/tile_sets/standard.ron"))
            .unwrap();
        assert_eq!(TileSetFile::from_ron(&file.to_ron()).unwrap(), file);
        assert_eq!(file.starter, rulebook_starter());
    }
}
