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
mod owners;
mod source;

use std::collections::BTreeMap;

use languages::{all_owned, file};
use owners::games_of;
use program::shelf::ALL_MESSAGES;
use shell::language::TAGS;
use source::{Named, literals, named, prints};

/// Messages of which the code makes the ids: what they begin with, and who makes them.
const MADE: [&str; 10] = [
    "how-to-",
    "ruling-",
    "junkyard-",
    "lesson-",
    "robotics-how-to-",
    "robotics-ruling-",
    "scrapyard-how-to-",
    "scrapyard-ruling-",
    "engineers-how-to-",
    "engineers-ruling-",
];

/// Words in the code that no player is told, or that are the same in every language: the file, and
/// what they begin with.
const NOT_TOLD: [(&str, &str); 79] = [
    // Names of cards of a test, and of places for tests.
    ("games/scrapyard/client/arena/test_battle.rs", "junk_code"),
    ("games/scrapyard/client/table_screen/seat_facts.rs", "seat {}"),
    ("games/scrapyard/client/workshop/stage.rs", "slot {slot:?}"),
    ("games/engineers/client/seat_facts/cards.rs", "seat {}"),
    ("games/engineers/client/stage/yard_stage.rs", "yard {awaited:?}"),
    ("games/engineers/client/stage/zone_stage.rs", "zone {team:?}"),
    // Rows of keys, for tests.
    ("client/input/samples.rs", "QWERTY"),
    ("client/input/samples.rs", "\\u{64b}"),
    // What systems and drivers say, which is looked for in it.
    ("client/app/failure/mod.rs", "event loop"),
    ("client/app/failure/mod.rs", "EventLoop"),
    ("client/app/failure/mod.rs", "Wayland"),
    ("client/app/failure/mod.rs", "Device"),
    // Commands of the system, with the name of the game.
    ("client/app/failure/mod.rs", "display alert"),
    ("client/app/failure/mod.rs", "(New-Object"),
    ("client/app/failure/mod.rs", "--title=Junkyard Bots"),
    // The names of the games.
    ("client/app/screen_reader.rs", "Junkyard Bots"),
    ("client/app/window/mod.rs", "Junkyard Bots"),
    ("games/junkyard_bots/client/art/portrait.rs", "JUNKYARD BOTS"),
    ("games/scrapyard/client/screens/results/portrait.rs", "SCRAPYARD"),
    ("games/engineers/client/watch/test_picture.rs", "ENGINEERS AT PLAY"),
    ("games/junkyard_bots/record/text/format.rs", "Junkyard Bots"),
    ("games/robotics/record/text/format.rs", "Robotics"),
    ("games/scrapyard/record/text/format.rs", "Scrapyard"),
    ("games/engineers/record/text/format.rs", "Engineers at Play"),
    // Names of threads.
    ("client/app/failure/mod.rs", "Async Compute Task Pool"),
    ("client/app/failure/mod.rs", "IO Task Pool"),
    ("shell/threads.rs", "saved games"),
    ("shell/threads.rs", "screen reader"),
    // Names of faces.
    ("client/art/fonts.rs", "Russo One"),
    ("client/art/fonts.rs", "Barlow"),
    // Names of types, for developers.
    ("client/app/request.rs", "GameMessage"),
    ("client/app/request.rs", "RequestForFile"),
    // The beginning of a file's name.
    ("client/app/failure/crash_report.rs", "crash-{}"),
    // Pictures.
    ("client/panels/poster/stage_drawing.rs", "<"),
    ("games/engineers/client/art/dial_picture.rs", "<"),
    ("games/engineers/client/watch/test_picture.rs", "<"),
    // Names for tests, and of widgets.
    ("games/junkyard_bots/client/table_screen/seat_facts.rs", "robot {}"),
    ("games/robotics/client/table_screen/seat_facts.rs", "seat {}"),
    ("games/robotics/client/conversion/tray.rs", "conversion tray"),
    ("games/robotics/client/conversion/zone_parts.rs", "left over {} {zone}"),
    ("games/robotics/client/conversion/zone_parts.rs", "loose {} {zone}"),
    ("games/robotics/client/garage/listening.rs", "robot half"),
    ("games/robotics/client/garage/listening.rs", "attached {} {}"),
    ("games/robotics/client/garage/robot_half.rs", "robot title"),
    ("games/robotics/client/garage/shown_robot.rs", "column in the middle"),
    ("games/robotics/client/garage/shown_robot.rs", "row on the ground"),
    ("games/robotics/client/market/bubble.rs", "market bubble"),
    ("games/robotics/client/trade/tray.rs", "trade tray"),
    ("games/robotics/client/tray/workshop.rs", "scrap yard"),
    ("games/robotics/client/tray/workshop_parts.rs", "loose {}{nut} {place}"),
    // What ids of messages are made of.
    ("client/screens/how_to_play/plan.rs", "picture-{number}-"),
    ("client/screens/how_to_play/plan.rs", "text-{number}"),
    ("games/junkyard_bots/lessons/lesson.rs", "lesson-{id}"),
    ("games/junkyard_bots/parts/catalogue.rs", "junkyard-{id}"),
    // Names of players.
    ("shell/seats/words.rs", "Mara"),
    ("shell/seats/words.rs", "Ilo"),
    ("shell/seats/words.rs", "Rusty"),
    ("shell/seats/words.rs", "Pim"),
    ("shell/seats/words.rs", "Odd"),
    ("shell/seats/seating.rs", "Orange"),
    ("shell/seats/seating.rs", "Blue"),
    ("shell/seats/seating.rs", "Green"),
    ("shell/seats/seating.rs", "Pink"),
    ("shell/seats/seating.rs", "Indigo"),
    // Keys of reports for programs.
    ("games/junkyard_bots/simulate/tally.rs", "no robot part"),
    ("games/junkyard_bots/simulate/tally.rs", "energy and explosion"),
    // What is wrong with files that only developers write.
    ("client/input/written.rs", "there is no key"),
    ("client/sound/recipe.rs", "it"),
    ("client/sound/recipe.rs", "a layer"),
    ("shell/table/headless.rs", "a game's world"),
    ("shell/table/table_in.rs", "the table of a world"),
    ("shell/language/fluent.rs", "Language({})"),
    ("games/junkyard_bots/opponents/preferences.rs", "a weight"),
    // What the parser of saved games says, in English.
    ("games/robotics/record/text/format.rs", "a list of"),
    // Names of fonts of the system, whole or their beginnings.
    ("client/art/system_faces.rs", ""),
    // The help of the command line, which is in English in every language.
    ("cli/games.rs", "Several games"),
    ("cli/simulate.rs", "Seats at each table"),
    // How JSON and the numbers of characters are written.
    ("shell/outside/", ""),
    ("games/junkyard_bots/opponents/value/model.rs", ""),
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
    for owned in all_owned() {
        let owner = &owned.owner;
        assert!(owned.english.len() > 300, "{owner}: {}", owned.english.len());
        for (tag, messages) in owned.others {
            let mut wrong = Vec::new();
            for (id, arguments) in &owned.english {
                match messages.get(id) {
                    None => wrong.push(format!("{id} is missing")),
                    Some(others) if others != arguments => {
                        wrong.push(format!("{id} has {others:?}, not {arguments:?}"));
                    }
                    Some(_) => {}
                }
            }
            let is_left = |id: &&String| !owned.english.contains_key(*id);
            wrong.extend(messages.keys().filter(is_left).map(|id| format!("{id} is not in English")));
            assert!(wrong.is_empty(), "{owner}, {tag}:\n{}", wrong.join("\n"));
        }
    }
}

