//! The program's command line, run as a person would.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

mod explanations;
mod files;
mod languages;
mod streams;

use std::process::{Command, Output};

use program::games::junkyard_bots::game::JunkyardBotsTable;
use program::games::junkyard_bots::opponents::preferences::Preferences;
use program::games::junkyard_bots::opponents::value::Model;
use program::games::junkyard_bots::parts::{TileSet, TileSetFile};
use program::games::junkyard_bots::record::{Proof, load_game};
use program::shell::seats::{PlayerKind, SeatKind};

/// The program as on a computer that speaks English, whatever this one speaks.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_junkyard-bots"));
    command.env("LC_ALL", "C").env_remove("LANGUAGE").env_remove("LANG");
    command
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().unwrap()
}

/// Returns the report of `simulate` as JSON.
fn simulate(arguments: &str) -> serde_json::Value {
    let arguments: Vec<&str> = std::iter::once("simulate").chain(arguments.split(' ')).chain(["--json"]).collect();
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn simulate_plays_all_games_to_their_end() {
    let report = simulate("--games 40 --seats 3 --players random,tidy --seed 5");
    assert_eq!(report["games"], 40);
    assert_eq!(report["players"], serde_json::json!(["random", "tidy", "random"]));
    let endings: u64 = report["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(endings, 40);
    let wins: u64 = report["wins_by_seat"].as_array().unwrap().iter().map(|count| count.as_u64().unwrap()).sum();
    assert!(wins >= 36, "hardly a game is without a winner: {report}");
    assert!(report["games_per_second"].as_f64().unwrap() > 0.0);
    let think = |of: &str| report["think_ms"]["tidy"][of].as_f64().unwrap();
    assert!(0.0 < think("median") && think("median") <= think("worst"));
    assert!(report["parts_of_winners"]["small mouth"].as_u64().unwrap() >= wins / 2, "starters are kept: {report}");
}

const STANDARD_TILES: &str = include_str!("../../assets/games/junkyard_bots/tile_sets/standard.ron");
const FIRST_TILES: &str = include_str!("../data/tile_sets/first.ron");

/// The text of a tile set with a change, as a file.
fn changed_tiles(folder: &tempfile::TempDir, text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from));
    let file = folder.path().join("tiles.ron");
    std::fs::write(&file, text.replacen(from, to, 1)).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn simulate_plays_with_the_tiles_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = changed_tiles(&folder, STANDARD_TILES, "Standard yard", "Another Junkyard");
    let same = simulate(&format!("--games 20 --players random --tiles {file}"));
    assert_eq!(same["tiles"], "Another Junkyard");
    let built_in = simulate("--games 20 --players random");
    assert_eq!(built_in["tiles"], "Standard yard");
    assert_eq!(same["actions"], built_in["actions"], "the same tiles are the same games");
    let energy = r#""energy_small", kind: Energy, size: Small, count: 12"#;
    let file = changed_tiles(&folder, FIRST_TILES, energy, &energy.replace("12", "1"));
    assert_ne!(simulate(&format!("--games 20 --players random --tiles {file}"))["actions"], built_in["actions"]);
    // The tile sets of the game have names.
    assert_eq!(simulate("--games 1 --players random --tiles giants")["tiles"], "Yard of giants");
    // Games that are kept carry their tiles.
    let kept = folder.path().join("kept");
    simulate(&format!("--games 1 --players random --tiles {file} --save {}", kept.display()));
    let text = std::fs::read(kept.join("seed_1.ron")).unwrap();
    let loaded = load_game(&text).unwrap();
    assert_eq!(loaded.proof, Proof::Proved);
    assert_eq!(loaded.claimed_history.setup().tiles.tile_named("energy_small").unwrap().count(), 1);
}

