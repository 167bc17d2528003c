//! The pools: what face-down tiles may still turn out to be (rule 9.2).

use bevy::prelude::*;

use super::stream::Stream;
use crate::parts::{Size, Tile, TileId, TileSet};

/// Number of each tile that has not been turned up yet, in face-down piles and as blind tiles,
/// starter parts apart.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Pools(Vec<u8>);

impl Pools {
    /// The pools of a game in which nothing is turned up.
    pub fn full(tiles: &TileSet) -> Self {
        Self(tiles.tiles().iter().map(Tile::count).collect())
    }

    /// Takes out a tile that is known to be turned up; `false` if there is none left.
    pub fn remove(&mut self, tile: TileId) -> bool {
        let left = self.0.get_mut(tile.index()).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    /// Puts a tile back whose identity is lost again.
    pub fn put_back(&mut self, tile: TileId) {
        self.0[tile.index()] += 1;
    }

    /// Number of a tile that is left.
    pub fn left(&self, tile: TileId) -> u8 {
        self.0.get(tile.index()).copied().unwrap_or(0)
    }

    /// Draws what a tile of `size` is, each tile of the pool as likely as another. `None` if the
    /// pool is empty, which a sound table's pool is not while it has a face-down tile of that size.
    pub fn draw_tile(&mut self, tiles: &TileSet, size: Size, stream: &mut Stream) -> Option<TileId> {
        let of_size = || tiles.tiles().iter().filter(|tile| tile.size() == Some(size)).map(Tile::id);
        let all = of_size().map(|tile| u32::from(self.left(tile))).sum();
        let mut number = stream.below(all);
        let drawn = of_size().find(|&tile| {
            let left = u32::from(self.left(tile));
            let found = number < left;
            number = number.saturating_sub(left);
            found
        })?;
        self.remove(drawn).then_some(drawn)
    }
}
