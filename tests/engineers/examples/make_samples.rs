//! Writes the kept saved games of Engineers at Play in the newest format, and seeds of fuzzing in
//! it: `cargo run -p engineers --example make_engineers_samples`.
//!
//! To be run once for a new format, after `FORMAT` is raised. Files that are there must load for
//! ever, so none is written over. Only while no release writes the format yet, and it still
//! changes, they are written anew: `... --example make_engineers_samples -- again`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a person who runs this sees where it stands"
)]

use std::path::{Path, PathBuf};

use engineers::action::{Engineers, ThingId};
use engineers::record::text::NEWEST_FORMAT;
use engineers::record::{Order, Orders, WaySearch};
use engineers::set::data_file::NeedEntry;
use engineers::set::{DataSet, Family};
use engineers::table::{NotebookOption, Options, Setup};
use shell::record::{RecordedGame, load_game};
use shell::seats::PlayerKind;
use shell::table::Playable;

use crate::computers::ComputerRecord;
use crate::moments::{MOMENTS, Moment};
use crate::play::RandomRecord;
use crate::saves::{full_scene, noon, saved_scene};
use crate::scene::{BLUE, RED, at, worker};

#[allow(dead_code, reason = "the tests need more of it")]
#[path = "../any.rs"]
mod any;
#[path = "../record/computers.rs"]
mod computers;
#[path = "../record/moments.rs"]
mod moments;
#[path = "../record/play.rs"]
mod play;
#[allow(dead_code, reason = "the tests need more of it")]
#[path = "../record/saves.rs"]
mod saves;
#[allow(dead_code, unused_imports, reason = "the tests need more of it")]
#[path = "../scene/mod.rs"]
mod scene;

/// Format of the samples.
const FORMAT: u32 = 1;

/// Moments to which random players do not come.
const MOMENTS_OF_COMPUTERS: [&str; 3] = ["fault", "finished", "job"];

/// Random games, and games of computer players, of which the shortest becomes the sample.
const GAMES: [u64; 2] = [300, 12];

/// Most actions of a sample.
const MOST_ACTIONS: usize = 5000;

/// Numbers of actions after which random games with few kinds are saved as seeds of fuzzing.
const ACTIONS_OF_SEEDS: [usize; 4] = [1, 8, 25, 60];

fn main() {
    assert_eq!(FORMAT, NEWEST_FORMAT, "samples are written in the newest format");
    for (name, is_it) in MOMENTS {
        write_sample(name, shortest_game(name, is_it, sample_setup));
    }
    write_changed_moments();
    write_sample("begun_at_a_table", begun_at_a_table());
    write_seeds();
}

/// Writes a sample with standing orders, and one that was taken over.
fn write_changed_moments() {
    let mut ordered = shortest_game("job", moment("job"), sample_setup);
    let thing = ThingId(0);
    let mut orders = Orders::default();
    orders.give(RED, worker(0), Some(Order::Go { square: at("c4"), search: WaySearch::OnWay }));
    orders.give(RED, worker(1), Some(Order::Fetch { thing }));
    orders.give(RED, worker(2), Some(Order::CarryHome));
    orders.give(RED, worker(3), Some(Order::Work));
    orders.give(BLUE, worker(0), Some(Order::Debug { thing }));
    orders.give(BLUE, worker(3), Some(Order::Train { thing }));
    ordered.keep_draft(orders).unwrap();
    write_sample("orders", ordered);
    let mut taken_over = shortest_game("turn", moment("turn"), sample_setup);
    taken_over.take_over(2026);
    write_sample("taken_over", taken_over);
}

/// A game that begins at a table with something of everything.
fn begun_at_a_table() -> RecordedGame<Engineers> {
    let loaded = load_game::<Engineers>(saved_scene(full_scene()).as_bytes()).unwrap();
    let mut play = RandomRecord::new(loaded.game.history().setup().clone());
    play.record = loaded.game;
    play_actions(&mut play, 12);
    play.record
}

/// Writes seeds of fuzzing: random games, a job of computer players, and a game that begins at a
/// table, with a fault.
fn write_seeds() {
    let mut seeds: Vec<(String, RecordedGame<Engineers>)> = Vec::new();
    for (seed, actions) in (0..).zip(ACTIONS_OF_SEEDS) {
        let mut play = RandomRecord::new(tiny_setup(seed));
        play_actions(&mut play, actions);
        seeds.push((format!("tiny_{seed}"), play.record));
    }
    seeds.push(("tiny_job".to_owned(), shortest_game("job", moment("job"), tiny_setup)));
    seeds.push(("begun_at_a_table".to_owned(), begun_at_a_table()));
    for (name, mut record) in seeds {
        let path = format!("tests/fuzz/seeds/load_engineers/v{FORMAT}_{name}.ron");
        write_file(&in_checkout(&path), &record.saved_text(noon()));
    }
}

