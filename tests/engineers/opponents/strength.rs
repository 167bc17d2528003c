//! Every kind of player plays legally to the end, and beats the one below.

use engineers::table::{NotebookOption, Setup};
use rayon::prelude::*;
use shell::seats::PlayerKind;

use super::played::{play, share_of};

/// A short game with the options that a number stands for.
fn short_game(seats: u8, seed: u64) -> Setup {
    let mut setup = Setup::new(seats, seed);
    setup.options.rounds = 10;
    setup.options.open_table = seed % 3 == 2;
    if seed % 2 == 1 {
        setup.options.notebook = NotebookOption::Free;
    }
    setup
}

#[test]
fn every_kind_of_player_plays_legally_to_the_end() {
    let games = (2..=4).flat_map(|seats| PlayerKind::ALL.map(|kind| (seats, kind)));
    let games: Vec<(u8, PlayerKind)> = games.collect();
    games.into_par_iter().for_each(|(seats, kind)| {
        let played = play(&short_game(seats, u64::from(seats) + kind as u64), &vec![kind; usize::from(seats)]);
        assert!(played.outcome.is_some(), "{kind} with {seats}");
    });
}

/// Share of games between two that the first kind wins, with changed seats.
fn share_won(first: PlayerKind, other: PlayerKind, games: u64) -> f64 {
    let shares = (0..games).into_par_iter().map(|game| {
        let players = if game.is_multiple_of(2) { [first, other] } else { [other, first] };
        share_of(&play(&Setup::new(2, game / 2), &players), &players, first)
    });
    shares.sum::<f64>() / games as f64
}

#[test]
fn each_level_beats_the_one_below() {
    let easy = share_won(PlayerKind::Rusty, PlayerKind::Random, 4);
    let tidy = share_won(PlayerKind::Tidy, PlayerKind::Rusty, 12);
    let normal = share_won(PlayerKind::Cog, PlayerKind::Rusty, 16);
    println!("rusty over random {easy}, tidy over rusty {tidy}, cog over rusty {normal}");
    assert!(easy > 0.8 && tidy > 0.4 && normal > 0.55, "{easy} {tidy} {normal}");
}
