//! Measured figures of a tile set.

use std::sync::Arc;

use crate::opponents::Contestant;
use crate::opponents::restriction::Restriction;
use crate::parts::TileSet;
use crate::simulate::{GameError, Origin, Plan, Tally, run_games};
use crate::table::Setup;
use shell::seats::PlayerKind;

/// Number and kind of the games that measure a tile set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BalanceSample {
    /// Kind of computer player.
    pub player: PlayerKind,
    /// Games for each number of seats.
    pub games: u64,
    /// Games of two for each restriction; 0 leaves them out.
    pub restricted_games: u64,
    /// Seed of the first game; the seeds count up from it.
    pub seed: u64,
}

/// Results of a sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BalanceFigures {
    /// Tallies of the games of 2, 3 and 4 seats.
    pub tables: [(u8, Tally); 3],
    /// For each restriction, the games of two that the restricted player won against an
    /// unrestricted one, and the number of games played.
    pub restricted: Vec<(Restriction, u64, u64)>,
}

impl BalanceFigures {
    /// Measures a tile set; `each` is called after every game.
    ///
    /// # Errors
    /// [`GameError`] for a tile set that can't be played.
    pub fn of(tiles: &Arc<TileSet>, sample: BalanceSample, each: impl Fn() + Sync) -> Result<Self, GameError> {
        let played = |seats: u8, players: Vec<Contestant>, games: u64, rotate: bool| {
            let setup = Setup { tiles: Arc::clone(tiles), ..Setup::new(seats, sample.seed) };
            let plan = Plan { games, players, seed: sample.seed, rotate, origin: Origin::New(setup) };
            run_games(&plan, &each).map(|results| results.tally)
        };
        let plain = Contestant::from(sample.player);
        let table = |seats| played(seats, vec![plain.clone()], sample.games, false).map(|tally| (seats, tally));
        let restricted = Restriction::ALL.into_iter().filter(|_| sample.restricted_games > 0).map(|restriction| {
            let without = Contestant { restriction: Some(restriction), ..plain.clone() };
            let name = without.to_string();
            let tally = played(2, vec![without, plain.clone()], sample.restricted_games, true)?;
            let won = tally.counts.wins_by_player.get(&name).copied().unwrap_or(0);
            Ok((restriction, won, tally.counts.games))
        });
        Ok(Self {
            tables: [table(2)?, table(3)?, table(4)?],
            restricted: restricted.collect::<Result<_, GameError>>()?,
        })
    }
}

impl BalanceSample {
    /// Number of games that the sample takes.
    pub const fn game_count(&self) -> u64 {
        3 * self.games + Restriction::ALL.len() as u64 * self.restricted_games
    }
}
