//! One game after another at the same table: nothing of a game is left once another one is there,
//! and none of its systems runs.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use client::app::request::{Control, Request};
use client::app::screen::Screen;
use client::files::latest::Continue;
use client::play::advice::Advice;
use client::play::command::Command;
use client::play::interaction::Interaction;
use client::play::turn_stage::TurnStage;
use junkyard_bots::action::{JunkyardBots, TableEvent};
use junkyard_bots::client::app::request::JunkyardRequest;
use junkyard_bots::client::play::Question;
use junkyard_bots::client::play::events::cue::TimedCue;
use junkyard_bots::table::Setup;
use shell::record::RecordedGame;
use shell::seats::{SeatKind, seating::default_seats};
use shell::shutdown::flush_pending_writes;

use super::traces::{TracedGame, systems_run, things_of};
use super::{client_at_null_table, client_of_both_games, record_of};
use crate::app::Client;
use crate::null_game::{NullAction, NullEvent, NullGame};

/// Things of Junkyard Bots that stay in the app once its table was laid out, each with its reason.
const STAYS: [(&str, &str); 3] = [
    ("CachedSystemId<", "a system that was called by itself is kept for its next call, without a table"),
    ("RegisteredSystem<", "the same"),
    ("PreviousState<", "the library notes the last change of each state"),
];

/// Systems of Junkyard Bots that run whatever game is at the table, each with its reason.
const ALWAYS_RUN: [(&str, &str); 3] = [
    ("bevy_state::", "the library follows the state of the question, which belongs to a screen of all games"),
    ("screen::ask_for_frames<", "the same, for the frame in which that state changes"),
    ("found_puzzles::take_results", "puzzles are worked out in the background, whatever is played"),
];

/// A saved game of Junkyard Bots.
fn junkyard_bots_file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v1_scrounge.ron")
}

/// Asserts that nothing is left beyond what is wanted and what stays.
fn assert_nothing_is_left(left: &BTreeSet<String>, wanted: &BTreeSet<String>) {
    let stays = |name: &str| STAYS.iter().any(|(part, _)| name.contains(part));
    let more: Vec<&String> = left.difference(wanted).filter(|name| !stays(name)).collect();
    assert!(more.is_empty(), "{more:#?}");
}

impl Client {
    /// Begins a game of Junkyard Bots at the table.
    pub(super) fn begin_junkyard_bots(&mut self) {
        self.ask(JunkyardRequest::Begin(Box::new(Setup::new(3, 5)), default_seats(3, SeatKind::Human)));
        assert_eq!((self.fault(), self.screen()), (None, Screen::Table));
    }

