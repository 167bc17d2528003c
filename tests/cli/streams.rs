//! Every tool with streams that take nothing: full disks, readers that have gone, closed streams.

use std::fs::File;
use std::path::Path;
use std::process::{Output, Stdio};

use junkyard_bots::puzzles::{PuzzleBook, puzzle_book};

use crate::program;

const SAVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_scan.ron");

/// A game with hardly a step, which is soon analysed.
const BEGUN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_first_build.ron");

/// Command lines of all tools that succeed, with something on standard output, as words between
/// spaces. `BOOK` is a short book of puzzles, `OUT` a place for a file.
const ANSWERING: [&str; 18] = [
    "simulate --games 1 --seats 2 --players random",
    "simulate --games 1 --seats 2 --players random --json",
    "simulate --games 1 --seats 2 --players random --check-saves",
    "check SAVE",
    "replay SAVE",
    "replay BEGUN --analyse --json",
    "replay BEGUN --explain 1",
    "replay BEGUN --explain 1 --json",
    "puzzles daily --date 2026-11-25",
    "puzzles generate --games 1 --out OUT",
    "puzzles verify BOOK",
    "balance --games 1 --restricted 0 --player random --out OUT",
    "balance --games 1 --restricted 0 --player random --steps 1 --tries 1 --out OUT",
    "train value --seats 2 --games 4 --players random --passes 1 --out OUT",
    "train calibration --seats 2 --games 1 --players random",
    "--help",
    "--version",
    "simulate --help",
];

/// Command lines that end without an answer, with their exit codes.
const SILENT: [(&str, i32); 7] = [
    ("train preferences --generations 1 --games-of-two 2 --games-of-four 0 --out OUT", 0),
    ("check /nope.ron", 1),
    ("/nope.ron", 1),
    ("dance", 2),
    ("replay SAVE --explain 0", 2),
    ("simulate --seats 9", 2),
    ("simulate --seats 2 --players tidy,tidy,tidy", 2),
];

/// Target of a stream.
#[derive(Clone, Copy, Debug, PartialEq)]
enum To {
    /// A pipe that is read to its end.
    Reader,
    /// A pipe whose reader has gone.
    Nobody,
    /// A file on a full disk.
    FullDisk,
}

impl To {
    fn stdio(self) -> Stdio {
        match self {
            Self::Reader => Stdio::piped(),
            Self::Nobody => std::io::pipe().unwrap().1.into(),
            Self::FullDisk => File::options().write(true).open("/dev/full").unwrap().into(),
        }
    }
}

/// A command line's words, with its files in a folder.
fn words(line: &str, folder: &Path) -> Vec<String> {
    let place = |name: &str| folder.join(name).display().to_string();
    let word = |word: &str| match word {
        "SAVE" => SAVE.to_owned(),
        "BEGUN" => BEGUN.to_owned(),
        "BOOK" => place("book.ron"),
        "OUT" => place("out.ron"),
        other => other.to_owned(),
    };
    line.split(' ').map(word).collect()
}

/// Runs a command line and asserts that no panic has ended it, and that the file that it writes is
/// there if it did its work.
fn run(line: &str, output: To, errors: To) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let short = PuzzleBook::new(puzzle_book().entries().iter().take(1).map(|entry| entry.proved.clone()).collect());
    std::fs::write(folder.path().join("book.ron"), short.to_ron()).unwrap();
    let mut command = program();
    command.args(words(line, folder.path())).stdin(Stdio::null());
    let ended = command.stdout(output.stdio()).stderr(errors.stdio()).spawn().unwrap().wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(!said.contains("panicked") && ended.status.code() != Some(101), "{line}: {said}");
    if line.contains("OUT") {
        assert!(folder.path().join("out.ron").exists(), "{line}: {said}");
    }
    ended
}

#[test]
fn an_answer_is_printed_with_exit_code_0() {
    for line in ANSWERING {
        let ended = run(line, To::Reader, To::Reader);
        assert_eq!(ended.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&ended.stderr));
        assert!(!ended.stdout.is_empty(), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_exit_code_1_with_a_sentence() {
    for line in ANSWERING {
        let ended = run(line, To::FullDisk, To::Reader);
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(1), "{line}: {said}");
        assert!(
            said.contains("junkyard-bots: the answer can't be written to standard output: No space left"),
            "{line}: {said}"
        );
        assert_eq!(run(line, To::FullDisk, To::FullDisk).status.code(), Some(1), "{line}");
        assert_eq!(run(line, To::FullDisk, To::Nobody).status.code(), Some(1), "{line}");
    }
}

#[test]
fn a_reader_that_went_away_is_no_error() {
    for line in ANSWERING {
        let ended = run(line, To::Nobody, To::Reader);
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(0), "{line}: {said}");
        assert!(!said.contains("junkyard-bots:"), "{line}: {said}");
        assert_eq!(run(line, To::Nobody, To::Nobody).status.code(), Some(0), "{line}");
    }
    for (line, code) in SILENT {
        assert_eq!(run(line, To::Nobody, To::Nobody).status.code(), Some(code), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn remarks_that_cannot_be_written_change_no_exit_code() {
    for line in ANSWERING {
        let ended = run(line, To::Reader, To::FullDisk);
        assert_eq!(ended.status.code(), Some(0), "{line}");
        assert!(!ended.stdout.is_empty(), "{line}");
    }
    for (line, code) in SILENT {
        assert_eq!(run(line, To::Reader, To::FullDisk).status.code(), Some(code), "{line}");
    }
}

/// Runs a command line by a shell with all three streams closed.
#[cfg(unix)]
fn run_closed(line: &str, folder: &Path) -> Option<i32> {
    let tool = program();
    let mut shell = std::process::Command::new("sh");
    for (name, value) in tool.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    shell.args(["-c", "exec \"$0\" \"$@\" <&- >&- 2>&-"]).arg(tool.get_program()).args(words(line, folder));
    shell.status().unwrap().code()
}

#[cfg(unix)]
#[test]
fn closed_streams_are_like_ones_that_nobody_reads() {
    for line in [
        "check SAVE",
        "simulate --games 1 --json",
        "train value --seats 2 --games 4 --players random --passes 1 --out OUT",
        "--help",
    ] {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(run_closed(line, folder.path()), Some(0), "{line}");
        assert_eq!(folder.path().join("out.ron").exists(), line.contains("OUT"), "{line}");
    }
    for (line, code) in [("check /nope.ron", 1), ("dance", 2)] {
        assert_eq!(run_closed(line, Path::new("/")), Some(code), "{line}");
    }
}
