//! Figures of many games, for whoever changes a player: `-- --ignored figures --nocapture`. The
//! environment variables `PLAYERS` (names with commas), `GAMES` and `TARGET` say what is played.

use std::collections::BTreeMap;
use std::time::Instant;

use engineers::set::limits::suggested_rounds;
use engineers::table::Setup;
use rayon::prelude::*;
use shell::seats::PlayerKind;

use super::played::{Played, play_with, share_of};

fn setting(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_owned())
}

#[test]
#[ignore = "takes minutes, and is for whoever changes a player"]
fn figures() {
    let names = setting("PLAYERS", "cog,rusty");
    let players: Vec<PlayerKind> = names.split(',').map(|name| name.parse().expect("a player")).collect();
    let games: u64 = setting("GAMES", "60").parse().expect("a number");
    let target: u16 = setting("TARGET", "150").parse().expect("a number");
    let start = Instant::now();
    let seats = players.len();
    let results: Vec<(Played, Vec<PlayerKind>)> = (0..games)
        .into_par_iter()
        .map(|game| {
            let mut turned = players.clone();
            turned.rotate_left(game as usize % seats);
            let mut setup = Setup::new(seats as u8, 1000 + game / seats as u64);
            setup.options.target = target;
            setup.options.rounds = suggested_rounds(target);
            if setting("NOTEBOOK", "") == "free" {
                setup.options.notebook = engineers::table::NotebookOption::Free;
            }
            (play_with(&setup, &turned, false, &mut |_, _| ()), turned)
        })
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let count = results.len() as f64;
    for kind in PlayerKind::ALL.into_iter().filter(|kind| players.contains(kind)) {
        let won: f64 = results.iter().map(|(played, turned)| share_of(played, turned, kind)).sum();
        let points = |(played, turned): &(Played, Vec<PlayerKind>)| {
            let outcome = played.outcome.as_ref().expect("an end");
            let of_kind = outcome.standings.iter().filter(|team| turned[team.seat.index()] == kind);
            let points: Vec<f64> = of_kind.map(|team| f64::from(team.points)).collect();
            points.iter().sum::<f64>() / points.len() as f64
        };
        let mean = results.iter().map(points).sum::<f64>() / count;
        println!("{kind}: won {:.1} %, {mean:.0} points", 100.0 * won / count);
    }
    let mut rounds: Vec<u16> = results.iter().map(|(played, _)| played.rounds).collect();
    rounds.sort_unstable();
    let met = results.iter().filter(|(played, _)| {
        let outcome = played.outcome.as_ref().expect("an end");
        outcome.standings.iter().any(|team| team.points >= target)
    });
    println!(
        "rounds: median {}, 10 % {}, 90 % {}; target met {:.0} %",
        rounds[rounds.len() / 2],
        rounds[rounds.len() / 10],
        rounds[rounds.len() * 9 / 10],
        100.0 * met.count() as f64 / count
    );
    let mut by_order = vec![0.0; seats];
    for (played, _) in &results {
        let outcome = played.outcome.as_ref().expect("an end");
        for (place, seat) in played.order.iter().enumerate() {
            by_order[place] += 100.0 * f64::from(outcome.victory_share(*seat)) / count;
        }
    }
    println!("won by turn order, %: {by_order:.1?}");
    let turns: usize = results.iter().map(|(played, _)| played.turns).sum();
    let idle: usize = results.iter().map(|(played, _)| played.idle).sum();
    let tests: usize = results.iter().map(|(played, _)| played.tests.0).sum();
    let worked: usize = results.iter().map(|(played, _)| played.tests.1).sum();
    println!(
        "idle {:.1} % of man-actions; {tests} tests, {:.0} % worked",
        100.0 * idle as f64 / (24.0 * turns as f64),
        100.0 * worked as f64 / tests.max(1) as f64
    );
    let mut events: BTreeMap<&str, usize> = BTreeMap::new();
    for (played, _) in &results {
        for (name, number) in &played.events {
            *events.entry(name).or_default() += number;
        }
    }
    for (name, number) in events {
        println!("  {name}: {:.2} a turn", number as f64 / turns as f64);
    }
    let actions: usize = results.iter().map(|(played, _)| played.actions).sum();
    println!("{seconds:.1} s, {:.1} games a second, {:.0} actions a game", count / seconds, actions as f64 / count);
}

#[test]
#[ignore = "prints the events of a game, for whoever changes a player"]
fn trace() {
    let names = setting("PLAYERS", "cog,rusty");
    let players: Vec<PlayerKind> = names.split(',').map(|name| name.parse().expect("a player")).collect();
    let setup = Setup::new(players.len() as u8, setting("SEED", "1000").parse().expect("a number"));
    play_with(&setup, &players, true, &mut |action, events| {
        println!("{action:?}");
        events.iter().for_each(|event| println!("    {event:?}"));
    });
}
