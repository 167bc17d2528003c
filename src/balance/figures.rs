//! What is measured of a tile set.

use std::sync::Arc;

use crate::opponents::restriction::Restriction;
use crate::opponents::{Contestant, Player};
use crate::parts::TileSet;
use crate::simulate::{GameError, Origin, Plan, Tally, run};

/// How much is played to measure a tile set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Who plays.
    pub player: Player,
    /// Games of each number of seats.
    pub games: u64,
    /// Games of two for each restriction; 0 leaves them out.
    pub restricted: u64,
    /// The seed of the first game; the games count up from it.
    pub seed: u64,
}

/// What came of a sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// What happened at each number of seats: 2, 3 and 4.
    pub tables: [(u8, Tally); 3],
    /// How many games of two a player won that goes without something, against one that doesn't,
    /// and of how many.
    pub restricted: Vec<(Restriction, u64, u64)>,
}

impl Figures {
    /// Measures a tile set; `each` is called after every game.
    ///
    /// # Errors
    /// [`GameError`] for a tile set that can't be played.
    pub fn of(tiles: &Arc<TileSet>, sample: Sample, each: impl Fn() + Sync) -> Result<Self, GameError> {
        let played = |seats: u8, players: Vec<Contestant>, games: u64, rotate: bool| {
            let origin = Origin::New(Arc::clone(tiles));
            let plan = Plan { games, seats, players, seed: sample.seed, rotate, origin };
            run(&plan, &each).map(|results| results.tally)
        };
        let plain = Contestant::from(sample.player);
        let table = |seats| played(seats, vec![plain.clone()], sample.games, false).map(|tally| (seats, tally));
        let restricted = Restriction::ALL.into_iter().filter(|_| sample.restricted > 0).map(|restriction| {
            let without = Contestant { restriction: Some(restriction), ..plain.clone() };
            let name = without.to_string();
            let tally = played(2, vec![without, plain.clone()], sample.restricted, true)?;
            let won = tally.wins_by_player.get(&name).copied().unwrap_or(0);
            Ok((restriction, won, tally.games))
        });
        Ok(Self {
            tables: [table(2)?, table(3)?, table(4)?],
            restricted: restricted.collect::<Result<_, GameError>>()?,
        })
    }
}

impl Sample {
    /// How many games it takes.
    pub const fn games(&self) -> u64 {
        3 * self.games + Restriction::ALL.len() as u64 * self.restricted
    }
}
