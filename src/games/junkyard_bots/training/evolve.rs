//! Trains preferences by an evolution strategy. In each generation variations of the mean play
//! against a rival, and the mean of those that win most is the next mean. All variations of a
//! generation play the same games, and the next generation plays others, so that none stays ahead
//! by luck.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::error::TrainingError;
use crate::opponents::Contestant;
use crate::opponents::preferences::Preferences;
use crate::parts::TileSet;
use crate::simulate::{GameError, Origin, Plan, run_games};
use crate::table::Setup;
use shell::seats::PlayerKind;

/// Variations in each generation, an even number, because they come in pairs. Chosen by hand: the
/// time of a training grows with it.
const VARIATIONS: usize = 16;
/// Best variations, whose mean is the next mean. Chosen by hand: the mean of more of them depends
/// less on luck, but moves less.
const PARENTS: usize = 5;
/// Standard deviation of a weight's variation in the first generation, as a share of the weight.
/// The spread falls, so that the search is coarse at first and fine in the end; both ends are
/// chosen by hand.
const FIRST_SPREAD: f32 = 0.25;
/// Standard deviation that the generations approach, as a share of the weight.
const LAST_SPREAD: f32 = 0.08;
/// One weight in this many stays unchanged in a variation, on average, which shows the effect of
/// the others more clearly.
const UNCHANGED_ONE_IN: u32 = 2;

/// Plan of a training: its games and their players.
#[derive(Clone, Debug)]
pub struct EvolutionPlan {
    /// Tile set of all games.
    pub tiles: Arc<TileSet>,
    /// Kind of player that is trained.
    pub player: PlayerKind,
    /// Opponent in all games.
    pub rival: Contestant,
    /// Games of two in each generation, for each variation. Each seed is played twice, with the
    /// seats swapped.
    pub games_of_two: u64,
    /// Games of four against three rivals. Each seed is played four times, on each seat in turn.
    pub games_of_four: u64,
    /// Number of generations.
    pub generations: u32,
    /// Seed of the first game and of all variations.
    pub seed: u64,
}

/// Result of a generation.
#[derive(Clone, Debug, PartialEq)]
pub struct GenerationResult {
    /// Number of the generation, counted from 1.
    pub number: u32,
    /// Mean of the best variations, from which the next generation begins; the previous mean if all
    /// variations won equally often.
    pub mean: Preferences,
    /// Whether variations have won differently often in this or an earlier generation.
    pub has_learned: bool,
    /// Share of games that the best variation won. Wins in games of four count twice, so that 0.5
    /// is even in both kinds of game.
    pub best_share: f64,
    /// The same share, averaged over all variations.
    pub average_share: f64,
}

/// Trains preferences, starting from given ones; `each` is called after every generation.
///
/// # Errors
/// [`TrainingError::Undistinguished`] if no generation told variations apart,
/// [`TrainingError::Game`] for a tile set that can't be played.
pub fn evolve_preferences(
    course: &EvolutionPlan,
    from: &Preferences,
    mut each: impl FnMut(&GenerationResult),
) -> Result<Preferences, TrainingError> {
    let mut random = ChaCha8Rng::seed_from_u64(course.seed);
    let mut mean = from.clone();
    let mut has_learned = false;
    for number in 1..=course.generations {
        let done = (number - 1) as f32 / course.generations as f32;
        let spread = FIRST_SPREAD + (LAST_SPREAD - FIRST_SPREAD) * done;
        // Variations come in pairs with opposite changes, so that they balance around the mean.
        let mut tried: Vec<(f64, Preferences)> = Vec::with_capacity(VARIATIONS);
        for _ in 0..VARIATIONS / 2 {
            for varied in opposite_variations(&mean, spread, &mut random) {
                tried.push((share_won(course, number, &varied)?, varied));
            }
        }
        tried.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = tried[0].0;
        // If all won equally often, the order says nothing, and the first ones would pass for the
        // best.
        if tried.iter().any(|(won, _)| *won < best) {
            mean = mean_preferences(&tried[..PARENTS]);
            has_learned = true;
        }
        let average = tried.iter().map(|(won, _)| won).sum::<f64>() / tried.len() as f64;
        each(&GenerationResult { number, mean: mean.clone(), has_learned, best_share: best, average_share: average });
    }
    if has_learned { Ok(mean) } else { Err(TrainingError::Undistinguished) }
}