fn moment(wanted: &str) -> Moment {
    let mut known = MOMENTS.into_iter();
    known.find(|(name, _)| *name == wanted).unwrap_or_else(|| panic!("there is no moment {wanted}")).1
}

/// The shortest of some games that come by a moment.
fn shortest_game(name: &str, is_it: Moment, setup_of: fn(u64) -> Setup) -> RecordedGame<Engineers> {
    let by_computers = MOMENTS_OF_COMPUTERS.contains(&name);
    let mut shortest: Option<RecordedGame<Engineers>> = None;
    for seed in 0..GAMES[usize::from(by_computers)] {
        let most = shortest.as_ref().map_or(MOST_ACTIONS, |record| record.history().steps().len() - 1);
        let stop = |record: &mut RecordedGame<Engineers>| record.history().steps().len() >= most || record.read(is_it);
        let mut setup = setup_of(seed);
        setup.options.open_table = name == "open_table";
        let mut record = if by_computers { play_computers(setup, stop) } else { play_randomly(setup, stop) };
        if record.read(is_it) {
            shortest = Some(record);
        }
    }
    shortest.unwrap_or_else(|| panic!("no game comes by: {name}"))
}

fn play_computers(setup: Setup, stop: impl FnMut(&mut RecordedGame<Engineers>) -> bool) -> RecordedGame<Engineers> {
    let mut play = ComputerRecord::new(setup, PlayerKind::Titan);
    play.play_until(stop);
    play.record
}

fn play_randomly(setup: Setup, stop: impl FnMut(&mut RecordedGame<Engineers>) -> bool) -> RecordedGame<Engineers> {
    let mut play = RandomRecord::new(setup);
    play.play_until(stop);
    play.record
}

/// Set-up with the usual things; a seed chooses the number of seats and the notebook.
fn sample_setup(seed: u64) -> Setup {
    let setup = Setup::new(2 + (seed % 3) as u8, seed);
    let notebook = if seed.is_multiple_of(2) { NotebookOption::Free } else { NotebookOption::Bought };
    Setup { options: Options { notebook, ..setup.options.clone() }, ..setup }
}

/// Set-up with few kinds of things and twelve machines that need the same.
fn tiny_setup(seed: u64) -> Setup {
    let counts = [
        ("oil_drum", 20),
        ("gas_bottle", 10),
        ("drainpipe", 20),
        ("garden_hose", 15),
        ("rope", 20),
        ("sack", 4),
        ("exercise_bike", 3),
        ("tin_of_grease", 3),
        ("odd_lump", 5),
    ];
    let mut file = DataSet::standard().file().clone();
    file.objects.retain_mut(|object| {
        let kept = counts.into_iter().find(|(name, _)| *name == object.name);
        object.count = kept.map_or(0, |(_, count)| count);
        kept.is_some()
    });
    file.machines.truncate(12);
    for machine in &mut file.machines {
        machine.needs =
            vec![NeedEntry::Any(Family::Tank), NeedEntry::Any(Family::Pipe), NeedEntry::Kind("rope".into())];
    }
    Setup { data: DataSet::new(file).unwrap().into(), ..sample_setup(seed) }
}

fn play_actions(play: &mut RandomRecord, count: usize) {
    let most = play.record.history().steps().len() + count;
    play.play_until(|record| record.history().steps().len() >= most);
}

fn write_sample(name: &str, mut record: RecordedGame<Engineers>) {
    let path = in_checkout(&format!("tests/data/saves/engineers_v{FORMAT}_{name}.ron"));
    write_file(&path, &record.saved_text(noon()));
}

fn in_checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(path)
}

/// Writes a file that is not there yet, or all if that is asked for.
fn write_file(path: &Path, text: &str) {
    assert!(text.contains(&format!("format: {FORMAT},")), "{} is in another format", path.display());
    if path.exists() && std::env::args().nth(1).as_deref() != Some("again") {
        println!("{} is there already", path.display());
    } else {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
        println!("{}: {} bytes", path.display(), text.len());
    }
}
