//! Figures of simulated games that the reports of all games have.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::counts::GameCounts;
use super::interval::wilson_interval;
use super::plan::Plan;
use super::thinking::{ThinkTime, ThinkingTimes};
use crate::thinking::Thinking;

/// Share with its 95 % confidence interval: share, lower bound, upper bound.
pub type Rate = [f64; 3];

/// Share `hits / tries` with its interval.
pub fn rate_with_interval(hits: u64, tries: u64) -> Rate {
    let (low, high) = wilson_interval(hits, tries);
    [hits as f64 / tries.max(1) as f64, low, high]
}

/// Figures of simulated games with their plan. The field names are part of the `--json` format and
/// must not change.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameFigures {
    /// Number of seats at each table.
    pub seats: u8,
    /// Players of the seats in the first game.
    pub players: Vec<String>,
    /// Seed of the first game.
    pub seed: u64,
    /// Whether each seed was played once for each seat.
    pub rotate: bool,
    /// Wins of each player per seat that it had.
    pub rates: BTreeMap<String, Rate>,
    /// Wins of each seat per game.
    pub seat_rates: Vec<Rate>,
    /// Wins of each place in the order of the first round, per game.
    pub place_rates: Vec<Rate>,
    /// Decision times of each kind of player, in milliseconds.
    pub think_ms: BTreeMap<&'static str, ThinkTime>,
    /// Seconds that the games took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_second: f64,
    /// Mean number of rounds.
    pub mean_rounds: f64,
    /// Median of the rounds.
    pub median_rounds: u16,
    /// Number of rounds that 95 of 100 games did not exceed.
    pub percentile_95_rounds: u16,
    /// Largest number of rounds.
    pub most_rounds: u16,
}

impl GameFigures {
    /// Figures of a plan whose simulation took `took`.
    pub fn new<G: Thinking>(plan: &Plan<G>, counts: &GameCounts, thinking: &ThinkingTimes, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        let per_game = |wins: &[u64]| wins.iter().map(|&wins| rate_with_interval(wins, counts.games)).collect();
        Self {
            seats: plan.seats(),
            players: (0..plan.seats()).map(|seat| plan.player_of_seat(seat, 0).to_string()).collect(),
            seed: plan.seed,
            rotate: plan.rotate,
            rates: rates_by_player(plan, counts),
            seat_rates: per_game(&counts.wins_by_seat),
            place_rates: per_game(&counts.wins_by_place),
            think_ms: thinking.times(),
            seconds,
            games_per_second: counts.games as f64 / seconds.max(f64::EPSILON),
            mean_rounds: counts.per_game(counts.rounds),
            median_rounds: counts.rounds_reached_by(0.5),
            percentile_95_rounds: counts.rounds_reached_by(0.95),
            most_rounds: counts.rounds_reached_by(1.0),
        }
    }
}

/// Wins of each player per seat that it had.
fn rates_by_player<G: Thinking>(plan: &Plan<G>, counts: &GameCounts) -> BTreeMap<String, Rate> {
    let of_player = |player: G::Contestant| {
        let tries = plan.seats_of(&player) * counts.games / plan.games.max(1);
        let name = player.to_string();
        let wins = counts.wins_by_player.get(&name).copied().unwrap_or(0);
        (name, rate_with_interval(wins, tries))
    };
    plan.contestants().into_iter().map(of_player).collect()
}
