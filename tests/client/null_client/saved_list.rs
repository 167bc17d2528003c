//! The list of saved games with two games: the row that lists those of one game alone, and marks
//! and names in the rows.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use bevy_egui::egui::accesskit::Role;
use client::app::request::Request;
use client::app::screen::Screen;
use client::files::game_in_window::GameInWindow;
use client::play::start::lessons::StartRequest;
use client::play::window_games::{WindowGame, WindowGames};
use client::screens::game_shelf::games::GameShelf;
use client::settings::Settings;
use junkyard_bots::action::JunkyardBots;
use junkyard_bots::table::Setup;
use shell::seats::{SeatKind, seating::default_seats};

use super::{GAMES, client_of_both_games, record_of};
use crate::access::focus::focused_name;
use crate::access::tree::Tree;
use crate::app::Client;
use crate::null_game::{NullAction, NullGame};
use crate::sizes::faults::faults;

/// Takes that end a game.
const WHOLE_GAME: [NullAction; 7] = [const { NullAction::Take(3) }; 7];

/// Text of a saved game that the tests keep.
fn kept_text(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Text of a saved null game.
fn null_text(actions: &[NullAction]) -> String {
    record_of("pp", actions).saved_text(SystemTime::UNIX_EPOCH)
}

/// Texts of saved games, the newest first: a null game in play and one that is over, a damaged one,
/// one of an unknown game, and two of Junkyard Bots, of which the older names no game.
fn saved_texts() -> [String; 6] {
    [
        null_text(&[NullAction::Take(1)]),
        null_text(&WHOLE_GAME),
        "(\n game: \"Null game\",\n format: 1,\n what".to_owned(),
        "(\n game: \"Another game\",\n format: 1,\n what".to_owned(),
        kept_text("v5_finished.ron"),
        kept_text("v1_scrounge.ron"),
    ]
}

impl Client {
    /// Writes saved games of which each is older than the one before.
    fn keep_saved_games(&mut self, texts: &[String]) {
        let folder = self.folder().join("autosaves");
        fs::create_dir_all(&folder).unwrap();
        for (number, text) in texts.iter().enumerate() {
            let path = folder.join(format!("{number:016x}-00000001.ron"));
            fs::write(&path, text).unwrap();
            let written = SystemTime::now() - Duration::from_secs(60 * 60 * (number as u64 + 1));
            fs::File::options().write(true).open(&path).unwrap().set_modified(written).unwrap();
        }
    }

    /// Shows a list of saved games, and waits until all of them are read.
    fn show_saved_games(&mut self, screen: Screen, count: usize) {
        self.ask(Request::Show(screen));
        let all = format!("{count} saved games");
        for _ in 0..200 {
            if self.tells(&all) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{}", self.told());
    }

    /// Rows of the list for screen readers.
    fn rows(&mut self) -> Vec<String> {
        let told = self.told();
        let is_row = |line: &&str| line.contains(" ago") && line.contains(": ");
        told.lines().filter(is_row).map(str::to_owned).collect()
    }
}

fn list_of_both_games() -> Client {
    let mut client = client_of_both_games();
    client.keep_saved_games(&saved_texts());
    client.show_saved_games(Screen::Load, 6);
    client
}

#[test]
fn rows_tell_their_game_unless_it_is_unknown() {
    let mut client = list_of_both_games();
    let told = client.told();
    for row in [
        "Orange and Blue, Null game: A heap of 20, 1 h ago",
        "0000000000000002-00000001.ron, Null game: Damaged file, 3 h ago",
        "0000000000000003-00000001.ron: Damaged file",
        "Orange and Blue, Junkyard Bots: ",
    ] {
        assert!(told.contains(row), "{row} in {told}");
    }
    assert!(!told.contains(", Another game: "), "{told}");
}

#[test]
fn saved_games_of_one_game_are_listed_alone() {
    let mut client = list_of_both_games();
    let told = client.told();
    for entry in [
        "All games, 6 saved games, filter, on",
        "Junkyard Bots, 2 saved games, filter, off",
        "Null game, 3 saved games, filter, off",
    ] {
        assert!(told.contains(entry), "{entry} in {told}");
    }
    client.press("Junkyard Bots, 2 saved games, filter, off");
    let rows = client.rows();
    assert!(rows.len() == 2 && rows.iter().all(|row| row.contains("Junkyard Bots: ")), "{rows:?}");
    // The other filter goes with it: one of the two is over.
    client.press("Finished");
    assert!(client.tells("Junkyard Bots, 1 saved game, filter, on"), "{}", client.told());
    assert!(client.tells("Null game, 1 saved game, filter, off") && client.tells("All games, 2 saved games"));
    assert_eq!(client.rows().len(), 1);
}

#[test]
fn the_filter_stays_until_the_program_ends_and_an_empty_one_can_not_be_chosen() {
    let mut client = client_of_both_games();
    client.keep_saved_games(&saved_texts()[4..]);
    client.show_saved_games(Screen::Load, 2);
    Tree::begin(&mut client);
    let tree = Tree::of(&mut client);
    let empty = tree.find(Role::RadioButton, "Null game, 0 saved games, filter, off");
    assert!(empty.is_some_and(|(_, node)| node.is_disabled()), "{}", tree.all());
    client.press("Junkyard Bots, 2 saved games, filter, off");
    client.ask(Request::Show(Screen::Title));
    client.show_saved_games(Screen::Replays, 2);
    assert!(client.tells("Junkyard Bots, 2 saved games, filter, on"), "{}", client.told());
}

#[test]
fn the_chosen_game_is_scrolled_into_view_with_large_text_too() {
    let list = |percent: u16| {
        let mut client = client_of_both_games();
        client.app.world_mut().resource_mut::<Settings>().text = percent;
        client.keep_saved_games(&saved_texts());
        client.show_saved_games(Screen::Load, 6);
        (0..5).for_each(|_| client.key(KeyCode::ArrowDown, Key::ArrowDown));
        client.rest();
        client
    };
    let mut client = list(100);
    let rows = client.noted().into_iter().filter(|(name, _)| name.contains("Junkyard Bots: ") && name.contains(" ago"));
    let last = rows.map(|(_, (_, y))| y).fold(0.0, f32::max);
    assert!(last > 0.0 && last < client.place("Back").1, "the last row is at {last}");
    // The button stands below the row there, which may be scrolled away.
    let mut client = list(200);
    let [top, open, end] = ["All games, 6 saved games, filter, on", "Open", "Back"].map(|name| client.place(name).1);
    assert!(top < open && open < end, "{top}, {open}, {end}");
}

#[test]
fn arrows_choose_in_the_row_of_filters_which_is_one_stop() {
    let mut client = list_of_both_games();
    let arrow = |client: &mut Client| client.key(KeyCode::ArrowRight, Key::ArrowRight);
    arrow(&mut client);
    assert!(client.tells("All games, 6 saved games, filter, on"), "the keyboard is elsewhere");
    let mut stops = Vec::new();
    for _ in 0..30 {
        client.key(KeyCode::Tab, Key::Tab);
        stops.push(focused_name(&mut client));
        if stops.last().unwrap().contains("filter, on") {
            break;
        }
    }
    assert!(stops.iter().filter(|name| name.contains("filter, ")).count() == 1, "{stops:?}");
    for wanted in ["Junkyard Bots, 2 saved games, filter, on", "Null game, 3 saved games, filter, on"] {
        arrow(&mut client);
        assert!(focused_name(&mut client).contains(wanted), "{wanted} in {}", client.told());
    }
    client.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    assert!(client.tells("Junkyard Bots, 2 saved games, filter, on"), "{}", client.told());
}

#[test]
fn the_list_begins_with_the_game_at_the_table_it_is_opened_from() {
    let mut client = client_of_both_games();
    client.keep_saved_games(&saved_texts());
    client.begin_null_game("pp");
    client.ask(Request::Show(Screen::Load));
    for _ in 0..30 {
        client.rest();
    }
    assert!(client.told().lines().any(|line| line.contains("Null game, ") && line.ends_with("filter, on")));
    assert!(client.rows().iter().all(|row| row.contains("Null game: ")), "{:?}", client.rows());
}

#[test]
fn with_one_game_nothing_tells_which_it_is() {
    let mut client = Client::new();
    client.keep_saved_games(&saved_texts()[4..]);
    let seats = default_seats(2, SeatKind::Human);
    client.ask(StartRequest::<JunkyardBots>::Begin(Box::new(Setup::new(2, 5)), seats.into()));
    client.ask(Request::Show(Screen::Load));
    for _ in 0..30 {
        client.rest();
    }
    let told = client.told();
    assert!(told.contains("3 saved games, newest first"), "{told}");
    assert!(!told.contains("Junkyard Bots: ") && !told.contains("filter"), "{told}");
}

#[test]
fn saved_games_that_name_no_game_are_counted_for_the_game_that_has_them() {
    static NULL_GAME: &dyn WindowGame = &GameInWindow::<NullGame>::NEW;
    let mut client = client_of_both_games();
    client.app.insert_resource(WindowGames::new(&GAMES, NULL_GAME));
    client.keep_saved_games(&saved_texts()[4..]);
    client.ask(Request::Show(Screen::GameShelf));
    let counts = |client: &Client| {
        let games = client.app.world().resource::<GameShelf>().games().to_vec();
        games.into_iter().map(|game| (game.cover.game, game.saved_games)).collect::<Vec<_>>()
    };
    for _ in 0..200 {
        if counts(&client).iter().any(|(_, count)| *count > 0) {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
        client.rest();
    }
    assert_eq!(counts(&client), [("Junkyard Bots", 1), ("Null game", 1)]);
}

#[test]
fn all_buttons_beside_a_game_of_five_are_in_view() {
    for (width, height) in [(1280.0, 800.0), (1024.0, 640.0)] {
        let mut client = Client::new();
        client.put_all_games_on_shelf();
        client.resize(width, height);
        client.keep_saved_games(&[kept_text("robotics_v1_turn.ron"), kept_text("v5_finished.ron")]);
        client.show_saved_games(Screen::Load, 2);
        let back = client.place("Back").1;
        for button in ["Open", "Watch replay", "Save as a file", "Copy as text", "Delete"] {
            assert!(client.place(button).1 < back, "{button} at {width}");
        }
    }
}

#[test]
fn nothing_in_the_list_is_cut_or_written_over() {
    client::kit::notes::start_recording();
    let mut wrong = Vec::new();
    for (width, height, percent) in
        [(1280.0, 800.0, 100), (1024.0, 640.0, 100), (1280.0, 800.0, 150), (1280.0, 800.0, 200)]
    {
        for language in ["en", "de", "es"] {
            let mut client = client_of_both_games();
            let mut settings = client.app.world_mut().resource_mut::<Settings>();
            settings.text = percent;
            settings.language = Some(language.to_owned());
            client.resize(width, height);
            client.keep_saved_games(&saved_texts());
            client.ask(Request::Show(Screen::Load));
            for _ in 0..40 {
                client.rest();
            }
            let found = faults(&mut client, percent);
            wrong.extend(found.into_iter().map(|fault| format!("{width}, {percent} %, {language}: {fault}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
