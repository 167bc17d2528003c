//! Keys can be changed, in the settings too.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyboardFocusLost};
use bevy::prelude::{KeyCode, Mut};
use bevy_egui::egui::Key;
use client::app::request::{Request, Tour};
use client::app::screen::Screen;
use client::input::Shortcut;
use client::kit::notes;
use client::settings::Settings;
use junkyard_bots::client::play::advice::prompt::current_prompt;
use junkyard_bots::client::play::{Command, Interaction, JunkyardBotsCommand, Play};
use junkyard_bots::client::shortcuts;
use junkyard_bots::client::watch::Watch;
use junkyard_bots::game::read_table;

use crate::access::texts::texts;
use crate::app::{Client, in_english};
use crate::table::panels::in_scrounge;

/// Horizontal place of the names of shortcuts: in the middle of a row there may be a button.
const NAMES: f32 = 560.0;

fn keys(client: &Client, shortcut: Shortcut) -> Vec<Key> {
    client.app.world().resource::<Settings>().keys.keys_of(shortcut).collect()
}

/// At the settings' page of keys, where "Redo" waits for a key.
fn waiting() -> Client {
    notes::start_recording();
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Settings));
    let page = client.place("Keys");
    client.click(page.0, page.1);
    let (_, row) = client.place("Redo");
    client.click(NAMES, row);
    client
}

#[test]
fn a_changed_key_does_what_it_is_for_and_the_usual_one_no_more() {
    let mut client = Client::at_table(1);
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::BuildForMe));
    client.rest();
    let is_empty =
        |client: &Client| client.interaction().own.bench.as_ref().is_some_and(|bench| bench.placed().is_empty());
    assert!(!is_empty(&client));
    client.app.world_mut().resource_mut::<Settings>().keys.set_keys(Shortcut::UNDO, vec![Key::O]);
    client.letter('z');
    assert!(!is_empty(&client), "Z does nothing any more");
    client.letter('o');
    assert!(is_empty(&client), "O takes the build back");
}

#[test]
fn a_row_in_the_settings_takes_the_next_key_that_is_pressed() {
    let mut client = waiting();
    // Engineers at Play has this letter, so the key is swapped.
    client.letter('i');
    client.enter();
    assert_eq!(keys(&client, Shortcut::REDO), [Key::I]);
    let reset = client.place("Reset keys");
    client.click(reset.0, reset.1);
    assert_eq!(keys(&client, Shortcut::REDO), [Key::Y]);
    assert_eq!(client.screen(), Screen::Settings);
    client.escape();
    assert_eq!(client.screen(), Screen::Title, "nothing waits any more, so Escape leaves");
}

#[test]
fn escape_leaves_a_key_as_it_was() {
    let mut client = waiting();
    client.escape();
    assert_eq!((keys(&client, Shortcut::REDO), client.screen()), (vec![Key::Y], Screen::Settings));
}

#[test]
fn a_key_that_does_something_already_is_kept_or_swapped() {
    let mut client = waiting();
    client.letter('p');
    assert_eq!(keys(&client, Shortcut::REDO), [Key::Y], "nothing is changed until it is decided");
    client.enter();
    assert_eq!(keys(&client, Shortcut::REDO), [Key::P]);
    assert_eq!(keys(&client, shortcuts::PASS), [Key::Y]);
    let mut client = waiting();
    client.letter('p');
    client.escape();
    assert_eq!((keys(&client, Shortcut::REDO), keys(&client, shortcuts::PASS)), (vec![Key::Y], vec![Key::P]));
}

fn character(sign: char) -> Logical {
    Logical::Character(sign.to_string().into())
}

fn cap(client: &Client, shortcut: Shortcut) -> String {
    in_english(&client.app.world().resource::<Settings>().keys.first_key_cap(shortcut))
}

/// Watching a game of two.
fn watching() -> Client {
    let mut client = Client::at(&mut in_scrounge());
    client.ask(Request::WatchPlay(Tour::default()));
    client.key(KeyCode::Space, Logical::Space);
    client.key(KeyCode::Home, Logical::Home);
    client
}

fn step(client: &Client) -> usize {
    client.app.world().resource::<Watch>().at()
}

#[test]
fn a_key_is_heard_again_though_shift_went_down_before_it_went_up() {
    let mut client = watching();
    let down = |client: &mut Client, code, logical| {
        client.one_key(code, &logical, ButtonState::Pressed, false);
        client.rest();
    };
    down(&mut client, KeyCode::Digit1, character('1'));
    let first = step(&client);
    assert!(first > 0, "the next step of the first seat");
    down(&mut client, KeyCode::ShiftLeft, Logical::Shift);
    client.let_go(KeyCode::Digit1, character('!'));
    client.let_go(KeyCode::ShiftLeft, Logical::Shift);
    client.key(KeyCode::Digit1, character('1'));
    assert!(step(&client) > first);
}

