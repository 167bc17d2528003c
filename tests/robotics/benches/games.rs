//! Benches of whole random games: `cargo bench -p robotics`.

#![allow(missing_docs, clippy::unwrap_used, reason = "a bench fails where it stands")]

use divan::Bencher;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use robotics::game::Game;
use robotics::opponents::random;
use robotics::table::Setup;
use robotics::turn;

/// Games of one sample.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// Random games of four players; the number of a sample is [`GAMES`]. Returns the actions.
#[divan::bench]
fn random_games_of_four(bencher: Bencher) {
    bencher.counter(divan::counter::ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .map(|seed| {
                let mut random = ChaCha8Rng::seed_from_u64(seed);
                let (mut game, _) = Game::new(&Setup::new(4, seed)).unwrap();
                let mut actions = 0_u64;
                loop {
                    let action = game.read(|table| {
                        let legal = turn::legal_actions(table);
                        table.state().awaited_seat().map(|_| random::choose(table, &legal, &mut random))
                    });
                    let Some(action) = action else { break actions };
                    game.act(action).unwrap();
                    actions += 1;
                }
            })
            .sum::<u64>()
    });
}
