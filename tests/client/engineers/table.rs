//! The client at a table of Engineers at Play.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::State;
use engineers::action::{Action, Engineers, WorkerId};
use engineers::client::play::{Command, EngineersCommand, EngineersInteraction, Question, TableItem, TurnButton};
use engineers::record::text::EngineersTexts;
use engineers::table::{Setup, Snapshot, Table};
use engineers::yard::Square;
use shell::record::{RecordedGame, Texts};
use shell::seats::{Seat, SeatId};

use super::scene::Scene;
use crate::app::Client;
use crate::app::game::kept_game;
use crate::traces::seats_of;

/// Saved game of the samples.
pub fn sample(name: &str) -> PathBuf {
    kept_game(&format!("engineers_v1_{name}"))
}

/// The client at a position among two people, at the choice of the team on turn.
pub fn client_at(scene: Scene) -> Client {
    client_among("pp", scene)
}

/// The client at a position among as many players as there are letters; see [`seats_of`].
pub fn client_among(letters: &str, scene: Scene) -> Client {
    let mut client = Client::new();
    client.open_scene(letters, scene);
    client.advance_to_choice::<Engineers>();
    client
}

/// Saved game that begins at a table.
fn saved_text(setup: Setup, seats: Vec<Seat>, table: &Snapshot) -> String {
    let table = ron::to_string(&EngineersTexts::new(&setup, &seats).write_table(table)).unwrap();
    let (mut record, _) = RecordedGame::<Engineers>::begin(setup, seats).unwrap();
    let text = record.saved_text(SystemTime::now());
    let (before, _) = text.split_at(text.find("\n table: ").unwrap());
    let before = before.replace("beginning: None", &format!("beginning: Some({table})"));
    format!("{before}\n table: {table},\n draft: None,\n)\n")
}

impl Client {
    /// Opens a saved game that begins at a position among as many players as there are letters; see
    /// [`seats_of`].
    pub fn open_scene(&mut self, letters: &str, scene: Scene) {
        let (setup, table) = scene.into_snapshot();
        let path = self.folder().join("scene.ron");
        std::fs::write(&path, saved_text(setup, seats_of(letters), &table)).unwrap();
        self.open_game(path);
    }

    /// Reads the table of Engineers at Play.
    pub fn engineers<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.read_of::<Engineers, R>(ask)
    }

    /// State of the players of Engineers at Play between two actions.
    pub fn engineers_begun(&self) -> &EngineersInteraction {
        &self.interaction_of::<Engineers>().own
    }

    /// Sends a command to the table of Engineers at Play.
    pub fn engineers_command(&mut self, command: impl Into<Command>) {
        self.command_of::<Engineers>(command);
    }

    /// Presses an item of the table.
    pub fn press_item(&mut self, item: TableItem) {
        self.engineers_command(EngineersCommand::Press(item));
    }

    /// Presses a button of the turn.
    pub fn press_button(&mut self, button: TurnButton) {
        self.engineers_command(EngineersCommand::Button(button));
    }

    /// Actions of the game of Engineers at Play so far.
    pub fn engineers_actions(&self) -> Vec<Action> {
        self.actions_of::<Engineers>()
    }

    /// Seat whose choice is awaited at the table of Engineers at Play; `None` once it is over.
    pub fn awaited_in_engineers(&mut self) -> Option<SeatId> {
        self.awaited_of::<Engineers>()
    }

    /// Goes on to the next choice.
    pub fn go_on_in_engineers(&mut self) {
        self.advance_to_choice::<Engineers>();
    }

    /// The open question of Engineers at Play.
    pub fn engineers_question(&self) -> Question {
        *self.app.world().resource::<State<Question>>().get()
    }

    /// Square of a worker.
    pub fn square_of(&mut self, seat: SeatId, worker: u8) -> Square {
        self.engineers(|table| table.worker(seat, WorkerId(worker)).square)
    }
}
