//! Tile sets by name or from files.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::Arc;

use crate::parts::catalogue;
use crate::parts::{TileSet, TileSetFile};
use shell::disk::read_capped;
use shell::language::{Phrase, phrase};
use shell::outside::{NotText, decode_text};
use shell::tools::output::file_fault;

/// Tile set of the game with this name, or else the one in the file of this name; the standard one
/// if `word` is `None`.
///
/// # Errors
/// A sentence about a file that can't be read or is not a tile set.
pub(super) fn tile_set_named(word: Option<&OsStr>) -> Result<Arc<TileSet>, Phrase> {
    let Some(word) = word else { return Ok(TileSet::standard()) };
    match catalogue::bundled_tile_sets().iter().find(|listed| word == listed.id) {
        Some(listed) => Ok(Arc::clone(&listed.tiles)),
        None => read_tile_set(Path::new(word)),
    }
}

fn read_tile_set(file: &Path) -> Result<Arc<TileSet>, Phrase> {
    let bytes = read_capped(file).map_err(|error| file_fault(file, &error))?;
    let text = decode_text(&bytes).map_err(|NotText| file_fault(file, phrase!("tool-no-text")))?;
    let read = TileSetFile::from_ron(&text).and_then(|file| file.tile_set());
    read.map(Arc::new).map_err(|error| file_fault(file, &error))
}
