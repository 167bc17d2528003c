//! Report on a simulation: figures with their 95 % confidence intervals, also as JSON.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::happening::Happening;
use super::plan::Plan;
use super::tally::{SimulationResults, Tally};
use crate::opponents::Contestant;
use crate::parts::Size;
use shell::outside::escape_in_json;
use shell::simulate::interval::wilson_interval;
use shell::simulate::thinking::ThinkTime;

/// Tally of a simulation with its plan and derived figures. The field names are part of the
/// `--json` format and must not change.
#[derive(Serialize)]
pub(super) struct SimulationReport<'a> {
    /// Name of the tile set.
    pub tiles: &'a str,
    pub seats: u8,
    pub players: Vec<String>,
    pub seed: u64,
    pub rotate: bool,
    /// Wins of each player per seat that it had.
    pub rates: BTreeMap<String, Rate>,
    /// Wins of each seat per game.
    pub seat_rates: Vec<Rate>,
    /// Wins of each place in the order of the first round, per game.
    pub place_rates: Vec<Rate>,
    /// Decision times of each kind of player, in milliseconds.
    pub think_ms: BTreeMap<&'static str, ThinkTime>,
    pub seconds: f64,
    pub games_per_second: f64,
    pub mean_rounds: f64,
    pub median_rounds: u16,
    /// Number of rounds that 95 of 100 games did not exceed.
    pub percentile_95_rounds: u16,
    pub most_rounds: u16,
    /// Share of games in which the lead in energy changed.
    pub lead_change_rate: Rate,
    /// Share of games that an explosion ended, alone or together with enough energy.
    pub explosion_rate: Rate,
    /// Share of winners' robots that had a part of each size when the last round began.
    pub winners_with_rates: BTreeMap<Size, Rate>,
    /// Share of games in which each happening occurred.
    pub happening_rates: BTreeMap<Happening, Rate>,
    #[serde(flatten)]
    pub tally: &'a Tally,
}

/// Share with its 95 % confidence interval: share, lower bound, upper bound.
pub(super) type Rate = [f64; 3];

/// Share `hits / tries` with its interval.
pub(super) fn rate_with_interval(hits: u64, tries: u64) -> Rate {
    let (low, high) = wilson_interval(hits, tries);
    [hits as f64 / tries.max(1) as f64, low, high]
}

impl<'a> SimulationReport<'a> {
    /// Figures of a plan whose simulation took `took`.
    pub fn new(plan: &'a Plan, SimulationResults { tally, thinking }: &'a SimulationResults, took: Duration) -> Self {
        let seconds = took.as_secs_f64();
        let of_games = |wins: &Vec<u64>| wins.iter().map(|&wins| rate_with_interval(wins, tally.games)).collect();
        let with =
            |size| (size, rate_with_interval(tally.winners_with.get(&size).copied().unwrap_or(0), tally.winners()));
        Self {
            tiles: &plan.setup().tiles.junkyard().name,
            seats: plan.seats(),
            players: (0..plan.seats()).map(|seat| plan.player_of_seat(seat, 0).to_string()).collect(),
            seed: plan.seed,
            rotate: plan.rotate,
            rates: rates_by_player(plan, tally),
            seat_rates: of_games(&tally.wins_by_seat),
            place_rates: of_games(&tally.wins_by_place),
            think_ms: thinking.times(),
            seconds,
            games_per_second: tally.games as f64 / seconds.max(f64::EPSILON),
            mean_rounds: tally.rounds as f64 / tally.games.max(1) as f64,
            median_rounds: tally.rounds_reached_by(0.5),
            percentile_95_rounds: tally.rounds_reached_by(0.95),
            most_rounds: tally.rounds_reached_by(1.0),
            lead_change_rate: rate_with_interval(tally.games_with_lead_change, tally.games),
            explosion_rate: rate_with_interval(tally.explosions(), tally.games),
            winners_with_rates: Size::ALL.map(with).into(),
            happening_rates: tally
                .games_with
                .iter()
                .map(|(&what, &games)| (what, rate_with_interval(games, tally.games)))
                .collect(),
            tally,
        }
    }
}

fn rates_by_player(plan: &Plan, tally: &Tally) -> BTreeMap<String, Rate> {
    let of_player = |player: Contestant| {
        let tries = plan.seats_of(&player) * tally.games / plan.games.max(1);
        let name = player.to_string();
        let wins = tally.wins_by_player.get(&name).copied().unwrap_or(0);
        (name, rate_with_interval(wins, tries))
    };
    plan.contestants().into_iter().map(of_player).collect()
}

/// Report as one JSON object. Happenings that did not occur are left out.
///
/// # Errors
/// Error of the JSON writer; a tally never causes one.
pub fn report_as_json(plan: &Plan, results: &SimulationResults, took: Duration) -> serde_json::Result<String> {
    serde_json::to_string_pretty(&SimulationReport::new(plan, results, took)).map(escape_in_json)
}
