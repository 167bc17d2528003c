//! The lists of keys in the settings and in how to play, where there are several games.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::Request;
use client::app::screen::Screen;
use client::screens::game_shelf::games::GameShelf;
use client::settings::Settings;
use robotics::table::Setup;
use shell::seats::SeatKind;
use shell::seats::seating::default_seats;

use crate::access::tree::Tree;
use crate::app::Client;

/// Words of keys of Robotics, and of one of Junkyard Bots.
const OWN: &str = "Buy on the regular market";
const LOOK_AHEAD: &str = "Turn the price disc ahead";
const OTHER: &str = "Hold it with the other gripper";

/// All that is told on the screen.
fn told(client: &mut Client) -> String {
    Tree::begin(client);
    Tree::of(client).all()
}

#[test]
fn the_keys_of_each_game_are_listed_by_its_name() {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    let shelf = client.app.world().resource::<GameShelf>();
    let shortcuts = &client.app.world().resource::<Settings>().keys;
    let games: Vec<&str> = shortcuts.all().filter_map(|shortcut| shortcut.context().game).collect();
    assert!(!games.is_empty() && games.iter().all(|game| shelf.cover_of(game).is_some()), "{games:?}");
}

/// The lists of keys in the settings and in how to play, as they are told.
pub fn lists_of_keys(client: &mut Client) -> [String; 2] {
    client.ask(Request::Show(Screen::Settings));
    let (x, y) = client.place("Keys");
    client.click(x, y);
    let in_settings = told(client);
    client.ask(Request::Back);
    client.ask(Request::Show(Screen::HowToPlay));
    // The keys are the last page.
    (0..30).for_each(|_| client.key(KeyCode::ArrowRight, Key::ArrowRight));
    [in_settings, told(client)]
}

#[test]
fn at_the_table_of_a_game_only_its_keys_are_listed_besides_those_of_all_games() {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.begin_robotics(Setup::new(2, 1), default_seats(2, SeatKind::Human));
    for told in lists_of_keys(&mut client) {
        assert!(told.contains(OWN) && told.contains("Robotics") && !told.contains(OTHER), "{told}");
        assert!(told.contains(LOOK_AHEAD), "{told}");
    }
}
