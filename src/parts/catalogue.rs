//! The tile sets that come with the game.

use std::sync::{Arc, LazyLock};

use super::tile_set::{TileSet, TileSetError};
use super::tile_set_file::{Measured, TileSetFile};

/// The files, by what they are called on the command line; the standard one comes first.
const FILES: [(&str, &str); 3] = [
    ("standard", include_str!("../../assets/tile_sets/standard.ron")),
    ("giants", include_str!("../../assets/tile_sets/giants.ron")),
    ("bombs", include_str!("../../assets/tile_sets/bombs.ron")),
];

/// Characters of what is said about a tile set.
const LONGEST_ABOUT: usize = 160;

/// A tile set to choose, with what players are told about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is called on the command line.
    pub id: &'static str,
    /// A sentence on what it plays like.
    pub about: String,
    /// What it was seen to play like.
    pub measured: Measured,
    /// The tiles.
    pub tiles: Arc<TileSet>,
}

impl Listed {
    /// What a file holds.
    ///
    /// # Errors
    /// What [`TileSet::new`] says.
    pub fn from_file(id: &'static str, file: TileSetFile) -> Result<Self, TileSetError> {
        let tiles = Arc::new(file.tile_set()?);
        // More would be no sentence.
        let about = file.about.chars().take(LONGEST_ABOUT).collect();
        Ok(Self { id, about, measured: file.measured, tiles })
    }
}

/// All of them, the standard one first.
#[expect(clippy::expect_used, reason = "the files are part of the program, and a test reads them")]
pub fn all() -> &'static [Listed] {
    static ALL: LazyLock<Vec<Listed>> = LazyLock::new(|| {
        let listed = |(id, text): (&'static str, &str)| Listed::from_file(id, TileSetFile::from_ron(text)?);
        let read: Result<_, TileSetError> = FILES.into_iter().map(listed).collect();
        // The files are part of the program, and a test reads them: no player can meet this.
        read.expect("the tile sets of the game are sound")
    });
    &ALL
}

impl TileSet {
    /// The standard tile set.
    pub fn standard() -> Arc<Self> {
        Arc::clone(&all()[0].tiles)
    }
}
