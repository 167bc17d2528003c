//! Text from outside: files of any editor are read, and what is printed of them steers no terminal.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use junkyard_bots::parts::TileSetFile;
use junkyard_bots::record::{LoadError, load_game};
use shell::record::FileFault;
use shell::seats::{SeatKind, seating};

use crate::sample_text as text;

/// A file of `tests/data/outside`.
fn case(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/outside").join(name)
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_junkyard-bots")).args(arguments).env("LC_ALL", "C").output().unwrap()
}

/// Runs a tool; returns its output on both streams, and its exit code.
fn said(arguments: &[&str]) -> (String, i32) {
    let output = run(arguments);
    (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code().unwrap())
}

/// A text as editors write it: with a byte-order mark, with lines that end in CRLF, in UTF-16.
fn as_editors_write_it(text: &str) -> [Vec<u8>; 3] {
    let marked = format!("\u{feff}{text}");
    let windows = marked.replace('\n', "\r\n");
    let little_endian = windows.encode_utf16().flat_map(u16::to_le_bytes).collect();
    [marked.into_bytes(), windows.into_bytes(), little_endian]
}

#[test]
fn a_saved_game_of_any_editor_is_the_same_game() {
    let plain = text("v3_scan");
    let game = |bytes: &[u8]| {
        let loaded = load_game(bytes).unwrap();
        assert!(loaded.proof.is_proved());
        loaded.claimed_history
    };
    for bytes in as_editors_write_it(&plain) {
        assert_eq!(game(&bytes).steps(), game(plain.as_bytes()).steps());
    }
    let (said, code) = said(&["check", case("save-with-bom.ron").to_str().unwrap()]);
    assert_eq!(code, 0, "{said}");
    assert_eq!(load_game(b"\x89PNG\r\n\x1a\n").err(), Some(LoadError::File(FileFault::NotText)));
}

#[test]
fn tools_read_the_files_of_any_editor() {
    let folder = tempfile::tempdir().unwrap();
    let tiles = case("tiles-with-bom.ron");
    let (told, code) = said(&["simulate", "--games", "1", "--players", "random", "--tiles", tiles.to_str().unwrap()]);
    assert_eq!(code, 0, "{told}");
    let out = folder.path().join("out.ron");
    let train = format!(
        "train preferences --replace --generations 1 --games-of-two 2 --games-of-four 4 --out {} --from",
        out.display()
    );
    let files = [
        (
            "tiles.ron",
            include_str!("../../assets/games/junkyard_bots/tile_sets/standard.ron"),
            vec!["simulate", "--games", "1", "--players", "random", "--tiles"],
        ),
        ("book.ron", "// A book without puzzles.\n[]\n", vec!["puzzles", "verify"]),
        ("cog.ron", include_str!("../../assets/games/junkyard_bots/opponents/cog.ron"), train.split(' ').collect()),
    ];
    for (name, text, arguments) in files {
        // Training takes its time: one version is enough.
        let versions = if name == "cog.ron" { 1 } else { 3 };
        for bytes in as_editors_write_it(text).into_iter().take(versions) {
            let file = folder.path().join(name);
            std::fs::write(&file, bytes).unwrap();
            let (told, code) = said(&[arguments.as_slice(), &[file.to_str().unwrap()]].concat());
            assert_eq!(code, 0, "{name}: {told}");
        }
        let file = folder.path().join(name);
        std::fs::write(&file, b"\xff\xfe\x00").unwrap();
        let (told, code) = said(&[arguments.as_slice(), &[file.to_str().unwrap()]].concat());
        assert!(code == 1 && told.contains("this isn't a text file"), "{name}: {told}");
    }
}

#[test]
fn names_of_all_scripts_are_printed_as_they_are() {
    let (told, code) = said(&["check", case("names-cjk-rtl.ron").to_str().unwrap()]);
    assert!(told.contains("李小龍さくら") && told.contains("\u{2068}שָׁלוֹם مرحبا\u{2069}"), "{told}");
    assert_eq!(code, 0, "{told}");
    let (told, code) = said(&["replay", case("names-emoji-vietnamese.ron").to_str().unwrap()]);
    assert!(told.contains("👍🏽") && told.contains("Zoë Đặng Ł"), "{told}");
    assert_eq!(code, 0, "{told}");
}

/// Whether a text has something that steers a terminal or turns its lines.
fn steers(text: &str) -> bool {
    let turns =
        |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}' | '\u{2067}');
    text.chars().any(|letter| (letter.is_control() && letter != '\n') || turns(letter))
}

#[test]
fn no_tool_prints_what_steers_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let turned = text("v3_scan").replacen("name: \"Orange\"", "name: \"\u{202e}egnarO\u{200f}\"", 1);
    let turned = turned.replacen("tile_set: \"", "tile_set: \"\u{9b}31m\u{1b}[2J", 1);
    let save = file("turned.ron", &turned);
    for tool in ["check", "replay"] {
        let (told, code) = said(&[tool, &save]);
        assert!(!steers(&told) && told.contains("<U+202E>egnarO<U+200F>"), "{told:?}");
        assert_eq!(code, 0, "{told}");
    }
    let tiles = include_str!("../../assets/games/junkyard_bots/tile_sets/standard.ron");
    let from = TileSetFile::from_ron(tiles).unwrap().tile_set().unwrap().junkyard().name.clone();
    let tiles = file("tiles.ron", &tiles.replacen(&from, "\u{1b}]0;owned\u{7}\u{9b}2J yard", 1));
    for more in [&["--json"][..], &[]] {
        let (told, code) =
            said(&[&["simulate", "--games", "1", "--players", "random", "--tiles", &tiles], more].concat());
        assert!(!steers(&told) && code == 0, "{told:?}");
    }
    // The parser quotes what it does not know; a file's own name is quoted too.
    for (name, text) in [
        ("\u{1b}[31mred.ron", "hello"),
        ("a\nb.ron", "hello"),
        ("unknown.ron", "(game: \"\u{1b}[31m\u{202e}\", format: 3)"),
        ("field.ron", "(game: \"Junkyard Bots\", format: 3, r#\u{9b}31m: 1)"),
        ("part.ron", &text("v3_scan").replacen("part: \"Blue", "part: \"\u{1b}[31mBlue", 1)),
    ] {
        let file = file(name, text);
        for arguments in [&["check"][..], &["replay"], &["simulate", "--games", "1", "--tiles"]] {
            let (told, code) = said(&[arguments, &[&file]].concat());
            assert!(!steers(&told) && code == 1, "{arguments:?} {name:?}: {told:?}");
            assert_eq!(told.lines().count(), 1, "{told}");
        }
    }
}

#[test]
fn a_name_that_shows_nothing_is_no_name() {
    for nothing in ["", "   ", "\u{3164}", "\u{2800}\u{200b}", "\u{200d}\u{fe0f}", "\u{202e}\u{202c}", "\u{301}"] {
        let mut seats = seating::default_seats(2, SeatKind::Human);
        nothing.clone_into(&mut seats[1].name);
        assert!(seating::check_seats(&seats, 2).is_err(), "{nothing:?}");
        let saved = text("v3_scan").replacen("name: \"Orange\"", &format!("name: \"{nothing}\""), 1);
        assert!(matches!(load_game(saved.as_bytes()), Err(LoadError::Seating(_))), "{nothing:?}");
    }
    let mut seats = seating::default_seats(2, SeatKind::Human);
    "\u{202e}a".clone_into(&mut seats[1].name);
    assert_eq!(seating::check_seats(&seats, 2), Ok(()));
}
