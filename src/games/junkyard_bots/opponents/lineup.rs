//! Players of a game between computer players.

use rand_chacha::ChaCha8Rng;

use super::contestant::Contestant;
use super::decision::Decision;
use crate::games::junkyard_bots::round::{self, LegalActions};
use crate::games::junkyard_bots::table::Table;
use crate::shell::seats::{SeatId, stream_of_player};

/// Players of one game, a seat each, with the random streams that they draw from.
#[derive(Clone, Debug)]
pub struct Lineup {
    seats: Vec<(Contestant, ChaCha8Rng)>,
}

impl Lineup {
    /// The players of the seats in order, in the game of a seed.
    pub fn new(players: impl IntoIterator<Item = Contestant>, seed: u64) -> Self {
        let with_stream = |(player, seat)| (player, stream_of_player(seed, 0, SeatId(seat)));
        Self { seats: players.into_iter().zip(0..).map(with_stream).collect() }
    }

    /// The player of a seat.
    pub fn player(&self, seat: SeatId) -> &Contestant {
        &self.seats[seat.index()].0
    }

    /// Decides for the player of a seat, where these actions are legal.
    pub fn choose_of(&mut self, table: &Table, seat: SeatId, legal: &LegalActions) -> Decision {
        let (player, random) = &mut self.seats[seat.index()];
        player.choose_at(table, seat, legal, random)
    }

    /// Decides for the player whose turn it is; `None` when the game is over.
    pub fn choose(&mut self, table: &Table) -> Option<Decision> {
        let seat = table.state().active_seat()?;
        Some(self.choose_of(table, seat, &round::legal_actions(table)))
    }
}
