//! Writes the kept saved games of Robotics in the newest format, and seeds of fuzzing in it:
//! `cargo run -p robotics --example make_robotics_samples`.
//!
//! To be run once for a new format, after `FORMAT` is raised. Files that are there must load for
//! ever, so none is written over.

#![allow(clippy::unreachable, clippy::unwrap_used, reason = "a person who runs this sees where it stands")]

use std::path::{Path, PathBuf};

use robotics::action::{Ending, Outcome, Robotics};
use robotics::record::Draft;
use robotics::record::text::NEWEST_FORMAT;
use robotics::table::{Auction, Setup, Stage, TurnStep};
use shell::record::{RecordedGame, load_game};
use shell::table::Playable;

use crate::play::{RandomRecord, noon, stage_of, step_of, tiny_setup, varied_setup};

#[path = "../record/play.rs"]
mod play;

/// Format of the samples.
const FORMAT: u32 = 1;

/// Numbers of actions after which games with few counters are saved as seeds of fuzzing.
const ACTIONS_OF_SEEDS: [usize; 6] = [2, 7, 15, 25, 40, 60];

/// Most actions of a sample. Of a shorter game a person reads more.
const MOST_ACTIONS: usize = 60;

fn main() {
    assert_eq!(FORMAT, NEWEST_FORMAT, "samples are written in the newest format");
    write_moments();
    write_changed_table();
    for (seed, actions) in (0..).zip(ACTIONS_OF_SEEDS) {
        let mut play = RandomRecord::new(tiny_setup(seed * 12));
        play_actions(&mut play, actions);
        let path = format!("tests/fuzz/seeds/load_robotics/v{FORMAT}_tiny_{seed}.ron");
        write_new(&in_checkout(&path), &play.record.saved_text(noon()));
    }
}

/// Writes a sample of each moment at which a game waits for a player, and of two others.
fn write_moments() {
    write_sample(
        "auction",
        first_game_at(|record| matches!(stage_of(record), Stage::Auction(auction) if is_contested(&auction))),
    );
    write_sample("sale", first_game_at(|record| step_of(record) == Some(TurnStep::Sale)));
    write_sample("turn", with_draft(first_game_at(is_turn_with_build)));
    write_sample("saboteur", first_game_at(|record| step_of(record) == Some(TurnStep::Sabotage)));
    write_sample("control", first_game_at(|record| step_of(record) == Some(TurnStep::Control) && has_nuts(record)));
    write_sample("offer", first_game_at(|record| matches!(step_of(record), Some(TurnStep::Answer { .. }))));
    write_sample(
        "counter_offer",
        first_game_at(|record| matches!(step_of(record), Some(TurnStep::AnswerCounter { .. }))),
    );
    write_sample("put_away", first_game_at(|record| matches!(step_of(record), Some(TurnStep::PutAway { .. }))));
    write_sample("finished", first_short_game(is_won, 250));
    let mut taken_over = first_game_at(|record| step_of(record) == Some(TurnStep::Act) && round_of(record) == 2);
    taken_over.take_over(2026);
    write_sample("taken_over", taken_over);
}

/// Writes a sample of a game that begins at a table that was changed by hand.
fn write_changed_table() {
    let mut record = first_game_at(|record| step_of(record) == Some(TurnStep::Act) && round_of(record) == 2);
    let disc = record.read(|table| table.market().disc);
    let text = record.saved_text(noon());
    let changed = text.replacen(&format!("disc: {disc}"), &format!("disc: {}", (disc + 1) % 8), 1);
    assert_ne!(changed, text);
    let loaded = load_game::<Robotics>(changed.as_bytes()).unwrap();
    let mut play = RandomRecord::going_on(loaded.game, 7);
    play_actions(&mut play, 12);
    write_sample("begun_at_a_table", play.record);
}

/// The first of many games that comes by a wanted table after few actions.
fn first_game_at(is_wanted: impl FnMut(&mut RecordedGame<Robotics>) -> bool) -> RecordedGame<Robotics> {
    first_short_game(is_wanted, MOST_ACTIONS)
}

/// The first of many games that comes by a wanted table within a number of actions.
fn first_short_game(
    mut is_wanted: impl FnMut(&mut RecordedGame<Robotics>) -> bool,
    most: usize,
) -> RecordedGame<Robotics> {
    for seed in 0.. {
        let mut play = RandomRecord::new(sample_setup(seed));
        let is_stopped = play.play_until(|record| is_wanted(record) || record.history().steps().len() > most);
        if (!is_stopped || play.record.history().steps().len() <= most) && is_wanted(&mut play.record) {
            return play.record;
        }
    }
    unreachable!("the seeds do not end")
}

/// Set-up of a short game with the standard data set.
fn sample_setup(seed: u64) -> Setup {
    Setup { credits_to_win: 5000, ..varied_setup(seed) }
}

fn is_won(record: &mut RecordedGame<Robotics>) -> bool {
    matches!(stage_of(record), Stage::Over(Outcome { ending: Ending::Goal(_), .. }))
}

fn is_contested(auction: &Auction) -> bool {
    auction.highest.is_some() && !auction.passed.is_empty()
}

/// Whether a robot of three components can be converted and something lies in the store.
fn is_turn_with_build(record: &mut RecordedGame<Robotics>) -> bool {
    record.read(|table| {
        let turn = table.state().turn().filter(|turn| turn.step == TurnStep::Act && turn.actions_left > 0);
        turn.is_some_and(|turn| {
            let workshop = table.workshop(turn.seat);
            workshop.robot.parts().len() > 2 && !workshop.shop.store.is_empty()
        })
    })
}

fn has_nuts(record: &mut RecordedGame<Robotics>) -> bool {
    record.read(|table| table.seats().any(|seat| table.workshop(seat).robot.counts().nuts() > 0))
}

fn round_of(record: &mut RecordedGame<Robotics>) -> u16 {
    record.read(|table| table.state().round)
}

/// The same game with a build in the making: the robot with all its components at one place.
fn with_draft(mut record: RecordedGame<Robotics>) -> RecordedGame<Robotics> {
    let robot = record.read(|table| {
        let seat = table.state().awaited_seat().unwrap();
        let mut parts: Vec<_> = table.workshop(seat).robot.placed().collect();
        parts.iter_mut().for_each(|placed| placed.at = Default::default());
        parts
    });
    record.keep_draft(Draft::Convert(robotics::action::Build { robot, ..Default::default() })).unwrap();
    record
}

fn play_actions(play: &mut RandomRecord, count: usize) {
    let mut actions = 0;
    play.play_until(|_| {
        actions += 1;
        actions > count
    });
}

fn write_sample(name: &str, mut record: RecordedGame<Robotics>) {
    let path = in_checkout(&format!("tests/data/saves/robotics_v{FORMAT}_{name}.ron"));
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
