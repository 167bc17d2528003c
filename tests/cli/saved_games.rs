//! `check` and `replay`, run as a person would.

use std::process::{Command, Output};

use crate::{sample_path as path, sample_text as text};

fn run(tool: &str, file: &std::path::Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_junkyard-bots")).arg(tool).arg(file).env("LC_ALL", "C").output().unwrap()
}

/// Runs a tool on a text; returns its output, and its exit code.
fn said(tool: &str, text: &str) -> (String, i32) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.ron");
    std::fs::write(&file, text).unwrap();
    let output = run(tool, &file);
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (said.replace(&format!("{}: ", file.display()), ""), output.status.code().unwrap())
}

#[test]
fn a_good_game_is_proved_with_exit_code_0() {
    let output = run("check", &path("v3_finished"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("won by") && said.contains("proved: its history leads to this table"), "{said}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn replay_prints_every_action() {
    let (said, code) = said("replay", &text("v3_scan"));
    assert_eq!(code, 0);
    assert!(said.contains("round 1, action 4: Orange: Draw(Small)"), "{said}");
    assert_eq!(said.lines().count(), 14);
}

#[test]
fn a_sound_table_with_another_history_loads_with_exit_code_3() {
    for tool in ["check", "replay"] {
        let changed = text("v3_scan").replace("(Orange, 5)", "(Orange, 4)");
        let (said, code) = said(tool, &changed);
        assert!(said.contains("not proved: its actions lead to another table than the one in the file"), "{said}");
        assert_eq!(code, 3);
    }
}

#[test]
fn a_bad_file_is_refused_with_its_sentence_and_exit_code_1() {
    let (sentence, code) = said("check", "hello");
    assert_eq!(
        sentence,
        "junkyard-bots: the file is no saved game: it does not begin with its game and its format's number\n"
    );
    assert_eq!(code, 1);
    let output = run("check", std::path::Path::new("/nowhere/game.ron"));
    assert!(String::from_utf8(output.stderr).unwrap().contains("it can't be read: No such file"));
    assert_eq!(output.status.code(), Some(1));
}
