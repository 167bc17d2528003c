//! How well chances come true in games between computer players, and the curve that fits them best.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::calibration::{Curve, POINTS};
use super::course::WORLDS;
use super::outlook::uncalibrated;
use crate::game::Game;
use crate::opponents::stream;
use crate::opponents::worlds::Chances;
use crate::parts::SeatId;
use crate::round;
use crate::simulate::{GameError, Plan};
use crate::table::Snapshot;
use crate::training::fit::Calibration;

/// Tables of each game that are looked at, as far as it has so many.
const OF_A_GAME: usize = 10;
/// How far a point of a curve is moved at first, and at last.
const STEPS: (f32, f32) = (0.05, 0.001);

/// What a bend costs, in nats: what some hundred games have by chance is not worth it, what holds is.
const STRAIGHT: f32 = 0.1;

/// What the sampled worlds said of a table, and what each seat had of the victory.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The chance of each seat, as the worlds have it.
    pub said: Chances,
    /// What each seat had of the victory in the end: together 1.
    pub won: Chances,
}

/// Plays the games of a plan, each from its beginning, and looks at some tables of each, on all cores; `each` is called after every
/// game. Games that nobody wins say nothing.
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
    // Each game by a seed of its own, even where the players take turns: a seed with the same players again is the same game again.
    let seed = plan.seed.wrapping_add(number);
    let setup = plan.setup(seed);
    let (mut game, _) = Game::new(&setup)?;
    let mut streams: Vec<ChaCha8Rng> = (0..plan.seats).map(|seat| stream(seed, 0, SeatId(seat))).collect();
    let mut tables: Vec<Snapshot> = Vec::new();
    while let Some(seat) = game.state().turn.as_ref().map(|turn| turn.seat) {
        tables.push(game.snapshot());
        let player = plan.player(seat.0, number);
        let action =
            game.read(|table| player.choose_at(table, seat, &round::legal_actions(table), &mut streams[seat.index()]));
        game.act(action.clone()).map_err(|illegal| GameError::Illegal { seed, action: Box::new(action), illegal })?;
    }
    let winners = game.state().outcome.clone().map(|outcome| outcome.winners).unwrap_or_default();
    if winners.is_empty() {
        return Ok(Vec::new());
    }
    let share = 1.0 / winners.len() as f32;
    let won: Chances = (0..plan.seats).map(|seat| if winners.contains(&SeatId(seat)) { share } else { 0.0 }).collect();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let looked_at = (0..OF_A_GAME.min(tables.len())).map(|_| tables.swap_remove(random.random_range(0..tables.len())));
    let said = looked_at.filter_map(|table| uncalibrated(&setup, &table, None, WORLDS));
    Ok(said.map(|outlook| Sample { said: outlook.chances, won: won.clone() }).collect())
}

/// The curve by which the samples surprise least. Of curves that do alike it is the straightest; of two seats one wins what the other
/// loses, so that its halves mirror each other.
pub fn fit(samples: &[Sample]) -> Curve {
    let are_two = samples.iter().all(|sample| sample.said.len() == 2);
    let cost = |curve: &Curve| surprise(curve, samples) + f64::from(STRAIGHT * curve.bend());
    let mut curve = Curve::straight();
    let mut least = cost(&curve);
    let mut step = STEPS.0;
    while step >= STEPS.1 {
        let mut is_better = false;
        for (point, by) in (1..POINTS - 1).flat_map(|point| [(point, step), (point, -step)]) {
            let Some(other) = curve.moved(point, by, are_two) else { continue };
            let now = cost(&other);
            if now < least {
                (curve, least, is_better) = (other, now, true);
            }
        }
        if !is_better {
            step /= 2.0;
        }
    }
    curve
}

/// The mean surprise at who won, in nats. No chance counts as less than one in ten thousand.
pub fn surprise(curve: &Curve, samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| -> f64 {
        let held = curve.hold(&sample.said, &sample.said).0;
        held.iter().zip(&sample.won).map(|(chance, won)| f64::from(*won) * -f64::from(chance.max(1e-4)).ln()).sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// How often seats won of which the curve said a chance of so many tenths.
pub fn tenths(curve: &Curve, samples: &[Sample]) -> [Calibration; 11] {
    let given = |sample: &Sample| -> Vec<(f32, f32)> {
        curve.hold(&sample.said, &sample.said).0.into_iter().zip(sample.won.iter().copied()).collect()
    };
    Calibration::by_tenths(samples.iter().flat_map(given))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::Player;
    use crate::parts::TileSet;
    use crate::simulate::Origin;

    #[test]
    fn a_curve_is_found_that_says_what_comes_true() {
        // Of which 0.7 is said, 9 of 10 win.
        let sample = |won: bool| Sample {
            said: [0.7, 0.3].into_iter().collect(),
            won: [f32::from(won), f32::from(!won)].into_iter().collect(),
        };
        let samples: Vec<Sample> = (0..100).map(|number| sample(number % 10 > 0)).collect();
        let curve = fit(&samples);
        let held = curve.hold(&samples[0].said, &samples[0].said).0;
        assert!((held[0] - 0.9).abs() < 0.02, "{curve:?}");
        assert!(
            (0..POINTS).all(|point| (curve.0[point] + curve.0[POINTS - 1 - point] - 1.0).abs() < 1e-5),
            "{curve:?}"
        );
        assert!(surprise(&curve, &samples) < surprise(&Curve::straight(), &samples));
        let tenths = tenths(&Curve::straight(), &samples);
        assert_eq!([tenths[7].seats, tenths[3].seats], [100; 2]);
        assert!((tenths[7].said - 0.7).abs() < 1e-5 && (tenths[7].won - 0.9).abs() < 1e-5, "{tenths:?}");
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
