//! Tile sets as files.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use crate::parts::catalogue;
use crate::parts::{TileSet, TileSetFile};
use crate::record::disk::read_capped;

/// The tile set that a word names, of those that come with the game, or that is in a file; the standard one without a word. Else a
/// sentence that says why there is none.
pub(super) fn named(word: Option<&str>) -> Result<Arc<TileSet>, String> {
    let Some(word) = word else { return Ok(TileSet::standard()) };
    match catalogue::all().iter().find(|listed| listed.id == word) {
        Some(listed) => Ok(Arc::clone(&listed.tiles)),
        None => read(Path::new(word)),
    }
}

fn read(file: &Path) -> Result<Arc<TileSet>, String> {
    let said = |error: &dyn Display| format!("{}: {error}", file.display());
    let bytes = read_capped(file).map_err(|error| said(&error))?;
    let text = String::from_utf8(bytes).map_err(|_| said(&"this isn't a text file"))?;
    let read = TileSetFile::from_ron(&text).and_then(|file| file.tile_set());
    read.map(Arc::new).map_err(|error| said(&error))
}
