//! Numbers of positions that a given number of listed actions leads to (perft), kept from the day
//! on which the rules were tested by hand: a change of them is a change of the rules.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use robotics::game::Game;
use robotics::turn;

use crate::random::any_setup;

/// Seed of a game, random steps before counting, depth, and number of sequences.
const KEPT: [(u64, usize, u32, u64); 8] = [
    (0, 0, 4, 5275),
    (1, 90, 5, 212),
    (2, 70, 5, 313),
    (3, 110, 5, 477),
    (4, 50, 5, 151),
    (6, 130, 5, 288),
    (8, 60, 5, 333),
    (11, 80, 5, 1100),
];

/// Number of sequences of `depth` listed actions from a table. Sequences that end the game earlier
/// count once.
fn count_sequences(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let before = game.snapshot();
    let actions = game.read(turn::legal_actions).each();
    if actions.is_empty() {
        return 1;
    }
    let mut count = 0;
    for action in actions {
        game.act(action).unwrap();
        count += count_sequences(game, depth - 1);
        game.restore(&before).unwrap();
    }
    count
}

#[test]
fn as_many_sequences_of_actions_are_legal_as_always() {
    let mut differs = false;
    for (seed, steps, depth, count) in KEPT {
        let (mut game, _) = Game::new(&any_setup(seed)).unwrap();
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..steps {
            // Any listed action: no player decides, so that players can change.
            let listed = game.read(turn::legal_actions).each();
            let number = random.random_range(0..listed.len() as u32) as usize;
            game.act(listed[number].clone()).unwrap();
        }
        let found = count_sequences(&mut game, depth);
        println!("({seed}, {steps}, {depth}, {found}),");
        differs |= found != count;
    }
    assert!(!differs, "other numbers of sequences");
}
