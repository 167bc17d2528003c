//! Tools of the command line for a list of two games: Junkyard Bots and the null game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Arg, Command, Subcommand};
use junkyard_bots::action::JunkyardBots;
use program::cli;
use program::shelf::tools_of_games;
use shell::language::Language;
use shell::tools::{Failure, GameTools, NoTool, ToolAnswer, ToolResult, ToolsOf};

use crate::null_game::{NullGame, STONES};
use crate::null_saved::{noon, played};

const GAMES: [&dyn GameTools; 2] = [&ToolsOf::<JunkyardBots>::NEW, &ToolsOf::<NullGame>::NEW];

fn run(arguments: &[&str]) -> ToolResult {
    let arguments = std::iter::once(&"junkyard-bots").chain(arguments);
    cli::run_tool(&GAMES, &cli::command(&GAMES).try_get_matches_from(arguments)?)
}

fn answer(arguments: &[&str]) -> ToolAnswer {
    run(arguments).unwrap_or_else(|failure| panic!("{arguments:?}: {failure:?}"))
}

/// Sentence about a failure, with the exit code.
fn failure(arguments: &[&str]) -> (String, u8) {
    match run(arguments).unwrap_err() {
        Failure::Bad(why) => (Language::english().tell(&why), 1),
        Failure::Usage(why) => (Language::english().tell(&why), 2),
        Failure::Parser(said) => (said.to_string(), said.exit_code() as u8),
    }
}

/// Path as an argument.
fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// File with a text in a folder.
fn file(folder: &tempfile::TempDir, text: &str) -> PathBuf {
    let file = folder.path().join("game.ron");
    fs::write(&file, text).unwrap();
    file
}

/// Saved game of Junkyard Bots among the samples.
fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves").join(name)
}

#[test]
fn a_saved_game_is_checked_by_the_rules_of_the_game_that_its_first_line_names() {
    let folder = tempfile::tempdir().unwrap();
    let text = played().saved_text(noon());
    let checked = answer(&["check", word(&file(&folder, &text))]);
    assert!(checked.text().contains("\n14 stones\n"), "{}", checked.text());
    assert_eq!(checked.code(), 0);
    let changed = answer(&["check", word(&file(&folder, &text.replacen("stones: 14", "stones: 13", 1)))]);
    assert!(changed.text().contains("\n13 stones\n"), "{}", changed.text());
    assert_eq!(changed.code(), 3);
    assert_eq!(answer(&["check", word(&sample("v3_finished.ron"))]).code(), 0);
}

#[test]
fn a_saved_game_that_names_no_game_is_of_the_first_one() {
    let oldest = sample("v0_scrounge.ron");
    assert!(!fs::read_to_string(&oldest).unwrap().contains("game:"));
    assert_eq!(answer(&["check", word(&oldest)]).code(), 0);
}

#[test]
fn a_saved_game_of_a_game_that_is_not_there_is_refused_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder, &played().saved_text(noon()).replacen("Null game", "Chess", 1));
    for arguments in [&["check", word(&file)][..], &["replay", word(&file)], &["simulate", "--from", word(&file)]] {
        let (sentence, code) = failure(arguments);
        let expected = "the file is a saved game of Chess, and this program has no game of that name";
        assert_eq!(sentence, format!("{}: {expected}", file.display()));
        assert_eq!(code, 1);
    }
}

#[test]
fn replay_lists_the_actions_of_any_game_and_refuses_options_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(&folder, &played().saved_text(noon()));
    let listed = answer(&["replay", word(&file)]);
    assert!(listed.text().contains("Blue: Ask(Green)\n"), "{}", listed.text());
    assert_eq!((listed.text().lines().count(), listed.code()), (9, 0));
    let (sentence, code) = failure(&["replay", word(&file), "--analyse"]);
    assert_eq!(sentence, "--analyse is an option of Junkyard Bots, not of Null game");
    assert_eq!(code, 2);
    assert_eq!(failure(&["replay", word(&file), "--explain", "3", "--json"]).1, 2);
    let (sentence, code) = failure(&["replay", word(&sample("v3_scan.ron")), "--explain", "1000"]);
    assert!(sentence.contains("1000"), "a game that has the option answers to it: {sentence}");
    assert_eq!(code, 2);
}

