//! Kept saves: of each moment that waits for a player, of a finished game, of one that was taken
//! over, of one that begins at a table and of one between computers. They load for ever.

use std::path::PathBuf;

use scrapyard::action::{Action, Illegal, Scrapyard};
use scrapyard::table::{BattleStep, Stage};
use scrapyard::turn::effects::EffectChoice;
use scrapyard::turn::legal_actions;
use shell::record::{Doubt, LoadedGame, Proof, load_game};
use shell::table::Playable;

use super::play::{choice_of, noon, stage_of};

/// All kept saves.
pub const KEPT_SAVES: [&str; 16] = [
    "v1_act",
    "v1_begun_at_a_table",
    "v1_build",
    "v1_build_done",
    "v1_delay",
    "v1_finished",
    "v1_free_rummage",
    "v1_purge",
    "v1_rummage",
    "v1_salvage",
    "v1_settle",
    "v1_shove",
    "v1_step",
    "v1_taken_over",
    "v1_target",
    "v2_travelling",
];

pub fn kept_text(name: &str) -> String {
    let path = format!("{}/../../../tests/data/saves/scrapyard_{name}.ron", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(PathBuf::from(path)).unwrap()
}

pub fn load_kept(name: &str) -> LoadedGame<Scrapyard> {
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
        files.filter_map(|file| Some(file.strip_prefix("scrapyard_")?.strip_suffix(".ron")?.to_owned())).collect();
    found.sort();
    assert_eq!(found, KEPT_SAVES);
}

#[test]
fn the_kept_moments_are_what_they_are_called() {
    let stage = |name: &str| stage_of(&mut load_kept(name).game);
    assert!(matches!(stage("v1_build"), Stage::Build(turn) if !turn.has_acted));
    assert!(matches!(stage("v1_build_done"), Stage::Build(turn) if turn.has_acted && turn.rummage.is_none()));
    assert!(matches!(stage("v1_rummage"), Stage::Build(turn) if turn.rummage.is_some()));
    assert!(matches!(stage("v1_settle"), Stage::Battle(turn) if turn.step != BattleStep::Act));
    assert!(matches!(stage("v1_act"), Stage::Battle(turn) if turn.step == BattleStep::Act));
    let choice = |name: &str| choice_of(&mut load_kept(name).game).unwrap();
    assert!(matches!(choice("v1_free_rummage"), EffectChoice::Rummage(_)));
    assert!(matches!(choice("v1_purge"), EffectChoice::Purge(_)));
    assert!(matches!(choice("v1_delay"), EffectChoice::Delay(_)));
    assert!(matches!(choice("v1_step"), EffectChoice::Step { .. }));
    assert!(matches!(choice("v1_target"), EffectChoice::Target(_)));
    assert!(matches!(choice("v1_shove"), EffectChoice::Shove(_)));
    assert!(matches!(choice("v1_salvage"), EffectChoice::Salvage { .. }));
    assert_eq!(load_kept("v1_taken_over").game.history().taken_over().len(), 1);
}

#[test]
fn each_kept_save_but_the_finished_one_is_played_on() {
    for name in KEPT_SAVES {
        let mut game = load_kept(name).game;
        let legal = game.read(legal_actions).each();
        if name == "v1_finished" {
            assert!(legal.is_empty() && matches!(stage_of(&mut game), Stage::Over(_)));
            assert_eq!(game.act(Action::Pass), Err(Illegal::GameOver));
        } else {
            game.act(legal[0].clone()).unwrap();
        }
    }
}
