//! Writes the kept saved games of the newest format, and seeds of fuzzing in it:
//! `cargo run --no-default-features --example make_samples`.
//!
//! To be run once for a new format, after `FORMAT` is raised. Files that are there must load for
//! ever, so none is written over. Every second game has the rule option *Crystal moves on* (8.4).

#![allow(clippy::unreachable, clippy::unwrap_used, reason = "a person who runs this sees where it stands")]

use std::path::{Path, PathBuf};

use junkyard_bots::action::{Action, BuildPart, Illegal, Phase};
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::TileSet;
use junkyard_bots::record::{NEWEST_FORMAT, RecordedGame, load_game};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look, Setup};
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};

use crate::play::{RecordedSelfplay, noon};

#[expect(dead_code, reason = "tests of saved games call more of it")]
#[path = "../record/play.rs"]
mod play;

/// Format of the samples.
const FORMAT: u32 = 5;

/// Numbers of actions after which games with a handful of tiles are saved as seeds of fuzzing.
const ACTIONS_OF_SEEDS: [usize; 4] = [3, 9, 20, 40];

fn main() {
    assert_eq!(FORMAT, NEWEST_FORMAT, "samples are written in the newest format");
    write_moments();
    write_scan_and_changed_table();
    for (seed, actions) in (0..).zip(ACTIONS_OF_SEEDS) {
        let mut play = RecordedSelfplay::going_on(begin_tiny_game(seed), !seed);
        play_actions(&mut play, actions);
        let path = format!("tests/fuzz/seeds/load/v{FORMAT}_tiny_{seed}.ron");
        write_new(&in_checkout(&path), &play.record.saved_text(noon()));
    }
}

/// Writes a sample of each moment at which a game waits for a player, and of two others.
fn write_moments() {
    let write = |name: &str, mut record: RecordedGame| write_sample(name, &record.saved_text(noon()));
    write("first_build", first_game_at(|r| is_at(r, &Choice::FirstBuild) && r.history().steps().len() == 1));
    write("secret_look", first_game_at(is_in_secret_look));
    write("keep_or_rescan", first_game_at(|r| matches!(choice_of(r), Some(Choice::KeepOrRescan { .. }))));
    write("scrounge", first_game_at(is_in_scrounge_with_blind_part));
    write("battle", first_game_at(|r| matches!(choice_of(r), Some(Choice::Attack { thrown }) if !thrown.is_empty())));
    write("factory", with_draft(first_game_at(|r| is_at(r, &Choice::Rebuild) && round_of(r) == 3)));
    write("crystal_choice", first_game_at(is_crystal_to_move_on));
    write("finished", first_game_at(|r| r.game().state().phase == Phase::Over));
    let mut taken_over = first_game_at(|r| matches!(choice_of(r), Some(Choice::Take { .. })) && round_of(r) == 2);
    taken_over.take_over(2026);
    write("taken_over", taken_over);
}

/// Writes a sample of a scan, and one of a game that begins at the same table, changed by hand.
fn write_scan_and_changed_table() {
    let is_scan = |choice: Option<&Choice>| matches!(choice, Some(Choice::Draw { left: 1, look: Look::Open }));
    let text = first_game_at(|r| is_scan(choice_of(r)) && round_of(r) == 2).saved_text(noon());
    write_sample("scan", &text);
    let changed = text.replacen("(Orange, 5)", "(Orange, 4)", 1);
    assert_ne!(changed, text);
    let mut play = RecordedSelfplay::going_on(load_game(changed.as_bytes()).unwrap().game, 7);
    play_actions(&mut play, 12);
    write_sample("begun_at_a_table", &play.record.saved_text(noon()));
}

