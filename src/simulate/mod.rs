//! Full games between computer players, on all cores, and what happened in them.
//!
//! - [`table`]: one game, from set-up to its end;
//! - [`watch`]: what happens in it, noticed;
//! - [`tally`]: counts of games, rounds, wins and of every happening worth a rule;
//! - [`report`]: the tally as text or JSON;
//! - [`saves`]: games that are saved and loaded after every action.

use rayon::prelude::*;

use crate::opponents::Player;
use crate::table::SetupError;

pub mod report;
pub mod saves;
pub mod table;
pub mod tally;
pub mod watch;

pub use table::GameError;
pub use tally::Tally;

/// What to simulate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Seats at each table, 2 to 4.
    pub seats: u8,
    /// The players of the seats in order, repeated if there are fewer than seats.
    pub players: Vec<Player>,
    /// The seed of the first game; the games count up from it.
    pub seed: u64,
}

impl Plan {
    /// The player of a seat.
    pub fn player(&self, seat: u8) -> Player {
        self.players.get(usize::from(seat) % self.players.len().max(1)).copied().unwrap_or(Player::Random)
    }
}

/// Plays all games of a plan on all cores; `each` is called after every game.
///
/// The tally depends on the plan alone, not on the number of cores.
///
/// # Errors
/// [`GameError`] for a set-up that can't be played, or a player that did something illegal.
pub fn run(plan: &Plan, each: impl Fn() + Sync) -> Result<Tally, GameError> {
    (0..plan.games)
        .into_par_iter()
        .map_init(
            || None,
            |seat_of_play, number| {
                let tally = table::play(seat_of_play, plan, number)?;
                each();
                Ok(tally)
            },
        )
        .try_reduce(Tally::default, |one, other| Ok(one.and(other)))
}

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
