//! Tests of shortcuts and key caps on many layouts.

use bevy::input::keyboard::{Key as Logical, KeyCode};
use bevy_egui::egui::Key;

use super::bindings::Shortcuts;
use super::layout::{KeyboardLayout, ROWS};
use super::meaning::meaning_of_press;
use super::samples::{
    CZECH, DVORAK, ENGLISH, FIRST, FRENCH, GAME, GERMAN, GREEK, HEBREW, PERSIAN, RUSSIAN, SWISS, Sample,
};
use super::shortcuts::{Shortcut, shortcuts};

const ALL: [(&str, &Sample); 10] = [
    ("us", &ENGLISH),
    ("fr", &FRENCH),
    ("de", &GERMAN),
    ("ch", &SWISS),
    ("cz", &CZECH),
    ("ru", &RUSSIAN),
    ("gr", &GREEK),
    ("il", &HEBREW),
    ("dvorak", &DVORAK),
    ("ir", &PERSIAN),
];

fn character_key(sign: char) -> Logical {
    Logical::Character(sign.to_string().into())
}

// TextStyle that neither the shared table nor that of the samples' game has.
shortcuts! {
    LETTERS in self, of Some("game"), told by &shell::language::MESSAGES, prefix "game.";
    B = b: Table, [B], "key-undo";
    D = d: Table, [D], "key-undo";
    F = f: Table, [F], "key-undo";
    I = i: Table, [I], "key-undo";
    J = j: Table, [J], "key-undo";
    K = k: Table, [K], "key-undo";
    L = l: Table, [L], "key-undo";
    N = n: Table, [N], "key-undo";
    O = o: Table, [O], "key-undo";
    Q = q: Table, [Q], "key-undo";
    S = s: Table, [S], "key-undo";
    U = u: Table, [U], "key-undo";
    V = v: Table, [V], "key-undo";
    X = x: Table, [X], "key-undo";
}

/// Returns the shared shortcuts and those of a game that uses every letter.
fn all_shortcuts() -> Shortcuts {
    let mut shortcuts = Shortcuts::default();
    shortcuts.add_table(GAME);
    shortcuts.add_table(LETTERS);
    shortcuts
}

/// Returns the shortcuts that a press on a layout triggers, each where it is active.
fn shortcuts_of_press(sample: &Sample, layout: &KeyboardLayout, code: KeyCode, is_shifted: bool) -> Vec<Shortcut> {
    let meaning = meaning_of_press(code, &character_key(sample.sign_of(code, is_shifted)), layout);
    let keys = all_shortcuts();
    let is_meant = |shortcut: &Shortcut| meaning.is_some_and(|meaning| keys.is_triggered_by(*shortcut, meaning));
    keys.all().filter(is_meant).collect()
}

#[test]
fn every_shortcut_can_be_pressed_on_every_layout_known_or_not() {
    let all = ROWS.iter().flat_map(|row| row.iter().flat_map(|code| [(*code, false), (*code, true)]));
    let all: Vec<(KeyCode, bool)> = all.collect();
    // Enter, arrows and the like are the same on all layouts.
    let has_name = |key: &Key| key.symbol_or_name().chars().count() > 1 || "⏴⏵⏶⏷".contains(key.symbol_or_name());
    let keys = all_shortcuts();
    let signs = || keys.all().filter(|shortcut| !shortcut.usual().iter().any(has_name));
    assert!(signs().count() > 30);
    for (name, sample) in ALL {
        for layout in [sample.layout(), KeyboardLayout::default()] {
            for shortcut in signs() {
                let can_be = all.iter().any(|&(code, is_shifted)| {
                    shortcuts_of_press(sample, &layout, code, is_shifted).contains(&shortcut)
                });
                assert!(can_be, "{name}: {shortcut:?}");
            }
        }
    }
}

