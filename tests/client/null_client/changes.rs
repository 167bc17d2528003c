//! One game after another at the same table: nothing of a game is left once another one is there,
//! and none of its systems runs.

use std::path::PathBuf;

use client::app::request::Request;
use client::app::screen::Screen;
use junkyard_bots::action::JunkyardBots;
use shell::record::RecordedGame;

use super::{client_of_both_games, record_of};
use crate::app::Client;
use crate::null_game::{NullAction, NullGame};
use crate::traces::{TracedGame, scenarios};

impl TracedGame for NullGame {
    const PATH: &'static str = "::null_";
    const ALWAYS_RUN: &'static [(&'static str, &'static str)] = &[];

    fn begin(client: &mut Client, letters: &str) {
        client.begin_null_game(letters);
    }

    fn saved_game(client: &Client) -> PathBuf {
        client.write_null_game(&mut record_of("pp", &[NullAction::Look, NullAction::Take(1)]))
    }

    fn assert_own_is_gone(_: &mut Client, _: &mut Client) {}
}

impl Client {
    /// Begins a game of Junkyard Bots at the table.
    pub(super) fn begin_junkyard_bots(&mut self) {
        JunkyardBots::begin(self, "ppp");
    }

    /// Writes a null game into a file whose name does not say what it is.
    pub(super) fn write_null_game(&self, record: &mut RecordedGame<NullGame>) -> PathBuf {
        let path = self.folder().join("game.txt");
        std::fs::write(&path, record.saved_text(std::time::SystemTime::UNIX_EPOCH)).unwrap();
        path
    }

    /// Opens a null game from such a file.
    pub(super) fn open_null_game(&mut self, record: &mut RecordedGame<NullGame>) {
        let path = self.write_null_game(record);
        self.ask(Request::Open(path));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table));
    }
}

#[test]
fn systems_of_a_game_run_at_its_own_table() {
    scenarios::assert_is_traced::<NullGame>(client_of_both_games, "NullTable", "draw_table");
    scenarios::assert_is_traced::<JunkyardBots>(client_of_both_games, "RoundState", "draw_table_screen");
}

#[test]
fn nothing_of_a_game_is_left_when_a_file_of_another_is_opened() {
    scenarios::open_one_after_another::<JunkyardBots, NullGame>(client_of_both_games);
}

#[test]
fn nothing_of_a_game_is_left_when_another_is_continued() {
    scenarios::continue_after_another::<JunkyardBots, NullGame>(client_of_both_games, NullAction::Take(1));
}

#[test]
fn nothing_of_a_game_is_left_when_another_is_watched() {
    scenarios::watch_one_beside_another::<JunkyardBots, NullGame>(client_of_both_games);
}

#[test]
fn a_replay_that_leads_back_to_no_game_leaves_nothing() {
    scenarios::watch_without_a_game::<NullGame>(client_of_both_games);
}

#[test]
fn commands_and_thoughts_of_a_game_end_with_it() {
    scenarios::command_before_another::<JunkyardBots, NullGame>(client_of_both_games, NullAction::Take(3));
}
