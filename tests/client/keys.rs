//! What keys do can be changed, in the settings too.

use bevy_egui::egui::Key;
use junkyard_bots::client::app::request::Request;
use junkyard_bots::client::app::screen::Screen;
use junkyard_bots::client::input::{Shortcut, Shortcuts};
use junkyard_bots::client::play::Command;
use junkyard_bots::client::settings::Settings;

use crate::app::Client;

/// The middle of the list's entry for keys, and of the row of the fourth shortcut.
const KEYS_PAGE: (f32, f32) = (270.0, 360.0);
const FOURTH_ROW: (f32, f32) = (560.0, 351.0);
/// The button below the rows.
const RESET_KEYS: (f32, f32) = (524.0, 708.0);

fn keys(client: &Client, shortcut: Shortcut) -> Vec<Key> {
    client.app.world().resource::<Settings>().keys.keys(shortcut).collect()
}

/// At the settings' page of keys, where the fourth shortcut waits for a key.
fn waiting() -> Client {
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Settings));
    client.click(KEYS_PAGE.0, KEYS_PAGE.1);
    client.click(FOURTH_ROW.0, FOURTH_ROW.1);
    client
}

#[test]
fn a_changed_key_does_what_it_is_for_and_the_usual_one_no_more() {
    let mut client = Client::at_table(1);
    client.app.world_mut().write_message(Command::BuildForMe);
    client.rest();
    let is_empty = |client: &Client| client.desk().bench.as_ref().is_some_and(|bench| bench.placed().is_empty());
    assert!(!is_empty(&client));
    let mut keys = Shortcuts::default();
    keys.set(Shortcut::Undo, vec![Key::O]);
    client.app.world_mut().resource_mut::<Settings>().keys = keys;
    client.letter('z');
    assert!(!is_empty(&client), "Z does nothing any more");
    client.letter('o');
    assert!(is_empty(&client), "O takes the build back");
}

#[test]
fn a_row_in_the_settings_takes_the_next_key_that_is_pressed() {
    let mut client = waiting();
    client.letter('o');
    assert_eq!(keys(&client, Shortcut::NextPlacement), [Key::O]);
    client.click(RESET_KEYS.0, RESET_KEYS.1);
    assert_eq!(keys(&client, Shortcut::NextPlacement), [Key::N]);
    assert_eq!(client.screen(), Screen::Settings);
    client.escape();
    assert_eq!(client.screen(), Screen::Title, "nothing waits any more, so Escape leaves");
}

#[test]
fn escape_leaves_a_key_as_it_was() {
    let mut client = waiting();
    client.escape();
    assert_eq!((keys(&client, Shortcut::NextPlacement), client.screen()), (vec![Key::N], Screen::Settings));
}

#[test]
fn a_key_that_does_something_already_is_kept_or_swapped() {
    let mut client = waiting();
    client.letter('p');
    assert_eq!(keys(&client, Shortcut::NextPlacement), [Key::N], "nothing is changed until it is decided");
    client.enter();
    assert_eq!(keys(&client, Shortcut::NextPlacement), [Key::P]);
    assert_eq!(keys(&client, Shortcut::Pass), [Key::N]);
    let mut client = waiting();
    client.letter('p');
    client.escape();
    assert_eq!((keys(&client, Shortcut::NextPlacement), keys(&client, Shortcut::Pass)), (vec![Key::N], vec![Key::P]));
}
