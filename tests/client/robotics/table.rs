//! The client at a table of Robotics.

use std::path::{Path, PathBuf};

use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes;
use client::play::start::lessons::StartRequest;
use robotics::action::Robotics;
use robotics::client::play::{Command, Interaction, Play, Question};
use robotics::table::{Setup, Table};
use shell::seats::{Seat, SeatId, SeatKind, seating::default_seats};
use shell::table::read_table;

use crate::app::Client;

/// Saved game of the samples.
pub fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/robotics_v1_{name}.ron"))
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
        notes::start_recording();
        self.ask(StartRequest::<Robotics>::Begin(Box::new(setup), seats));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table));
    }

    /// Opens a saved game of the samples.
    pub fn open_sample(&mut self, name: &str) {
        notes::start_recording();
        self.ask(Request::Open(sample(name)));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table), "{name}");
    }

    /// Reads the table.
    pub fn robotics<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        read_table::<Robotics, R>(self.app.world_mut(), ask).expect("a table of Robotics is laid out")
    }

    /// The game of Robotics.
    pub fn robotics_play(&self) -> &Play {
        self.app.world().resource::<Play>()
    }

    /// The interaction of the players with the table of Robotics.
    pub fn robotics_interaction(&self) -> &Interaction {
        self.app.world().resource::<Interaction>()
    }

    /// The open question of Robotics.
    pub fn robotics_question(&self) -> Question {
        *self.app.world().resource::<bevy::prelude::State<Question>>().get()
    }

    /// Sends a command to the table of Robotics.
    pub fn robotics_command(&mut self, command: impl Into<Command>) {
        self.app.world_mut().write_message(command.into());
        self.rest();
    }

    /// Number of steps of the game.
    pub fn robotics_steps(&self) -> usize {
        self.robotics_play().history().steps().len()
    }

    /// Seat whose choice is awaited.
    pub fn awaited_in_robotics(&mut self) -> Option<SeatId> {
        self.robotics(|table| table.state().awaited_seat())
    }

    /// Reason why the last attempt was not possible, in English.
    pub fn robotics_reason(&self) -> Option<String> {
        self.robotics_interaction().reason_not.as_ref().map(crate::app::in_english)
    }

    /// Clicks on the thing with a name.
    pub fn click_on(&mut self, name: &str) {
        let (x, y) = self.place(name);
        self.click(x, y);
        self.move_to(1.0, 1.0);
        self.rest();
    }

    /// Drags from one named thing to another.
    pub fn drag_named(&mut self, from: &str, to: &str) {
        let from = self.place(from);
        let to = self.place(to);
        self.drag(from, to);
        self.drop();
    }
}
