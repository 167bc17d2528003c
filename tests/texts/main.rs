//! Every text that a player sees is a message of every language, and the code names each by its id:
//! read from the files of the languages and from the source.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod languages;
mod source;

use std::collections::BTreeSet;

use languages::{english, others};
use source::{Named, literals, named, prints};

/// Messages of which the code makes the ids: what they begin with, and who makes them.
const MADE: [&str; 4] = ["how-to-", "ruling-", "junkyard-", "lesson-"];

/// Words in the code that no player is told, or that are the same in every language: the file, and
/// what they begin with.
const NOT_TOLD: [(&str, &str); 49] = [
    // Rows of keys, for tests.
    ("client/input/samples.rs", "QWERTY"),
    ("client/input/samples.rs", "\\u{64b}"),
    // What systems and drivers say, which is looked for in it.
    ("client/app/failure.rs", "event loop"),
    ("client/app/failure.rs", "EventLoop"),
    ("client/app/failure.rs", "Wayland"),
    ("client/app/failure.rs", "Device"),
    // Commands of the system, with the name of the game.
    ("client/app/failure.rs", "display alert"),
    ("client/app/failure.rs", "(New-Object"),
    ("client/app/failure.rs", "--title=Junkyard Bots"),
    // The name of the game.
    ("client/app/screen_reader.rs", "Junkyard Bots"),
    ("client/app/window.rs", "Junkyard Bots"),
    ("games/junkyard_bots/client/art/portrait.rs", "JUNKYARD BOTS"),
    ("record/text/format.rs", "Junkyard Bots"),
    // Names of threads.
    ("client/app/failure.rs", "Async Compute Task Pool"),
    ("client/app/failure.rs", "IO Task Pool"),
    ("shell/threads.rs", "saved games"),
    ("shell/threads.rs", "screen reader"),
    // Names of faces.
    ("client/art/fonts.rs", "Russo One"),
    ("client/art/fonts.rs", "Barlow"),
    // The beginning of a file's name.
    ("client/app/crash_report.rs", "crash-{}"),
    // Pictures.
    ("client/art/yard.rs", "<"),
    // Names for tests.
    ("client/board/seat_facts.rs", "robot {}"),
    // What ids of messages are made of.
    ("client/screens/book.rs", "ruling-{}"),
    ("client/screens/book.rs", "picture-{number}-"),
    ("client/screens/book.rs", "text-{number}"),
    ("lessons/lesson.rs", "lesson-{id}"),
    ("parts/catalogue.rs", "junkyard-{id}"),
    // Names of players.
    ("words.rs", "Mara"),
    ("words.rs", "Ilo"),
    ("words.rs", "Rusty"),
    ("words.rs", "Pim"),
    ("words.rs", "Odd"),
    ("shell/seats/seating.rs", "Orange"),
    ("shell/seats/seating.rs", "Blue"),
    ("shell/seats/seating.rs", "Green"),
    ("shell/seats/seating.rs", "Pink"),
    ("shell/seats/seating.rs", "Indigo"),
    // Keys of reports for programs.
    ("simulate/tally.rs", "no robot part"),
    ("simulate/tally.rs", "energy and explosion"),
    // What is wrong with files that only developers write.
    ("client/input/bindings.rs", "there is no key"),
    ("client/sound/recipe.rs", "it"),
    ("client/sound/recipe.rs", "a layer"),
    ("shell/table/headless.rs", "a game's world"),
    ("shell/table/table_in.rs", "the table of a world"),
    ("shell/language/fluent.rs", "Language({})"),
    ("opponents/preferences.rs", "a weight"),
    // Names of fonts of the system, whole or their beginnings.
    ("client/art/system_faces.rs", ""),
    // How JSON and the numbers of characters are written.
    ("shell/outside/", ""),
    ("opponents/value/model.rs", ""),
];

#[test]
fn only_the_module_of_the_streams_writes_to_them() {
    let prints = prints();
    assert!(prints.iter().any(|(file, _)| file == "shell/streams.rs"), "the source is read");
    let others: Vec<_> = prints.iter().filter(|(file, _)| file != "shell/streams.rs").collect();
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn every_language_has_every_message_with_every_argument() {
    let english = english();
    assert!(english.len() > 500, "{}", english.len());
    for (tag, messages) in others() {
        let mut wrong = Vec::new();
        for (id, arguments) in &english {
            match messages.get(id) {
                None => wrong.push(format!("{id} is missing")),
                Some(others) if others != arguments => wrong.push(format!("{id} has {others:?}, not {arguments:?}")),
                Some(_) => {}
            }
        }
        wrong.extend(
            messages.keys().filter(|id| !english.contains_key(*id)).map(|id| format!("{id} is not in English")),
        );
        assert!(wrong.is_empty(), "{tag}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn the_code_names_messages_that_are_there_with_their_arguments() {
    let english = english();
    let mut wrong = Vec::new();
    for Named { file, id, arguments } in named() {
        match english.get(&id) {
            None => wrong.push(format!("{file}: there is no message {id}")),
            Some(wanted) if *wanted != arguments => {
                wrong.push(format!("{file}: {id} is given {arguments:?}, its message has {wanted:?}"));
            }
            Some(_) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_message_is_left_that_nothing_names() {
    let words: BTreeSet<String> = literals().into_iter().map(|(_, text)| text).collect();
    let is_named = |id: &String| {
        let message = id.split('.').next().unwrap_or_default();
        words.contains(id) || words.contains(message) || MADE.iter().any(|made| id.starts_with(made))
    };
    let unused: Vec<String> = english().into_keys().filter(|id| !is_named(id)).collect();
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}

#[test]
fn no_text_stands_in_the_code() {
    let is_allowed = |file: &str, text: &str| {
        NOT_TOLD.iter().any(|(place, words)| file.starts_with(place) && text.starts_with(words))
    };
    let texts: Vec<String> = literals()
        .into_iter()
        .filter(|(file, text)| source::is_prose(text) && !is_allowed(file, text))
        .map(|(file, text)| format!("{file}: {text:?}"))
        .collect();
    assert!(texts.is_empty(), "{}", texts.join("\n"));
}
