//! Numbers of games of a few actions from positions: they change only when the rules or the lists
//! of legal actions do.

use scrapyard::game::Game;
use scrapyard::table::Setup;
use scrapyard::turn;

use crate::table::{A, B, Scene, TestTable};

/// Number of ways to play some actions.
fn perft(game: &mut Game, depth: u32) -> u64 {
    let legal = game.read(|table| turn::legal_actions(table).each());
    if depth == 1 {
        return legal.len() as u64;
    }
    let before = game.snapshot();
    let mut number = 0;
    for action in legal {
        game.act(action).unwrap();
        number += perft(game, depth - 1);
        game.restore(&before).unwrap();
    }
    number
}

fn perft_of(table: &mut TestTable, depth: u32) -> u64 {
    table.with_game(|game| perft(game, depth))
}

#[test]
fn a_new_game_has_as_many_beginnings_as_it_always_had() {
    let (mut game, _) = Game::new(&Setup::new(2, 1)).unwrap();
    assert_eq!((1..=3).map(|depth| perft(&mut game, depth)).collect::<Vec<_>>(), BEGINNINGS);
}

#[test]
fn a_turn_of_a_battle_goes_on_in_as_many_ways_as_it_always_did() {
    let mut table = Scene::battle(2).at(A, (3, 3)).at(B, (5, 3)).hand(A, "zap charge junk_code").table();
    assert_eq!((1..=3).map(|depth| perft_of(&mut table, depth)).collect::<Vec<_>>(), TURNS);
}

/// Ways to play one to three actions of a new game.
const BEGINNINGS: [u64; 3] = [23, 197, 886];
/// Ways to play one to three actions of a turn of a battle.
const TURNS: [u64; 3] = [39, 1_041, 19_998];
