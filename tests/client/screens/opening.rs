//! Opening saved games of any game: the list of games tells which one a file is of.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use client::app::request::{Request, SavePlace, Tour};
use client::app::screen::Screen;
use client::play::playing::Play;
use client::play::start::lessons::StartRequest;
use client::play::window_games::WindowGames;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::record::load_game;
use junkyard_bots::table::Setup;
use shell::record::RecordedGame;
use shell::seats::{SeatKind, seating::default_seats};
use shell::table::read_table;

use crate::app::Client;
use crate::null_client;
use crate::null_game::{NullAction, NullGame, NullSetup, NullTable, STONES};

/// A client at the table of Junkyard Bots whose program has the null game, too.
fn beside_null_game() -> Client {
    let mut client = Client::with_plugin(null_client::plugin);
    client
        .ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(2, 1)), default_seats(2, SeatKind::Human).into()));
    client
}

/// Text of a null game after one take.
fn null_text() -> String {
    let setup = NullSetup { seats: 2, seed: 5 };
    let (mut record, _) = RecordedGame::<NullGame>::begin(setup, default_seats(2, SeatKind::Human)).unwrap();
    record.act(NullAction::Take(3)).unwrap();
    record.saved_text(SystemTime::UNIX_EPOCH)
}

/// Name of the game at the table, and the name of its file.
fn at_table(client: &Client) -> (&'static str, String) {
    let world = client.app.world();
    let games = *world.resource::<WindowGames>();
    (games.at_table(world).unwrap().name(), games.describe_table(world).unwrap().file_name)
}

/// Whether the game at the table, and its table, are those of the null game alone.
fn null_game_is_alone(client: &mut Client) -> bool {
    let world = client.app.world_mut();
    let others =
        world.contains_resource::<Play<JunkyardBots>>() || read_table::<JunkyardBots, _>(world, |_| ()).is_some();
    world.contains_resource::<Play<NullGame>>() && !others
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
        // Computer players may have gone on already.
        let steps = client.play().history().steps();
        assert!(steps.starts_with(wanted.game.history().steps()), "format {format}: {steps:?}");
        client.ask(Request::Show(Screen::Title));
    }
}

#[test]
fn a_game_that_the_program_does_not_have_is_named() {
    let mut client = Client::at_table(1);
    let text = "(\n    game: \"Chess\",\n    format: 1,\n)";
    let wanted = "the file is a saved game of Chess, and this program has no game of that name";
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
    let mut client = beside_null_game();
    open_text(&mut client, "game.ron", &null_text());
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    assert!(null_game_is_alone(&mut client));
    assert_eq!(at_table(&client), ("Null game", "game-round-1.null.ron".to_owned()));
    let copy = client.folder().join("copy.ron");
    client.ask(Request::SaveAs(SavePlace::replacing(copy.clone())));
    assert!(fs::read_to_string(copy).unwrap().contains("\"Null game\""));
    client.ask(Request::Again);
    assert_eq!(client.fault(), None);
    assert_eq!(client.app.world().resource::<NullTable>().stones, STONES);
    client.ask(Request::OpenText(null_text()));
    assert_eq!(client.app.world().resource::<NullTable>().stones, STONES - 3);
}

#[test]
fn a_game_that_begins_clears_the_table_of_another() {
    let mut client = beside_null_game();
    let file = open_text(&mut client, "game.ron", &null_text());
    client
        .ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(3, 5)), default_seats(3, SeatKind::Human).into()));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    let world = client.app.world();
    assert!(!world.contains_resource::<NullTable>() && !world.contains_resource::<Play<NullGame>>());
    assert_eq!(at_table(&client), ("Junkyard Bots", "game.junkyard.ron".to_owned()));
    assert_eq!(client.play().history().setup().seed, 5);
    // A replay goes, too, and with it the game that waits meanwhile.
    client.ask(Request::WatchPlay(Tour::default()));
    assert_eq!(client.screen(), Screen::Replay);
    client.ask(Request::Open(file));
    assert_eq!((client.fault(), client.screen()), (None, Screen::Table));
    assert!(null_game_is_alone(&mut client));
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v1_scrounge.ron");
    client.ask(Request::Open(saved));
    assert_eq!((client.fault(), at_table(&client).0), (None, "Junkyard Bots"));
}

#[test]
fn the_list_of_saved_games_has_those_of_all_games() {
    let client = beside_null_game();
    let games = *client.app.world().resource::<WindowGames>();
    let told = |text: &str| games.describe_saved_game(text.as_bytes());
    let null = told(&null_text()).unwrap();
    assert_eq!((null.file_name.as_str(), null.steps, null.doubt), ("game.null.ron", 1, None));
    let own = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v0_scrounge.ron"));
    let own = told(&own.unwrap()).unwrap();
    assert_eq!((own.file_name.as_str(), own.doubt), ("game.junkyard.ron", None));
    assert!(told("(game: \"Chess\", format: 1)").is_err());
}
