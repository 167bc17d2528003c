//! Tests of keys that players change: assigned, swapped, written and read.

use bevy_egui::egui::Key;

use super::bindings::Shortcuts;
use super::samples::{AIM, BUY, GAME, HOLD, OTHER_GAME, PASS, TURN};
use super::shortcuts::{KeyPlace, Shortcut};
use shell::language::{Language, Phrase};

fn keys_of(shortcuts: &Shortcuts, shortcut: Shortcut) -> Vec<Key> {
    shortcuts.keys_of(shortcut).collect()
}

/// Returns the shared shortcuts and those of one game.
fn with_game() -> Shortcuts {
    let mut shortcuts = Shortcuts::default();
    shortcuts.add_table(GAME);
    shortcuts
}

/// Reads shortcuts from a text, and adds the table of one game.
fn read_shortcuts(text: &str) -> Shortcuts {
    let mut shortcuts = ron::from_str::<Shortcuts>(text).unwrap().without_invalid_changes();
    shortcuts.add_table(GAME);
    shortcuts
}

#[test]
fn no_key_does_two_things_at_once() {
    assert!(!Shortcuts::default().has_clashes());
    assert!(!with_game().has_clashes());
}

#[test]
fn changed_keys_are_written_by_their_names_and_come_back() {
    let mut shortcuts = with_game();
    shortcuts.set_keys(Shortcut::HINT, vec![Key::O, Key::F2]);
    shortcuts.set_keys(PASS, vec![Key::P]);
    assert_eq!(shortcuts.count_changed(), 1, "the usual key is no change");
    shortcuts.set_keys(PASS, vec![Key::Q]);
    let text = ron::to_string(&shortcuts).unwrap();
    assert_eq!(text, r#"{Hint:["O","F2"],"game.pass":["Q"]}"#);
    assert_eq!(read_shortcuts(&text), shortcuts);
    assert!(ron::from_str::<Shortcuts>(r#"{Hint:["No such key"]}"#).is_err());
    assert_eq!(Language::english().tell(&shortcuts.name_with_key(Phrase::words("Hint"), Shortcut::HINT)), "Hint (O)");
}

#[test]
fn names_that_no_table_has_stay_and_count_for_nothing() {
    let text = r#"{Hint:["O"],Later:["P"],"robotics.buy":["P"]}"#;
    let mut shortcuts = read_shortcuts(text);
    assert_eq!((shortcuts.count_changed(), shortcuts.has_clashes()), (1, false));
    assert_eq!(ron::to_string(&shortcuts).unwrap(), text);
    let by_hand = "{ \"Hint\" : [\"O\"], Later: [\"P\"] , // bought\n \"robotics.buy\":[\"P\"],}";
    assert_eq!(read_shortcuts(by_hand), shortcuts);
    shortcuts.reset_all();
    assert_eq!(ron::to_string(&shortcuts).unwrap(), r#"{Later:["P"],"robotics.buy":["P"]}"#);
}

#[test]
fn shortcuts_of_different_games_may_have_the_same_key() {
    let mut shortcuts = with_game();
    shortcuts.add_table(OTHER_GAME);
    assert_eq!((keys_of(&shortcuts, BUY), shortcuts.has_clashes()), (vec![Key::P], false));
    shortcuts.set_keys(BUY, vec![Key::T]);
    assert_eq!((shortcuts.find_owner(Key::T, BUY), shortcuts.find_owner(Key::H, BUY)), (None, Some(Shortcut::HINT)));
    let own: Vec<Shortcut> = shortcuts.all_in(&[KeyPlace::Table]).collect();
    assert!(own.starts_with(&[Shortcut::CONFIRM]) && own.ends_with(&[BUY]), "table by table");
}

#[test]
fn a_key_that_another_has_is_known_and_may_be_used_where_the_other_is_not() {
    let shortcuts = with_game();
    assert_eq!(shortcuts.find_owner(Key::P, Shortcut::HINT), Some(PASS));
    assert_eq!(shortcuts.find_owner(Key::P, Shortcut::TAKE_OVER), None, "nobody passes in a replay");
    assert_eq!(shortcuts.find_owner(Key::F1, Shortcut::TAKE_OVER), Some(Shortcut::HELP));
}

#[test]
fn what_was_written_by_hand_is_made_sound() {
    let written = read_shortcuts(r#"{Hint:["P"],Escape:["J"],"game.aim":[],"game.hold":["J"]}"#);
    assert!(!written.is_changed(Shortcut::HINT), "P is taken already");
    assert!(!written.is_changed(Shortcut::ESCAPE) && !written.is_changed(AIM));
    assert_eq!(keys_of(&written, HOLD), [Key::J]);
    let written = read_shortcuts(r#"{StepForward:["Right","J"]}"#);
    assert_eq!(keys_of(&written, Shortcut::STEP_FORWARD), [Key::ArrowRight, Key::J], "its own arrow is no clash");
}

#[test]
fn a_key_takes_the_place_of_another_or_is_one_more() {
    let mut shortcuts = Shortcuts::default();
    shortcuts.assign_key(Shortcut::HINT, Some(0), Key::O);
    shortcuts.assign_key(Shortcut::HINT, None, Key::F2);
    shortcuts.assign_key(Shortcut::HINT, None, Key::O);
    assert_eq!(keys_of(&shortcuts, Shortcut::HINT), [Key::O, Key::F2]);
}

#[test]
fn two_shortcuts_swap_their_keys_and_none_is_left_without() {
    let mut shortcuts = with_game();
    assert!(shortcuts.swap_key(Shortcut::HINT, Some(0), Key::P));
    assert_eq!((keys_of(&shortcuts, Shortcut::HINT), keys_of(&shortcuts, PASS)), (vec![Key::P], vec![Key::H]));
    assert_eq!(shortcuts.key_in_return(Shortcut::UNDO, None, Key::Y), Some(Key::Z), "redo has no other key");
    assert!(shortcuts.swap_key(Shortcut::UNDO, None, Key::Y));
    assert_eq!(
        (keys_of(&shortcuts, Shortcut::UNDO), keys_of(&shortcuts, Shortcut::REDO)),
        (vec![Key::Y], vec![Key::Z])
    );
    assert_eq!(shortcuts.key_in_return(TURN, None, Key::Space), None, "Enter still goes on");
    assert!(shortcuts.swap_key(TURN, None, Key::Space));
    assert_eq!(keys_of(&shortcuts, TURN), [Key::R, Key::Space]);
    assert_eq!(keys_of(&shortcuts, Shortcut::CONFIRM), [Key::Enter]);
    assert_eq!(shortcuts.clone().without_invalid_changes(), shortcuts, "no key does two things");
}

#[test]
fn all_that_have_a_key_swap_it_and_what_keeps_its_key_does_not() {
    let mut shortcuts = with_game();
    assert!(shortcuts.swap_key(Shortcut::HELP, Some(0), Key::T));
    assert_eq!(keys_of(&shortcuts, Shortcut::HELP), [Key::T]);
    assert_eq!((keys_of(&shortcuts, AIM), keys_of(&shortcuts, Shortcut::TAKE_OVER)), (vec![Key::F1], vec![Key::F1]));
    let before = shortcuts.clone();
    assert!(!shortcuts.swap_key(Shortcut::HINT, Some(0), Key::ArrowLeft), "arrows stay as they are");
    assert!(
        !shortcuts.swap_key(Shortcut::CONFIRM, Some(1), Key::T),
        "help would get the space bar, which plays and pauses"
    );
    assert_eq!(shortcuts, before);
}

#[test]
fn who_has_its_usual_keys_again_takes_them_from_another() {
    let mut shortcuts = with_game();
    assert!(shortcuts.swap_key(Shortcut::HINT, Some(0), Key::P));
    shortcuts.reset_keys(Shortcut::HINT);
    assert_eq!(shortcuts, with_game());
}
