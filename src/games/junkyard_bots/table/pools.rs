//! Pools: the tiles that face-down parts may still turn out to be (rule 9.2).

use bevy::prelude::*;

use crate::parts::{Size, Tile, TileId, TileSet};
use shell::stream::Stream;

/// Number of copies of each tile that have not been turned up yet, in face-down piles and as blind
/// parts. Starter parts are not counted.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Pools(Vec<u8>);

impl Pools {
    /// The pools of a game in which no tile is turned up.
    pub fn full(tiles: &TileSet) -> Self {
        Self(tiles.tiles().iter().map(Tile::count).collect())
    }

    /// Pools that are left where these are the known identities of all parts, in the order of their
    /// numbers. The starter parts, which come first, are in no pool.
    pub fn beside_known(tiles: &TileSet, parts: impl ExactSizeIterator<Item = Option<TileId>>) -> Self {
        let starters = parts.len().saturating_sub(tiles.piled_count().into());
        let mut pools = Self::full(tiles);
        for tile in parts.skip(starters).flatten() {
            pools.remove(tile);
        }
        pools
    }

    /// Removes one copy of a tile that is turned up. Returns `false` if none is left.
    pub fn remove(&mut self, tile: TileId) -> bool {
        let left = self.0.get_mut(tile.index()).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    /// Puts back one copy of a tile, whose part has lost its identity again (5.3).
    pub fn put_back(&mut self, tile: TileId) {
        self.0[tile.index()] += 1;
    }

    /// Number of copies of a tile that are left.
    pub fn left(&self, tile: TileId) -> u8 {
        self.0.get(tile.index()).copied().unwrap_or(0)
    }

    /// Draws the identity of a part of `size` and removes it from the pool; every copy in the pool
    /// is equally likely. `None` if the pool is empty. On a sound table it is not, as long as a
    /// part of that size has no identity.
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
