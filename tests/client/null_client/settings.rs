//! Settings that only the null game has, beside those of Junkyard Bots.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::app::request::Request;
use client::app::screen::Screen;
use client::settings::{GameSwitch, GameSwitches, Settings};
use junkyard_bots::client::play::events::shows::TURNS_UP_BY_ITSELF;
use shell::language::Phrase;

use super::client_of_both_games;
use crate::app::Client;

/// Name of the switch of the null game.
const WAITS: &str = "null_game.waits";

/// Switch of the null game.
pub(super) fn switches() -> GameSwitches {
    let switch = GameSwitch { name: WAITS, label: Phrase::words("Wait for me") };
    GameSwitches { game: Phrase::words("Null game"), switches: vec![switch] }
}

/// Whether the switches of both games are on: of the null game, and of Junkyard Bots.
fn are_on(client: &Client) -> (bool, bool) {
    let settings = &client.app.world().resource::<Settings>().of_games;
    (settings.is_on(WAITS), settings.is_on(TURNS_UP_BY_ITSELF))
}

#[test]
fn each_game_has_its_own_switches_below_its_name() {
    let mut client = client_of_both_games();
    client.ask(Request::Show(Screen::Settings));
    client.press("Pace");
    let order = ["Ask before I pass or stop early", "Found tiles turn up by themselves", "Wait for me"];
    let heights = order.map(|name| client.place(name).1);
    assert!(heights.is_sorted() && heights[2] - heights[1] > 80.0, "{heights:?}");
    assert!(client.tells("\nJunkyard Bots\n") && client.tells("\nNull game\n"), "{}", client.told());
    client.press("Found tiles turn up by themselves");
    assert_eq!(are_on(&client), (false, true));
    // The second card ends below the page.
    client.key(KeyCode::PageDown, Key::PageDown);
    client.rest();
    client.press("Wait for me");
    assert_eq!(are_on(&client), (true, true));
    client.press("Wait for me");
    assert_eq!(are_on(&client), (false, true));
}

#[test]
fn the_switches_of_all_games_are_reset_and_those_of_others_stay() {
    let mut client = client_of_both_games();
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    [WAITS, TURNS_UP_BY_ITSELF, "robotics.offers"].iter().for_each(|name| settings.of_games.turn(name, true));
    client.ask(Request::Show(Screen::Settings));
    client.press_all(&["Reset everything", "Really everything?"]);
    assert_eq!(are_on(&client), (false, false));
    let settings = client.app.world().resource::<Settings>();
    assert!(settings.of_games.is_on("robotics.offers"));
    assert_eq!(settings.of_games.switches().len(), 4, "the rows stay");
}
