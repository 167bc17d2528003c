//! The program's command line, run as a person would.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod engineers;
mod explanations;
mod files;
mod languages;
mod outside;
mod robotics;
mod saved_games;
mod scrapyard;
mod simulations;
mod streams;
mod tools;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The program as on a computer that speaks English, whatever this one speaks.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_junkyard-bots"));
    command.env("LC_ALL", "C").env_remove("LANGUAGE").env_remove("LANG");
    command
}

/// File of a saved game that the tests keep.
fn sample_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/{name}.ron"))
}

/// Text of a saved game that the tests keep.
fn sample_text(name: &str) -> String {
    std::fs::read_to_string(sample_path(name)).unwrap()
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().unwrap()
}

/// Standard output and exit code of a command line.
fn answer(arguments: &[&str]) -> (String, Option<i32>) {
    let output = run(arguments);
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

/// Sentence on standard error and exit code of a command line.
fn failure(arguments: &[&str]) -> (String, Option<i32>) {
    let output = run(arguments);
    (String::from_utf8(output.stderr).unwrap(), output.status.code())
}

/// Folder with one kept game, simulated with options, and the path of its file.
fn kept_game(options: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().display();
    simulate(&format!("{options} --games 1 --seed 8 --save {kept}"));
    let file = folder.path().join("seed_8.ron").display().to_string();
    (folder, file)
}

/// Path of a new file in a folder.
fn write_file(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    std::fs::write(&file, text).unwrap();
    file.display().to_string()
}

/// Returns the report of `simulate` as JSON.
fn simulate(arguments: &str) -> serde_json::Value {
    let arguments: Vec<&str> = std::iter::once("simulate").chain(arguments.split(' ')).chain(["--json"]).collect();
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn wrong_usage_gets_a_sentence_and_exit_code_2() {
    for (arguments, sentence) in [
        (&["simulate", "--seats", "6"][..], "6 is not in 2..=5"),
        (&["simulate", "--seats", "5"], "5 seats: this game has 2 to 4"),
        (
            &["simulate", "--players", "deepthought"],
            "there is no computer player 'deepthought'; there are random, rusty, tidy, cog and titan",
        ),
        (&["simulate", "--seats", "2", "--players", "tidy,tidy,tidy"], "3 players are named for 2 seats"),
        (&["simulate", "--games", "0"], "0 is not in 1..=100000000"),
        (&["dance"], "there is no tool and no file called dance"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(sentence), "{arguments:?}: {said}");
    }
}

#[test]
fn help_explains_all() {
    let output = run(&["simulate", "--help"]);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    for option in ["--games", "--seats", "--players", "--seed", "--json", "--from", "--save"] {
        assert!(text.contains(option), "{option}");
    }
}

#[cfg(not(feature = "window"))]
#[test]
fn a_program_without_its_window_says_so() {
    let output = run(&[]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.starts_with("junkyard-bots: this program was built without its window"), "{said}");
}

#[cfg(all(target_os = "linux", feature = "window"))]
#[test]
fn without_a_display_the_program_says_so_in_one_line() {
    let run = |display: Option<&str>| {
        let mut command = program();
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        if let Some(display) = display {
            // A display of that number is not there.
            command.env("DISPLAY", display);
        }
        command.output().unwrap()
    };
    for display in [None, Some(":9876")] {
        let output = run(display);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with("junkyard-bots: no window can be opened here"), "{said}");
    }
}

#[test]
fn a_tool_and_a_file_are_not_asked_for_at_once() {
    assert_eq!(run(&["check"]).status.code(), Some(2));
    assert_eq!(run(&["--nonsense"]).status.code(), Some(2));
}