#[test]
fn latin_letters_are_where_the_layout_has_them_and_others_where_english_has_them() {
    let one = |sample: &Sample, code| shortcuts_of_press(sample, &sample.layout(), code, false);
    assert_eq!(one(&GERMAN, KeyCode::KeyY), [Shortcut::UNDO]);
    assert_eq!(one(&FRENCH, KeyCode::KeyW), [Shortcut::UNDO]);
    assert_eq!(one(&DVORAK, KeyCode::Slash), [Shortcut::UNDO]);
    assert_eq!(one(&DVORAK, KeyCode::KeyW), [], "a comma is no W where the layout has one");
    for sample in [&RUSSIAN, &GREEK, &HEBREW, &PERSIAN] {
        assert_eq!(one(sample, KeyCode::KeyZ), [Shortcut::UNDO]);
        assert_eq!(one(sample, KeyCode::KeyW), [Shortcut::SINCE_LAST_TURN]);
    }
}

#[test]
fn the_row_of_digits_and_the_number_pad_are_digits_on_every_layout() {
    for (name, sample) in ALL {
        let layout = sample.layout();
        let [plain, shifted] = [false, true].map(|shift| shortcuts_of_press(sample, &layout, KeyCode::Digit1, shift));
        let is_first = |found: &Vec<Shortcut>| found.contains(&Shortcut::FIRST_SEAT);
        assert!(is_first(&plain) || is_first(&shifted), "{name}: {plain:?} {shifted:?}");
        assert!(plain.contains(&FIRST) && shifted.contains(&FIRST), "{name}");
        let pad = meaning_of_press(KeyCode::Numpad1, &character_key('1'), &layout).map(|meaning| meaning.key);
        assert_eq!(pad, Some(Key::Num1), "{name}");
    }
    let arabic = meaning_of_press(KeyCode::Numpad2, &character_key('٢'), &PERSIAN.layout());
    assert_eq!(arabic.map(|meaning| meaning.key), Some(Key::Num2));
}

#[test]
fn a_sign_that_is_a_shortcut_comes_before_the_digit_of_its_key() {
    let of = |sample: &Sample, shift| shortcuts_of_press(sample, &sample.layout(), KeyCode::Digit1, shift);
    assert_eq!(of(&SWISS, true), [Shortcut::FASTER, FIRST], "at the table it is 1, in a replay it is +");
    assert_eq!(of(&CZECH, false), [Shortcut::FASTER, FIRST]);
    assert_eq!(of(&FRENCH, false), [Shortcut::FIRST_SEAT, FIRST]);
    assert_eq!(
        shortcuts_of_press(&GERMAN, &GERMAN.layout(), KeyCode::BracketRight, true),
        [Shortcut::FASTER],
        "* is on +"
    );
}

#[test]
fn keys_with_names_and_the_number_pad_without_num_lock_are_what_they_are_called() {
    let of =
        |code, logical| meaning_of_press(code, &logical, &RUSSIAN.layout()).map(|meaning| (meaning.key, meaning.or));
    assert_eq!(of(KeyCode::NumpadEnter, Logical::Enter), Some((Key::Enter, None)));
    assert_eq!(of(KeyCode::Numpad4, Logical::ArrowLeft), Some((Key::ArrowLeft, None)));
    assert_eq!(of(KeyCode::ShiftLeft, Logical::Shift), None);
    assert_eq!(of(KeyCode::BracketLeft, Logical::Dead(Some('^'))), Some((Key::OpenBracket, None)));
}

#[test]
fn caps_show_the_letters_of_a_layout_that_has_no_latin_ones() {
    let cap = |layout: &KeyboardLayout, key| layout.foreign_cap(key);
    let russian = RUSSIAN.layout();
    assert_eq!(cap(&russian, Key::Z), Some("Я".into()));
    assert_eq!(cap(&russian, Key::Num1), None, "digits are printed on every keyboard");
    assert_eq!(cap(&russian, Key::Enter), None);
    assert_eq!(cap(&GREEK.layout(), Key::Q), Some(";".into()));
    for layout in [ENGLISH.layout(), FRENCH.layout(), GERMAN.layout(), KeyboardLayout::default()] {
        assert_eq!((cap(&layout, Key::Z), cap(&layout, Key::W), cap(&layout, Key::Num1)), (None, None, None));
    }
    assert_eq!(cap(&GERMAN.layout(), Key::Semicolon), Some("Ö".into()), "what can be pressed can be shown");
}
