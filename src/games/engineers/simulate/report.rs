//! Figures of a simulation with their 95 % confidence intervals, as `--json` writes them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::counted::{TableCount, WorkUse};
use super::happening::Happening;
use super::plan::{Plan, SimulationResults};
use super::tally::Tally;
use crate::table::Options;
use shell::simulate::figures::{GameFigures, Rate, rate_with_interval};
use shell::simulate::happenings::CountedEvent;

/// Tally of a simulation with its plan and derived figures. The field names are part of the
/// `--json` format and must not change. Happenings that did not occur are left out.
#[derive(Serialize)]
pub(crate) struct SimulationReport<'a> {
    pub options: Options,
    #[serde(flatten)]
    pub figures: GameFigures,
    /// Share of the games in which the target was reached.
    pub target_rate: Rate,
    /// Share of the games that a single leader after half of the rounds won.
    pub leader_rate: Rate,
    /// Share of the first tests of a set of components that worked.
    pub first_test_rate: Rate,
    /// Share of each use of man-actions among all.
    pub use_shares: BTreeMap<WorkUse, f64>,
    /// Mean number of events per game.
    pub events_per_game: BTreeMap<TableCount, f64>,
    /// Share of games in which each happening occurred.
    pub happening_rates: BTreeMap<Happening, Rate>,
    #[serde(flatten)]
    pub tally: &'a Tally,
}

impl<'a> SimulationReport<'a> {
    /// Figures of a plan whose simulation took `took`.
    pub fn new(plan: &'a Plan, SimulationResults { tally, thinking }: &'a SimulationResults, took: Duration) -> Self {
        let games = tally.counts.games;
        let all_uses = tally.uses.values().sum::<u64>().max(1) as f64;
        let share = |work: &WorkUse| (*work, tally.spent_on(*work) as f64 / all_uses);
        let per_game = |event: &TableCount| (*event, tally.counts.per_game(tally.events_of(*event)));
        Self {
            options: plan.setup().options.clone(),
            figures: GameFigures::new(plan, &tally.counts, thinking, took),
            target_rate: rate_with_interval(tally.games_to_target, games),
            leader_rate: rate_with_interval(tally.leaders_won, tally.games_with_leader),
            first_test_rate: tally.first_tests.rate(),
            use_shares: WorkUse::ALL.iter().map(share).collect(),
            events_per_game: TableCount::ALL.iter().map(per_game).collect(),
            happening_rates: tally.happenings.rates(games),
            tally,
        }
    }
}
