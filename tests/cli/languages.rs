//! The language of the tools: that of the system's list, and none in what programs read.

use std::process::Command;

use crate::program;
use crate::simulations::without_time;

const SAVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_scan.ron");
/// A game with hardly a step, which is soon analysed.
const BEGUN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_first_build.ron");

/// The program with nothing but some variables about languages.
fn speaking(variables: &[(&str, &str)]) -> Command {
    let mut command = program();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").envs(variables.iter().copied());
    command
}

/// The standard output of a command line that succeeds.
fn answer(command: &mut Command, line: &str) -> String {
    let output = command.args(line.split(' ')).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The answers to a command line in English, German and Spanish.
fn in_three_languages(line: &str) -> [String; 3] {
    ["en", "de", "es"].map(|language| answer(&mut speaking(&[("LANG", "en_US.UTF-8"), ("LANGUAGE", language)]), line))
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for line in [
        format!("replay {BEGUN} --analyse --json").as_str(),
        format!("replay {BEGUN} --explain 1 --json").as_str(),
        "puzzles daily --date 2026-11-25 --json",
        "puzzles generate --games 1 --json",
    ] {
        let [english, german, spanish] = in_three_languages(line);
        assert_eq!(english, german, "{line}");
        assert_eq!(english, spanish, "{line}");
    }
    // What differs from run to run is how long it took.
    let games = "simulate --games 20 --seats 3 --players tidy,random --json";
    let reports = in_three_languages(games).map(|json| without_time(serde_json::from_str(&json).unwrap()));
    assert!(reports.iter().all(|report| *report == reports[0]));
}

#[test]
fn the_goal_of_a_puzzle_is_named_for_programs() {
    let report = answer(&mut program(), "puzzles daily --date 2026-11-25 --json");
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    let goal = report["goal"].as_object().unwrap();
    assert!(goal["aim"].as_str().unwrap().chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{report}");
    assert!(goal["amount"].as_u64().unwrap() > 0 && goal.contains_key("of"), "{report}");
}

#[test]
fn the_systems_list_of_languages_is_followed_in_its_order() {
    let line = &format!("check {SAVE}");
    let [english, german, spanish] = in_three_languages(line);
    assert!(english != german && german != spanish && spanish != english);
    for (variables, expected) in [
        (&[("LANG", "en_US.UTF-8"), ("LANGUAGE", "fr:de")][..], &german),
        (&[("LANGUAGE", "fr:de")], &german),
        (&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "fr_FR:es_MX.UTF-8:de")], &spanish),
        (&[("LANG", "de_AT.UTF-8@euro")], &german),
        (&[("LANG", "de_DE.UTF-8"), ("LANGUAGE", "en:es")], &english),
        (&[("LC_ALL", "C"), ("LANGUAGE", "de:en")], &english),
        (&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "POSIX"), ("LANGUAGE", "de")], &english),
    ] {
        assert_eq!(&answer(&mut speaking(variables), line), expected, "{variables:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_language_that_a_player_added_takes_part_in_the_list() {
    let folder = tempfile::tempdir().unwrap();
    let languages = folder.path().join("junkyard-bots/languages");
    std::fs::create_dir_all(&languages).unwrap();
    std::fs::write(languages.join("fr.ftl"), "check-proved = prouvé\n").unwrap();
    let variables = [("LANG", "en_US.UTF-8"), ("LANGUAGE", "nl:fr:de")];
    let said = answer(speaking(&variables).env("XDG_CONFIG_HOME", folder.path()), &format!("check {SAVE}"));
    assert!(said.ends_with("prouvé\n"), "{said}");
}
