//! Kept saves: of each moment that waits for a player, of a finished game and of each format. They load for ever.

use std::path::PathBuf;

use junkyard_bots::action::Phase;
use junkyard_bots::record::{Loaded, Proof, load};
use junkyard_bots::table::{Choice, Location, Look};

use crate::play::noon;

pub fn path(name: &str) -> PathBuf {
    PathBuf::from(format!("{}/tests/data/saves/{name}.ron", env!("CARGO_MANIFEST_DIR")))
}

pub fn text(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap()
}

fn loaded(name: &str) -> Loaded {
    let loaded = load(text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(loaded.proof, Proof::Proved, "{name}");
    loaded
}

fn choice(loaded: &Loaded) -> Choice {
    loaded.game.game().state().turn.as_ref().unwrap().choice.clone()
}

const MOMENTS: [&str; 9] = [
    "first_build",
    "scan",
    "secret_look",
    "keep_or_rescan",
    "scrounge",
    "battle",
    "factory",
    "crystal_choice",
    "finished",
];

#[test]
fn a_kept_save_of_each_moment_loads_is_proved_and_is_written_as_it_was() {
    for name in MOMENTS.map(|moment| format!("v2_{moment}")).iter().map(String::as_str).chain(["v2_taken_over"]) {
        assert_eq!(loaded(name).game.save(noon()), text(name), "{name}");
    }
}

#[test]
fn the_kept_saves_of_format_1_are_the_games_of_their_twins_in_format_2() {
    for moment in MOMENTS {
        let old = loaded(&format!("v1_{moment}")).game.save(noon());
        assert_eq!(old, text(&format!("v2_{moment}")), "{moment}");
    }
}

#[test]
fn the_kept_moments_are_what_they_are_called() {
    assert!(matches!(choice(&loaded("v2_first_build")), Choice::FirstBuild));
    assert!(matches!(choice(&loaded("v2_scan")), Choice::Draw { look: Look::Open, .. }));
    assert!(matches!(choice(&loaded("v2_secret_look")), Choice::Draw { look: Look::Secret(_), .. }));
    assert!(matches!(choice(&loaded("v2_keep_or_rescan")), Choice::KeepOrRescan { .. }));
    assert!(matches!(choice(&loaded("v2_scrounge")), Choice::Take { .. }));
    assert!(matches!(choice(&loaded("v2_battle")), Choice::Attack { thrown } if !thrown.is_empty()));
    assert!(matches!(choice(&loaded("v2_factory")), Choice::Rebuild));
    assert!(loaded("v2_factory").game.draft().is_some_and(|draft| !draft.is_empty()));
    assert!(matches!(choice(&loaded("v2_crystal_choice")), Choice::GiveCrystal));
    assert_eq!(loaded("v2_finished").game.game().state().phase, Phase::Over);
}

#[test]
fn the_kept_save_of_format_0_is_the_game_of_its_twin_in_format_2() {
    let (mut old, mut new) = (loaded("v0_scrounge").game, loaded("v2_scrounge").game);
    assert_eq!(old.snapshot(), new.snapshot());
    assert_eq!(old.save(noon()), text("v2_scrounge"));
    assert_eq!(old.history(), new.history());
}

#[test]
fn rule_9_2_no_kept_save_names_what_lies_face_down_or_is_looked_at() {
    let mut look = loaded("v2_secret_look").game;
    let draws = look.game().state().secret_look().unwrap().1.to_vec();
    assert!(!draws.is_empty());
    let seat = look.game().state().turn.as_ref().unwrap().seat;
    assert!(draws.iter().all(|part| look.view(seat).parts[part.index()].tile.is_some()), "the looker sees them again");
    let text = text("v2_secret_look");
    let colour = look.seats()[seat.index()].colour;
    let own = format!("lies: Scanned({colour:?})");
    let listed: Vec<&str> = text.lines().filter(|line| line.contains("(part: ") && line.contains(&own)).collect();
    assert_eq!(listed.len(), draws.len());
    assert!(listed.iter().all(|line| !line.contains("tile:")), "{listed:?}");
    let mut blind = loaded("v2_scrounge").game;
    let parts = blind.snapshot().parts;
    assert!(parts.iter().any(|part| part.tile.is_none() && matches!(part.location, Location::Held { .. })));
}
