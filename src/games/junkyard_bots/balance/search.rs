//! Searches for tile counts that come closest to all aims. Each step tries some variations of the
//! present tile set and keeps the best, if it costs less than the present one. All tile sets of a
//! step are measured in the same games, and the next step uses others, so that no tile set stays
//! ahead by luck.

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::aims::{measured_aims, total_cost};
use super::candidate::varied_tile_set;
use super::figures::{BalanceFigures, BalanceSample};
use crate::parts::TileSet;
use crate::simulate::GameError;

/// Length of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchEffort {
    /// Steps.
    pub steps: u32,
    /// Variations tried in each step.
    pub tries: u32,
}

/// Result of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchStep {
    /// Number of the step, counted from 1.
    pub number: u32,
    /// Tile set that the next step begins with.
    pub tiles: Arc<TileSet>,
    /// Cost of that tile set in the games of this step.
    pub cost: f64,
    /// Cost, in the same games, of the tile set that the step began with.
    pub before: f64,
}

/// Searches from a tile set; `each` is called after every step. The same seed gives the same tile
/// set on every machine.
///
/// # Errors
/// [`GameError`] for a tile set that can't be played.
pub fn search_tile_set(
    tiles: &Arc<TileSet>,
    sample: BalanceSample,
    effort: SearchEffort,
    mut each: impl FnMut(&SearchStep),
) -> Result<Arc<TileSet>, GameError> {
    let mut random = ChaCha8Rng::seed_from_u64(sample.seed);
    let mut best = Arc::clone(tiles);
    for number in 1..=effort.steps {
        let seed = sample.seed.wrapping_add(u64::from(number) * sample.games.max(sample.restricted_games));
        let measure = |tiles: &Arc<TileSet>| {
            BalanceFigures::of(tiles, BalanceSample { seed, ..sample }, || ())
                .map(|figures| total_cost(&measured_aims(&figures)))
        };
        let before = measure(&best)?;
        let mut least = before;
        let mut next = Arc::clone(&best);
        for _ in 0..effort.tries {
            let tried = varied_tile_set(&best, &mut random);
            let cost = measure(&tried)?;
            if cost < least {
                least = cost;
                next = tried;
            }
        }
        best = next;
        each(&SearchStep { number, tiles: Arc::clone(&best), cost: least, before });
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::seats::PlayerKind;

    #[test]
    fn a_search_gets_nearer_to_the_aims_and_finds_the_same_again() {
        let tiles = TileSet::standard();
        let sample = BalanceSample { player: PlayerKind::Tidy, games: 20, restricted_games: 4, seed: 3 };
        let effort = SearchEffort { steps: 3, tries: 2 };
        let run = || {
            let mut steps = Vec::new();
            let found = search_tile_set(&tiles, sample, effort, |step| steps.push((step.cost, step.before))).unwrap();
            (found, steps)
        };
        let (found, steps) = run();
        assert_eq!((&found, &steps), (&run().0, &run().1));
        assert!(steps.iter().all(|(cost, before)| cost <= before), "{steps:?}");
        assert!(steps.iter().any(|(cost, before)| cost < before) && found != tiles, "{steps:?}");
    }
}
