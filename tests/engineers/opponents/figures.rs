//! Figures of many games, for whoever changes a player: `-- --ignored figures --nocapture`. The
//! environment variables `PLAYERS` (names with commas), `GAMES` and `TARGET` say what is played.

use std::collections::BTreeSet;
use std::time::Instant;

use engineers::action::Outcome;
use engineers::set::limits::suggested_rounds;
use engineers::table::{NotebookOption, Setup};
use rayon::prelude::*;
use shell::seats::PlayerKind;

use super::played::{Played, play_with, share_of};

/// Man-actions of a team in a turn without anything that changes them (3.2).
const MAN_ACTIONS: f64 = 24.0;

fn setting(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_owned())
}

/// A game with the players who sat on its seats.
type Ended = (Played, Vec<PlayerKind>);

fn players() -> Vec<PlayerKind> {
    setting("PLAYERS", "cog,rusty").split(',').map(|name| name.parse().expect("a player")).collect()
}

fn target() -> u16 {
    setting("TARGET", "150").parse().expect("a number")
}

/// Plays games with the players on all seats in turn.
fn play_games(players: &[PlayerKind], games: u64) -> Vec<Ended> {
    let seats = players.len();
    let play_one = |game: u64| {
        let mut turned = players.to_vec();
        turned.rotate_left(game as usize % seats);
        let mut setup = Setup::new(seats as u8, 1000 + game / seats as u64);
        setup.options.target = target();
        setup.options.rounds = suggested_rounds(target());
        if setting("NOTEBOOK", "") == "free" {
            setup.options.notebook = NotebookOption::Free;
        }
        (play_with(&setup, &turned, false, &mut |_, _| ()), turned)
    };
    (0..games).into_par_iter().map(play_one).collect()
}

fn outcome(ended: &Ended) -> &Outcome {
    ended.0.outcome.as_ref().expect("an end")
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

fn print_players(players: &[PlayerKind], results: &[Ended]) {
    for kind in PlayerKind::ALL.into_iter().filter(|kind| players.contains(kind)) {
        let won = mean(results.iter().map(|(played, turned)| share_of(played, turned, kind)));
        let points_of = |result: &Ended| {
            let of_kind = outcome(result).standings.iter().filter(|team| result.1[team.seat.index()] == kind);
            mean(of_kind.map(|team| f64::from(team.points)))
        };
        println!("{kind}: won {:.1} %, {:.0} points", 100.0 * won, mean(results.iter().map(points_of)));
    }
    let share_at = |place: usize| mean(results.iter().map(|result| share_at_place(result, place)));
    let by_order: Vec<f64> = (0..players.len()).map(|place| 100.0 * share_at(place)).collect();
    println!("won by turn order, %: {by_order:.1?}");
}

/// Share of the victory of the team that had a place in the turn order.
fn share_at_place(result: &Ended, place: usize) -> f64 {
    result.0.order.get(place).map_or(0.0, |&seat| f64::from(outcome(result).victory_share(seat)))
}

fn print_rounds(results: &[Ended]) {
    let mut rounds: Vec<u16> = results.iter().map(|(played, _)| played.rounds).collect();
    rounds.sort_unstable();
    let at = |tenth: usize| rounds[rounds.len() * tenth / 10];
    let is_met = |result: &Ended| outcome(result).standings.iter().any(|team| team.points >= target());
    let met = mean(results.iter().map(|result| f64::from(u8::from(is_met(result)))));
    println!("rounds: median {}, 10 % {}, 90 % {}; target met {:.0} %", at(5), at(1), at(9), 100.0 * met);
}

fn print_turns(results: &[Ended]) {
    let sum = |count: &dyn Fn(&Played) -> usize| results.iter().map(|(played, _)| count(played)).sum::<usize>() as f64;
    let turns = sum(&|played| played.turns);
    let tests = sum(&|played| played.tests.0);
    let worked = 100.0 * sum(&|played| played.tests.1) / tests.max(1.0);
    let idle = 100.0 * sum(&|played| played.idle) / (MAN_ACTIONS * turns);
    println!("idle {idle:.1} % of man-actions; {tests} tests, {worked:.0} % worked");
    let names: BTreeSet<&str> = results.iter().flat_map(|(played, _)| played.events.keys().copied()).collect();
    for name in names {
        let number = sum(&|played| played.events.get(name).copied().unwrap_or(0));
        println!("  {name}: {:.2} a turn", number / turns);
    }
}

#[test]
#[ignore = "takes minutes, and is for whoever changes a player"]
fn figures() {
    let players = players();
    let games: u64 = setting("GAMES", "60").parse().expect("a number");
    let start = Instant::now();
    let results = play_games(&players, games);
    let seconds = start.elapsed().as_secs_f64();
    print_players(&players, &results);
    print_rounds(&results);
    print_turns(&results);
    let actions = mean(results.iter().map(|(played, _)| played.actions as f64));
    println!("{seconds:.1} s, {:.1} games a second, {actions:.0} actions a game", games as f64 / seconds);
}

#[test]
#[ignore = "prints the events of a game, for whoever changes a player"]
fn trace() {
    let players = players();
    let setup = Setup::new(players.len() as u8, setting("SEED", "1000").parse().expect("a number"));
    play_with(&setup, &players, true, &mut |action, events| {
        println!("{action:?}");
        events.iter().for_each(|event| println!("    {event:?}"));
    });
}
