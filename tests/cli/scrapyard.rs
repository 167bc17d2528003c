//! Scrapyard on the command line: simulated games, and the tools for saved games.

use crate::{answer, failure, kept_game, simulate, write_file};

const DATA: &str = include_str!("../../assets/games/scrapyard/data.ron");

#[test]
fn simulate_plays_scrapyard_if_its_name_is_given() {
    let report = simulate("--game scrapyard --games 12 --seats 3 --players random,rusty --rotate --seed 3");
    assert_eq!((report["games"].as_u64(), report["seats"].as_u64()), (Some(12), Some(3)));
    assert_eq!((&report["map"], &report["options"]["line"]), (&"The Corner".into(), &30.into()));
    let total =
        |field: &str| -> u64 { report[field].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum() };
    assert_eq!((total("endings"), total("wrecks_by_round")), (12, 24));
    assert!(report["actions_by_kind"]["attack"].as_u64().unwrap() > 0, "{report}");
    assert!(report["cards"]["zap"]["collected"].as_u64().unwrap() > 0, "{report}");
    let (text, code) = answer(&["simulate", "--game", "scrapyard", "--games", "2", "--players", "random"]);
    assert!(text.starts_with("2 games of random, random, random, random on The Pit in "), "{text}");
    assert!(text.contains("\nCards ") && text.contains("\nnever: "), "{text}");
    assert_eq!(code, Some(0));
}

#[test]
fn rules_12_1_to_12_3_options_are_options_of_the_command_line() {
    let options = "--hidden-hands --line 20 --crusher-from 6";
    let report = simulate(&format!("--game scrapyard --games 4 --players random {options}"));
    assert_eq!(report["options"], serde_json::json!({ "hidden_hands": true, "line": 20, "crusher_from": 6 }));
    for (arguments, sentence) in [
        (&["--line", "25"][..], "the line is at 20 or 30, not at 25"),
        (&["--crusher-from", "7"], "the crusher starts in round 6, 8 or 10, not in round 7"),
    ] {
        let (said, code) = failure(&[&["simulate", "--game", "scrapyard"], arguments].concat());
        assert!(said.contains(sentence), "{said}");
        assert_eq!(code, Some(1));
    }
    for more in [&["--tiles", "giants"][..], &["--last-bell"], &["--seats", "5"]] {
        assert_eq!(failure(&[&["simulate", "--game", "scrapyard"], more].concat()).1, Some(2), "{more:?}");
    }
    assert_eq!(failure(&["simulate", "--hidden-hands"]).1, Some(2), "an option of Scrapyard alone");
}

#[test]
fn kept_games_are_checked_replayed_and_continued() {
    let (_folder, file) = kept_game("--game scrapyard --seats 3 --players cog --hidden-hands");
    let (said, code) = answer(&["check", &file]);
    assert!(said.contains("proved: its history leads to this table"), "{said}");
    assert!(said.contains(" wins: "), "{said}");
    assert_eq!(code, Some(0));
    let (listed, code) = answer(&["replay", &file]);
    assert!(listed.contains("round 1, action ") && listed.contains("EndTurn"), "{listed}");
    assert!(listed.lines().count() > 60 && listed.contains("proved"), "{listed}");
    assert_eq!(code, Some(0));
    let (said, code) = failure(&["simulate", "--from", &file]);
    assert!(said.contains("the game is over"), "{said}");
    assert_eq!(code, Some(1));
    let changed = std::fs::read_to_string(&file).unwrap().replacen("EndTurn", "EndTorn", 1);
    std::fs::write(&file, changed).unwrap();
    assert_eq!(failure(&["check", &file]).1, Some(1));
}

