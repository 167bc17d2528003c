//! Words of a game's rules, which the parts that all games share can't know.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::checkout;

/// Folders that know no game.
const SHARED: [&str; 3] = ["src/shell", "src/client", "assets/shell"];

/// Words of Junkyard Bots in the three languages, in the singular, and some of Robotics. Words that
/// general English needs too are left out: to build, in sight, a pipe, a part, a phase. So are
/// those of what other games can have too, such as lessons.
const WORDS: [&str; 52] = [
    // English.
    "auction",
    "battle",
    "bench",
    "bomb",
    "claw",
    "crystal",
    "dodge",
    "drill",
    "eject",
    "energy",
    "factory",
    "gripper",
    "junk",
    "junkyard",
    "mouth",
    "pincer",
    "plunger",
    "portrait",
    "propeller",
    "puzzle",
    "reveal",
    "robot",
    "saboteur",
    "scan",
    "scanned",
    "scrap",
    "scrounge",
    "tile",
    "torso",
    // German.
    "auge",
    "bombe",
    "bomben",
    "energie",
    "klaue",
    "kralle",
    "kristall",
    "maul",
    "plättchen",
    "porträt",
    "roboter",
    "rätsel",
    "schrott",
    // Spanish.
    "boca",
    "bomba",
    "chatarra",
    "cristal",
    "energía",
    "ficha",
    "garra",
    "ojo",
    "reto",
    "retrato",
];

/// Words that may stand in a file, with the reason.
const MAY_STAND: [(&str, &[&str], &str); 20] = [
    ("assets/shell/art/ui/portrait.svg", &["portrait"], PICTURE),
    ("assets/shell/languages/de.ftl", &["junkyard"], NAME),
    ("assets/shell/languages/en.ftl", &["junkyard"], NAME),
    ("assets/shell/languages/es.ftl", &["junkyard"], NAME),
    ("src/client/app/clipboard/x11.rs", &["junkyard"], NAME),
    ("src/client/app/failure/mod.rs", &["junkyard"], NAME),
    ("src/client/app/screen.rs", &["puzzle"], "a screen of a game that has exercises, which is asked for it"),
    ("src/client/app/screen_reader.rs", &["junkyard"], NAME),
    ("src/client/app/window/mod.rs", &["junkyard"], NAME),
    ("src/client/art/files.rs", &["portrait"], PICTURE),
    ("src/client/kit/pen.rs", &["tile"], "a drawing that covers cells of a grid, in any game"),
    ("src/client/panels/awards.rs", &["portrait"], PICTURE),
    ("src/client/panels/standings.rs", &["portrait"], PICTURE),
    ("src/client/play/start/open.rs", &["junkyard"], NAME),
    ("src/client/screens/victory/described.rs", &["portrait"], PICTURE),
    ("src/client/screens/victory/results.rs", &["portrait"], PICTURE),
    ("src/client/settings/file.rs", &["junkyard"], "a setting that older files have among those of all games"),
    ("src/shell/folders.rs", &["junkyard"], NAME),
    ("src/shell/tools/output.rs", &["junkyard"], NAME),
    ("src/shell/tools/result_file.rs", &["junkyard"], NAME),
];

const NAME: &str = "the name of the program";
const PICTURE: &str = "a picture of a player in the results, which a game draws";

/// Drawings of robots, which several games make of the same tiles.
const OF_ROBOTS: [&str; 2] = ["assets/shell/art/figures/", "src/client/art/figures.rs"];

/// All files of code, words and data in a folder and its folders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ["rs", "ftl", "ron", "svg"].iter().any(|one| ending == *one)) {
            all.push(path);
        }
    }
    all
}

/// Words of a text in lower case; names such as `RobotPart` and `robot_part` are two words.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for letter in text.chars() {
        if !letter.is_alphabetic() || was_lower && letter.is_uppercase() {
            words.push(String::new());
        }
        if letter.is_alphabetic() {
            words.last_mut().unwrap().extend(letter.to_lowercase());
        }
        was_lower = letter.is_lowercase();
    }
    words
}

/// Word of the list that a word is, in the singular or the plural.
fn listed(word: &str) -> Option<&'static str> {
    WORDS.into_iter().find(|one| word.strip_prefix(one).is_some_and(|rest| matches!(rest, "" | "s" | "es" | "d" | "n")))
}

/// Words of the list that a file has in its name or its text, without its tests.
fn words_of_game(path: &Path) -> BTreeSet<&'static str> {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let is_drawing = path.extension().is_some_and(|ending| ending == "svg");
    let text = if is_drawing { String::new() } else { fs::read_to_string(path).unwrap() };
    let code = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    code.chain([name.as_str()]).flat_map(words).filter_map(|word| listed(&word)).collect()
}

#[test]
fn words_are_taken_apart() {
    assert_eq!(words("fn RobotPart_of(tiles)"), ["fn", "robot", "part", "of", "tiles", ""].map(str::to_owned));
    assert_eq!(
        [listed("tiles"), listed("tile"), listed("tiled"), listed("tilt")],
        [Some("tile"), Some("tile"), Some("tile"), None]
    );
}

#[test]
fn shared_parts_have_no_words_of_a_game() {
    let mut found = Vec::new();
    let mut used = BTreeSet::new();
    for path in SHARED.iter().flat_map(|folder| files(&checkout().join(folder))) {
        let file = path.strip_prefix(checkout()).unwrap().to_string_lossy().replace('\\', "/");
        if OF_ROBOTS.iter().any(|place| file.starts_with(place)) {
            continue;
        }
        for word in words_of_game(&path) {
            let mut may_stand = MAY_STAND.iter().filter(|(of, words, _)| *of == file && words.contains(&word));
            match may_stand.next() {
                Some(_) => drop(used.insert((file.clone(), word))),
                None => found.push(format!("{file}: {word}")),
            }
        }
    }
    assert!(found.is_empty(), "words of a game:\n{}", found.join("\n"));
    for (file, words, reason) in MAY_STAND {
        for word in words {
            assert!(used.contains(&(file.to_owned(), *word)), "{file} has no {word} any more ({reason})");
        }
    }
}
