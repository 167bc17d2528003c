//! Opening saved games of any game: the list of games tells which one a file is of.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use program::client::app::fault::OpenError;
use program::client::app::request::{Request, Tour};
use program::client::app::screen::Screen;
use program::client::files::game_in_window::GameInWindow;
use program::client::play::window_games::{OpenableGame, SavedFacts, TableFacts, WindowGame, WindowGames};
use program::games::junkyard_bots::action::JunkyardBots;
use program::games::junkyard_bots::client::app::request::JunkyardRequest;
use program::games::junkyard_bots::client::play::Play;
use program::games::junkyard_bots::game::read_table;
use program::games::junkyard_bots::record::load_game;
use program::games::junkyard_bots::table::Setup;
use program::shell::autosave::GameSet;
use program::shell::language::Phrase;
use program::shell::seats::{SeatKind, seating};

use crate::app::Client;

/// Junkyard Bots as a game of the list.
const JUNKYARD_BOTS: &dyn WindowGame = &GameInWindow::<JunkyardBots>::NEW;

/// Another game, of which nothing but its table is played.
struct OtherGame;

/// Table of the other game.
#[derive(Resource)]
struct OtherTable;

/// Saved game of the other game.
struct OtherSavedGame;

impl WindowGame for OtherGame {
    fn name(&self) -> &'static str {
        "Other game"
    }

    fn describe_saved_game(&self, _: &[u8]) -> Result<SavedFacts, Phrase> {
        Ok(SavedFacts {
            file_name: "game.other.ron".to_owned(),
            sentence: Phrase::words("the other game goes on"),
            option: None,
            seats: Vec::new(),
            picture: None,
            is_over: false,
            steps: 0,
            doubt: None,
        })
    }

    fn load_saved_game(&self, _: &[u8]) -> Result<Box<dyn OpenableGame>, Phrase> {
        Ok(Box::new(OtherSavedGame))
    }

    fn describe_table(&self, world: &World) -> Option<TableFacts> {
        world.get_resource::<OtherTable>()?;
        Some(TableFacts { file_name: "game.other.ron".to_owned(), unsaved: None })
    }

    fn saved_text(&self, _: &mut World) -> Option<String> {
        Some("(game: \"Other game\", format: 1)".to_owned())
    }

    fn begin_again(&self, _: &mut World) -> Option<Result<(), OpenError>> {
        None
    }

    fn watch_table(&self, _: &mut World, _: Tour) -> Option<Result<Option<Phrase>, OpenError>> {
        None
    }

    fn clear_table(&self, world: &mut World) {
        world.remove_resource::<OtherTable>();
    }
}

impl OpenableGame for OtherSavedGame {
    fn doubt(&self) -> Option<Phrase> {
        None
    }

    fn seat_players(self: Box<Self>, world: &mut World, _: GameSet) -> Result<(), OpenError> {
        let games = *world.resource::<WindowGames>();
        games.clear_other_tables(world, OtherGame.name());
        world.insert_resource(OtherTable);
        Ok(())
    }

    fn watch(self: Box<Self>, _: &mut World) -> Result<(), OpenError> {
        Err(OpenError::NothingToWatch(Phrase::words("it is no game")))
    }
}

/// A client at the table of Junkyard Bots whose program has another game, too.
fn beside_another_game() -> Client {
    static GAMES: [&dyn WindowGame; 2] = [&OtherGame, JUNKYARD_BOTS];
    let mut client = Client::at_table(1);
    client.app.insert_resource(WindowGames::new(&GAMES, JUNKYARD_BOTS));
    client
}

/// Writes a file and opens it.
fn open_text(client: &mut Client, name: &str, text: &str) -> PathBuf {
    let path = client.folder().join(name);
    fs::write(&path, text).unwrap();
    client.ask(Request::Open(path.clone()));
    path
}

#[test]
fn saved_games_of_each_format_are_opened() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let mut client = Client::new();
    for format in 0..=5 {
        let path = folder.join(format!("v{format}_scrounge.ron"));
        let wanted = load_game(&fs::read(&path).unwrap()).unwrap();
        client.ask(Request::Open(path));
        assert_eq!((client.fault(), client.screen()), (None, Screen::Table), "format {format}");
        assert_eq!(client.play().history().steps(), wanted.game.history().steps(), "format {format}");
        client.ask(Request::Show(Screen::Title));
    }
}

