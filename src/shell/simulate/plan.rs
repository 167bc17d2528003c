//! Plan of a simulation: its games, players, seeds and starting point.

use std::sync::Arc;

use crate::seats::PlayerKind;
use crate::stream::StreamPoint;
use crate::table::{GameSetup, GameSnapshot};
use crate::thinking::{Lineup, Thinking};

/// Starting point of every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin<G: Thinking> {
    /// New game with this set-up, with another seed in each simulated game.
    New(G::Setup),
    /// Table of a saved game, with another random stream in each simulated game.
    Saved(StartPosition<G>),
}

/// Saved game that simulated games continue, each with its own random stream: whatever was not
/// drawn yet differs from game to game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartPosition<G: Thinking> {
    setup: G::Setup,
    snapshot: G::Snapshot,
    /// Bytes of the saved game.
    saved: Arc<[u8]>,
}

impl<G: Thinking> StartPosition<G> {
    /// The position of a saved game with this table, written as these bytes.
    pub fn new(setup: G::Setup, snapshot: G::Snapshot, saved: impl Into<Arc<[u8]>>) -> Self {
        Self { setup, snapshot, saved: saved.into() }
    }

    /// Set-up of the saved game.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Bytes of the saved game; games that are written as saved games take their history from it.
    pub fn saved(&self) -> &[u8] {
        &self.saved
    }

    /// Table of the saved game, with a random stream that restarts from `seed`.
    pub(super) fn table_with_seed(&self, seed: u64) -> G::Snapshot {
        let mut snapshot = self.snapshot.clone();
        snapshot.set_stream_point(StreamPoint { seed, position: 0 });
        snapshot
    }
}

/// Plan of a simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<G: Thinking> {
    /// Number of games.
    pub games: u64,
    /// Players in the order of the seats; repeated if there are fewer players than seats. Without
    /// any, all are random players.
    pub players: Vec<G::Contestant>,
    /// Seed of the first game; later games count up from it.
    pub seed: u64,
    /// Whether each seed is played once per seat, with the players moved on by one seat each time.
    /// Then no player has better seats or better seeds than another.
    pub rotate: bool,
    /// Starting point of every game.
    pub origin: Origin<G>,
}

impl<G: Thinking> Plan<G> {
    /// Set-up of all games, but for the seed.
    pub const fn setup(&self) -> &G::Setup {
        match &self.origin {
            Origin::New(setup) => setup,
            Origin::Saved(position) => position.setup(),
        }
    }

    /// Number of seats at each table.
    pub fn seats(&self) -> u8 {
        self.setup().seats()
    }

    /// Number of games that are played with the same seed.
    pub fn games_per_seed(&self) -> u64 {
        if self.rotate { u64::from(self.seats().max(1)) } else { 1 }
    }

    /// Player of a seat in game `number`, counted from 0.
    pub fn player_of_seat(&self, seat: u8, number: u64) -> G::Contestant {
        let place = (u64::from(seat) + number % self.games_per_seed()) % u64::from(self.seats().max(1));
        let player = self.players.get(place as usize % self.players.len().max(1));
        player.cloned().unwrap_or_else(|| PlayerKind::Random.into())
    }

    /// Players of game `number`, whose seed is `seed`.
    pub fn lineup_of_game(&self, number: u64, seed: u64) -> Lineup<G> {
        Lineup::new((0..self.seats()).map(|seat| self.player_of_seat(seat, number)), seed)
    }

    /// Seed of game `number`, counted from 0.
    pub fn seed_of_game(&self, number: u64) -> u64 {
        self.seed.wrapping_add(number / self.games_per_seed())
    }

    /// Set-up of a new game with this seed.
    pub fn setup_of_game(&self, seed: u64) -> G::Setup {
        self.setup().with_seed(seed)
    }

    /// Distinct players, in the order of the seats of the first game.
    pub fn contestants(&self) -> Vec<G::Contestant> {
        let mut found: Vec<G::Contestant> = Vec::new();
        for player in (0..self.seats()).map(|seat| self.player_of_seat(seat, 0)) {
            if !found.contains(&player) {
                found.push(player);
            }
        }
        found
    }

    /// Number of seats that a player has in all games together.
    pub fn seats_of(&self, player: &G::Contestant) -> u64 {
        // Every game has the same players; only their seats change.
        let of_game = (0..self.seats()).filter(|&seat| self.player_of_seat(seat, 0) == *player).count() as u64;
        self.games * of_game
    }
}
