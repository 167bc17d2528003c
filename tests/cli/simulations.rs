//! Simulated games: their reports, and the games that are kept.

use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::{Proof, load_game};
use shell::seats::{PlayerKind, SeatKind};

use crate::{run, simulate};

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
pub fn without_time(mut report: serde_json::Value) -> serde_json::Value {
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
