//! The client at a table of Robotics.

use std::path::PathBuf;

use robotics::action::Robotics;
use robotics::client::play::{Command, Interaction, Play, Question};
use robotics::table::{Setup, Table};
use shell::seats::{Seat, SeatId, SeatKind, seating::default_seats};

use crate::app::Client;
use crate::app::game::kept_game;

/// Saved game of the samples.
pub fn sample(name: &str) -> PathBuf {
    kept_game(&format!("robotics_v1_{name}"))
}

/// The client at the table of a saved game of the samples.
pub fn client_at(name: &str) -> Client {
    let mut client = Client::new();
    client.open_sample(name);
    client
}

/// The client at the table of a new game of people, without an auction.
pub fn client_of_people(seats: u8, seed: u64) -> Client {
    let mut setup = Setup::new(seats, seed);
    setup.options.even_start = true;
    let mut client = Client::new();
    client.begin_robotics(setup, default_seats(seats, SeatKind::Human));
    client
}

impl Client {
    /// Begins a game of Robotics.
    pub fn begin_robotics(&mut self, setup: Setup, seats: Vec<Seat>) {
        self.begin_game::<Robotics>(setup, seats);
    }

    /// Opens a saved game of the samples.
    pub fn open_sample(&mut self, name: &str) {
        self.open_game(sample(name));
    }

    /// Reads the table.
    pub fn robotics<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.read_of::<Robotics, R>(ask)
    }

    /// The game of Robotics.
    pub fn robotics_play(&self) -> &Play {
        self.play_of::<Robotics>()
    }

    /// The interaction of the players with the table of Robotics.
    pub fn robotics_interaction(&self) -> &Interaction {
        self.interaction_of::<Robotics>()
    }

    /// The open question of Robotics.
    pub fn robotics_question(&self) -> Question {
        *self.app.world().resource::<bevy::prelude::State<Question>>().get()
    }

    /// Sends a command to the table of Robotics.
    pub fn robotics_command(&mut self, command: impl Into<Command>) {
        self.command_of::<Robotics>(command);
    }

    /// Number of steps of the game.
    pub fn robotics_steps(&self) -> usize {
        self.steps_of::<Robotics>()
    }

    /// Seat whose choice is awaited.
    pub fn awaited_in_robotics(&mut self) -> Option<SeatId> {
        self.awaited_of::<Robotics>()
    }

    /// Reason why the last attempt was not possible, in English.
    pub fn robotics_reason(&self) -> Option<String> {
        self.reason_of::<Robotics>()
    }
}