#[test]
fn simulate_plays_the_game_that_is_named_with_its_seats_and_players() {
    let game = ["simulate", "--game", "null-game", "--players", "random", "--games", "4"];
    let simulate = |more: &[&str]| answer(&[&game[..], more].concat()).text().to_owned();
    let stones = 4 * STONES;
    assert_eq!(simulate(&[]), format!("4 games, 5 seats, {stones} stones\n"));
    assert_eq!(simulate(&["--seats", "3"]), format!("4 games, 3 seats, {stones} stones\n"));
    assert_eq!(simulate(&["--json"]), format!("{stones}\n"));
    let checked = simulate(&["--check-saves", "--seats", "2"]);
    assert!(checked.starts_with('4'), "{checked}");
    let (sentence, code) = failure(&[&game[..], &["--players", "cog:no-bombs"]].concat());
    assert!(sentence.contains("invalid value 'cog:no-bombs' for '--players <PLAYERS>'"), "{sentence}");
    assert!(sentence.contains("there is no computer player 'cog:no-bombs'; there are random, rusty"), "{sentence}");
    assert_eq!(code, 2);
    let (sentence, code) = failure(&[&game[..], &["--tiles", "giants"]].concat());
    assert_eq!(sentence, "--tiles <NAME OR FILE> is an option of Junkyard Bots, not of Null game");
    assert_eq!(code, 2);
    let junkyard_bots = ["simulate", "--game", "junkyard-bots", "--players", "random", "--games", "1"];
    assert!(answer(&[&junkyard_bots[..], &["--tiles", "giants"]].concat()).text().contains("Yard of giants"));
    let seats = failure(&[&junkyard_bots[..], &["--seats", "5"]].concat());
    assert_eq!(seats, ("5 seats: this game has 2 to 4".to_owned(), 2));
}

#[test]
fn simulate_plays_the_first_game_if_none_is_named_and_lists_them_for_an_unknown_one() {
    assert!(answer(&["simulate", "--games", "1", "--players", "random"]).text().contains("Standard yard"));
    let (sentence, code) = failure(&["simulate", "--game", "chess"]);
    assert!(sentence.contains("[possible values: junkyard-bots, null-game]"), "{sentence}");
    assert_eq!(code, 2);
}

#[test]
fn the_help_names_the_game_above_the_options_that_it_alone_has() {
    let help = failure(&["simulate", "--help"]).0;
    let at = |text: &str| help.find(text).unwrap_or_else(|| panic!("{text}: {help}"));
    assert!(at("--seats") < at("Junkyard Bots:") && at("Junkyard Bots:") < at("--tiles"), "{help}");
    assert!(at("--json") < at("Junkyard Bots:"), "an option of all games: {help}");
}

#[test]
fn simulated_games_are_kept_and_go_on_from_a_saved_game_without_the_name_of_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept");
    let from = file(&folder, &played().saved_text(noon()));
    let arguments = ["simulate", "--from", word(&from), "--games", "2", "--players", "random", "--save", word(&kept)];
    assert_eq!(answer(&arguments).text(), "2 games, 3 seats, 28 stones\n");
    let checked = answer(&["check", word(&kept.join("seed_2.ron"))]);
    assert!(checked.text().contains("\n0 stones\n"), "{}", checked.text());
    assert_eq!(checked.code(), 0);
    let (sentence, code) = failure(&["simulate", "--game", "junkyard-bots", "--from", word(&from)]);
    let expected = "the file is a saved game of Null game, not of Junkyard Bots";
    assert_eq!((sentence, code), (format!("{}: {expected}", from.display()), 1));
}

/// Names of the tools of a command line.
fn tools_of(games: &[&dyn GameTools]) -> Vec<String> {
    cli::command(games).get_subcommands().map(|tool| tool.get_name().to_owned()).collect()
}

