//! Results as text for a person, or as JSON for a program.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;

use serde::Serialize;

use super::plan::Plan;
use super::table::Results;
use super::tally::{Happening, RobotPart, Tally, wilson};
use super::thinking::ThinkTime;

use crate::opponents::Player;

/// The tally with what it was of, for `--json`.
#[derive(Serialize)]
struct Report<'a> {
    /// The tile set's name.
    tiles: &'a str,
    seats: u8,
    players: Vec<&'static str>,
    seed: u64,
    rotate: bool,
    /// Rate of wins of each kind of player for each seat it had, with its 95 % confidence interval.
    rates: BTreeMap<&'static str, [f64; 3]>,
    /// The same rate and interval of each seat.
    seat_rates: Vec<[f64; 3]>,
    /// How long each kind of player thought over a decision, in milliseconds.
    think_ms: BTreeMap<&'static str, ThinkTime>,
    seconds: f64,
    games_per_second: f64,
    mean_rounds: f64,
    #[serde(flatten)]
    tally: &'a Tally,
}

fn report<'a>(plan: &'a Plan, Results { tally, thinking }: &'a Results, took: Duration) -> Report<'a> {
    let seconds = took.as_secs_f64();
    Report {
        tiles: &plan.tiles().junkyard().name,
        seats: plan.seats,
        players: (0..plan.seats).map(|seat| plan.player(seat, 0).name()).collect(),
        seed: plan.seed,
        rotate: plan.rotate,
        rates: rates(plan, tally),
        seat_rates: tally.wins_by_seat.iter().map(|&wins| rate(wins, tally.games)).collect(),
        think_ms: thinking.times(),
        seconds,
        games_per_second: tally.games as f64 / seconds.max(f64::EPSILON),
        mean_rounds: tally.rounds as f64 / tally.games.max(1) as f64,
        tally,
    }
}

fn rates(plan: &Plan, tally: &Tally) -> BTreeMap<&'static str, [f64; 3]> {
    let of_player = |player: Player| {
        let tries = plan.seats_of(player) * tally.games / plan.games.max(1);
        let wins = tally.wins_by_player.get(player.name()).copied().unwrap_or(0);
        (tries > 0).then(|| (player.name(), rate(wins, tries)))
    };
    Player::ALL.into_iter().filter_map(of_player).collect()
}

/// A rate and its 95 % confidence interval.
fn rate(wins: u64, tries: u64) -> [f64; 3] {
    let (low, high) = wilson(wins, tries);
    [wins as f64 / tries.max(1) as f64, low, high]
}

/// The report as one JSON object. Happenings that did not occur are left out.
///
/// # Errors
/// Never for a tally; the JSON writer's own error otherwise.
pub fn json(plan: &Plan, results: &Results, took: Duration) -> serde_json::Result<String> {
    serde_json::to_string_pretty(&report(plan, results, took))
}

/// The report as text. Happenings that did not occur are named at the end.
pub fn text(plan: &Plan, results: &Results, took: Duration) -> String {
    let (report, tally) = (report(plan, results, took), &results.tally);
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = writeln!(
        out,
        "{} games of {} in {:.2} s: {:.1} games/s, {} actions",
        tally.games,
        report.players.join(", "),
        report.seconds,
        report.games_per_second,
        tally.actions,
    );
    let _ = writeln!(out, "rounds: {:.1} on average, {} at most", report.mean_rounds, tally.most_rounds);
    let share = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
    for (ending, &count) in &tally.endings {
        let _ = writeln!(out, "ended by {ending}: {count} ({:.1} %)", share(count));
    }
    for (seat, &wins) in tally.wins_by_seat.iter().enumerate() {
        let player = if plan.rotate { "all in turn" } else { plan.player(seat as u8, 0).name() };
        let [_, low, high] = rate(wins, tally.games).map(|rate| 100.0 * rate);
        let share = share(wins);
        let _ = writeln!(out, "seat {} ({player}) won {wins} ({share:.1} %, 95 %: {low:.1} to {high:.1})", seat + 1);
    }
    for (player, [rate, low, high]) in report.rates {
        let (rate, low, high) = (100.0 * rate, 100.0 * low, 100.0 * high);
        let _ = writeln!(out, "{player} won {rate:.1} % of its seats (95 %: {low:.1} to {high:.1})");
    }
    for (player, ThinkTime { median, percentile_99, worst }) in report.think_ms {
        let _ = writeln!(
            out,
            "{player} thought {median:.3} ms in the median, {percentile_99:.1} ms at the 99th percentile, {worst:.1} ms at most"
        );
    }
    let _ = out.write_str(&parts(plan, tally));
    let (seen, unseen): (Vec<Happening>, _) = Happening::ALL.iter().partition(|&&happening| tally.count(happening) > 0);
    for happening in seen {
        let _ = writeln!(out, "{:>9}  {}", tally.count(happening), happening.words());
    }
    if !unseen.is_empty() {
        let words: Vec<&str> = unseen.into_iter().map(Happening::words).collect();
        let _ = writeln!(out, "never: {}", words.join("; "));
    }
    out
}

/// A table of the parts that a winner's robot and another had on average when the last round began.
fn parts(plan: &Plan, tally: &Tally) -> String {
    let winners: u64 = tally.wins_by_seat.iter().sum();
    let others = tally.games * u64::from(plan.seats) - winners;
    let mean = |parts: &BTreeMap<RobotPart, u64>, part: &RobotPart, robots: u64| {
        parts.get(part).copied().unwrap_or(0) as f64 / robots.max(1) as f64
    };
    let (of_winners, of_others) = (&tally.parts_of_winners, &tally.parts_of_others);
    let kinds: BTreeSet<&RobotPart> = of_winners.keys().chain(of_others.keys()).collect();
    let line = |part: &RobotPart| {
        let name = part.to_string();
        format!("  {name:<31}{:>8.2}{:>8.2}\n", mean(of_winners, part, winners), mean(of_others, part, others))
    };
    let lines: String = kinds.into_iter().map(line).collect();
    if lines.is_empty() { lines } else { format!("parts when the last round began   winners  others\n{lines}") }
}
