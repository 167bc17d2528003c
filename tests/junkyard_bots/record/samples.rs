//! Kept saves: of each moment that waits for a player, of a finished game and of each format. They
//! load for ever.

use std::path::PathBuf;

use junkyard_bots::action::{Action, Illegal, Phase};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::record::{Doubt, LoadedGame, Proof, RecordedGame, load_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Location, Look};

use crate::play::noon;

pub fn path(name: &str) -> PathBuf {
    PathBuf::from(format!("{}/../../../tests/data/saves/{name}.ron", env!("CARGO_MANIFEST_DIR")))
}

pub fn text(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap()
}

fn loaded(name: &str) -> LoadedGame {
    let loaded = load_game(text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(loaded.proof, Proof::Proved, "{name}");
    loaded
}

/// The game of a kept save, proved or not.
fn loaded_anyway(name: &str) -> RecordedGame {
    load_game(text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}")).game
}

fn choice(loaded: &LoadedGame) -> Choice {
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

/// All kept saves.
pub const ALL: [&str; 53] = [
    "v0_scrounge",
    "v1_battle",
    "v1_crystal_choice",
    "v1_factory",
    "v1_finished",
    "v1_first_build",
    "v1_keep_or_rescan",
    "v1_scan",
    "v1_scrounge",
    "v1_secret_look",
    "v2_battle",
    "v2_crystal_choice",
    "v2_factory",
    "v2_finished",
    "v2_first_build",
    "v2_keep_or_rescan",
    "v2_scan",
    "v2_scrounge",
    "v2_secret_look",
    "v2_taken_over",
    "v3_battle",
    "v3_begun_at_a_table",
    "v3_crystal_choice",
    "v3_factory",
    "v3_finished",
    "v3_first_build",
    "v3_keep_or_rescan",
    "v3_scan",
    "v3_scrounge",
    "v3_secret_look",
    "v3_taken_over",
    "v4_battle",
    "v4_begun_at_a_table",
    "v4_crystal_choice",
    "v4_factory",
    "v4_finished",
    "v4_first_build",
    "v4_keep_or_rescan",
    "v4_scan",
    "v4_scrounge",
    "v4_secret_look",
    "v4_taken_over",
    "v5_battle",
    "v5_begun_at_a_table",
    "v5_crystal_choice",
    "v5_factory",
    "v5_finished",
    "v5_first_build",
    "v5_keep_or_rescan",
    "v5_scan",
    "v5_scrounge",
    "v5_secret_look",
    "v5_taken_over",
];

/// Formats that have a kept save of each moment and of a game that was taken over.
const COMPLETE: [&str; 3] = ["v3", "v4", "v5"];

#[test]
fn a_kept_save_of_each_moment_loads_is_proved_and_is_written_as_it_was_in_the_newest_format() {
    for format in COMPLETE {
        for moment in MOMENTS.into_iter().chain(["taken_over"]) {
            let name = format!("{format}_{moment}");
            let written = loaded(&name).game.saved_text(noon());
            assert_eq!(written == text(&name), format == "v5", "{name}");
        }
    }
}

#[test]
fn a_kept_save_of_a_game_between_computers_is_proved_and_is_written_as_it_was() {
    let mut kept = loaded("v6_travelling").game;
    assert_eq!(kept.history().correspondence().changes().len(), 3);
    assert_eq!(kept.saved_text(noon()), text("v6_travelling"));
}

#[test]
fn a_kept_save_that_begins_at_a_table_says_so_and_is_written_as_it_was_in_the_newest_format() {
    for format in COMPLETE {
        let text = text(&format!("{format}_begun_at_a_table"));
        let mut loaded = load_game(text.as_bytes()).unwrap();
        assert_eq!(loaded.proof, Proof::Unproved(Doubt::Beginning(2)));
        assert_eq!(loaded.game.history().steps().len(), 12);
        assert_eq!(loaded.game.saved_text(noon()) == text, format == "v5");
    }
}

#[test]
fn a_kept_save_of_each_format_is_saved_again_in_the_newest_and_is_the_same_game_with_the_same_proof() {
    for name in ALL {
        let mut old = load_game(text(name).as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = old.game.saved_text(noon());
        let first_lines = "(game: \"Junkyard Bots\",\n format: 5,\n";
        assert!(written.starts_with(first_lines), "{name}: {}", &written[..60]);
        let mut new = load_game(written.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(new.proof, old.proof, "{name}");
        assert_eq!(new.proof.is_proved(), !name.ends_with("begun_at_a_table"), "{name}");
        assert_eq!(new.game.snapshot(), old.game.snapshot(), "{name}");
        let histories = [new.game.history(), old.game.history()];
        assert_eq!(histories[0].setup(), histories[1].setup(), "{name}");
        assert_eq!(histories[0].seats(), histories[1].seats(), "{name}");
        assert_eq!(histories[0].beginning(), histories[1].beginning(), "{name}");
        assert_eq!(histories[0].steps(), histories[1].steps(), "{name}");
        assert_eq!(histories[0].taken_over(), histories[1].taken_over(), "{name}");
        assert_eq!(histories[0].draft(), histories[1].draft(), "{name}");
        assert_eq!(new.game.saved_text(noon()), written, "{name}");
    }
}

#[test]
fn the_first_line_of_a_saved_game_names_its_game() {
    for format in COMPLETE {
        let first = text(&format!("{format}_scan")).lines().next().map(str::to_owned);
        assert_eq!(first.as_deref(), Some("(game: \"Junkyard Bots\","));
    }
}

#[test]
fn the_kept_saves_of_formats_1_and_2_are_the_games_of_their_twins_in_format_3() {
    for moment in MOMENTS {
        for format in ["v1", "v2"] {
            let saved_again = |format: &str| loaded(&format!("{format}_{moment}")).game.saved_text(noon());
            assert_eq!(saved_again(format), saved_again("v3"), "{format} {moment}");
        }
    }
    let [old, new] = ["v2_taken_over", "v3_taken_over"].map(|name| loaded(name).game.saved_text(noon()));
    assert_eq!(old, new);
}

#[test]
fn the_kept_moments_are_what_they_are_called() {
    for format in COMPLETE {
        let at = |moment: &str| loaded(&format!("{format}_{moment}"));
        assert!(matches!(choice(&at("first_build")), Choice::FirstBuild));
        assert!(matches!(choice(&at("scan")), Choice::Draw { look: Look::Open, .. }));
        assert!(matches!(choice(&at("secret_look")), Choice::Draw { look: Look::Secret(_), .. }));
        assert!(matches!(choice(&at("keep_or_rescan")), Choice::KeepOrRescan { .. }));
        assert!(matches!(choice(&at("scrounge")), Choice::Take { .. }));
        assert!(matches!(choice(&at("battle")), Choice::Attack { thrown } if !thrown.is_empty()));
        assert!(matches!(choice(&at("factory")), Choice::Rebuild));
        assert!(at("factory").game.history().draft().is_some_and(|draft| !draft.is_empty()));
        assert!(matches!(choice(&at("crystal_choice")), Choice::GiveCrystal));
        assert_eq!(at("finished").game.game().state().phase, Phase::Over);
    }
}

#[test]
fn rule_8_4_the_crystal_moves_on_in_the_kept_saves_of_format_4_and_in_some_of_format_5() {
    let moves_on = |name: &str| loaded_anyway(name).history().setup().crystal_moves_on;
    for name in ALL.into_iter().filter(|name| !name.starts_with("v5")) {
        assert_eq!(moves_on(name), name.starts_with("v4"), "{name}");
    }
    let newest: Vec<bool> = ALL.into_iter().filter(|name| name.starts_with("v5")).map(moves_on).collect();
    assert!(newest.contains(&true) && newest.contains(&false), "{newest:?}");
    for format in ["v4", "v5"] {
        let mut tied = loaded(&format!("{format}_crystal_choice")).game;
        let owner = tied.game().state().crystal.unwrap();
        assert_eq!(tied.act(Action::GiveCrystal(owner)), Err(Illegal::CrystalMovesOn));
        let LegalActions::GiveCrystal(others) = tied.legal_actions() else { panic!("the owner chooses") };
        assert!(others.len() > 1 && !others.contains(&owner));
    }
}

#[test]
fn the_kept_save_of_format_0_is_the_game_of_its_twin_in_format_3() {
    let mut old = loaded("v0_scrounge").game;
    let mut new = loaded("v3_scrounge").game;
    assert_eq!(old.snapshot(), new.snapshot());
    assert_eq!(old.saved_text(noon()), new.saved_text(noon()));
    assert_eq!(old.history().steps(), new.history().steps());
}

#[test]
fn rule_9_2_no_kept_save_names_what_lies_face_down_or_is_looked_at() {
    for format in COMPLETE {
        names_nothing_that_lies_face_down_or_is_looked_at(format);
    }
}

fn names_nothing_that_lies_face_down_or_is_looked_at(format: &str) {
    let mut look = loaded(&format!("{format}_secret_look")).game;
    let draws = look.game().state().secret_look().unwrap().1.to_vec();
    assert!(!draws.is_empty());
    let seat = look.game().state().active_seat().unwrap();
    assert!(draws.iter().all(|part| look.view(seat).parts[part.index()].tile.is_some()), "the looker sees them again");
    let text = text(&format!("{format}_secret_look"));
    let colour = look.history().seats()[seat.index()].colour;
    let own = format!("location: Scanned({colour:?})");
    let listed: Vec<&str> = text.lines().filter(|line| line.contains("(part: ") && line.contains(&own)).collect();
    assert_eq!(listed.len(), draws.len());
    assert!(listed.iter().all(|line| !line.contains("tile:")), "{listed:?}");
    let mut blind = loaded(&format!("{format}_scrounge")).game;
    let parts = blind.snapshot().parts;
    assert!(parts.iter().any(|part| part.tile.is_none() && matches!(part.location, Location::Held { .. })));
}
