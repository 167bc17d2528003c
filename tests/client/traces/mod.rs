//! Traces of a game in the app: once another game is at the table, nothing of it is left, and none
//! of its systems runs. Tests of each pair of games use the same scenarios.
//!
//! - `found`: all that a game has in the app; `gone`: a game of which nothing is left;
//! - `scenarios`: one game after another; `screen_facts`: all that a screen shows and tells;
//! - `junkyard_bots`: Junkyard Bots as a game of a pair.

mod found;
mod gone;
mod junkyard_bots;
pub mod scenarios;
mod screen_facts;

use std::path::PathBuf;

use client::play::game::ClientGame;
use shell::seats::{PlayerKind, Seat, SeatKind, seating::default_seats};

use crate::app::Client;
use found::{systems_run, things_of};
use gone::things_left;
pub use junkyard_bots::junkyard_bots_file;
pub use screen_facts::ScreenFacts;

/// Game whose traces in the app can be told from those of others.
pub trait TracedGame: ClientGame {
    /// Part of the paths of the game's types and systems.
    const PATH: &'static str;
    /// Part of the name of each of its systems that run whatever game is at the table, with the
    /// reason.
    const ALWAYS_RUN: &'static [(&'static str, &'static str)];

    /// Begins a game at the table; see [`seats_of`] for the letters.
    fn begin(client: &mut Client, letters: &str);

    /// A saved game with some steps, at whose table a person chooses.
    fn saved_game(client: &Client) -> PathBuf;

    /// Asserts that nothing is left of the game that only the game itself knows. `pristine` is a
    /// client in which it was never at the table.
    fn assert_own_is_gone(client: &mut Client, pristine: &mut Client);
}

/// Seats of a game: `p` for a person, `c` for a computer player.
pub fn seats_of(letters: &str) -> Vec<Seat> {
    let mut seats = default_seats(letters.len() as u8, SeatKind::Human);
    for (seat, letter) in seats.iter_mut().zip(letters.chars()) {
        if letter == 'c' {
            seat.kind = SeatKind::Computer(PlayerKind::Random);
        }
    }
    seats
}