#[test]
fn a_key_is_heard_again_after_the_keyboard_was_lost_while_it_was_down() {
    let mut client = watching();
    client.one_key(KeyCode::Digit1, &character('1'), ButtonState::Pressed, false);
    client.rest();
    let first = step(&client);
    assert!(first > 0);
    client.app.world_mut().write_message(KeyboardFocusLost);
    client.rest();
    client.key(KeyCode::Digit1, character('1'));
    assert!(step(&client) > first);
}

#[test]
fn digits_are_pressed_without_shift_on_a_french_keyboard_and_with_it() {
    let mut client = watching();
    client.key(KeyCode::Digit1, character('&'));
    let first = step(&client);
    assert!(first > 0);
    client.one_key(KeyCode::ShiftLeft, &Logical::Shift, ButtonState::Pressed, false);
    client.key(KeyCode::Digit1, character('1'));
    client.let_go(KeyCode::ShiftLeft, Logical::Shift);
    assert!(step(&client) > first);
}

#[test]
fn a_russian_keyboard_plays_by_position_and_its_letters_stand_on_the_caps() {
    let mut client = Client::at_table(1);
    client.app.world_mut().write_message(Command::Game(JunkyardBotsCommand::BuildForMe));
    client.rest();
    let is_empty =
        |client: &Client| client.interaction().own.bench.as_ref().is_some_and(|bench| bench.placed().is_empty());
    assert_eq!((is_empty(&client), cap(&client, Shortcut::UNDO)), (false, "Z".to_owned()));
    client.key(KeyCode::KeyZ, character('я'));
    assert!(is_empty(&client));
    assert_eq!(cap(&client, Shortcut::UNDO), "Я");
    // Back to Latin letters, of a German keyboard.
    client.key(KeyCode::KeyZ, character('y'));
    assert!(!is_empty(&client));
    assert_eq!(cap(&client, Shortcut::UNDO), "Z");
    client.key(KeyCode::KeyY, character('z'));
    assert!(is_empty(&client));
}

#[test]
fn a_row_in_the_settings_takes_keys_of_every_layout() {
    for (code, sign, taken) in [
        (KeyCode::KeyI, 'ш', Key::I),
        (KeyCode::Digit7, 'è', Key::Num7),
        (KeyCode::Digit8, '_', Key::Num8),
        (KeyCode::Semicolon, 'ö', Key::Semicolon),
        (KeyCode::KeyQ, ';', Key::Semicolon),
    ] {
        let mut client = waiting();
        client.key(code, character(sign));
        if matches!(taken, Key::I | Key::Num7 | Key::Num8) {
            // Scrapyard has every digit and Engineers at Play the letter, so the key is swapped.
            client.enter();
        }
        assert_eq!(keys(&client, Shortcut::REDO), [taken], "{sign}");
    }
}

#[test]
fn what_is_copied_and_pasted_by_keys_is_what_the_clipboard_has() {
    let mut record = in_scrounge();
    let text = record.saved_text(std::time::SystemTime::UNIX_EPOCH);
    let mut client = Client::new();
    client.ask(Request::Show(Screen::Load));
    client.clipboard.put(&text);
    client.one_key(KeyCode::ControlLeft, &Logical::Control, ButtonState::Pressed, false);
    client.key(KeyCode::KeyV, character('v'));
    client.let_go(KeyCode::ControlLeft, Logical::Control);
    client.rest();
    assert_eq!((client.screen(), client.fault()), (Screen::Table, None));
    client.clipboard.put("");
    client.ask(Request::CopyPlay);
    assert!(client.notice().is_some() && client.fault().is_none(), "{:?}", client.fault());
    assert!(client.clipboard.text().is_some_and(|copied| copied.contains("seats")));
    client.ask(Request::CopySummary("x".repeat(20_000_000)));
    assert!(client.fault().is_some(), "what is not taken is told");
}

/// Effects of the keys that the prompt would show.
fn effects_of_keys(client: &mut Client) -> Vec<String> {
    client.app.world_mut().resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, interaction: Mut<Interaction>| {
            let prompt = read_table(world, |table| current_prompt(table, &play, &interaction)).unwrap();
            prompt.keys.iter().map(|(_, effect)| in_english(effect)).collect()
        })
    })
}

#[test]
fn the_prompt_shows_its_keys_unless_the_player_does_without_them() {
    notes::start_recording();
    let mut client = Client::at_table(1);
    let effects = effects_of_keys(&mut client);
    assert!(!effects.is_empty());
    let mut are_shown = || {
        let written = texts(&mut client).written;
        let shown = effects.iter().filter(|effect| written.iter().any(|text| text.text == **effect)).count();
        client.app.world_mut().resource_mut::<Settings>().shows_keys = false;
        client.rest();
        shown
    };
    assert_eq!((are_shown(), are_shown()), (effects.len(), 0));
}
