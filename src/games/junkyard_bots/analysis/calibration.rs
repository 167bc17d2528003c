//! Calibration of the chances of winning, measured in games between computer players.
//!
//! The chances from sampled worlds, at some tables of each game, are compared with the winners. The
//! columns are chances rounded to tenths; the entries are the shares of wins. Both are in percent,
//! from `train calibration --seats 2 --games 1500 --seed 9000000` and the like:
//!
//! | seats | games (first seed) | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 |
//! |---|---|---|---|---|---|---|---|---|---|
//! | 2 | 1,500 (9000000) | 20 | 29 | 40 | 50 | 60 | 71 | 80 | 91 |
//! | 3 | 3,000 (8300000) | 21 | 31 | 40 | 50 | 59 | 68 | 79 | 86 |
//! | 4 | 3,000 (8400000) | 21 | 30 | 39 | 49 | 60 | 70 | 81 | 86 |

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::course::WORLDS_PER_TABLE;
use super::outlook::estimate_outlook;
use crate::game::{Game, JunkyardBotsTable};
use crate::opponents::playouts::Chances;
use crate::simulate::{GameError, Plan};
use crate::training::fit::Calibration;
use shell::seats::SeatId;
use shell::simulate::play_step;

/// Tables examined in each game; all tables of a game that has fewer. Chosen by hand: tables of one
/// game share their winner, so more games tell more than more tables.
const TABLES_PER_GAME: usize = 10;

/// Chances at one table, and how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct ChanceSample {
    /// Chance of each seat, estimated from sampled worlds.
    pub said: Chances,
    /// Share of the victory that each seat had at the end; the shares sum to 1.
    pub won: Chances,
}

/// Plays the games of a plan from their beginnings, on all cores, and samples some tables of each;
/// `each` is called after every game. Games that nobody wins give no samples.
///
/// # Errors
/// [`GameError`] for tiles that can't be played.
pub fn sample_games(plan: &Plan, each: impl Fn() + Sync) -> Result<Vec<ChanceSample>, GameError> {
    let game = |number| {
        let samples = samples_of_game(plan, number);
        each();
        samples
    };
    let games: Vec<Vec<ChanceSample>> = (0..plan.games).into_par_iter().map(game).collect::<Result<_, _>>()?;
    Ok(games.into_iter().flatten().collect())
}

fn samples_of_game(plan: &Plan, number: u64) -> Result<Vec<ChanceSample>, GameError> {
    // Every game has a seed of its own, even where the plan rotates the players, because the same
    // seed with the same players would repeat the same game.
    let seed = plan.seed.wrapping_add(number);
    let setup = plan.setup_of_game(seed);
    let (mut game, _) = Game::new(&setup).map_err(GameError::Setup)?;
    let mut lineup = plan.lineup_of_game(number, seed);
    let mut tables = vec![game.snapshot()];
    while play_step(&mut game, &mut lineup, seed)? {
        tables.push(game.snapshot());
    }
    // The last table is left out, because the game is over there.
    tables.pop();
    let Some(outcome) = game.state().outcome.as_ref().filter(|outcome| !outcome.winners.is_empty()) else {
        return Ok(Vec::new());
    };
    let won: Chances = (0..plan.seats()).map(|seat| outcome.victory_share(SeatId(seat))).collect();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let looked_at =
        (0..TABLES_PER_GAME.min(tables.len())).map(|_| tables.swap_remove(random.random_range(0..tables.len())));
    let said = looked_at.filter_map(|table| estimate_outlook(&setup, &table, None, WORLDS_PER_TABLE));
    Ok(said.map(|found| ChanceSample { said: found.chances, won: won.clone() }).collect())
}

/// Mean surprise (negative log-likelihood) at the winners, in nats. Chances below one in ten
/// thousand count as one in ten thousand, because the logarithm of 0 is infinite.
pub fn mean_surprise(samples: &[ChanceSample]) -> f64 {
    let of = |sample: &ChanceSample| -> f64 {
        sample
            .said
            .iter()
            .zip(&sample.won)
            .map(|(chance, won)| f64::from(*won) * -f64::from(chance.max(1e-4)).ln())
            .sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// Shares of wins among seats with about the same chance, by tenths of the chance.
pub fn calibration_by_tenths(samples: &[ChanceSample]) -> [Calibration; 11] {
    let given = samples.iter().flat_map(|sample| sample.said.iter().copied().zip(sample.won.iter().copied()));
    Calibration::by_tenths(given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::Origin;
    use crate::table::Setup;
    use shell::seats::PlayerKind;

    #[test]
    fn what_is_said_is_held_against_who_won() {
        // Of 100 seats with a chance of 0.7, 90 win.
        let sample = |won: bool| ChanceSample {
            said: [0.7, 0.3].into_iter().collect(),
            won: [f32::from(won), f32::from(!won)].into_iter().collect(),
        };
        let samples: Vec<ChanceSample> = (0..100).map(|number| sample(number % 10 > 0)).collect();
        let tenths = calibration_by_tenths(&samples);
        assert_eq!([tenths[7].seats, tenths[3].seats], [100; 2]);
        assert!((tenths[7].said - 0.7).abs() < 1e-5 && (tenths[7].won - 0.9).abs() < 1e-5, "{tenths:?}");
        let expected = -(0.9 * 0.7_f64.ln() + 0.1 * 0.3_f64.ln());
        assert!((mean_surprise(&samples) - expected).abs() < 1e-5);
    }

    #[test]
    fn samples_are_the_same_again_and_tell_who_won() {
        let plan = Plan {
            games: 2,
            players: vec![PlayerKind::Tidy.into()],
            seed: 3,
            rotate: true,
            origin: Origin::New(Setup::new(3, 0)),
        };
        let found = sample_games(&plan, || ()).unwrap();
        assert_eq!(found.len(), 2 * TABLES_PER_GAME);
        assert_ne!(found[..TABLES_PER_GAME], found[TABLES_PER_GAME..], "two games, though the players take turns");
        for sample in &found {
            assert!((sample.said.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{sample:?}");
            assert!((sample.won.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{sample:?}");
        }
        assert_eq!(sample_games(&plan, || ()).unwrap(), found);
    }
}