#[test]
fn rule_8_4_simulate_plays_with_the_crystal_that_moves_on() {
    let folder = tempfile::tempdir().unwrap();
    let games = "--games 6 --seats 4 --players random --seed 3";
    let kept = folder.path().join("kept");
    let moving = simulate(&format!("{games} --crystal-moves-on --save {}", kept.display()));
    assert_ne!(moving["actions"], simulate(games)["actions"], "the option changes the course of the games");
    let loaded = load_game(&std::fs::read(kept.join("seed_3.ron")).unwrap()).unwrap();
    assert_eq!(loaded.proof, Proof::Proved);
    assert!(loaded.claimed_history.setup().crystal_moves_on);
    let checked = run(&["simulate", "--games", "2", "--players", "random", "--crystal-moves-on", "--check-saves"]);
    assert_eq!(checked.status.code(), Some(0), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[test]
fn a_tile_set_that_breaks_a_limit_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for (from, to, said) in [
        ("kind: Bomb, size: Small, count: 6", "kind: Bomb, size: Small, count: 99", "106 bombs, the most is 60"),
        ("sockets: [Bottom(1)]", "sockets: []", "tile 'eye_small': it has 0 sockets where 1 are needed"),
        ("tiles: [", "tiles: [[", "the tile set can't be read"),
    ] {
        let file = changed_tiles(&folder, FIRST_TILES, from, to);
        let output = run(&["simulate", "--games", "1", "--tiles", &file]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1));
        assert!(told.contains(said) && told.contains("tiles.ron"), "{told}");
    }
    let output = run(&["simulate", "--tiles", "nowhere.ron"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere.ron"));
}

/// A report without what differs from run to run.
fn without_time(mut report: serde_json::Value) -> serde_json::Value {
    let object = report.as_object_mut().unwrap();
    object.remove("seconds");
    object.remove("games_per_second");
    object.remove("think_ms");
    report
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let run = || without_time(simulate("--games 30 --seats 4 --players random --seed 11"));
    assert_eq!(run(), run());
    assert_ne!(run(), without_time(simulate("--games 30 --seats 4 --players random --seed 12")));
}

#[test]
fn simulated_games_reach_the_rare_rules() {
    let report = simulate("--games 400 --seats 4 --players random --seed 1");
    let seen = report["happenings"].as_object().unwrap();
    for what in [
        "team_grip",
        "splitter_bonus",
        "blind_bomb",
        "blind_death",
        "throw_bonus",
        "second_attack",
        "crystal_tie",
        "shared_victory",
    ] {
        assert!(seen.contains_key(what), "never: {what}");
    }
}

#[test]
fn the_text_report_names_what_never_happened() {
    let output = run(&["simulate", "--games", "2", "--seats", "2"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("2 games of tidy, tidy with \"Standard yard\" in "), "{text}");
    assert!(text.contains("\nnever: "), "{text}");
}

#[test]
fn simulated_games_go_on_from_a_saved_game() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_scrounge.ron");
    let of_file = load_game(&std::fs::read(sample).unwrap()).unwrap().game;
    let report = simulate(&format!("--games 30 --players random --from {sample}"));
    assert_eq!(
        (&report["games"], report["seats"].as_u64()),
        (&30.into(), Some(of_file.history().setup().seats.into()))
    );
    let round = f64::from(of_file.game().state().round);
    assert!(report["mean_rounds"].as_f64().unwrap() >= round, "no game ends before it goes on: {report}");
    let rates = report["seat_rates"].as_array().unwrap();
    assert_eq!(rates.len(), usize::from(of_file.history().setup().seats));
    for (rate, wins) in rates.iter().zip(report["wins_by_seat"].as_array().unwrap()) {
        let [rate, low, high] = [0, 1, 2].map(|number| rate[number].as_f64().unwrap());
        assert!((rate - wins.as_f64().unwrap() / 30.0).abs() < 1e-9 && low <= rate && rate <= high && low < high);
    }
    let other = simulate(&format!("--games 30 --players random --from {sample} --seed 500"));
    assert_ne!(report["actions"], other["actions"], "what was still to be turned up is open");
}

#[test]
fn simulated_games_are_kept_as_saved_games_that_prove_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("kept").display().to_string();
    let kept = simulate(&format!("--games 4 --seats 2 --players random,tidy --rotate --seed 3 --save {place}"));
    let played = simulate("--games 4 --seats 2 --players random,tidy --rotate --seed 3");
    assert_eq!(kept["actions"], played["actions"], "keeping a game changes nothing in it");
    let names = ["seed_3_turn_1.ron", "seed_3_turn_2.ron", "seed_4_turn_1.ron", "seed_4_turn_2.ron"];
    for (number, name) in names.iter().enumerate() {
        let saved = load_game(&std::fs::read(format!("{place}/{name}")).unwrap()).unwrap();
        assert_eq!(saved.proof, Proof::Proved, "{name}");
        assert!(saved.game.game().state().outcome.is_some(), "{name}");
        let first = [PlayerKind::Random, PlayerKind::Tidy][number % 2];
        assert_eq!(saved.game.history().seats()[0].kind, SeatKind::Computer(first), "{name}");
    }
    assert_eq!(std::fs::read_dir(&place).unwrap().count(), names.len());
    let from = format!("--games 1 --players tidy --from {place}/../begun.ron --save {place}");
    let begun = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves/v3_factory.ron");
    std::fs::copy(begun, folder.path().join("begun.ron")).unwrap();
    simulate(&from);
    let went_on = load_game(&std::fs::read(format!("{place}/seed_1.ron")).unwrap()).unwrap();
    assert_eq!(went_on.proof, Proof::Proved, "its history begins with that of the saved game");
    assert_eq!(went_on.game.game().state().turn, None);
}

#[test]
fn what_no_game_can_go_on_from_gets_a_sentence() {
    let saves = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves");
    for (arguments, code, sentence) in [
        (format!("simulate --from {saves}/v3_finished.ron"), 1, "the game is over"),
        (format!("simulate --from {saves}"), 1, "it is no file"),
        (format!("simulate --from {saves}/none.ron"), 1, "it can't be read"),
        (format!("simulate --from {saves}/v3_scan.ron --seats 3"), 2, "cannot be used with"),
        (format!("simulate --games 1 --save {saves}/v3_scan.ron"), 1, "no games can be kept there"),
    ] {
        let output = run(&arguments.split(' ').collect::<Vec<_>>());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments}: {said}");
        assert!(said.contains(sentence), "{arguments}: {said}");
    }
}