#[test]
fn a_decision_is_explained_by_the_worths_that_decided() {
    let (_folder, file) = kept_game("--game scrapyard --seats 2 --players titan");
    let listed = answer(&["replay", &file]).0;
    let step_of = |word: &str| 1 + listed.lines().position(|line| line.contains(word)).unwrap();
    for word in ["Collect", "Attack"] {
        let step = step_of(word).to_string();
        let (text, code) = answer(&["replay", &file, "--explain", &step]);
        assert!(text.contains(&format!("action {step}: ")) && text.contains(" worth"), "{text}");
        assert!(text.contains("\n>  ") && text.contains("in battle they are in dents"), "{text}");
        assert_eq!(code, Some(0));
        let (json, code) = answer(&["replay", &file, "--explain", &step, "--json"]);
        let report: serde_json::Value = serde_json::from_str(&json).unwrap();
        let candidates = report["candidates"].as_array().unwrap();
        assert!(candidates.len() > 1 && candidates.iter().all(|candidate| candidate["worth"].is_number()), "{report}");
        assert_eq!((code, &report["player"]), (Some(0), &"titan".into()));
    }
    let (said, code) = failure(&["replay", &file, "--explain", "99999"]);
    assert!(said.contains("there is no action 99999"), "{said}");
    assert_eq!(code, Some(2));
    let (said, code) = failure(&["replay", "tests/data/saves/scrapyard_v1_act.ron", "--explain", "3"]);
    assert!(said.contains("was chosen by a person"), "{said}");
    assert_eq!(code, Some(1));
    let (said, code) = failure(&["replay", &file, "--analyse"]);
    assert!(said.contains("--analyse is an option of Junkyard Bots, not of Scrapyard"), "{said}");
    assert_eq!(code, Some(2));
    let robotics = "tests/data/saves/robotics_v1_turn.ron";
    let (said, code) = failure(&["replay", robotics, "--explain", "1"]);
    assert!(said.contains("--explain") && said.contains("not of Robotics"), "{said}");
    assert_eq!(code, Some(2));
}

#[test]
fn a_saved_game_is_gone_on_with() {
    let saved = "tests/data/saves/scrapyard_v1_act.ron";
    let (said, code) = answer(&["check", saved]);
    assert!(said.contains("'s turn"), "{said}");
    assert_eq!(code, Some(0));
    let report = simulate(&format!("--from {saved} --games 3 --players rusty"));
    assert_eq!(report["games"], 3);
}

#[test]
fn saved_games_come_back_as_they_were() {
    let options = ["--games", "2", "--players", "random", "--hidden-hands", "--line", "20"];
    let (said, code) = answer(&[&["simulate", "--game", "scrapyard", "--check-saves"], &options[..]].concat());
    assert!(said.starts_with("2 games: "), "{said}");
    assert_eq!(code, Some(0));
}

#[test]
fn a_card_set_of_a_file_is_played_with_and_a_wrong_one_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let crusher = "crusher_from: 8";
    assert!(DATA.contains(crusher));
    let file = write_file(folder.path(), "cards.ron", &DATA.replacen(crusher, "crusher_from: 6", 1));
    let report = simulate(&format!("--game scrapyard --games 2 --players random --cards {file}"));
    assert_eq!(report["options"]["crusher_from"], 6);
    let zap = "copies: 3, time: 1";
    assert!(DATA.contains(zap));
    for (text, sentence) in [
        (DATA.replacen(crusher, "crusher_from: 99", 1), "'crusher_from' is 99"),
        (DATA.replacen(crusher, "crusher_to: 8", 1), "crusher_to"),
        (DATA.replacen(zap, "copies: 3, time: 8", 1), "card 'zap': the time must be from 1 to 7"),
        (DATA.replacen("1.......2", "1.......1", 1), "The Lane"),
        (DATA.replacen("\"bucket\", \"oil_drum\"", "\"pail\", \"oil_drum\"", 1), "pail"),
        ("robots".to_owned(), "the card set can't be read"),
    ] {
        let file = write_file(folder.path(), "cards.ron", &text);
        let (said, code) = failure(&["simulate", "--game", "scrapyard", "--cards", &file]);
        assert!(said.contains("cards.ron: ") && said.contains(sentence), "{said}");
        assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
    }
    let (said, code) = failure(&["simulate", "--game", "scrapyard", "--cards", "nowhere.ron"]);
    assert!(said.contains("nowhere.ron"), "{said}");
    assert_eq!(code, Some(1));
}
