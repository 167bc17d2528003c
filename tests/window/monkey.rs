//! Random inputs at the real window, which begins at the table of each game: it goes on, what it
//! saved can be loaded and proved, and it rests afterwards. The environment may name the seed and
//! the number of the inputs in each game.

use std::path::Path;
use std::time::{Duration, Instant};

use engineers::action::Engineers;
use junkyard_bots::action::JunkyardBots;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use shell::record::{LoadError, Proof, Recorded, load_game};

use crate::display::Window;
use crate::environment::{number_of_inputs, seed_of_inputs};

/// Inputs in each game.
const INPUTS: u32 = 500;
/// So many inputs are given at once.
const BATCH: u32 = 25;
/// Milliseconds after a click: by itself xdotool waits for a tenth of a second.
const QUICK: u32 = 12;
const SIZE: (u32, u32) = (1280, 800);
const KEYS: [&str; 34] = [
    "Return",
    "space",
    "Escape",
    "Tab",
    "shift+Tab",
    "BackSpace",
    "Delete",
    "Left",
    "Right",
    "Up",
    "Down",
    "F1",
    "1",
    "2",
    "3",
    "a",
    "b",
    "c",
    "d",
    "g",
    "h",
    "l",
    "n",
    "p",
    "r",
    "s",
    "t",
    "u",
    "w",
    "z",
    "y",
    "ctrl+s",
    "ctrl+z",
    "alt+r",
];

/// An input as xdotool has it: on something that the window shows, or anywhere.
fn input(random: &mut ChaCha8Rng, shown: &[(i32, i32)]) -> String {
    let mut point = || {
        if !shown.is_empty() && random.random_ratio(3, 5) {
            return shown[random.random_range(0..shown.len())];
        }
        (random.random_range(0..SIZE.0 as i32), random.random_range(0..SIZE.1 as i32))
    };
    let (x, y) = point();
    let (to_x, to_y) = point();
    match random.random_range(0..100) {
        0..20 => format!("mousemove {x} {y}"),
        20..55 => format!("mousemove {x} {y} click --delay {QUICK} {}", [1, 1, 1, 3][random.random_range(0..4)]),
        55..70 => format!("mousemove {x} {y} mousedown 1 mousemove {to_x} {to_y} mouseup 1"),
        70..75 => format!("click --delay {QUICK} {}", [4, 5][random.random_range(0..2)]),
        _ => format!("key {}", KEYS[random.random_range(0..KEYS.len())]),
    }
}

/// Whether the history of a saved game is proved; `None` if it is of another game.
fn proof_of<G: Recorded>(saved: &[u8]) -> Option<bool> {
    match load_game::<G>(saved) {
        Ok(loaded) => Some(loaded.proof == Proof::Proved),
        Err(LoadError::OtherGame(_)) => None,
        Err(error) => panic!("{error:?}"),
    }
}

/// Whether the history of a saved game of any game on the shelf is proved.
fn is_proved(saved: &[u8]) -> bool {
    let proofs = [
        proof_of::<JunkyardBots>(saved),
        proof_of::<Robotics>(saved),
        proof_of::<Scrapyard>(saved),
        proof_of::<Engineers>(saved),
    ];
    proofs.into_iter().flatten().next().expect("a game on the shelf")
}

/// Gives random inputs to a program that has opened a kept saved game.
fn give_random_inputs(save: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/saves/{save}.ron"));
    let Some(mut window) = Window::open(SIZE, Some(&file)) else { return };
    let mut random = ChaCha8Rng::seed_from_u64(seed_of_inputs());
    for _ in 0..number_of_inputs(INPUTS) / BATCH {
        if !window.is_running() {
            // It was asked to end.
            window.start(Some(&file));
        }
        // What ends the program is not clicked on purpose.
        let shown: Vec<(i32, i32)> =
            window.at().into_iter().filter(|(name, _)| name != "Quit").map(|(_, at)| at).collect();
        let inputs: Vec<String> = (0..BATCH).map(|_| input(&mut random, &shown)).collect();
        window.tool(&inputs.join(" "));
    }
    if !window.is_running() {
        window.start(None);
    }
    for file in window.saved_files() {
        assert!(is_proved(&std::fs::read(&file).unwrap()), "{}", file.display());
    }
    // Wherever it has led, the window can be closed, opened again and rests at the title.
    window.close();
    window.start(None);
    window.wait("the title", |now| now.screen == "Title");
    let end = Instant::now() + Duration::from_secs(30);
    while window.spent_in(Duration::from_secs(2)) > Duration::from_millis(20) {
        assert!(Instant::now() < end, "the window does not rest");
    }
}

#[test]
fn random_inputs_break_nothing_in_junkyard_bots() {
    give_random_inputs("v5_scrounge");
}

#[test]
fn random_inputs_break_nothing_in_robotics() {
    give_random_inputs("robotics_v1_turn");
}

#[test]
fn random_inputs_break_nothing_in_scrapyard() {
    give_random_inputs("scrapyard_v1_rummage");
}

#[test]
fn random_inputs_break_nothing_in_engineers() {
    give_random_inputs("engineers_v1_turn");
}
