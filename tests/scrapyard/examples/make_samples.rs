//! Writes the kept saved games of Scrapyard in the newest format, and seeds of fuzzing in it:
//! `cargo run -p scrapyard --example make_scrapyard_samples`.
//!
//! To be run once for a new format, after `FORMAT` is raised. Files that are there must load for
//! ever, so none is written over.

#![allow(clippy::unreachable, clippy::unwrap_used, reason = "a person who runs this sees where it stands")]

use std::path::{Path, PathBuf};

use scrapyard::action::Scrapyard;
use scrapyard::cards::DataSet;
use scrapyard::record::text::NEWEST_FORMAT;
use scrapyard::table::{BattleStep, BattleTurn, BuildTurn, Options, Setup, Stage};
use scrapyard::turn::effects::EffectChoice;
use shell::record::{RecordedGame, load_game};

use crate::play::{RandomRecord, choice_of, noon, stage_of};

#[path = "../any.rs"]
mod any;
#[path = "../record/play.rs"]
mod play;

/// Format of the samples.
const FORMAT: u32 = 1;

/// Numbers of actions after which games with few cards are saved as seeds of fuzzing.
const ACTIONS_OF_SEEDS: [usize; 6] = [1, 4, 9, 20, 40, 60];

/// Most actions of a sample. Of a shorter game a person reads more.
const MOST_ACTIONS: usize = 90;

fn main() {
    assert_eq!(FORMAT, NEWEST_FORMAT, "samples are written in the newest format");
    write_moments_of_building();
    write_moments_of_battle();
    write_changed_table();
    for (seed, actions) in (0..).zip(ACTIONS_OF_SEEDS) {
        let mut play = RandomRecord::new(tiny_setup(seed));
        play_actions(&mut play, actions);
        let path = format!("tests/fuzz/seeds/load_scrapyard/v{FORMAT}_tiny_{seed}.ron");
        write_new(&in_checkout(&path), &play.record.saved_text(noon()));
    }
}

/// Writes a sample of each moment at which the build phase waits for a player.
fn write_moments_of_building() {
    let builds = |wanted: fn(&BuildTurn) -> bool| {
        first_game_at(move |record| matches!(stage_of(record), Stage::Build(turn) if wanted(&turn)))
    };
    write_sample("build", builds(|turn| !turn.has_acted));
    write_sample("rummage", builds(|turn| turn.rummage.is_some()));
    let is_done = |record: &mut RecordedGame<Scrapyard>| {
        let has_acted = matches!(stage_of(record), Stage::Build(BuildTurn { has_acted: true, rummage: None, .. }));
        has_acted && choice_of(record).is_none()
    };
    write_sample("build_done", first_game_at(is_done));
    let waits = |wanted: fn(&EffectChoice) -> bool| {
        first_game_at(move |record| choice_of(record).is_some_and(|choice| wanted(&choice)))
    };
    write_sample("free_rummage", waits(|choice| matches!(choice, EffectChoice::Rummage(_))));
    write_sample("purge", waits(|choice| matches!(choice, EffectChoice::Purge(_))));
    write_sample("delay", waits(|choice| matches!(choice, EffectChoice::Delay(_))));
}

/// Writes a sample of each moment at which a battle waits for a player, and of two others.
fn write_moments_of_battle() {
    let fights = |wanted: fn(&BattleTurn) -> bool| {
        first_game_at(move |record| {
            let has_choice = choice_of(record).is_some();
            matches!(stage_of(record), Stage::Battle(turn) if wanted(&turn)) && !has_choice
        })
    };
    write_sample("settle", fights(|turn| matches!(turn.step, BattleStep::Settle { .. })));
    write_sample("act", fights(|turn| turn.step == BattleStep::Act && turn.attacked.iter().next().is_some()));
    let waits = |wanted: fn(&EffectChoice) -> bool| {
        first_game_at(move |record| choice_of(record).is_some_and(|choice| wanted(&choice)))
    };
    write_sample("step", waits(|choice| matches!(choice, EffectChoice::Step { .. })));
    write_sample("target", waits(|choice| matches!(choice, EffectChoice::Target(_))));
    write_sample("shove", waits(|choice| matches!(choice, EffectChoice::Shove(_))));
    write_sample("salvage", waits(|choice| matches!(choice, EffectChoice::Salvage { .. })));
    write_sample("finished", first_short_game(|record| matches!(stage_of(record), Stage::Over(_)), 400));
    let mut taken_over = first_game_at(|record| matches!(stage_of(record), Stage::Battle(_)));
    taken_over.take_over(2026);
    write_sample("taken_over", taken_over);
}

/// Writes a sample of a game that begins at a table that was changed by hand.
fn write_changed_table() {
    let mut record = first_game_at(|record| matches!(stage_of(record), Stage::Battle(_)));
    let text = record.saved_text(noon());
    let (before, table) = text.split_at(text.find("\n table: ").unwrap());
    let changed = format!("{before}{}", table.replacen("shields: 0", "shields: 2", 1));
    assert_ne!(changed, text);
    let loaded = load_game::<Scrapyard>(changed.as_bytes()).unwrap();
    let mut play = RandomRecord::going_on(loaded.game, 7);
    play_actions(&mut play, 12);
    write_sample("begun_at_a_table", play.record);
}

/// The first of many games that comes by a wanted table after few actions.
fn first_game_at(is_wanted: impl FnMut(&mut RecordedGame<Scrapyard>) -> bool) -> RecordedGame<Scrapyard> {
    first_short_game(is_wanted, MOST_ACTIONS)
}

/// The first of many games that comes by a wanted table within a number of actions.
fn first_short_game(
    mut is_wanted: impl FnMut(&mut RecordedGame<Scrapyard>) -> bool,
    most: usize,
) -> RecordedGame<Scrapyard> {
    for seed in 0.. {
        let mut play = RandomRecord::new(short_setup(seed));
        play.play_until(|record| is_wanted(record) || record.history().steps().len() > most);
        if play.record.history().steps().len() <= most && is_wanted(&mut play.record) {
            return play.record;
        }
    }
    unreachable!("the seeds do not end")
}

/// Set-up of a short game with the usual cards; a seed chooses the options.
fn short_setup(seed: u64) -> Setup {
    let setup = Setup::new(2 + (seed % 3) as u8, seed);
    let options = Options { hidden_hands: seed.is_multiple_of(2), line: 20, crusher_from: 6 };
    Setup { options, ..setup }
}

/// Set-up of a short game with few kinds of cards.
fn tiny_setup(seed: u64) -> Setup {
    let mut file = DataSet::standard().file().clone();
    file.parts.retain(|part| part.copies == 0 || matches!(part.name.as_str(), "periscope" | "jet_skirt" | "harpoon"));
    let kept = ["charge", "recycling_bin", "spring_clean", "traffic_cone"];
    file.actions.retain(|action| kept.contains(&action.name.as_str()));
    file.actions.iter_mut().for_each(|action| action.copies = 4);
    file.piles = 4;
    Setup { data: DataSet::new(file).unwrap().into(), ..short_setup(seed) }
}

fn play_actions(play: &mut RandomRecord, count: usize) {
    let mut actions = 0;
    play.play_until(|_| {
        actions += 1;
        actions > count
    });
}

fn write_sample(name: &str, mut record: RecordedGame<Scrapyard>) {
    let path = in_checkout(&format!("tests/data/saves/scrapyard_v{FORMAT}_{name}.ron"));
    write_new(&path, &record.saved_text(noon()));
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
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        println!("{} is new: {} bytes", path.display(), text.len());
    }
}
