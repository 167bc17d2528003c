//! The client at a table of Scrapyard.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::State;
use scrapyard::action::{Action, Scrapyard};
use scrapyard::cards::{CardId, Slot};
use scrapyard::client::play::{Command, Question, ScrapyardInteraction};
use scrapyard::record::text::ScrapyardTexts;
use scrapyard::table::{Cards, Condition, Setup, Snapshot, Table};
use shell::record::{RecordedGame, Texts};
use shell::seats::{Seat, SeatId};

use super::scene::Scene;
use crate::app::Client;
use crate::app::game::kept_game;
use crate::traces::seats_of;

/// Saved game of the samples.
pub fn sample(name: &str) -> PathBuf {
    kept_game(&format!("scrapyard_v1_{name}"))
}

/// The client at a position among two people.
pub fn client_at(scene: Scene) -> Client {
    client_among("pp", scene)
}

/// The client at a position among as many players as there are letters; see [`seats_of`].
pub fn client_among(letters: &str, scene: Scene) -> Client {
    let mut client = Client::new();
    let (setup, table) = scene.into_snapshot();
    let path = client.folder().join("scene.ron");
    std::fs::write(&path, saved_text(setup, seats_of(letters), &table)).unwrap();
    client.open_game(path);
    client
}

/// Saved game that begins at a table.
fn saved_text(setup: Setup, seats: Vec<Seat>, table: &Snapshot) -> String {
    let table = ron::to_string(&ScrapyardTexts::new(&setup, &seats).write_table(table)).unwrap();
    let (mut record, _) = RecordedGame::<Scrapyard>::begin(setup, seats).unwrap();
    let text = record.saved_text(SystemTime::now());
    let (before, _) = text.split_at(text.find("\n table: ").unwrap());
    let before = before.replace("beginning: None", &format!("beginning: Some({table})"));
    format!("{before}\n table: {table},\n draft: None,\n)\n")
}

impl Client {
    /// Reads the table of Scrapyard.
    pub fn scrapyard<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.read_of::<Scrapyard, R>(ask)
    }

    /// State of the players of Scrapyard between two actions, such as a choice in the making.
    pub fn scrapyard_begun(&self) -> &ScrapyardInteraction {
        &self.interaction_of::<Scrapyard>().own
    }

    /// Sends a command to the table of Scrapyard.
    pub fn scrapyard_command(&mut self, command: impl Into<Command>) {
        self.command_of::<Scrapyard>(command);
    }

    /// Goes on to the next choice at the table of Scrapyard.
    pub fn go_on_in_scrapyard(&mut self) {
        self.advance_to_choice::<Scrapyard>();
    }

    /// Actions of the game of Scrapyard so far.
    pub fn scrapyard_actions(&self) -> Vec<Action> {
        self.actions_of::<Scrapyard>()
    }

    /// Seat whose choice is awaited at the table of Scrapyard; `None` once the game is over.
    pub fn awaited_in_scrapyard(&mut self) -> Option<SeatId> {
        self.awaited_of::<Scrapyard>()
    }

    /// The open question of Scrapyard.
    pub fn scrapyard_question(&self) -> Question {
        *self.app.world().resource::<State<Question>>().get()
    }

    /// Cards of a player.
    pub fn cards_of(&mut self, seat: SeatId) -> Cards {
        self.scrapyard(|table| table.robot(seat).cards().clone())
    }

    /// Tokens and square of a robot.
    pub fn condition_of(&mut self, seat: SeatId) -> Condition {
        self.scrapyard(|table| *table.robot(seat).condition())
    }

    /// Part of a robot.
    pub fn part_of(&mut self, seat: SeatId, slot: Slot) -> CardId {
        self.scrapyard(|table| table.robot(seat).part_id(slot))
    }

    /// Square of the time track on which a token lies.
    pub fn time_of(&mut self, seat: SeatId) -> u8 {
        self.scrapyard(|table| table.track().place(seat))
    }

    /// Face-up card of a pile; `None` if its top is face down or it is empty.
    pub fn top_of(&mut self, pile: u8) -> Option<CardId> {
        self.scrapyard(|table| table.pile(pile).unwrap().face_up())
    }
}
