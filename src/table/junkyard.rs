//! The random stream and the pools: how a face-down tile gets its identity when it is turned up (rule 9.2).

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::parts::{SeatId, Size, TileId, TileSet};

/// A point of a random stream, as a snapshot holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreamPoint {
    /// The game's seed.
    pub seed: u64,
    /// How many 32-bit words of the stream are used up.
    pub position: u64,
}

/// The one random stream of a game: ChaCha with 8 rounds.
#[derive(Resource, Clone, Debug)]
pub struct Stream {
    seed: u64,
    random: ChaCha8Rng,
    /// Where the stream stood before the secret look that is going on.
    before_look: Option<u64>,
}

impl Stream {
    /// The stream of `seed`, some words into it.
    pub fn at(StreamPoint { seed, position }: StreamPoint) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_word_pos(position.into());
        Self { seed, random, before_look: None }
    }

    fn position(&self) -> u64 {
        // A game draws a few thousand words; 64 bits count them all.
        self.random.get_word_pos() as u64
    }

    /// Where the stream stands, or stood before the secret look that is going on: from there the same draws give the
    /// same tiles again.
    pub fn point(&self) -> StreamPoint {
        StreamPoint { seed: self.seed, position: self.before_look.unwrap_or_else(|| self.position()) }
    }

    /// Remembers where the stream stands before a secret look.
    pub fn begin_look(&mut self) {
        self.before_look = Some(self.position());
    }

    /// Forgets it when the look is over.
    pub const fn end_look(&mut self) {
        self.before_look = None;
    }

    /// A number below `limit`, each as likely as another; 0 if the limit is 0.
    fn below(&mut self, limit: u32) -> u32 {
        if limit == 0 { 0 } else { self.random.random_range(0..limit) }
    }

    /// One of some seats.
    pub fn pick(&mut self, seats: &[SeatId]) -> Option<SeatId> {
        seats.get(self.below(seats.len() as u32) as usize).copied()
    }
}

/// How many of each tile have not been turned up yet: face-down piles and blind tiles alike, starter parts apart.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Pools(Vec<u8>);

impl Pools {
    /// The pools of a game in which nothing is turned up.
    pub fn full(tiles: &TileSet) -> Self {
        Self(tiles.tiles().iter().map(crate::parts::Tile::count).collect())
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

    /// How many of a tile are left.
    pub fn left(&self, tile: TileId) -> u8 {
        self.0.get(tile.index()).copied().unwrap_or(0)
    }

    /// Draws what a tile of `size` is, each tile of the pool as likely as another. `None` if the pool is empty, which
    /// a sound table's pool is not while it has a face-down tile of that size.
    pub fn draw(&mut self, tiles: &TileSet, size: Size, stream: &mut Stream) -> Option<TileId> {
        let of_size = || tiles.tiles().iter().filter(|tile| tile.size() == Some(size)).map(crate::parts::Tile::id);
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