/// The first of many games that comes by a wanted table.
fn first_game_at(mut is_wanted: impl FnMut(&mut RecordedGame) -> bool) -> RecordedGame {
    for seed in 0.. {
        let setup = Setup { crystal_moves_on: has_option(seed), ..Setup::new(2 + (seed % 3) as u8, seed) };
        let mut play = RecordedSelfplay::of(setup, [PlayerKind::Random, PlayerKind::Tidy][(seed / 3 % 2) as usize]);
        if play.play_until(&mut is_wanted) || is_wanted(&mut play.record) {
            return play.record;
        }
    }
    unreachable!("the seeds do not end")
}

/// Whether the game of a seed has the rule option *Crystal moves on* (8.4).
const fn has_option(seed: u64) -> bool {
    !seed.is_multiple_of(2)
}

fn choice_of(record: &RecordedGame) -> Option<&Choice> {
    record.game().state().turn.as_ref().map(|turn| &turn.choice)
}

fn is_at(record: &RecordedGame, choice: &Choice) -> bool {
    choice_of(record) == Some(choice)
}

fn round_of(record: &RecordedGame) -> u16 {
    record.game().state().round
}

fn is_in_secret_look(record: &mut RecordedGame) -> bool {
    matches!(choice_of(record), Some(Choice::Draw { look: Look::Secret(draws), .. }) if !draws.is_empty())
}

fn is_in_scrounge_with_blind_part(record: &mut RecordedGame) -> bool {
    let parts = record.snapshot().parts;
    let is_blind = parts.iter().any(|part| part.tile.is_none() && part.location.on_robot().is_some());
    is_blind && matches!(choice_of(record), Some(Choice::Take { .. })) && round_of(record) == 2
}

/// Whether the owner of the crystal is tied and has to give it to another (8.4).
fn is_crystal_to_move_on(record: &mut RecordedGame) -> bool {
    let owner = record.game().state().crystal;
    let is_choice = is_at(record, &Choice::GiveCrystal) && record.history().setup().crystal_moves_on;
    is_choice && owner.is_some_and(|owner| record.act(Action::GiveCrystal(owner)) == Err(Illegal::CrystalMovesOn))
}

/// The same game with a build in progress.
fn with_draft(mut record: RecordedGame) -> RecordedGame {
    let LegalActions::Build(inventory) = record.legal_actions() else { unreachable!("a rebuild is due") };
    let draft = inventory.parts.iter().map(|&(part, _)| BuildPart { part, placement: Default::default() });
    record.keep_draft(draft.collect()).unwrap();
    record
}

/// A game of two with a handful of tiles, whose saves are short.
fn begin_tiny_game(seed: u64) -> RecordedGame {
    let whole = TileSet::standard();
    let mut junkyard = whole.junkyard().clone();
    let wanted = ["eye_large", "claw_medium", "bomb_small", "energy_small"];
    // The starter parts stay described, with none of them in the piles.
    junkyard.tiles.retain(|entry| wanted.contains(&&*entry.name) || whole.starter().parts.contains(&entry.name));
    for entry in &mut junkyard.tiles {
        entry.count = if wanted.contains(&&*entry.name) { 2 } else { 0 };
    }
    let tiles = TileSet::new(junkyard, whole.starter().clone()).unwrap();
    let setup = Setup { tiles: tiles.into(), crystal_moves_on: has_option(seed), ..Setup::new(2, seed) };
    RecordedGame::begin(setup, default_seats(2, SeatKind::Human)).unwrap().0
}

fn play_actions(play: &mut RecordedSelfplay, count: usize) {
    let mut actions = 0;
    play.play_until(|_| {
        actions += 1;
        actions > count
    });
}

fn write_sample(name: &str, text: &str) {
    write_new(&in_checkout(&format!("tests/data/saves/v{FORMAT}_{name}.ron")), text);
}

fn in_checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(path)
}

/// Writes a file that is not there yet.
fn write_new(path: &Path, text: &str) {
    assert!(text.contains(&format!("format: {FORMAT},")), "{} is in another format", path.display());
    if path.exists() {
        println!("{} is there already", path.display());
    } else {
        std::fs::write(path, text).unwrap();
        println!("{} is new", path.display());
    }
}
