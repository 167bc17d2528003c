//! Kept saves: of each moment that waits for a player, of a finished game, of one that was taken
//! over, of one that begins at a table and of one between computers. They load for ever.

use std::path::PathBuf;

use robotics::action::{Action, Ending, Illegal, Outcome, Robotics};
use robotics::record::Draft;
use robotics::table::{Stage, TurnStep};
use robotics::turn::{LegalActions, legal_actions};
use shell::record::{Doubt, LoadedGame, Proof, load_game};
use shell::table::Playable;

use super::play::{noon, stage_of, step_of};

/// All kept saves.
pub const KEPT_SAVES: [&str; 12] = [
    "v1_auction",
    "v1_begun_at_a_table",
    "v1_control",
    "v1_counter_offer",
    "v1_finished",
    "v1_offer",
    "v1_put_away",
    "v1_saboteur",
    "v1_sale",
    "v1_taken_over",
    "v1_turn",
    "v2_travelling",
];

pub fn kept_text(name: &str) -> String {
    let path = format!("{}/../../../tests/data/saves/robotics_{name}.ron", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(PathBuf::from(path)).unwrap()
}

pub fn load_kept(name: &str) -> LoadedGame<Robotics> {
    load_game(kept_text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn a_kept_save_of_each_moment_loads_is_proved_and_is_written_as_it_was() {
    for name in KEPT_SAVES {
        let mut loaded = load_kept(name);
        if name == "v1_begun_at_a_table" {
            assert!(matches!(loaded.proof, Proof::Unproved(Doubt::Beginning(2))), "{:?}", loaded.proof);
            assert_eq!(loaded.game.history().steps().len(), 12);
        } else {
            assert_eq!(loaded.proof, Proof::Proved, "{name}");
        }
        assert_eq!(loaded.game.saved_text(noon()), kept_text(name), "{name}");
    }
}

#[test]
fn every_file_of_this_game_among_the_kept_saves_is_tested() {
    let folder = PathBuf::from(format!("{}/../../../tests/data/saves", env!("CARGO_MANIFEST_DIR")));
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut found: Vec<String> =
        files.filter_map(|file| Some(file.strip_prefix("robotics_")?.strip_suffix(".ron")?.to_owned())).collect();
    found.sort();
    assert_eq!(found, KEPT_SAVES);
}

#[test]
fn the_kept_moments_are_what_they_are_called() {
    let mut auction = load_kept("v1_auction").game;
    assert!(matches!(stage_of(&mut auction), Stage::Auction(auction) if auction.highest.is_some()));
    let at = |name: &str| step_of(&mut load_kept(name).game).unwrap();
    assert_eq!(at("v1_sale"), TurnStep::Sale);
    assert_eq!(at("v1_turn"), TurnStep::Act);
    assert_eq!(at("v1_saboteur"), TurnStep::Sabotage);
    assert_eq!(at("v1_control"), TurnStep::Control);
    assert!(matches!(at("v1_offer"), TurnStep::Answer { .. }));
    assert!(matches!(at("v1_counter_offer"), TurnStep::AnswerCounter { .. }));
    assert!(matches!(at("v1_put_away"), TurnStep::PutAway { .. }));
    assert_eq!(load_kept("v1_taken_over").game.history().taken_over().len(), 1);
    let draft = load_kept("v1_turn").game.history().draft().cloned();
    assert!(matches!(draft, Some(Draft::Convert(build)) if build.robot.len() > 2));
}

#[test]
fn each_kept_save_but_the_finished_one_is_played_on() {
    for name in KEPT_SAVES {
        let mut game = load_kept(name).game;
        let legal = game.read(legal_actions);
        if name == "v1_finished" {
            assert_eq!(legal, LegalActions::Over);
            assert!(matches!(stage_of(&mut game), Stage::Over(Outcome { ending: Ending::Goal(_), .. })));
            assert_eq!(game.act(Action::Pass), Err(Illegal::GameOver));
        } else {
            let action = legal.each().first().cloned().unwrap();
            game.act(action).unwrap();
        }
    }
}
