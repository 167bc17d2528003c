//! Benches of whole random games: `cargo bench -p scrapyard`.

#![allow(missing_docs, clippy::unwrap_used, reason = "a bench fails where it stands")]

use divan::Bencher;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use scrapyard::game::Game;
use scrapyard::opponents::decide;
use scrapyard::table::Setup;
use scrapyard::turn;
use shell::seats::PlayerKind;

/// Games of one sample.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// Plays a game of random players to its end. Returns the number of actions.
fn play(game: &mut Game, seed: u64) -> u64 {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut actions = 0;
    loop {
        let action = game.read(|table| {
            let legal = turn::legal_actions(table);
            let is_over = table.state().outcome().is_some();
            (!is_over).then(|| decide(PlayerKind::Random, table, &legal, &mut random).action)
        });
        let Some(action) = action else { return actions };
        game.act(action).unwrap();
        actions += 1;
    }
}

/// Random games in one world, as simulations play them; the number of a sample is [`GAMES`].
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher, seats: u8) {
    let (mut game, _) = Game::new(&Setup::new(seats, 0)).unwrap();
    bencher.counter(divan::counter::ItemsCount::new(GAMES)).bench_local(|| {
        let of_seed = |seed| {
            game.restart(&Setup::new(seats, seed)).unwrap();
            play(&mut game, seed)
        };
        (0..GAMES).map(of_seed).sum::<u64>()
    });
}
