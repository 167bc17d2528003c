//! Robotics on the command line: simulated games, and the tools for saved games.

use crate::{answer, failure, kept_game, simulate, write_file};

const DATA: &str = include_str!("../../assets/games/robotics/data.ron");

#[test]
fn simulate_plays_robotics_if_its_name_is_given() {
    let report = simulate("--game robotics --games 12 --seats 5 --players random,rusty --rotate --seed 3");
    assert_eq!((report["games"].as_u64(), report["seats"].as_u64()), (Some(12), Some(5)));
    assert_eq!(report["orders_to_win"], 3);
    let total =
        |field: &str| -> u64 { report[field].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum() };
    assert_eq!((total("endings"), total("seats_by_turns")), (12, 60));
    assert!(report["actions_by_kind"]["draw"].as_u64().unwrap() > 0, "{report}");
    let (text, code) = answer(&["simulate", "--game", "robotics", "--games", "2", "--players", "random"]);
    assert!(text.starts_with("2 games of random, random, random, random, random in "), "{text}");
    assert!(text.contains("\nOrders ") && text.contains("\nnever: "), "{text}");
    assert_eq!(code, Some(0));
}

#[test]
fn rule_16_6_goals_and_options_are_options_of_the_command_line() {
    let options =
        "--orders-to-win 2 --credits-to-win 5000 --stored-saboteur --warning-control --even-start --last-bell";
    let report = simulate(&format!("--game robotics --games 4 --players random {options}"));
    assert_eq!((&report["orders_to_win"], &report["credits_to_win"]), (&2.into(), &5000.into()));
    let chosen = report["options"].as_object().unwrap();
    let off: Vec<&String> = chosen.iter().filter(|(_, is_on)| **is_on == false).map(|(name, _)| name).collect();
    assert_eq!(off, ["auction_every_round"]);
    for (arguments, sentence) in [
        (&["--orders-to-win", "6"][..], "6 orders to win: it can be 2 to 5"),
        (&["--credits-to-win", "5500"], "5,500 credits to win: it can be 5,000 to 20,000, in thousands"),
    ] {
        let (said, code) = failure(&[&["simulate", "--game", "robotics"], arguments].concat());
        assert!(said.contains(sentence), "{said}");
        assert_eq!(code, Some(1));
    }
    for more in [&["--even-start", "--auction-every-round"][..], &["--tiles", "giants"]] {
        assert_eq!(failure(&[&["simulate", "--game", "robotics"], more].concat()).1, Some(2), "{more:?}");
    }
    assert_eq!(failure(&["simulate", "--last-bell"]).1, Some(2), "an option of Robotics alone");
}

#[test]
fn kept_games_are_checked_replayed_and_continued() {
    let (_folder, file) = kept_game("--game robotics --players random --seats 3 --warning-control");
    let (said, code) = answer(&["check", &file]);
    assert!(said.contains("proved: its history leads to this table"), "{said}");
    assert_eq!(code, Some(0));
    let (listed, code) = answer(&["replay", &file]);
    assert!(listed.contains("round 1, action ") && listed.contains("Draw"), "{listed}");
    assert!(listed.lines().count() > 30 && listed.contains("proved"), "{listed}");
    assert_eq!(code, Some(0));
    let (said, code) = failure(&["replay", &file, "--analyse"]);
    assert!(said.contains("--analyse is an option of Junkyard Bots, not of Robotics"), "{said}");
    assert_eq!(code, Some(2));
    let (said, code) = failure(&["simulate", "--from", &file]);
    assert!(said.contains("the game is over"), "{said}");
    assert_eq!(code, Some(1));
    let changed = std::fs::read_to_string(&file).unwrap().replacen("Draw", "Dance", 1);
    std::fs::write(&file, changed).unwrap();
    assert_eq!(failure(&["check", &file]).1, Some(1));
}

#[test]
fn saved_games_come_back_as_they_were() {
    let options = ["--games", "2", "--players", "random", "--stored-saboteur", "--auction-every-round"];
    let (said, code) = answer(&[&["simulate", "--game", "robotics", "--check-saves"], &options[..]].concat());
    assert!(said.starts_with("2 games: "), "{said}");
    assert_eq!(code, Some(0));
}

#[test]
fn a_data_set_of_a_file_is_played_with_and_a_wrong_one_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let goal = "orders_to_win: 3";
    assert!(DATA.contains(goal));
    let file = write_file(folder.path(), "data.ron", &DATA.replacen(goal, "orders_to_win: 2", 1));
    let report = simulate(&format!("--game robotics --games 2 --players random --data {file}"));
    assert_eq!(report["orders_to_win"], 2);
    for (text, sentence) in [
        (DATA.replacen(goal, "orders_to_win: 9", 1), "the goals are out of range"),
        (DATA.replacen(goal, "orders_to_lose: 3", 1), "orders_to_lose"),
        ("robots".to_owned(), "can't be read"),
    ] {
        let file = write_file(folder.path(), "data.ron", &text);
        let (said, code) = failure(&["simulate", "--game", "robotics", "--data", &file]);
        assert!(said.contains("data.ron: ") && said.contains(sentence), "{said}");
        assert_eq!(code, Some(1));
    }
    let (said, code) = failure(&["simulate", "--game", "robotics", "--data", "nowhere.ron"]);
    assert!(said.contains("nowhere.ron"), "{said}");
    assert_eq!(code, Some(1));
}
