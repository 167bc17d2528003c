//! The longest game that is usual, 30 rounds of four computer teams, has to fit a mebibyte.

use std::time::Instant;

use engineers::action::Engineers;
use engineers::table::Setup;
use shell::record::{Proof, load_game};
use shell::seats::PlayerKind;
use shell::table::Playable;

use super::computers::ComputerRecord;
use super::saves::noon;

/// Most bytes of the saved game.
const MOST_BYTES: usize = 1 << 20;
/// Rounds of the game.
const ROUNDS: u16 = 30;

/// The time is printed and not tested, as it is that of the machine: run it with `--nocapture`.
#[test]
fn a_game_of_30_rounds_of_four_computer_teams_fits_a_mebibyte() {
    let mut setup = Setup::new(4, 1);
    setup.options.rounds = ROUNDS;
    setup.options.target = 400;
    let mut play = ComputerRecord::new(setup, PlayerKind::Titan);
    play.play_until(|_| false);
    let rounds = play.record.read(|table| table.state().round);
    assert_eq!(rounds, ROUNDS, "nobody reaches the target before");
    let steps = play.record.history().steps().len();
    let text = play.record.saved_text(noon());
    let bytes = text.len();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes for {steps} steps");
    let begins = Instant::now();
    let loaded = load_game::<Engineers>(text.as_bytes()).unwrap();
    let took = begins.elapsed();
    assert_eq!(loaded.proof, Proof::Proved);
    println!("{bytes} bytes for {steps} steps, loaded and proved in {took:?}");
}
