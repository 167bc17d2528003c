//! Full games between computer players, on all cores, and what happened in them.
//!
//! - [`table`]: one game, from set-up to its end;
//! - [`watch`]: what happens in it, noticed;
//! - [`tally`]: counts of games, rounds, wins and of every happening worth a rule;
//! - [`thinking`]: how long the players thought;
//! - [`report`]: all of it as text or JSON;
//! - [`saves`]: games that are saved and loaded after every action.

use rayon::prelude::*;

use crate::opponents::Player;
use crate::table::SetupError;

pub mod report;
pub mod saves;
pub mod table;
pub mod tally;
pub mod thinking;
pub mod watch;

pub use table::GameError;
pub use tally::Tally;
pub use thinking::Thinking;

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
    /// Whether each seed is played once for each seat, the players a seat further every time: then no player has the better
    /// seats or the better seeds.
    pub rotate: bool,
}

impl Plan {
    /// The player of a seat in game `number`, which counts from 0.
    pub fn player(&self, seat: u8, number: u64) -> Player {
        let turned = if self.rotate { number % u64::from(self.seats.max(1)) } else { 0 };
        let place = (u64::from(seat) + turned) % u64::from(self.seats.max(1));
        self.players.get(place as usize % self.players.len().max(1)).copied().unwrap_or(Player::Random)
    }

    /// The seed of game `number`.
    pub fn seed(&self, number: u64) -> u64 {
        let seeds = if self.rotate { number / u64::from(self.seats.max(1)) } else { number };
        self.seed.wrapping_add(seeds)
    }

    /// How many seats of all games a kind of player had.
    pub fn seats_of(&self, player: Player) -> u64 {
        let of_game = |number: u64| (0..self.seats).filter(|&seat| self.player(seat, number) == player).count() as u64;
        // The players are the same in every game, only their seats change.
        self.games * of_game(0)
    }
}

/// What came of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// What happened; it depends on the plan alone, not on the machine.
    pub tally: Tally,
    /// How long the players thought.
    pub thinking: Thinking,
}

impl Results {
    /// These results and others together.
    pub fn and(self, other: Self) -> Self {
        Self { tally: self.tally.and(other.tally), thinking: self.thinking.and(other.thinking) }
    }
}

/// Plays all games of a plan on all cores; `each` is called after every game.
///
/// # Errors
/// [`GameError`] for a set-up that can't be played, or a player that did something illegal.
pub fn run(plan: &Plan, each: impl Fn() + Sync) -> Result<Results, GameError> {
    (0..plan.games)
        .into_par_iter()
        .map_init(
            || None,
            |seat_of_play, number| {
                let results = table::play(seat_of_play, plan, number)?;
                each();
                Ok(results)
            },
        )
        .try_reduce(Results::default, |one, other| Ok(one.and(other)))
}

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
