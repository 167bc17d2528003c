//! Figures of a simulation with their 95 % confidence intervals, as `--json` writes them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::happening::Happening;
use super::plan::Plan;
use super::tally::{SimulationResults, Tally};
use crate::parts::Size;
use shell::simulate::figures::{GameFigures, Rate, rate_with_interval};

/// Tally of a simulation with its plan and derived figures. The field names are part of the
/// `--json` format and must not change. Happenings that did not occur are left out.
#[derive(Serialize)]
pub(crate) struct SimulationReport<'a> {
    /// Name of the tile set.
    pub tiles: &'a str,
    #[serde(flatten)]
    pub figures: GameFigures,
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

impl<'a> SimulationReport<'a> {
    /// Figures of a plan whose simulation took `took`.
    pub fn new(plan: &'a Plan, SimulationResults { tally, thinking }: &'a SimulationResults, took: Duration) -> Self {
        let games = tally.counts.games;
        let winners = tally.counts.winners();
        let with = |size| (size, rate_with_interval(tally.winners_with.get(&size).copied().unwrap_or(0), winners));
        Self {
            tiles: &plan.setup().tiles.junkyard().name,
            figures: GameFigures::new(plan, &tally.counts, thinking, took),
            lead_change_rate: rate_with_interval(tally.games_with_lead_change, games),
            explosion_rate: rate_with_interval(tally.explosions(), games),
            winners_with_rates: Size::ALL.map(with).into(),
            happening_rates: tally.happenings.rates(games),
            tally,
        }
    }
}
