//! Preferences by an evolution strategy: each generation some variations of the mean play against a
//! rival, and those that win most are mixed into the next mean. All of a generation play the same
//! games, the next generation others.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::error::TrainingError;
use crate::opponents::preferences::Preferences;
use crate::opponents::{Contestant, Player};
use crate::parts::TileSet;
use crate::simulate::{GameError, Origin, Plan, run};

/// Variations in each generation.
const VARIATIONS: usize = 16;
/// How many of them make the next mean.
const PARENTS: usize = 5;
/// How far a weight varies at first, as a share of itself.
const FIRST_SPREAD: f32 = 0.25;
/// How far it varies in the last generation.
const LAST_SPREAD: f32 = 0.08;
/// Every so many weights one stays as it is in a variation, on average: then what the others do
/// shows.
const ONE_STAYS_OF: u32 = 2;

/// What is played to tell which preferences are better.
#[derive(Clone, Debug)]
pub struct Course {
    /// The tiles.
    pub tiles: Arc<TileSet>,
    /// The kind of player that is trained.
    pub player: Player,
    /// Whom it plays against.
    pub rival: Contestant,
    /// Games of two, the seats changed after half of them.
    pub games_of_two: u64,
    /// Games of four, against three rivals, on each seat in turn.
    pub games_of_four: u64,
    /// Generations.
    pub generations: u32,
    /// The seed of the first game and of all variations.
    pub seed: u64,
}

/// What came of a generation.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// Which, counted from 1.
    pub number: u32,
    /// The mean of its best, with which the next begins; the last one's if none was better than
    /// another.
    pub mean: Preferences,
    /// Whether any variation won more than another in this generation or an earlier one.
    pub has_learned: bool,
    /// The share of games that its best won, and of all: of two, and of four times 2, so that a
    /// half is even in both.
    pub best: f64,
    /// The average over all variations.
    pub average: f64,
}

/// Trains from some preferences on; `each` is told after every generation.
///
/// # Errors
/// [`TrainingError::Undistinguished`] if nothing was learned in any generation,
/// [`TrainingError::Game`] for a tile set that can't be played.
pub fn evolve(
    course: &Course,
    from: &Preferences,
    mut each: impl FnMut(&Generation),
) -> Result<Preferences, TrainingError> {
    let mut random = ChaCha8Rng::seed_from_u64(course.seed);
    let mut mean = from.clone();
    let mut has_learned = false;
    for number in 1..=course.generations {
        let done = (number - 1) as f32 / course.generations as f32;
        let spread = FIRST_SPREAD + (LAST_SPREAD - FIRST_SPREAD) * done;
        // Variations come in pairs, one that goes as far to the other side, so that their mean is
        // the mean.
        let mut tried: Vec<(f64, Preferences)> = Vec::with_capacity(VARIATIONS);
        for _ in 0..VARIATIONS / 2 {
            for varied in varied(&mean, spread, &mut random) {
                tried.push((share_won(course, number, &varied)?, varied));
            }
        }
        tried.sort_by(|one, other| other.0.total_cmp(&one.0));
        let best = tried[0].0;
        // Where all won as many, the first would be taken for the best.
        if tried.iter().any(|(won, _)| *won < best) {
            mean = mean_of(&tried[..PARENTS]);
            has_learned = true;
        }
        let average = tried.iter().map(|(won, _)| won).sum::<f64>() / tried.len() as f64;
        each(&Generation { number, mean: mean.clone(), has_learned, best, average });
    }
    if has_learned { Ok(mean) } else { Err(TrainingError::Undistinguished) }
}

/// Two variations on opposite sides.
fn varied(mean: &Preferences, spread: f32, random: &mut ChaCha8Rng) -> [Preferences; 2] {
    let mut both = [mean.clone(), mean.clone()];
    let [one, other] = &mut both;
    for (one, other) in one.weights_mut().zip(other.weights_mut()) {
        if random.random_range(0..ONE_STAYS_OF) == 0 {
            continue;
        }
        // The sum of four even draws is nearly normal, and its deviation is 1.
        let step = (0..4).map(|_| random.random_range(-0.866..0.866_f32)).sum::<f32>();
        let factor = (spread * step).exp();
        *one = *one * factor;
        *other = *other / factor;
    }
    both
}

/// The mean of some preferences, weight by weight.
fn mean_of(best: &[(f64, Preferences)]) -> Preferences {
    let mut mean = best[0].1.clone();
    for (_, more) in &best[1..] {
        for (sum, more) in mean.weights_mut().zip(more.clone().weights_mut()) {
            *sum += *more;
        }
    }
    mean.weights_mut().for_each(|sum| *sum /= best.len() as f32);
    mean
}

/// The share of games won, those of four counted twice.
fn share_won(course: &Course, generation: u32, preferences: &Preferences) -> Result<f64, GameError> {
    let preferences = Some(Arc::new(preferences.clone()));
    // The rival may be of the same kind.
    let tried = Contestant { preferences, called: Some("tried"), ..course.player.into() };
    let games = course.games_of_two.max(course.games_of_four);
    let seed = course.seed.wrapping_add(u64::from(generation) * games);
    let won = |seats: u8, games: u64| -> Result<f64, GameError> {
        let rivals = std::iter::repeat_n(course.rival.clone(), usize::from(seats) - 1);
        let players: Vec<Contestant> = std::iter::once(tried.clone()).chain(rivals).collect();
        let origin = Origin::New(Arc::clone(&course.tiles));
        let plan = Plan { games, seats, players, seed, rotate: true, origin };
        let tally = run(&plan, || ())?.tally;
        Ok(tally.wins_by_player.get(&tried.to_string()).copied().unwrap_or(0) as f64)
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
        // It hardly cares for energy's worth beside parts, and flees from nothing.
        bad.weights_mut().for_each(|weight| *weight = weight.sqrt());
        let course = Course {
            tiles: TileSet::standard(),
            player: Player::Cog,
            rival: Player::Tidy.into(),
            games_of_two: 6,
            games_of_four: 4,
            generations: 2,
            seed: 5,
        };
        let run = || {
            let mut told = Vec::new();
            (evolve(&course, &bad, |generation| told.push(generation.clone())).unwrap(), told)
        };
        let (found, told) = run();
        assert_eq!((found.clone(), told.clone()), run());
        assert_eq!(told.len(), 2);
        assert!(told.iter().all(|generation| generation.best >= generation.average), "{told:?}");
        assert!(found != bad && found == told[1].mean);
    }

    #[test]
    fn where_no_variation_wins_more_than_another_nothing_is_learned() {
        let course = Course {
            tiles: TileSet::standard(),
            player: Player::Cog,
            rival: Player::Tidy.into(),
            games_of_two: 0,
            games_of_four: 0,
            generations: 2,
            seed: 5,
        };
        let mut told = Vec::new();
        let found = evolve(&course, Preferences::cog(), |generation| told.push(generation.clone()));
        assert_eq!(found, Err(TrainingError::Undistinguished));
        assert!(told.iter().all(|one| !one.has_learned && one.mean == *Preferences::cog()), "{told:?}");
    }

    #[test]
    fn a_rival_of_the_same_kind_is_counted_by_itself() {
        let rival = Contestant { preferences: Some(Arc::new(Preferences::cog().clone())), ..Player::Cog.into() };
        let course = Course {
            tiles: TileSet::standard(),
            player: Player::Cog,
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
