//! Games to learn from: what every table looked like when a round began, and who won.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use smallvec::SmallVec;

use super::error::TrainingError;
use crate::game::Game;
use crate::opponents::preferences::Preferences;
use crate::opponents::value::features::{self, Features};
use crate::opponents::{Contestant, Lineup, Player};
use crate::parts::{SeatId, TileSet};
use crate::simulate::{GameError, step};
use crate::table::Setup;

/// A table when a round had begun, and what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What described each seat.
    pub seats: SmallVec<[Features; 4]>,
    /// What each seat had of the victory: together 1.
    pub won: SmallVec<[f32; 4]>,
}

/// Which games to learn from.
#[derive(Clone, Debug)]
pub struct School {
    /// The tiles.
    pub tiles: Arc<TileSet>,
    /// Seats at each table.
    pub seats: u8,
    /// Who plays: in each game those of the seats are the next in turn, a seat further every time.
    pub players: Vec<Contestant>,
    /// How far what each player of each game prefers varies, as a share of each weight: what many
    /// robots are worth is learned from players of many tastes.
    pub variety: f32,
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
}

/// Plays the games, on all cores; `each` is called after every game. Games that nobody wins teach
/// nothing.
///
/// # Errors
/// [`TrainingError::Undecided`] if there is no lesson, [`TrainingError::Game`] for tiles that can't
/// be played.
pub fn lessons(school: &School, each: impl Fn() + Sync) -> Result<Vec<Lesson>, TrainingError> {
    let game = |number| {
        let lessons = play(school, number);
        each();
        lessons
    };
    let games: Vec<Vec<Lesson>> = (0..school.games).into_par_iter().map(game).collect::<Result<_, _>>()?;
    let lessons: Vec<Lesson> = games.into_iter().flatten().collect();
    if lessons.is_empty() { Err(TrainingError::Undecided) } else { Ok(lessons) }
}

/// The players of a game, each with preferences of its own. A Titan does not look ahead, which
/// would take too long.
fn players(school: &School, number: u64) -> Vec<Contestant> {
    let mut random = ChaCha8Rng::seed_from_u64(school.seed.wrapping_add(number));
    // The streams of the seats are others.
    random.set_stream(u64::MAX);
    let player = |seat: u64| {
        let contestant = school.players[((seat + number) % school.players.len().max(1) as u64) as usize].clone();
        let own = match contestant.player {
            Player::Cog => Preferences::cog(),
            Player::Titan => Preferences::titan(school.seats.into()),
            _ => return contestant,
        };
        let preferences = Some(Arc::new(varied(own, school.variety, &mut random)));
        Contestant { player: Player::Cog, preferences, ..contestant }
    };
    (0..u64::from(school.seats)).map(player).collect()
}

/// Other preferences, each weight up to several times as large or as small.
fn varied(preferences: &Preferences, variety: f32, random: &mut ChaCha8Rng) -> Preferences {
    let mut varied = preferences.clone();
    for weight in varied.weights_mut() {
        // The sum of four even draws is nearly normal, and its deviation is 1.
        let step = variety * (0..4).map(|_| random.random_range(-0.866..0.866_f32)).sum::<f32>();
        *weight *= if step < 0.0 { 1.0 / (1.0 - step) } else { 1.0 + step };
    }
    varied
}

fn play(school: &School, number: u64) -> Result<Vec<Lesson>, GameError> {
    let seed = school.seed.wrapping_add(number);
    let setup = Setup { tiles: Arc::clone(&school.tiles), ..Setup::new(school.seats, seed) };
    let (mut game, _) = Game::new(&setup)?;
    let mut lineup = Lineup::new(players(school, number), seed);
    let mut tables: Vec<SmallVec<[Features; 4]>> = Vec::new();
    let mut round = 0;
    loop {
        if game.state().turn.is_some() && game.state().round > round {
            round = game.state().round;
            tables.push(game.read(features::table_features));
        }
        if !step(&mut game, &mut lineup, seed)? {
            break;
        }
    }
    let Some(outcome) = game.state().outcome.as_ref().filter(|outcome| !outcome.winners.is_empty()) else {
        return Ok(Vec::new());
    };
    let won: SmallVec<[f32; 4]> = (0..school.seats).map(|seat| outcome.share(SeatId(seat))).collect();
    Ok(tables.into_iter().map(|seats| Lesson { seats, won: won.clone() }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_nobody_wins_teach_nothing() {
        let game = |seed: u64| School {
            tiles: TileSet::standard(),
            seats: 2,
            players: vec![Player::Random.into()],
            variety: 0.0,
            games: 1,
            seed,
        };
        let taught: Vec<_> = (1..200).map(|seed| lessons(&game(seed), || ())).collect();
        assert!(taught.iter().any(|lessons| *lessons == Err(TrainingError::Undecided)));
        assert!(taught.iter().flatten().all(|lessons| !lessons.is_empty()));
    }
}
