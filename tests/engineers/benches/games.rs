//! Benches of whole games, of lists of legal actions, and of saved games: `cargo bench -p
//! engineers`.

#![allow(missing_docs, clippy::unwrap_used, reason = "a bench fails where it stands")]

use std::time::SystemTime;

use divan::Bencher;
use engineers::action::Engineers;
use engineers::game::Game;
use engineers::table::Setup;
use engineers::turn;
use shell::record::{RecordedGame, load_game};
use shell::seats::{PlayerKind, SeatKind, seating::default_seats};
use shell::table::Playable;
use shell::thinking::Lineup;

/// Rounds of a game.
const ROUNDS: u16 = 10;

fn main() {
    divan::main();
}

/// Set-up of a game of a few rounds.
fn short_setup(seats: u8, seed: u64) -> Setup {
    let mut setup = Setup::new(seats, seed);
    setup.options.rounds = ROUNDS;
    setup
}

/// Plays a game of players of one kind to its end. Returns the number of actions.
fn play(game: &mut impl Playable<Game = Engineers>, player: PlayerKind, setup: &Setup) -> u64 {
    let mut lineup = Lineup::<Engineers>::new((0..setup.seats).map(|_| player), setup.seed);
    let mut actions = 0;
    while let Some(decision) = game.read(|table| lineup.choose(table)) {
        game.act(decision.action).unwrap();
        actions += 1;
    }
    actions
}

/// Games in one world, as simulations play them.
fn bench_games(bencher: Bencher, seats: u8, player: PlayerKind) {
    let (mut game, _) = Game::new(&short_setup(seats, 0)).unwrap();
    let mut seed = 0;
    bencher.counter(divan::counter::ItemsCount::new(1_u64)).bench_local(|| {
        seed += 1;
        let setup = short_setup(seats, seed);
        game.restart(&setup).unwrap();
        play(&mut game, player, &setup)
    });
}

#[divan::bench(args = [2, 3, 4], sample_count = 20, sample_size = 1)]
fn random_games(bencher: Bencher, seats: u8) {
    bench_games(bencher, seats, PlayerKind::Random);
}

#[divan::bench(args = [2, 3, 4], sample_count = 5, sample_size = 1)]
fn games_of_titans(bencher: Bencher, seats: u8) {
    bench_games(bencher, seats, PlayerKind::Titan);
}

/// The list of legal actions at the end of the set-up.
#[divan::bench(args = [2, 3, 4])]
fn lists_of_a_first_turn(bencher: Bencher, seats: u8) {
    let setup = short_setup(seats, 1);
    let (mut game, _) = Game::new(&setup).unwrap();
    let mut lineup = Lineup::<Engineers>::new((0..seats).map(|_| PlayerKind::Tidy), 1);
    for _ in 0..seats {
        let gate = game.read(|table| lineup.choose(table)).unwrap().action;
        game.act(gate).unwrap();
    }
    bencher.bench_local(|| game.read(|table| turn::legal_actions(table).actions.len()));
}

/// Loading and proving a saved game.
#[divan::bench(args = [2, 4], sample_count = 10, sample_size = 1)]
fn loading(bencher: Bencher, seats: u8) {
    let setup = short_setup(seats, 1);
    let seating = default_seats(seats, SeatKind::Computer(PlayerKind::Titan));
    let (mut record, _) = RecordedGame::<Engineers>::begin(setup.clone(), seating).unwrap();
    play(&mut record, PlayerKind::Titan, &setup);
    let text = record.saved_text(SystemTime::UNIX_EPOCH);
    bencher.bench_local(|| load_game::<Engineers>(text.as_bytes()).unwrap().proof.is_proved());
}
