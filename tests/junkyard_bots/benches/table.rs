//! Times of the table. Run by hand: `cargo bench --bench table`. Figures are compared as ratios,
//! never asserted.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails where it stands"
)]

use std::cell::RefCell;

use divan::{Bencher, black_box};
use junkyard_bots::action::{Action, Phase};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{GripperKind, Size};
use junkyard_bots::round::LegalActions;
use junkyard_bots::simulate::watch::HappeningWatch;
use junkyard_bots::simulate::{Origin, Plan};
use junkyard_bots::table::{Location, Setup, Snapshot};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use shell::seats::PlayerKind;
use shell::simulate::single_game::play_game;

fn main() {
    divan::main();
}

/// A table of a four-seat random game: a scrounge turn with at least 40 face-up parts.
fn late_scrounge() -> (Game, Snapshot) {
    for seed in 0.. {
        let setup = Setup::new(4, seed);
        let Ok((mut game, _)) = Game::new(&setup) else { continue };
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while let Some(turn) = game.state().turn.clone() {
            let view = game.view(turn.seat);
            let legal = game.legal_actions();
            let face_up = game.read(|table| table.parts_where(|part| part.location == Location::FaceUp).len());
            let choices = matches!(&legal, LegalActions::Take(takes) if takes.len() > 400);
            if game.state().phase == Phase::Scrounge && face_up >= 40 && choices {
                let snapshot = game.snapshot();
                return (game, snapshot);
            }
            let situation = Situation::new(&setup, &view, &legal);
            let action = decide_as(PlayerKind::Random, &situation, &mut random).action;
            if game.act(action).is_err() {
                break;
            }
        }
    }
    unreachable!("some game has such a table")
}

#[divan::bench]
fn legal_actions_in_a_late_scrounge(bencher: Bencher) {
    let (mut game, _) = late_scrounge();
    bencher.bench_local(|| black_box(game.legal_actions()).len());
}

#[divan::bench]
fn write_down_all_of_them(bencher: Bencher) {
    let (mut game, _) = late_scrounge();
    let legal = game.legal_actions();
    bencher.bench_local(|| legal.iter().map(black_box).count());
}

#[divan::bench(sample_size = 1, sample_count = 2000)]
fn act_take(bencher: Bencher) {
    let (game, snapshot) = late_scrounge();
    let game = RefCell::new(game);
    let take = game.borrow_mut().legal_actions().nth_action(0).unwrap_or(Action::Pass);
    bencher
        .with_inputs(|| {
            game.borrow_mut().restore(&snapshot).ok();
            take.clone()
        })
        .bench_local_values(|take| game.borrow_mut().act(take).is_ok());
}

/// Back to the table before a take: one robot is another one.
#[divan::bench(sample_size = 1, sample_count = 2000)]
fn fork_after_a_take(bencher: Bencher) {
    let (game, snapshot) = late_scrounge();
    let game = RefCell::new(game);
    let take = game.borrow_mut().legal_actions().nth_action(0).unwrap_or(Action::Pass);
    bencher
        .with_inputs(|| game.borrow_mut().act(take.clone()).ok())
        .bench_local_values(|_| game.borrow_mut().restore(&snapshot));
}

#[divan::bench]
fn act_refused(bencher: Bencher) {
    let (mut game, _) = late_scrounge();
    let wrong = Action::TakeBlind { size: Size::Large, by: GripperKind::Mouth, placement: Default::default() };
    bencher.bench_local(|| game.act(black_box(wrong.clone())).is_err());
}

#[divan::bench]
fn snapshot(bencher: Bencher) {
    let (mut game, _) = late_scrounge();
    bencher.bench_local(|| game.snapshot());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let (mut game, _) = late_scrounge();
    let seat = game.state().turn.as_ref().map_or(shell::seats::SeatId(0), |turn| turn.seat);
    bencher.bench_local(|| game.view(seat));
}

/// The same table again: nothing but the stream and the state differs.
#[divan::bench]
fn fork_unchanged(bencher: Bencher) {
    let (mut game, snapshot) = late_scrounge();
    bencher.bench_local(|| game.restore(&snapshot));
}

/// A table of another game: all four robots are other ones and have to be linked.
#[divan::bench]
fn fork_from_another_game(bencher: Bencher) {
    let (mut game, late) = late_scrounge();
    let setup = Setup::new(4, 77);
    let Ok((mut other, _)) = Game::new(&setup) else { return };
    let mut random = ChaCha8Rng::seed_from_u64(77);
    for _ in 0..120 {
        let Some(turn) = other.state().turn.clone() else { break };
        let view = other.view(turn.seat);
        let legal = other.legal_actions();
        let situation = Situation::new(&setup, &view, &legal);
        let action = decide_as(PlayerKind::Random, &situation, &mut random).action;
        if other.act(action).is_err() {
            break;
        }
    }
    let early = other.snapshot();
    let mut flip = false;
    bencher.bench_local(|| {
        flip = !flip;
        game.restore(if flip { &early } else { &late })
    });
}

#[divan::bench]
fn new_game(bencher: Bencher) {
    let setup = Setup::new(4, 1);
    bencher.bench_local(|| Game::new(&setup).is_ok());
}

fn play(bencher: Bencher, player: PlayerKind, seats: u8) {
    let plan = Plan {
        games: 1,
        players: vec![player.into()],
        seed: 1,
        rotate: false,
        origin: Origin::New(Setup::new(seats, 1)),
    };
    let mut recycled = None;
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        play_game::<HappeningWatch>(&mut recycled, &plan, number).map(|results| results.tally.counts.actions).ok()
    });
}

#[divan::bench(sample_count = 300)]
fn random_game_of_four(bencher: Bencher) {
    play(bencher, PlayerKind::Random, 4);
}

#[divan::bench(sample_count = 300)]
fn tidy_game_of_four(bencher: Bencher) {
    play(bencher, PlayerKind::Tidy, 4);
}

#[divan::bench(sample_count = 60)]
fn cog_game_of_four(bencher: Bencher) {
    play(bencher, PlayerKind::Cog, 4);
}
