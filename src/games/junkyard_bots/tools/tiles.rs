//! Tile sets by name or from files.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use crate::parts::catalogue;
use crate::parts::{TileSet, TileSetFile};
use shell::language::Phrase;
use shell::tools::read_data_file;

/// Tile set of the game with this name, or else the one in the file of this name; the standard one
/// if `word` is `None`.
///
/// # Errors
/// A sentence about a file that can't be read or is not a tile set.
pub(super) fn tile_set_named(word: Option<&OsStr>) -> Result<Arc<TileSet>, Phrase> {
    let Some(word) = word else { return Ok(TileSet::standard()) };
    match catalogue::bundled_tile_sets().iter().find(|listed| word == listed.id) {
        Some(listed) => Ok(Arc::clone(&listed.tiles)),
        None => {
            let parse = |text: &str| TileSetFile::from_ron(text).and_then(|file| file.tile_set());
            read_data_file(Path::new(word), parse).map(Arc::new)
        }
    }
}
