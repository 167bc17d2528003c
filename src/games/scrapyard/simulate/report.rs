//! Figures of a simulation with their 95 % confidence intervals, as `--json` writes them.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::card_counts::CardCounts;
use super::counted::{ActionKind, TableCount};
use super::happening::Happening;
use super::plan::{Plan, SimulationResults};
use super::tally::Tally;
use crate::table::Options;
use shell::simulate::figures::{GameFigures, Rate, rate_with_interval};
use shell::simulate::happenings::CountedEvent;

/// Share of the games that have fewer rounds than the lower end of a report's range.
const LOW_SHARE: f64 = 0.05;

/// Tally of a simulation with its plan and derived figures. The field names are part of the
/// `--json` format and must not change. Happenings that did not occur are left out.
#[derive(Serialize)]
pub(crate) struct SimulationReport<'a> {
    pub options: Options,
    /// Name of the battle map.
    pub map: &'a str,
    #[serde(flatten)]
    pub figures: GameFigures,
    /// Number of rounds that 5 of 100 games did not exceed.
    pub percentile_5_rounds: u16,
    /// Share of each kind of action among all actions.
    pub action_shares: BTreeMap<ActionKind, f64>,
    /// Mean number of events per game.
    pub events_per_game: BTreeMap<TableCount, f64>,
    /// Wins of the seats by the order in which they began to build, and by battle order.
    pub build_order_rates: Vec<Rate>,
    pub battle_order_rates: Vec<Rate>,
    /// Wins of the seats by their start square, in the order of the map's digits.
    pub start_square_rates: Vec<Rate>,
    /// Wins of the seats by the spaces that their token stood beyond the line.
    pub spaces_beyond_rates: Vec<Rate>,
    /// Share of games in which the crusher bit.
    pub crusher_rate: Rate,
    /// Mean round of the first wreck.
    pub mean_first_wreck: f64,
    /// Mean numbers of cards, and of parts among them, that a seat collected.
    pub cards_per_seat: f64,
    pub parts_per_seat: f64,
    /// Wins of the seats that collected each card.
    pub card_rates: BTreeMap<&'a str, Rate>,
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
        let seats = u64::from(plan.seats()) * games.max(1);
        let actions = tally.all_actions().max(1) as f64;
        let of_all = |kind: &ActionKind| (*kind, tally.actions_of(*kind) as f64 / actions);
        let per_game = |event: &TableCount| (*event, tally.counts.per_game(tally.events_of(*event)));
        let per_seat = |count: u64| count as f64 / seats as f64;
        let parts = tally.events_of(TableCount::PartPutOn);
        let collected = |(name, counts): (&'a String, &CardCounts)| {
            (counts.collectors > 0).then(|| (name.as_str(), rate_with_interval(counts.winners, counts.collectors)))
        };
        Self {
            options: setup.options,
            map: setup.data.map_name(setup.seats),
            figures: GameFigures::new(plan, &tally.counts, thinking, took),
            percentile_5_rounds: tally.counts.rounds_reached_by(LOW_SHARE),
            action_shares: ActionKind::ALL.iter().map(of_all).collect(),
            events_per_game: TableCount::ALL.iter().map(per_game).collect(),
            build_order_rates: tally.places_by_build_order.rates(),
            battle_order_rates: tally.places_by_battle_order.rates(),
            start_square_rates: tally.places_by_start_square.rates(),
            spaces_beyond_rates: tally.places_by_spaces_beyond.rates(),
            crusher_rate: rate_with_interval(tally.games_with_crusher, games),
            mean_first_wreck: tally.mean_first_wreck(),
            cards_per_seat: per_seat(parts + tally.events_of(TableCount::ActionCollected)),
            parts_per_seat: per_seat(parts),
            card_rates: tally.cards.iter().filter_map(collected).collect(),
            happening_rates: tally.happenings.rates(games),
            tally,
        }
    }
}
