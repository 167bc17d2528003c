//! Kept saves: of each moment that waits for a player, of a finished game, of one that was taken
//! over, of one with standing orders, of one that begins at a table and of one between computers.
//! They load for ever.

use std::path::PathBuf;

use engineers::action::{Action, Engineers, Illegal};
use engineers::turn::legal_actions;
use shell::record::{Doubt, LoadedGame, Proof, load_game};
use shell::table::Playable;

use super::moments::MOMENTS;
use super::saves::noon;

/// All kept saves.
const KEPT_SAVES: [&str; 15] = [
    "v1_auction",
    "v1_begun_at_a_table",
    "v1_counter_offer",
    "v1_fault",
    "v1_finished",
    "v1_gates",
    "v1_job",
    "v1_loaded",
    "v1_offer",
    "v1_open_table",
    "v1_orders",
    "v1_packed",
    "v1_taken_over",
    "v1_turn",
    "v2_travelling",
];

fn kept_text(name: &str) -> String {
    let path = format!("{}/../../../tests/data/saves/engineers_{name}.ron", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(PathBuf::from(path)).unwrap()
}

fn load_kept(name: &str) -> LoadedGame<Engineers> {
    load_game(kept_text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn a_kept_save_of_each_moment_loads_is_proved_and_is_written_as_it_was() {
    for name in KEPT_SAVES {
        let mut loaded = load_kept(name);
        if name == "v1_begun_at_a_table" {
            assert!(matches!(loaded.proof, Proof::Unproved(Doubt::Beginning(_))), "{:?}", loaded.proof);
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
        files.filter_map(|file| Some(file.strip_prefix("engineers_")?.strip_suffix(".ron")?.to_owned())).collect();
    found.sort();
    assert_eq!(found, KEPT_SAVES);
}

#[test]
fn the_kept_moments_are_what_they_are_called() {
    for (name, is_it) in MOMENTS {
        assert!(load_kept(&format!("v1_{name}")).game.read(is_it), "{name}");
    }
    assert_eq!(load_kept("v1_taken_over").game.history().taken_over().len(), 1);
    let orders = load_kept("v1_orders").game;
    let orders = orders.history().draft().expect("orders");
    assert_eq!(orders.each().count(), 6);
}

#[test]
fn each_kept_save_but_the_finished_one_is_played_on() {
    for name in KEPT_SAVES {
        let mut game = load_kept(name).game;
        let legal = game.read(legal_actions).actions;
        if name == "v1_finished" {
            assert!(legal.is_empty());
            assert_eq!(game.act(Action::EndTurn), Err(Illegal::GameOver));
        } else {
            game.act(legal[0].clone()).unwrap();
        }
    }
}