#[test]
fn the_tools_of_the_first_game_stand_between_those_of_all_games() {
    assert_eq!(tools_of(&GAMES), ["simulate", "balance", "train", "puzzles", "null-game", "check", "replay"]);
    let alone: [&dyn GameTools; 1] = [&ToolsOf::<NullGame>::NEW];
    assert_eq!(tools_of(&alone), ["simulate", "train", "check", "replay"]);
    let command = cli::command(&alone);
    let options = command.try_get_matches_from(["junkyard-bots", "simulate", "--games", "1"]).unwrap();
    assert!(cli::run_tool(&alone, &options).is_ok(), "the only game needs no name");
}

#[test]
fn a_tool_of_another_game_may_have_the_name_of_one_of_the_first() {
    assert_eq!(answer(&["null-game", "train", "3"]).text(), format!("{} stones\n", 3 * STONES));
    let (sentence, code) = failure(&["train", "3"]);
    assert!(sentence.contains("unrecognized subcommand '3'"), "the tool of Junkyard Bots: {sentence}");
    assert_eq!(code, 2);
    assert_eq!(failure(&["null-game"]).1, 2);
    assert!(!NoTool::augment_subcommands(Command::new("game")).has_subcommands(), "a game without tools adds none");
}

/// Different options that two games have under one name, for a tool to which `add_options` adds the
/// options of one game.
fn options_of_two_games(games: &[&dyn GameTools], add_options: fn(&dyn GameTools, Command) -> Command) -> Vec<String> {
    let mut owners = BTreeMap::new();
    let mut of_two = Vec::new();
    for game in games {
        for option in add_options(*game, Command::new("tool")).get_arguments() {
            let long = option.get_long().map(|long| format!("--{long}"));
            let short = option.get_short().map(|short| format!("-{short}"));
            for name in long.into_iter().chain(short).chain([option.get_id().to_string()]) {
                let kind = (option.get_id().clone(), option.get_long(), option.get_short(), option.get_value_names());
                let kind = format!("{kind:?} {:?}", option.get_action());
                let (owner, of_owner) = owners.entry(name.clone()).or_insert((game.name(), kind.clone()));
                if *owner != game.name() && *of_owner != kind {
                    of_two.push(format!("{name} is an option of {owner} and of {}", game.name()));
                }
            }
        }
    }
    of_two
}

/// Options of a tool that every game has are told apart by their names alone. Games share one that
/// means the same in each.
#[test]
fn no_two_games_have_different_options_of_the_same_name() {
    let games: Vec<&dyn GameTools> = tools_of_games().into_iter().chain([GAMES[1]]).collect();
    let all: [fn(&dyn GameTools, Command) -> Command; 2] =
        [|game, tool| game.add_setup_options(tool), |game, tool| game.add_replay_options(tool)];
    for add_options in all {
        let of_two = options_of_two_games(&games, add_options);
        assert!(of_two.is_empty(), "{of_two:?}");
    }
    let renamed = |game: &dyn GameTools, tool: Command| match game.name() {
        "Null game" => tool.arg(Arg::new("tiles").long("tiles")),
        _ => game.add_setup_options(tool),
    };
    let of_two = options_of_two_games(&games, renamed);
    assert!(of_two.contains(&"--tiles is an option of Junkyard Bots and of Null game".to_owned()), "{of_two:?}");
}

#[test]
fn an_option_of_the_chosen_game_is_used_and_of_another_refused() {
    let games = ["--players", "random", "--games", "2", "--seats", "2"];
    let simulated = |more: &[&str]| answer(&[&["simulate", "--game", "null-game"], &games[..], more].concat());
    assert_eq!(simulated(&["--shift", "3"]).text(), simulated(&[]).text());
    let (sentence, _) = failure(&[&["simulate", "--game", "junkyard-bots"], &games[..], &["--shift", "3"]].concat());
    assert_eq!(sentence, "--shift <SHIFT> is an option of Null game, not of Junkyard Bots");
}

#[test]
fn a_program_of_several_games_is_described_by_their_names() {
    let described = |games: &[&dyn GameTools]| cli::command(games).get_about().unwrap().to_string();
    assert_eq!(described(&GAMES), "Board games at one computer: Junkyard Bots and Null game");
    assert_eq!(described(&GAMES[..1]), env!("CARGO_PKG_DESCRIPTION"));
}
