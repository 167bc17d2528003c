//! How well chances come true in games between computer players.
//!
//! What the sampled worlds say of some tables of each game is held against who won it. In tenths,
//! in percent, by `train calibration --seats 2 --games 1500 --seed 9000000` and the like:
//!
//! | seats | games (first seed) | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 |
//! |---|---|---|---|---|---|---|---|---|---|
//! | 2 | 1,500 (9000000) | 20 | 29 | 40 | 50 | 60 | 71 | 80 | 91 |
//! | 3 | 3,000 (8300000) | 21 | 31 | 40 | 50 | 59 | 68 | 79 | 86 |
//! | 4 | 3,000 (8400000) | 21 | 30 | 39 | 49 | 60 | 70 | 81 | 86 |

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::course::WORLDS;
use super::outlook::outlook;
use crate::game::Game;
use crate::opponents::determinizations::Chances;
use crate::parts::SeatId;
use crate::simulate::{GameError, Plan, step};
use crate::training::fit::Calibration;

/// Tables of each game that are looked at, as far as it has so many.
const OF_A_GAME: usize = 10;

/// What the sampled worlds said of a table, and what each seat had of the victory.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The chance of each seat, as the worlds have it.
    pub said: Chances,
    /// What each seat had of the victory in the end: together 1.
    pub won: Chances,
}

/// Plays the games of a plan, each from its beginning, and looks at some tables of each, on all
/// cores; `each` is called after every game. Games that nobody wins say nothing.
///
/// # Errors
/// [`GameError`] for tiles that can't be played.
pub fn samples(plan: &Plan, each: impl Fn() + Sync) -> Result<Vec<Sample>, GameError> {
    let game = |number| {
        let samples = of_a_game(plan, number);
        each();
        samples
    };
    let games: Vec<Vec<Sample>> = (0..plan.games).into_par_iter().map(game).collect::<Result<_, _>>()?;
    Ok(games.into_iter().flatten().collect())
}

fn of_a_game(plan: &Plan, number: u64) -> Result<Vec<Sample>, GameError> {
    // Each game by a seed of its own, even where the players take turns: a seed with the same
    // players again is the same game again.
    let seed = plan.seed.wrapping_add(number);
    let setup = plan.setup(seed);
    let (mut game, _) = Game::new(&setup)?;
    let mut lineup = plan.lineup(number, seed);
    let mut tables = vec![game.snapshot()];
    while step(&mut game, &mut lineup, seed)? {
        tables.push(game.snapshot());
    }
    // The last one is the end of the game, of which nothing is to be said.
    tables.pop();
    let Some(outcome) = game.state().outcome.as_ref().filter(|outcome| !outcome.winners.is_empty()) else {
        return Ok(Vec::new());
    };
    let won: Chances = (0..plan.seats).map(|seat| outcome.share(SeatId(seat))).collect();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let looked_at = (0..OF_A_GAME.min(tables.len())).map(|_| tables.swap_remove(random.random_range(0..tables.len())));
    let said = looked_at.filter_map(|table| outlook(&setup, &table, None, WORLDS));
    Ok(said.map(|found| Sample { said: found.chances, won: won.clone() }).collect())
}

/// The mean surprise at who won, in nats. No chance counts as less than one in ten thousand.
pub fn surprise(samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| -> f64 {
        sample
            .said
            .iter()
            .zip(&sample.won)
            .map(|(chance, won)| f64::from(*won) * -f64::from(chance.max(1e-4)).ln())
            .sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// How often seats won of which a chance of so many tenths was said.
pub fn tenths(samples: &[Sample]) -> [Calibration; 11] {
    let given = samples.iter().flat_map(|sample| sample.said.iter().copied().zip(sample.won.iter().copied()));
    Calibration::by_tenths(given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::Player;
    use crate::parts::TileSet;
    use crate::simulate::Origin;

    #[test]
    fn what_is_said_is_held_against_who_won() {
        // Of which 0.7 is said, 9 of 10 win.
        let sample = |won: bool| Sample {
            said: [0.7, 0.3].into_iter().collect(),
            won: [f32::from(won), f32::from(!won)].into_iter().collect(),
        };
        let samples: Vec<Sample> = (0..100).map(|number| sample(number % 10 > 0)).collect();
        let tenths = tenths(&samples);
        assert_eq!([tenths[7].seats, tenths[3].seats], [100; 2]);
        assert!((tenths[7].said - 0.7).abs() < 1e-5 && (tenths[7].won - 0.9).abs() < 1e-5, "{tenths:?}");
        let expected = -(0.9 * 0.7_f64.ln() + 0.1 * 0.3_f64.ln());
        assert!((surprise(&samples) - expected).abs() < 1e-5);
    }

    #[test]
    fn samples_are_the_same_again_and_tell_who_won() {
        let plan = Plan {
            games: 2,
            seats: 3,
            players: vec![Player::Tidy.into()],
            seed: 3,
            rotate: true,
            origin: Origin::New(TileSet::standard()),
        };
        let found = samples(&plan, || ()).unwrap();
        assert_eq!(found.len(), 2 * OF_A_GAME);
        assert_ne!(found[..OF_A_GAME], found[OF_A_GAME..], "two games, though the players take turns");
        for sample in &found {
            assert!((sample.said.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{sample:?}");
            assert!((sample.won.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{sample:?}");
        }
        assert_eq!(samples(&plan, || ()).unwrap(), found);
    }
}
