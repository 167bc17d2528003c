//! Figures of a simulation with their 95 % confidence intervals, as `--json` writes them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::counted::{ActionKind, TableCount};
use super::happening::Happening;
use super::plan::{Plan, SimulationResults};
use super::tally::Tally;
use crate::parts::Credits;
use crate::table::Options;
use shell::simulate::figures::{GameFigures, Rate, rate_with_interval};
use shell::simulate::happenings::CountedEvent;

/// Tally of a simulation with its plan and derived figures. The field names are part of the
/// `--json` format and must not change. Happenings that did not occur are left out.
#[derive(Serialize)]
pub(crate) struct SimulationReport<'a> {
    pub orders_to_win: u8,
    pub credits_to_win: Credits,
    pub options: Options,
    #[serde(flatten)]
    pub figures: GameFigures,
    /// Turns of a seat that 10, 50 and 90 of 100 seats did not exceed.
    pub percentile_10_turns: u16,
    pub median_turns: u16,
    pub percentile_90_turns: u16,
    /// Share of each kind of action among all actions.
    pub action_shares: BTreeMap<ActionKind, f64>,
    /// Mean number of events per game.
    pub events_per_game: BTreeMap<TableCount, f64>,
    /// Share of games in which a manufacturing control took something.
    pub control_loss_rate: Rate,
    /// Share of each order among all sales.
    pub order_rates: BTreeMap<&'a str, Rate>,
    /// Wins of the seats whose first sale each order was.
    pub first_sale_rates: BTreeMap<&'a str, Rate>,
    /// Longest wait for a sale, in whole rounds.
    pub longest_wait: u8,
    /// Largest number of nuts that were out of the supply.
    pub most_nuts_out: u8,
    /// Share of games in which each happening occurred.
    pub happening_rates: BTreeMap<Happening, Rate>,
    #[serde(flatten)]
    pub tally: &'a Tally,
}

impl<'a> SimulationReport<'a> {
    /// Figures of a plan whose simulation took `took`.
    pub fn new(plan: &'a Plan, SimulationResults { tally, thinking }: &'a SimulationResults, took: Duration) -> Self {
        let setup = plan.setup();
        let games = tally.counts.games;
        let actions = tally.all_actions().max(1) as f64;
        let of_all = |kind: &ActionKind| (*kind, tally.actions_of(*kind) as f64 / actions);
        let per_game = |event: &TableCount| (*event, tally.counts.per_game(tally.events_of(*event)));
        let sales = tally.events_of(TableCount::Sale);
        let of_sales = |(order, &sold): (&'a String, &u64)| (order.as_str(), rate_with_interval(sold, sales));
        let won = |(order, &first): (&'a String, &u64)| {
            let won = tally.first_sales_of_winners.get(order).copied().unwrap_or(0);
            (order.as_str(), rate_with_interval(won, first))
        };
        Self {
            orders_to_win: setup.orders_to_win,
            credits_to_win: setup.credits_to_win,
            options: setup.options,
            figures: GameFigures::new(plan, &tally.counts, thinking, took),
            percentile_10_turns: tally.turns_reached_by(0.1),
            median_turns: tally.turns_reached_by(0.5),
            percentile_90_turns: tally.turns_reached_by(0.9),
            action_shares: ActionKind::ALL.iter().map(of_all).collect(),
            events_per_game: TableCount::ALL.iter().map(per_game).collect(),
            control_loss_rate: rate_with_interval(tally.games_with_control_loss, games),
            order_rates: tally.sales_by_order.iter().map(of_sales).collect(),
            first_sale_rates: tally.first_sales_by_order.iter().map(won).collect(),
            longest_wait: tally.longest_wait(),
            most_nuts_out: tally.most_nuts_out(),
            happening_rates: tally.happenings.rates(games),
            tally,
        }
    }
}
