//! Tile sets that come with the game.

use std::sync::{Arc, LazyLock};

use super::tile_set::{TileSet, TileSetError};
use super::tile_set_file::{PlayStatistics, TileSetFile};
use crate::messages::MESSAGES;
use shell::language::Phrase;

/// Files of the tile sets by their names on the command line. The standard one comes first.
const FILES: [(&str, &str); 3] = [
    ("standard", include_str!("../../../../assets/games/junkyard_bots/tile_sets/standard.ron")),
    ("giants", include_str!("../../../../assets/games/junkyard_bots/tile_sets/giants.ron")),
    ("bombs", include_str!("../../../../assets/games/junkyard_bots/tile_sets/bombs.ron")),
];

/// Largest number of characters in the description of a tile set, which is one sentence. Chosen by
/// hand.
const LONGEST_ABOUT_CHARS: usize = 160;

/// Tile set to choose from, with its description for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTileSet {
    /// Name on the command line.
    pub id: &'static str,
    /// Sentence on how the tile set plays.
    pub about: String,
    /// Statistics of simulated games.
    pub measured: PlayStatistics,
    /// Checked tile set.
    pub tiles: Arc<TileSet>,
}

impl ListedTileSet {
    /// Checks the contents of a file.
    ///
    /// # Errors
    /// The errors of [`TileSet::new`].
    pub fn from_file(id: &'static str, file: TileSetFile) -> Result<Self, TileSetError> {
        let tiles = Arc::new(file.tile_set()?);
        // Longer text from a file is cut, because a description is one sentence.
        let about = file.about.chars().take(LONGEST_ABOUT_CHARS).collect();
        Ok(Self { id, about, measured: file.measured, tiles })
    }

    /// Name of the tile set for players, and a sentence on how it plays, if there is one. They are
    /// in the players' language if the tile set comes with the game, otherwise in the file's own
    /// words.
    pub fn in_words(&self) -> (Phrase, Option<Phrase>) {
        match bundled_tile_sets().iter().find(|own| own.tiles == self.tiles && own.about == self.about) {
            Some(Self { id, .. }) => (
                Phrase::new(&MESSAGES, format!("junkyard-{id}")),
                Some(Phrase::new(&MESSAGES, format!("junkyard-{id}.about"))),
            ),
            None => {
                let about = Some(&self.about).filter(|about| !about.is_empty());
                (Phrase::words(&self.tiles.junkyard().name), about.map(Phrase::words))
            }
        }
    }
}

/// All tile sets that come with the game, the standard one first.
#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
pub fn bundled_tile_sets() -> &'static [ListedTileSet] {
    static ALL: LazyLock<Vec<ListedTileSet>> = LazyLock::new(|| {
        let listed = |(id, text): (&'static str, &str)| ListedTileSet::from_file(id, TileSetFile::from_ron(text)?);
        let read: Result<_, TileSetError> = FILES.into_iter().map(listed).collect();
        // The files are compiled in and a test reads them, so no player can meet this panic.
        read.expect("the tile sets of the game are sound")
    });
    &ALL
}

impl TileSet {
    /// The standard tile set.
    pub fn standard() -> Arc<Self> {
        Arc::clone(&bundled_tile_sets()[0].tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn tile_sets_of_the_game_are_told_in_the_players_language_and_others_in_their_own_words() {
        let told = |listed: &ListedTileSet| {
            let (name, about) = listed.in_words();
            (Language::english().tell(&name), about.map(|about| Language::english().tell(&about)))
        };
        for listed in bundled_tile_sets() {
            assert!(listed.in_words().0.id().starts_with("junkyard-"), "{}", listed.id);
            assert_eq!(told(listed), (listed.tiles.junkyard().name.clone(), Some(listed.about.clone())));
        }
        let own = FILES[0].1.replacen("Standard yard", "My own yard", 1);
        let mut own = ListedTileSet::from_file("file", TileSetFile::from_ron(&own).unwrap()).unwrap();
        assert_eq!(told(&own), ("My own yard".to_owned(), Some(bundled_tile_sets()[0].about.clone())));
        own.about.clear();
        assert_eq!(told(&own), ("My own yard".to_owned(), None));
    }
}