#[test]
fn the_program_has_the_files_of_the_shell_and_of_every_game() {
    let owned = all_owned();
    assert_eq!(owned.len(), ALL_MESSAGES.len());
    for owned in &owned {
        let texts: Vec<String> = TAGS.iter().map(|tag| file(&owned.owner, tag)).collect();
        let has_files = ALL_MESSAGES.iter().any(|messages| messages.files().iter().eq(&texts));
        assert!(has_files, "{}", owned.owner);
        assert_eq!(owned.others.len() + 1, TAGS.len(), "{}", owned.owner);
    }
}

#[test]
fn no_two_owners_have_messages_with_the_same_id() {
    let mut owners = BTreeMap::new();
    for owned in all_owned() {
        for id in owned.english.keys().filter(|id| !id.contains('.')) {
            let other = owners.insert(id.clone(), owned.owner.clone());
            assert!(other.is_none(), "{id} is a message of {other:?} and of {}", owned.owner);
        }
    }
}

#[test]
fn the_code_names_messages_that_are_there_with_their_arguments() {
    let all = all_owned();
    let mut wrong = Vec::new();
    for Named { file, owner, id, arguments } in named() {
        // The messages of a game are told together with those of the shell.
        let mut known = all.iter().filter(|owned| owned.owner == "shell" || owned.owner == owner);
        match known.find_map(|owned| owned.english.get(&id)) {
            None => wrong.push(format!("{file}: {owner} has no message {id}")),
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
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in literals() {
        files.entry(text).or_default().push(file);
    }
    let mut unused = Vec::new();
    for owned in all_owned() {
        // Those of a game are named by its own files.
        let names = |file: &String| owned.owner == "shell" || games_of(file).contains(&owned.owner);
        let is_word = |word: &str| files.get(word).is_some_and(|files| files.iter().any(names));
        let is_named = |id: &str| {
            let message = id.split('.').next().unwrap_or_default();
            is_word(id) || is_word(message) || MADE.iter().any(|made| id.starts_with(made))
        };
        let of_owner = owned.english.keys().filter(|id| !is_named(id));
        unused.extend(of_owner.map(|id| format!("{}: {id}", owned.owner)));
    }
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}

/// Ids also stand in tables, without `phrase!`.
#[test]
fn only_files_of_a_game_name_its_messages() {
    let games: Vec<_> = all_owned().into_iter().filter(|owned| owned.owner != "shell").collect();
    let mut wrong = Vec::new();
    // A word without a hyphen may mean anything.
    for (file, text) in literals().into_iter().filter(|(_, text)| text.contains('-')) {
        for game in games.iter().filter(|game| game.english.contains_key(&text)) {
            if !games_of(&file).contains(&game.owner) {
                wrong.push(format!("{file}: {text} is a message of {}", game.owner));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
