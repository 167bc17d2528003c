//! Players of a game between computer players.

use rand_chacha::ChaCha8Rng;

use super::decision::Decision;
use super::rules::{ComputerPlayer, Thinking};
use crate::seats::{SeatId, stream_of_player};

/// Players of one game, a seat each, with the random streams that they draw from.
#[derive(Clone, Debug)]
pub struct Lineup<G: Thinking> {
    seats: Vec<(G::Contestant, ChaCha8Rng)>,
}

impl<G: Thinking> Lineup<G> {
    /// The players of the seats in order, in the game of a seed.
    pub fn new(players: impl IntoIterator<Item = G::Contestant>, seed: u64) -> Self {
        let with_stream = |(player, seat)| (player, stream_of_player(seed, 0, SeatId(seat)));
        Self { seats: players.into_iter().zip(0..).map(with_stream).collect() }
    }

    /// The player of a seat.
    pub fn player(&self, seat: SeatId) -> &G::Contestant {
        &self.seats[seat.index()].0
    }

    /// Decides for the player of a seat, where these actions are legal.
    pub fn choose_of(&mut self, table: &G::Table<'_>, seat: SeatId, choices: &G::Choices) -> Decision<G> {
        let (player, random) = &mut self.seats[seat.index()];
        player.choose_at(table, seat, choices, random)
    }

    /// Decides for the awaited player; `None` when the game is over.
    pub fn choose(&mut self, table: &G::Table<'_>) -> Option<Decision<G>> {
        let seat = G::awaited(table).seat?;
        Some(self.choose_of(table, seat, &G::choices(table)))
    }
}
