//! Games to learn from: every table at the beginning of a round, with the winners.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::error::TrainingError;
use crate::game::{Game, JunkyardBotsTable};
use crate::opponents::preferences::Preferences;
use crate::opponents::value::features::{self, Features};
use crate::opponents::{Contestant, Lineup};
use crate::parts::TileSet;
use crate::simulate::GameError;
use crate::table::Setup;
use shell::seats::{PerSeat, PlayerKind};
use shell::simulate::play_step;

/// A table at the beginning of a round, and the outcome of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingExample {
    /// Features of each seat.
    pub seats: PerSeat<Features>,
    /// Share of the victory that each seat had; the shares sum to 1.
    pub won: PerSeat<f32>,
}

/// Plan of the games to learn from.
#[derive(Clone, Debug)]
pub struct TrainingGames {
    /// Tile set of all games.
    pub tiles: Arc<TileSet>,
    /// Seats at each table.
    pub seats: u8,
    /// Players, assigned to the seats in order; from game to game the assignment moves on by one.
    pub players: Vec<Contestant>,
    /// Standard deviation of each player's weights from game to game, as a share of each weight.
    /// Players of many preferences are needed because they build many kinds of robot to learn from.
    pub variety: f32,
    /// Number of games.
    pub games: u64,
    /// Seed of the first game.
    pub seed: u64,
}

/// Plays the games on all cores; `each` is called after every game. Games that nobody wins give no
/// examples.
///
/// # Errors
/// [`TrainingError::Undecided`] if there is no example, [`TrainingError::Game`] for tiles that
/// can't be played.
pub fn play_training_games(
    plan: &TrainingGames,
    each: impl Fn() + Sync,
) -> Result<Vec<TrainingExample>, TrainingError> {
    let game = |number| {
        let examples = play_game(plan, number);
        each();
        examples
    };
    let games: Vec<Vec<TrainingExample>> = (0..plan.games).into_par_iter().map(game).collect::<Result<_, _>>()?;
    let examples: Vec<TrainingExample> = games.into_iter().flatten().collect();
    if examples.is_empty() { Err(TrainingError::Undecided) } else { Ok(examples) }
}

/// Players of a game. Each Cog and Titan gets varied preferences. A Titan plays as a Cog with
/// Titan's preferences, because looking ahead would take too long.
fn players_of_game(plan: &TrainingGames, number: u64) -> Vec<Contestant> {
    let mut random = ChaCha8Rng::seed_from_u64(plan.seed.wrapping_add(number));
    // A stream that neither the table (0) nor a seat (its number plus 1) uses with this seed.
    random.set_stream(u64::MAX);
    let player = |seat: u64| {
        let contestant = plan.players[((seat + number) % plan.players.len().max(1) as u64) as usize].clone();
        let own = match contestant.player {
            PlayerKind::Cog => Preferences::cog(),
            PlayerKind::Titan => Preferences::titan(plan.seats.into()),
            _ => return contestant,
        };
        let preferences = Some(Arc::new(vary_preferences(own, plan.variety, &mut random)));
        Contestant { player: PlayerKind::Cog, preferences, ..contestant }
    };
    (0..u64::from(plan.seats)).map(player).collect()
}

/// Varies each weight by a random factor, up to several times as large or as small.
fn vary_preferences(preferences: &Preferences, variety: f32, random: &mut ChaCha8Rng) -> Preferences {
    let mut varied = preferences.clone();
    for weight in varied.weights_mut() {
        // Each of the four uniform draws has a variance of a quarter, so their sum is nearly
        // normal, with a standard deviation of 1.
        let step = variety * (0..4).map(|_| random.random_range(-0.866..0.866_f32)).sum::<f32>();
        // Factors up and down are inverse, so that no weight changes its sign.
        *weight *= if step < 0.0 { 1.0 / (1.0 - step) } else { 1.0 + step };
    }
    varied
}

fn play_game(plan: &TrainingGames, number: u64) -> Result<Vec<TrainingExample>, GameError> {
    let seed = plan.seed.wrapping_add(number);
    let setup = Setup { tiles: Arc::clone(&plan.tiles), ..Setup::new(plan.seats, seed) };
    let (mut game, _) = Game::new(&setup).map_err(GameError::Setup)?;
    let mut lineup = Lineup::new(players_of_game(plan, number), seed);
    let mut tables: Vec<PerSeat<Features>> = Vec::new();
    let mut round = 0;
    loop {
        if game.state().turn.is_some() && game.state().round > round {
            round = game.state().round;
            tables.push(game.read(features::table_features));
        }
        if !play_step(&mut game, &mut lineup, seed)? {
            break;
        }
    }
    let Some(outcome) = game.state().outcome.as_ref().filter(|outcome| !outcome.winners.is_empty()) else {
        return Ok(Vec::new());
    };
    let won: PerSeat<f32> = setup.all_seats().map(|seat| outcome.victory_share(seat)).collect();
    Ok(tables.into_iter().map(|seats| TrainingExample { seats, won: won.clone() }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_nobody_wins_teach_nothing() {
        let game = |seed: u64| TrainingGames {
            tiles: TileSet::standard(),
            seats: 2,
            players: vec![PlayerKind::Random.into()],
            variety: 0.0,
            games: 1,
            seed,
        };
        let taught: Vec<_> = (1..200).map(|seed| play_training_games(&game(seed), || ())).collect();
        assert!(taught.iter().any(|examples| *examples == Err(TrainingError::Undecided)));
        assert!(taught.iter().flatten().all(|examples| !examples.is_empty()));
    }
}
