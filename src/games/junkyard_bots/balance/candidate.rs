//! Variations of a tile set for the search.

use std::sync::Arc;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::parts::tile_set::{JunkyardContents, TileEntry};
use crate::parts::{Size, TileKind, TileSet};

/// Fewest of one tile, because most games would not see a single one.
const LEAST_OF_A_TILE: u8 = 2;
/// Most of one tile, because more would fill most of a pile.
const MOST_OF_A_TILE: u8 = 30;

/// Copy of a tile set with other counts of some tiles. Variations are drawn until one differs from
/// the original and breaks no limit.
pub(super) fn varied_tile_set(tiles: &TileSet, random: &mut ChaCha8Rng) -> Arc<TileSet> {
    loop {
        let mut junkyard = tiles.junkyard().clone();
        vary_counts(&mut junkyard, random);
        // A tile set that breaks a limit is no candidate.
        if junkyard != *tiles.junkyard()
            && let Ok(varied) = TileSet::new(junkyard, tiles.starter().clone())
        {
            return Arc::new(varied);
        }
    }
}

/// Changes the counts of one to three tiles a little, or of all tiles of one size or kind. How
/// often it does which, and by how much, is chosen by hand: single tiles in four of six variations,
/// each by at most a quarter of its count and one tile more.
fn vary_counts(junkyard: &mut JunkyardContents, random: &mut ChaCha8Rng) {
    match random.random_range(0..6u32) {
        0 => {
            let size = Size::ALL[random.random_range(0..3u32) as usize];
            scale_counts(junkyard, random, |entry| entry.size == size);
        }
        1 => {
            const KINDS: [TileKind; 7] = [
                TileKind::Eye,
                TileKind::Mouth,
                TileKind::Claw,
                TileKind::Mover,
                TileKind::Pipe,
                TileKind::Bomb,
                TileKind::Energy,
            ];
            let kind = KINDS[random.random_range(0..KINDS.len() as u32) as usize];
            scale_counts(junkyard, random, |entry| entry.kind == kind);
        }
        _ => {
            for _ in 0..random.random_range(1..=3u32) {
                let entry = random.random_range(0..junkyard.tiles.len() as u32) as usize;
                let count = &mut junkyard.tiles[entry].count;
                let step = random.random_range(1..=1 + *count / 4);
                *count = if random.random() { count.saturating_add(step) } else { count.saturating_sub(step) };
                *count = (*count).clamp(LEAST_OF_A_TILE, MOST_OF_A_TILE);
            }
        }
    }
}

/// Scales the counts of the selected entries by one random factor, up to a third up or down.
fn scale_counts(junkyard: &mut JunkyardContents, random: &mut ChaCha8Rng, of_sort: impl Fn(&TileEntry) -> bool) {
    let by = random.random_range(0.67..1.33_f32);
    for entry in junkyard.tiles.iter_mut().filter(|entry| of_sort(entry)) {
        entry.count = ((f32::from(entry.count) * by).round() as u8).clamp(LEAST_OF_A_TILE, MOST_OF_A_TILE);
    }
}