#[test]
fn wrong_usage_gets_a_sentence_and_exit_code_2() {
    for (arguments, sentence) in [
        (&["simulate", "--seats", "5"][..], "5 is not in 2..=4"),
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
fn what_decided_a_game_is_told_step_by_step() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().to_str().unwrap();
    simulate(&format!("--games 1 --players cog,random --seats 2 --seed 12 --save {kept}"));
    let file = std::fs::read_dir(kept).unwrap().next().unwrap().unwrap().path();
    let file = file.to_str().unwrap();
    let json = run(&["replay", file, "--analyse", "--json"]);
    assert!(json.status.success(), "{json:?}");
    let report: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    let steps = report["steps"].as_array().unwrap();
    let chances = |step: &serde_json::Value| -> Vec<f64> {
        step["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect()
    };
    assert!(steps.len() > 20 && steps.iter().all(|step| (chances(step).iter().sum::<f64>() - 1.0).abs() < 1e-3));
    // Cog wins against who plays anything, and that shows before the end.
    assert!(chances(&steps[0])[0] > 0.3 && chances(&steps[steps.len() * 3 / 4])[0] > 0.6, "{report}");
    assert_eq!(chances(steps.last().unwrap()), [1.0, 0.0]);
    assert!(!report["better"].as_array().unwrap().is_empty(), "{report}");
    let text = run(&["replay", file, "--analyse"]);
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(text.contains("What changed most") && text.lines().any(|line| line.contains("round 1  ")), "{text}");
    assert_eq!(run(&["replay", file, "--json"]).status.code(), Some(2), "only with --analyse");
}

#[test]
fn a_tool_and_a_file_are_not_asked_for_at_once() {
    assert_eq!(run(&["check"]).status.code(), Some(2));
    assert_eq!(run(&["--nonsense"]).status.code(), Some(2));
}

#[test]
fn a_tile_set_is_held_against_the_aims_and_a_better_one_searched_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("found.ron");
    let out = file.to_str().unwrap();
    let measured = run(&["balance", "--games", "20", "--restricted", "2", "--player", "tidy", "--out", out]);
    let text = String::from_utf8(measured.stdout).unwrap();
    assert!(text.contains("median of rounds, 4 seats") && text.contains("won by a player with no-pipes"), "{text}");
    assert!(text.trim_end().ends_with("from all"), "{text}");
    // What was measured is written with the tiles, and read again.
    let written = TileSetFile::from_ron(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!((written.measured.games(), written.tile_set().unwrap()), (20, (*TileSet::standard()).clone()));
    let search = ["--games", "6", "--restricted", "0", "--player", "random", "--steps", "2", "--tries", "2"];
    let found = run(&[&["balance", "--tiles", out, "--out", out, "--replace"][..], &search].concat());
    assert_eq!(found.status.code(), Some(0), "{}", String::from_utf8_lossy(&found.stderr));
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(String::from_utf8(found.stdout).unwrap(), written);
    TileSetFile::from_ron(&written).unwrap().tile_set().unwrap();
    let nowhere = run(&["balance", "--games", "1", "--restricted", "0", "--out", "/nowhere/found.ron"]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("there is no folder /nowhere"));
}

#[test]
fn preferences_and_values_are_trained_the_same_every_time() {
    let folder = tempfile::tempdir().unwrap();
    let train = |name: &str, options: &str| {
        let out = folder.path().join(name);
        let words = std::iter::once("train").chain(options.split(' ')).chain(["--out", out.to_str().unwrap()]);
        let output = run(&words.collect::<Vec<&str>>());
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::read_to_string(out).unwrap()
    };
    let options = "preferences --generations 1 --games-of-two 2 --games-of-four 4";
    let preferences = train("cog.ron", options);
    assert_eq!(preferences, train("again.ron", options));
    assert_ne!(&Preferences::from_ron(&preferences).unwrap(), Preferences::cog());
    let options = "value --seats 3 --games 30 --players tidy,random --passes 2";
    let value = train("value.ron", options);
    assert_eq!(value, train("value again.ron", options));
    Model::from_ron(&value).unwrap();
}
