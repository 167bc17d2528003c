//! The one random stream of a game.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::parts::SeatId;

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
    pub(super) fn below(&mut self, limit: u32) -> u32 {
        if limit == 0 { 0 } else { self.random.random_range(0..limit) }
    }

    /// One of some seats.
    pub fn pick(&mut self, seats: &[SeatId]) -> Option<SeatId> {
        seats.get(self.below(seats.len() as u32) as usize).copied()
    }
}
