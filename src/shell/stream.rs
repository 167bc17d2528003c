//! The random stream of a game.
//!
//! A saved game is proved by drawing again what was drawn, so the draws of a seed must never
//! change. The numbers are those of ChaCha with 8 rounds, which is a standard. The steps from a
//! seed to its key and from numbers to draws are written out here, because a library may change
//! them in a later version.

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::seats::SeatId;

/// Point of a random stream, as a snapshot stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StreamPoint {
    /// Seed of the stream.
    pub seed: u64,
    /// Number of 32-bit words of the stream that are used up.
    pub position: u64,
}

/// Random stream of a game: ChaCha with 8 rounds.
#[derive(Resource, Clone, Debug)]
pub struct Stream {
    seed: u64,
    random: ChaCha8Rng,
    /// Marked position of the stream, in 32-bit words.
    mark: Option<u64>,
}

impl Stream {
    /// The stream of a seed, from a point on.
    pub fn at(StreamPoint { seed, position }: StreamPoint) -> Self {
        let mut random = ChaCha8Rng::from_seed(key_from_seed(seed));
        random.set_word_pos(position.into());
        Self { seed, random, mark: None }
    }

    #[inline]
    fn position(&self) -> u64 {
        // A game draws a few thousand words, so the position fits 64 bits.
        self.random.get_word_pos() as u64
    }

    /// Present point of the stream or, while a point is marked, that point. From there the same
    /// draws give the same numbers again.
    #[inline]
    pub fn point(&self) -> StreamPoint {
        StreamPoint { seed: self.seed, position: self.mark.unwrap_or_else(|| self.position()) }
    }

    /// Marks the present point, for draws that a saved game must not tell of, such as those of a
    /// secret look.
    #[inline]
    pub fn set_mark(&mut self) {
        self.mark = Some(self.position());
    }

    /// Forgets the mark.
    #[inline]
    pub const fn clear_mark(&mut self) {
        self.mark = None;
    }

    /// Draws a number below `limit`; 0 if the limit is 0. All numbers are equally likely, to one
    /// part in 2 to the 32nd.
    ///
    /// A word of the stream is read as a fraction of 1, and the number is the whole part of that
    /// fraction of the limit. If digits after the word could still change the whole part, one more
    /// word is drawn for them (S. Canon's method).
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        if limit == 0 {
            return 0;
        }
        let (whole, part) = self.next_fraction_of(limit);
        // The second word adds less than `limit` to this part, so up to here it can't carry.
        if part <= limit.wrapping_neg() {
            return whole;
        }
        let (carried, _) = self.next_fraction_of(limit);
        whole + u32::from(part.checked_add(carried).is_none())
    }

    /// Multiplies `limit` by the next word, which is read as a fraction of 1. Returns the whole
    /// part of the product, and the rest in units of 1 / 2 to the 32nd.
    #[inline]
    fn next_fraction_of(&mut self, limit: u32) -> (u32, u32) {
        let product = u64::from(self.random.next_u32()) * u64::from(limit);
        ((product >> u32::BITS) as u32, product as u32)
    }

    /// Draws one of some seats; `None` if there are none.
    #[inline]
    pub fn pick_seat(&mut self, seats: &[SeatId]) -> Option<SeatId> {
        seats.get(self.below(seats.len() as u32) as usize).copied()
    }
}

/// The key of a seed's stream: the first eight numbers of the generator PCG XSH RR 64/32 (M.
/// O'Neill, 2014) that starts from the seed.
fn key_from_seed(seed: u64) -> [u8; 32] {
    // Multiplier and increment are those with which rand_core 0.10 expands a seed. Earlier versions
    // of this game left that to it, and their saved games must still be proved.
    const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
    const INCREMENT: u64 = 11_634_580_027_462_260_723;
    let mut state = seed;
    let mut key = [0; 32];
    for word in key.chunks_exact_mut(4) {
        state = state.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let mixed = ((state >> 18 ^ state) >> 27) as u32;
        word.copy_from_slice(&mixed.rotate_right((state >> 59) as u32).to_le_bytes());
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws of a stream, and its position after them: below every limit from 1 to 200, and below
    /// limits so large that a second word is often drawn.
    fn draws(seed: u64) -> (Vec<u32>, u64) {
        let mut stream = Stream::at(StreamPoint { seed, position: 0 });
        let limits = (1..=200).chain((0..200).map(|number| u32::MAX - number * 20_000_019));
        (limits.map(|limit| stream.below(limit)).collect(), stream.position())
    }

    #[test]
    fn a_seed_gives_the_draws_that_it_always_gave() {
        // Recorded when draws were still sampled by rand 0.10 and seeds expanded by rand_core 0.10.
        let recorded = [
            (0, 10_929_145_860_576_251_354, 509),
            (1, 794_044_614_330_791_385, 506),
            (42, 16_404_817_806_542_085_514, 507),
            (u64::MAX, 1_041_491_729_478_946_632, 509),
        ];
        for (seed, sum, words) in recorded {
            let (draws, position) = draws(seed);
            let sum_of = draws.iter().fold(0u64, |sum, &draw| sum.wrapping_mul(31).wrapping_add(draw.into()));
            assert_eq!((sum_of, position), (sum, words), "seed {seed}");
        }
    }

    #[test]
    fn draws_are_below_their_limit_and_as_likely_as_each_other() {
        let mut stream = Stream::at(StreamPoint { seed: 7, position: 0 });
        let mut counts = [0_u32; 6];
        (0..60_000).for_each(|_| counts[stream.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }
}