    /// Writes a null game into a file whose name does not say what it is.
    pub(super) fn write_null_game(&mut self, record: &mut RecordedGame<NullGame>) -> PathBuf {
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

    /// Moves the pointer, opens the menu and closes it.
    fn use_screen(&mut self) {
        self.move_to(640.0, 12.0);
        self.ask(Request::OpenMenu);
        self.ask(Request::CloseOverlay);
    }

    fn has_messages<M: Message>(&self) -> bool {
        !self.app.world().resource::<Messages<M>>().is_empty()
    }

    /// Asserts that Junkyard Bots has nothing in the app but what it has in one where it was never
    /// opened.
    fn assert_null_game_is_alone(&mut self, screen: Screen) {
        assert_eq!(self.screen(), screen);
        let pristine = client_at_null_table("pp");
        let wanted = things_of(TracedGame::JunkyardBots, pristine.app.world());
        let left = things_of(TracedGame::JunkyardBots, self.app.world());
        assert_nothing_is_left(&left, &wanted);
        assert!(!self.has_messages::<TableEvent>() && !self.has_messages::<TimedCue>());
        assert!(!self.has_messages::<Command<JunkyardBots>>() && !self.has_messages::<JunkyardRequest>());
        let world = self.app.world();
        assert_eq!(world.resource::<Interaction<JunkyardBots>>().stage, TurnStage::Choosing);
        assert!(!world.resource::<Advice<JunkyardBots>>().is_coming());
        assert!(world.get_resource::<State<Question>>().is_none_or(|question| question.is_none()));
        let view = |client: &Self| format!("{:?}", client.view());
        assert_eq!(view(self), view(&pristine));
        let runs_always = |name: &String| ALWAYS_RUN.iter().any(|(part, _)| name.contains(part));
        let ran = systems_run(TracedGame::JunkyardBots, self, Self::use_screen);
        assert_eq!(ran.into_iter().filter(|name| !runs_always(name)).collect::<Vec<_>>(), Vec::<String>::new());
    }

    /// Asserts that the null game has nothing in the app but what it has in one where it was never
    /// opened.
    fn assert_junkyard_bots_are_alone(&mut self, screen: Screen) {
        assert_eq!(self.screen(), screen);
        let mut pristine = client_of_both_games();
        pristine.begin_junkyard_bots();
        let wanted = things_of(TracedGame::NullGame, pristine.app.world());
        let left = things_of(TracedGame::NullGame, self.app.world());
        assert_nothing_is_left(&left, &wanted);
        assert!(!self.has_messages::<NullEvent>() && !self.has_messages::<Command<NullGame>>());
        let ran = systems_run(TracedGame::NullGame, self, Self::use_screen);
        assert_eq!(ran, BTreeSet::new());
    }
}

#[test]
fn systems_of_a_game_run_at_its_own_table() {
    let mut client = client_at_null_table("pp");
    let ran = systems_run(TracedGame::NullGame, &mut client, Client::rest);
    assert!(ran.iter().any(|name| name.contains("draw_table")), "{ran:?}");
    assert!(things_of(TracedGame::NullGame, client.app.world()).iter().any(|name| name.contains("NullTable")));
    client.begin_junkyard_bots();
    let ran = systems_run(TracedGame::JunkyardBots, &mut client, Client::rest);
    assert!(ran.iter().any(|name| name.contains("draw_table_screen")), "{ran:?}");
    assert!(things_of(TracedGame::JunkyardBots, client.app.world()).iter().any(|name| name.contains("RoundState")));
}

#[test]
fn nothing_of_a_game_is_left_when_a_file_of_another_is_opened() {
    let mut client = client_of_both_games();
    client.begin_junkyard_bots();
    client.open_null_game(&mut record_of("pp", &[NullAction::Look, NullAction::Take(1)]));
    client.assert_null_game_is_alone(Screen::Table);
    client.ask(Request::Open(junkyard_bots_file()));
    client.assert_junkyard_bots_are_alone(Screen::Table);
    client.open_null_game(&mut record_of("pp", &[]));
    client.assert_null_game_is_alone(Screen::Table);
    client.begin_junkyard_bots();
    client.assert_junkyard_bots_are_alone(Screen::Table);
}

#[test]
fn nothing_of_a_game_is_left_when_another_is_continued() {
    let mut client = client_of_both_games();
    client.begin_null_game("pp");
    client.press("Take 1");
    flush_pending_writes();
    client.ask(Request::Show(Screen::Title));
    let null_game = client.app.world().resource::<Continue>().path().unwrap();
    client.begin_junkyard_bots();
    client.assert_junkyard_bots_are_alone(Screen::Table);
    flush_pending_writes();
    client.ask(Request::Continue(null_game));
    assert_eq!(client.fault(), None);
    client.assert_null_game_is_alone(Screen::Table);
}

#[test]
fn nothing_of_a_game_is_left_when_another_is_watched() {
    let mut client = client_of_both_games();
    client.begin_junkyard_bots();
    let file = client.write_null_game(&mut record_of("pp", &[NullAction::Take(1), NullAction::Take(2)]));
    client.ask(Request::Watch(file.clone()));
    client.assert_null_game_is_alone(Screen::Replay);
    client.ask(Request::Replay(Control::Leave));
    client.assert_junkyard_bots_are_alone(Screen::Table);
    client.ask(Request::Watch(file));
    client.ask(Request::Replay(Control::TakeOver));
    client.assert_null_game_is_alone(Screen::Table);
    client.ask(Request::Watch(junkyard_bots_file()));
    client.assert_junkyard_bots_are_alone(Screen::Replay);
    client.ask(Request::Replay(Control::Leave));
    client.assert_null_game_is_alone(Screen::Table);
}

#[test]
fn a_replay_that_leads_back_to_no_game_leaves_nothing() {
    let mut client = client_of_both_games();
    let pristine = things_of(TracedGame::NullGame, client.app.world());
    let file = client.write_null_game(&mut record_of("pp", &[NullAction::Take(1)]));
    client.ask(Request::Watch(file));
    client.ask(Request::Replay(Control::Leave));
    assert_eq!(client.screen(), Screen::Title);
    assert_eq!(things_of(TracedGame::NullGame, client.app.world()), pristine);
}

#[test]
fn commands_and_thoughts_of_a_game_end_with_it() {
    let mut client = client_at_null_table("cp");
    assert!(matches!(client.null_stage(), TurnStage::Thinking { .. } | TurnStage::Choosing));
    client.app.world_mut().write_message(Command::<NullGame>::Do(NullAction::Take(3)));
    client.begin_junkyard_bots();
    client.assert_junkyard_bots_are_alone(Screen::Table);
    client.begin_null_game("pp");
    assert!(client.null_play().history().steps().is_empty(), "the command was meant for the game before");
}