#[test]
fn a_game_that_the_program_does_not_have_is_named() {
    let mut client = Client::at_table(1);
    let text = "(\n    game: \"Robotics\",\n    format: 1,\n)";
    let wanted = "the file is a saved game of Robotics, and this program has no game of that name";
    open_text(&mut client, "other.ron", text);
    assert_eq!(client.notice().unwrap(), format!("other.ron: {wanted}"));
    client.ask(Request::OpenText(text.to_owned()));
    assert_eq!(client.notice().unwrap(), format!("what was pasted: {wanted}"));
    client.ask(Request::Watch(client.folder().join("other.ron")));
    assert_eq!(client.notice().unwrap(), format!("other.ron: {wanted}"));
    assert_eq!((client.screen(), client.play().history().setup().seed), (Screen::Table, 1));
}

#[test]
fn files_that_name_no_game_are_told() {
    let mut client = Client::at_table(1);
    for text in ["", "(", "(game: \"Junkyard Bots\"", "(game: \"\", format: 1)", "(format: 4294967296)"] {
        open_text(&mut client, "empty.ron", text);
        assert!(client.notice().unwrap().starts_with("empty.ron: the file is "), "{text}: {:?}", client.notice());
        assert_eq!(client.play().history().setup().seed, 1, "{text}");
    }
}

#[test]
fn a_file_is_opened_as_the_game_that_it_names() {
    let mut client = beside_another_game();
    open_text(&mut client, "game.ron", "(game: \"Other game\", format: 1)");
    assert_eq!(client.fault(), None);
    let world = client.app.world_mut();
    assert!(world.contains_resource::<OtherTable>() && !world.contains_resource::<Play>());
    assert!(read_table(world, |_| ()).is_none(), "one game's table alone is laid out");
    assert_eq!(world.resource::<WindowGames>().at_table(world).unwrap().name(), "Other game");
    assert_eq!(world.resource::<WindowGames>().describe_table(world).unwrap().file_name, "game.other.ron");
    client.ask(Request::Again);
    assert!(client.fault().is_some(), "this game can't begin again");
}

#[test]
fn a_game_that_begins_clears_the_table_of_another() {
    let mut client = beside_another_game();
    open_text(&mut client, "game.ron", "(game: \"Other game\", format: 1)");
    client.ask(JunkyardRequest::Begin(Box::new(Setup::new(3, 5)), seating::default_seats(3, SeatKind::Human)));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    let world = client.app.world();
    assert!(!world.contains_resource::<OtherTable>());
    let games = *world.resource::<WindowGames>();
    assert_eq!(games.at_table(world).unwrap().name(), JUNKYARD_BOTS.name());
    assert_eq!(games.describe_table(world).unwrap().file_name, "game-round-0.junkyard.ron");
    assert_eq!(client.play().history().setup().seed, 5);
    // A replay and the game that waits meanwhile go, too.
    client.ask(Request::WatchPlay(Tour::default()));
    assert_eq!(client.screen(), Screen::Replay);
    let other = client.folder().join("game.ron");
    client.ask(Request::Open(other));
    let world = client.app.world_mut();
    assert!(world.contains_resource::<OtherTable>() && !world.contains_resource::<Play>());
}

#[test]
fn the_list_of_saved_games_has_those_of_all_games() {
    let client = beside_another_game();
    let games = *client.app.world().resource::<WindowGames>();
    let told = |text: &str| games.describe_saved_game(text.as_bytes());
    assert_eq!(told("(game: \"Other game\", format: 1)").unwrap().file_name, "game.other.ron");
    let own = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v0_scrounge.ron"));
    let own = told(&own.unwrap()).unwrap();
    assert_eq!((own.file_name.as_str(), own.doubt), ("game.junkyard.ron", None));
    assert!(told("(game: \"Robotics\", format: 1)").is_err());
}
