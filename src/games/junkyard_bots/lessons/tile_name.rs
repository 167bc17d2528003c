//! Tiles by name, as lesson files write them.

use serde::Deserialize;
use thiserror::Error;

use crate::messages::phrase;
use crate::parts::{TileId, TileSet};
use shell::grid::Placement;
use shell::language::{InWords, Phrase, displayed_in_english};

/// A tile of the standard tile set, which files write by its name, such as `"eye_small"`. The tile
/// sets of lessons have the same tiles with the same ids, in other counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct TileName(TileId);

impl TileName {
    /// Id of the tile in the tile set of every lesson.
    pub const fn id(self) -> TileId {
        self.0
    }
}

impl TryFrom<String> for TileName {
    type Error = NoSuchTile;

    fn try_from(name: String) -> Result<Self, NoSuchTile> {
        let tiles = TileSet::standard();
        let tile = tiles.tile_named(&name).filter(|tile| tile.id() != TileId::BODY);
        tile.map(|tile| Self(tile.id())).ok_or(NoSuchTile(name))
    }
}

/// Error for a name that the standard tile set does not have, or that is the body's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct NoSuchTile(pub String);

impl InWords for NoSuchTile {
    fn phrase(&self) -> Phrase {
        phrase!("lessons-fault-tile", tile = &self.0)
    }
}

displayed_in_english!(NoSuchTile);

/// A tile and its placement on a robot's grid: `("eye_small", (1, 3, Up))`. Cells count from the
/// body's lower-left cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct PlacedTile(
    /// Tile to place.
    pub TileName,
    /// Lower-left cell and rotation.
    pub Placement,
);
