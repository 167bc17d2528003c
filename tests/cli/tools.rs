//! The tools that analyse games, balance tile sets, and train computer players.

use junkyard_bots::opponents::preferences::Preferences;
use junkyard_bots::opponents::value::Model;
use junkyard_bots::parts::{TileSet, TileSetFile};

use crate::{run, simulate};

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
