//! Plan of a simulation: its games, players, seeds and starting point.

use std::sync::Arc;

use super::position::StartPosition;
use crate::games::junkyard_bots::opponents::{Contestant, Lineup};
use crate::games::junkyard_bots::parts::TileSet;
use crate::games::junkyard_bots::table::Setup;
use crate::shell::seats::PlayerKind;

/// Starting point of every game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// New game.
    New {
        /// Its tiles.
        tiles: Arc<TileSet>,
        /// Whether the option *Crystal moves on* is in force (8.4).
        crystal_moves_on: bool,
    },
    /// Table of a saved game, with another random stream in each simulated game.
    Saved(StartPosition),
}

impl Origin {
    /// New game with these tiles, without rule options.
    pub const fn new_game(tiles: Arc<TileSet>) -> Self {
        Self::New { tiles, crystal_moves_on: false }
    }
}

/// Player of a seat if a plan names no players.
const DEFAULT_CONTESTANT: Contestant =
    Contestant { player: PlayerKind::Random, restriction: None, preferences: None, called: None };

/// Plan of a simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Number of games.
    pub games: u64,
    /// Number of seats at each table, 2 to 4.
    pub seats: u8,
    /// Players in the order of the seats; repeated if there are fewer players than seats.
    pub players: Vec<Contestant>,
    /// Seed of the first game; later games count up from it.
    pub seed: u64,
    /// Whether each seed is played once per seat, with the players moved on by one seat each time.
    /// Then no player has better seats or better seeds than another.
    pub rotate: bool,
    /// Starting point of every game.
    pub origin: Origin,
}

impl Plan {
    /// Player of a seat in game `number`, counted from 0.
    pub fn player_of_seat(&self, seat: u8, number: u64) -> &Contestant {
        let turned = if self.rotate { number % u64::from(self.seats.max(1)) } else { 0 };
        let place = (u64::from(seat) + turned) % u64::from(self.seats.max(1));
        self.players.get(place as usize % self.players.len().max(1)).unwrap_or(&DEFAULT_CONTESTANT)
    }

    /// Players of game `number`, whose seed is `seed`.
    pub fn lineup_of_game(&self, number: u64, seed: u64) -> Lineup {
        Lineup::new((0..self.seats).map(|seat| self.player_of_seat(seat, number).clone()), seed)
    }

    /// Seed of game `number`, counted from 0.
    pub fn seed_of_game(&self, number: u64) -> u64 {
        let seeds = if self.rotate { number / u64::from(self.seats.max(1)) } else { number };
        self.seed.wrapping_add(seeds)
    }

    /// Set-up of a new game with this seed.
    pub fn setup_of_game(&self, seed: u64) -> Setup {
        let crystal_moves_on = match &self.origin {
            Origin::New { crystal_moves_on, .. } => *crystal_moves_on,
            Origin::Saved(position) => position.setup().crystal_moves_on,
        };
        Setup { tiles: Arc::clone(self.tiles()), crystal_moves_on, ..Setup::new(self.seats, seed) }
    }

    /// Tile set of all games.
    pub fn tiles(&self) -> &Arc<TileSet> {
        match &self.origin {
            Origin::New { tiles, .. } => tiles,
            Origin::Saved(position) => &position.setup().tiles,
        }
    }

    /// Distinct players, in the order of the seats of the first game.
    pub fn contestants(&self) -> Vec<&Contestant> {
        let mut found: Vec<&Contestant> = Vec::new();
        for player in (0..self.seats).map(|seat| self.player_of_seat(seat, 0)) {
            if !found.contains(&player) {
                found.push(player);
            }
        }
        found
    }

    /// Number of seats that a player has in all games together.
    pub fn seats_of(&self, player: &Contestant) -> u64 {
        let of_game =
            |number: u64| (0..self.seats).filter(|&seat| self.player_of_seat(seat, number) == player).count() as u64;
        // Every game has the same players; only their seats change.
        self.games * of_game(0)
    }
}
