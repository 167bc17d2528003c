//! Engineers at Play on the command line: simulated games, and the tools for saved games.

use crate::{answer, failure, kept_game, simulate, write_file};

const DATA: &str = include_str!("../../assets/games/engineers/data.ron");

#[test]
fn simulate_plays_engineers_if_its_name_is_given() {
    let options = "--game engineers --games 6 --seats 3 --players random,rusty --rotate --seed 3 --round-limit 5";
    let report = simulate(options);
    assert_eq!((report["games"].as_u64(), report["seats"].as_u64()), (Some(6), Some(3)));
    assert_eq!((&report["options"]["target"], &report["options"]["rounds"]), (&150.into(), &5.into()));
    assert!(report["events"]["search"].as_u64().unwrap() > 0, "{report}");
    assert!(report["uses"]["walk"].as_u64().unwrap() > 0, "{report}");
    let (text, code) =
        answer(&["simulate", "--game", "engineers", "--games", "2", "--players", "random", "--round-limit", "3"]);
    assert!(text.starts_with("2 games of random, random, random, random to 150 points in "), "{text}");
    assert!(text.contains("\nmachines ") && text.contains("\nnever: "), "{text}");
    assert_eq!(code, Some(0));
}

#[test]
fn rule_2_10_options_are_options_of_the_command_line() {
    let options = "--target 250 --round-limit 3 --notebook free --no-trading --open-table";
    let report = simulate(&format!("--game engineers --games 2 --seats 2 --players random {options}"));
    let expected = serde_json::json!({
        "target": 250, "rounds": 3, "notebook": "Free", "trading": false, "open_table": true, "money": [1000, 1000]
    });
    assert_eq!(report["options"], expected);
    for (arguments, sentence) in [(&["--target", "175"][..], "175"), (&["--round-limit", "0"], "0")] {
        let (said, code) = failure(&[&["simulate", "--game", "engineers"], arguments].concat());
        assert!(said.contains(sentence), "{said}");
        assert_eq!(code, Some(1));
    }
    for more in [&["--tiles", "giants"][..], &["--notebook", "some"], &["--seats", "5"]] {
        assert_eq!(failure(&[&["simulate", "--game", "engineers"], more].concat()).1, Some(2), "{more:?}");
    }
    assert_eq!(failure(&["simulate", "--open-table"]).1, Some(2), "an option of Engineers at Play alone");
}

#[test]
fn kept_games_are_checked_replayed_and_continued() {
    let (_folder, file) = kept_game("--game engineers --round-limit 4 --seats 3 --players cog");
    let (said, code) = answer(&["check", &file]);
    assert!(said.contains("proved: its history leads to this table"), "{said}");
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
fn a_decision_is_explained() {
    let (_folder, file) = kept_game("--game engineers --round-limit 4 --seats 2 --players cog");
    let listed = answer(&["replay", &file]).0;
    let step = (1 + listed.lines().position(|line| line.contains("Search")).unwrap()).to_string();
    let (text, code) = answer(&["replay", &file, "--explain", &step]);
    assert!(text.contains(&format!("action {step}: ")), "{text}");
    assert_eq!(code, Some(0));
    let (said, code) = failure(&["replay", &file, "--explain", "99999"]);
    assert!(said.contains("there is no action 99999"), "{said}");
    assert_eq!(code, Some(2));
}

#[test]
fn saved_games_come_back_as_they_were() {
    let options = ["--games", "2", "--players", "random", "--round-limit", "4"];
    let (said, code) = answer(&[&["simulate", "--game", "engineers", "--check-saves"], &options[..]].concat());
    assert!(said.starts_with("2 games: "), "{said}");
    assert_eq!(code, Some(0));
}

#[test]
fn a_data_set_of_a_file_is_played_with_and_a_wrong_one_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let price = "price: 200, penalty: 0, hands: 1";
    assert!(DATA.contains(price));
    let file = write_file(folder.path(), "set.ron", &DATA.replacen(price, "price: 100, penalty: 0, hands: 1", 1));
    let report = simulate(&format!("--game engineers --games 1 --players random --round-limit 2 --set {file}"));
    assert_eq!(report["games"], 1);
    for (text, sentence) in [
        (DATA.replacen("d: 50", "d: 51", 1), "101"),
        (DATA.replacen("tools: [", "toys: [", 1), "toys"),
        ("things".to_owned(), "can't be read"),
    ] {
        let file = write_file(folder.path(), "set.ron", &text);
        let (said, code) = failure(&["simulate", "--game", "engineers", "--set", &file]);
        assert!(said.contains("set.ron: ") && said.contains(sentence), "{said}");
        assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
    }
}