/// Two variations with opposite changes.
fn opposite_variations(mean: &Preferences, spread: f32, random: &mut ChaCha8Rng) -> [Preferences; 2] {
    let mut both = [mean.clone(), mean.clone()];
    let [one, other] = &mut both;
    for (one, other) in one.weights_mut().zip(other.weights_mut()) {
        if random.random_range(0..UNCHANGED_ONE_IN) == 0 {
            continue;
        }
        // Each of the four uniform draws has a variance of a quarter, so their sum is nearly
        // normal, with a standard deviation of 1.
        let step = (0..4).map(|_| random.random_range(-0.866..0.866_f32)).sum::<f32>();
        let factor = (spread * step).exp();
        *one *= factor;
        *other /= factor;
    }
    both
}

/// Mean of preferences, weight by weight.
fn mean_preferences(best: &[(f64, Preferences)]) -> Preferences {
    let mut mean = best[0].1.clone();
    for (_, more) in &best[1..] {
        for (sum, more) in mean.weights_mut().zip(more.clone().weights_mut()) {
            *sum += *more;
        }
    }
    mean.weights_mut().for_each(|sum| *sum /= best.len() as f32);
    mean
}

/// Share of games won, with wins in games of four counted twice.
fn share_won(course: &EvolutionPlan, generation: u32, preferences: &Preferences) -> Result<f64, GameError> {
    let preferences = Some(Arc::new(preferences.clone()));
    // A name of its own tells the trained player from a rival of the same kind.
    let tried = Contestant { preferences, called: Some("tried"), ..course.player.into() };
    let games = course.games_of_two.max(course.games_of_four);
    let seed = course.seed.wrapping_add(u64::from(generation) * games);
    let won = |seats: u8, games: u64| -> Result<f64, GameError> {
        let rivals = std::iter::repeat_n(course.rival.clone(), usize::from(seats) - 1);
        let players: Vec<Contestant> = std::iter::once(tried.clone()).chain(rivals).collect();
        let origin = Origin::New(Setup { tiles: Arc::clone(&course.tiles), ..Setup::new(seats, seed) });
        let plan = Plan { games, players, seed, rotate: true, origin };
        let tally = run_games(&plan, || ())?.tally;
        Ok(tally.counts.wins_by_player.get(&tried.to_string()).copied().unwrap_or(0) as f64)
    };
    let two = won(2, course.games_of_two)?;
    let four = won(4, course.games_of_four)?;
    Ok((two + 2.0 * four) / (course.games_of_two + course.games_of_four).max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn training_from_bad_preferences_finds_better_ones_and_the_same_again() {
        let mut bad = Preferences::cog().clone();
        // A player who hardly values energy compared with parts, and never flees.
        bad.weights_mut().for_each(|weight| *weight = weight.sqrt());
        let course = EvolutionPlan {
            tiles: TileSet::standard(),
            player: PlayerKind::Cog,
            rival: PlayerKind::Tidy.into(),
            games_of_two: 6,
            games_of_four: 4,
            generations: 2,
            seed: 5,
        };
        let run = || {
            let mut told = Vec::new();
            (evolve_preferences(&course, &bad, |generation| told.push(generation.clone())).unwrap(), told)
        };
        let (found, told) = run();
        assert_eq!((found.clone(), told.clone()), run());
        assert_eq!(told.len(), 2);
        assert!(told.iter().all(|generation| generation.best_share >= generation.average_share), "{told:?}");
        assert!(found != bad && found == told[1].mean);
    }

    #[test]
    fn where_no_variation_wins_more_than_another_nothing_is_learned() {
        let course = EvolutionPlan {
            tiles: TileSet::standard(),
            player: PlayerKind::Cog,
            rival: PlayerKind::Tidy.into(),
            games_of_two: 0,
            games_of_four: 0,
            generations: 2,
            seed: 5,
        };
        let mut told = Vec::new();
        let found = evolve_preferences(&course, Preferences::cog(), |generation| told.push(generation.clone()));
        assert_eq!(found, Err(TrainingError::Undistinguished));
        assert!(told.iter().all(|one| !one.has_learned && one.mean == *Preferences::cog()), "{told:?}");
    }

    #[test]
    fn a_rival_of_the_same_kind_is_counted_by_itself() {
        let rival = Contestant { preferences: Some(Arc::new(Preferences::cog().clone())), ..PlayerKind::Cog.into() };
        let course = EvolutionPlan {
            tiles: TileSet::standard(),
            player: PlayerKind::Cog,
            rival,
            games_of_two: 8,
            games_of_four: 0,
            generations: 1,
            seed: 5,
        };
        let won = share_won(&course, 1, Preferences::cog()).unwrap();
        assert!((0.1..0.9).contains(&won), "of two that play the same each wins about half: {won}");
    }
}
