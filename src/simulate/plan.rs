//! What to simulate.

use std::sync::Arc;

use super::position::Position;
use crate::opponents::{Contestant, Lineup, Player};
use crate::parts::TileSet;
use crate::table::Setup;

/// What every game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A new game with these tiles.
    New(Arc<TileSet>),
    /// The table of a saved game, each time with another random stream.
    Saved(Position),
}

/// Plays where a plan names no player.
const NOBODY: Contestant = Contestant { player: Player::Random, restriction: None, preferences: None, called: None };

/// What to simulate.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Seats at each table, 2 to 4.
    pub seats: u8,
    /// The players of the seats in order, repeated if there are fewer than seats.
    pub players: Vec<Contestant>,
    /// The seed of the first game; the games count up from it.
    pub seed: u64,
    /// Whether each seed is played once for each seat, the players a seat further every time: then
    /// no player has the better seats or the better seeds.
    pub rotate: bool,
    /// What every game starts from.
    pub origin: Origin,
}

impl Plan {
    /// The player of a seat in game `number`, which counts from 0.
    pub fn player(&self, seat: u8, number: u64) -> &Contestant {
        let turned = if self.rotate { number % u64::from(self.seats.max(1)) } else { 0 };
        let place = (u64::from(seat) + turned) % u64::from(self.seats.max(1));
        self.players.get(place as usize % self.players.len().max(1)).unwrap_or(&NOBODY)
    }

    /// The players of game `number`, in a game of this seed.
    pub fn lineup(&self, number: u64, seed: u64) -> Lineup {
        Lineup::new((0..self.seats).map(|seat| self.player(seat, number).clone()), seed)
    }

    /// The seed of game `number`.
    pub fn seed(&self, number: u64) -> u64 {
        let seeds = if self.rotate { number / u64::from(self.seats.max(1)) } else { number };
        self.seed.wrapping_add(seeds)
    }

    /// What a new game with this seed starts from.
    pub fn setup(&self, seed: u64) -> Setup {
        Setup { tiles: Arc::clone(self.tiles()), ..Setup::new(self.seats, seed) }
    }

    /// The tiles of all games.
    pub fn tiles(&self) -> &Arc<TileSet> {
        match &self.origin {
            Origin::New(tiles) => tiles,
            Origin::Saved(position) => &position.setup().tiles,
        }
    }

    /// Who plays, in the order of the seats of the first game; each once.
    pub fn contestants(&self) -> Vec<&Contestant> {
        let mut found: Vec<&Contestant> = Vec::new();
        for player in (0..self.seats).map(|seat| self.player(seat, 0)) {
            if !found.contains(&player) {
                found.push(player);
            }
        }
        found
    }

    /// How many seats of all games a player had.
    pub fn seats_of(&self, player: &Contestant) -> u64 {
        let of_game = |number: u64| (0..self.seats).filter(|&seat| self.player(seat, number) == player).count() as u64;
        // The players are the same in every game, only their seats change.
        self.games * of_game(0)
    }
}
