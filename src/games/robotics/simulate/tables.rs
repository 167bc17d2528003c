//! Report on a simulation as text tables.

use std::collections::BTreeMap;
use std::time::Duration;

use super::counted::{ActionKind, TableCount};
use super::plan::{Plan, SimulationResults};
use super::report::SimulationReport;
use crate::action::Ending;
use crate::messages::phrase;
use crate::parts::Order;
use shell::language::{Argument, InWords, Language, Phrase};
use shell::simulate::columns::{TableRow, decimal_cell, number_cell, percent_cell};
use shell::simulate::figures::Rate;
use shell::simulate::happenings::CountedEvent;
use shell::simulate::tables::{
    TextReport, endings_table, per_game_row, players_table, rounds_line, seats_table, share_cells, table_head,
    thinking_table,
};

/// Report as text in a language, in which `order_name` names orders. Happenings that did not occur
/// are listed at the end.
pub fn report_as_text(
    plan: &Plan,
    results: &SimulationResults,
    took: Duration,
    language: &Language,
    order_name: fn(&Order) -> Phrase,
) -> String {
    let report = SimulationReport::new(plan, results, took);
    let counts = &results.tally.counts;
    let tables = vec![
        endings_table::<Ending>(counts),
        seats_table(plan, counts, |place| phrase!("robotics-report-place", place = place)),
        players_table(&report.figures),
        thinking_table(&report.figures),
        actions_table(&report),
        counts_table(&report),
        orders_table(plan, &report, order_name),
    ];
    let summary = summary_lines(&report);
    TextReport { summary, tables, happenings: &results.tally.happenings, games: counts.games }.tell(language)
}

fn summary_lines(report: &SimulationReport) -> Vec<Phrase> {
    let figures = &report.figures;
    let [losses, interval] = share_cells(report.control_loss_rate);
    vec![
        phrase!(
            "robotics-report-games",
            count = report.tally.counts.games,
            players = Phrase::list(figures.players.iter().map(Phrase::words)).unwrap_or_default(),
            seconds = Argument::decimal(figures.seconds, 2),
            speed = Argument::decimal(figures.games_per_second, 1),
        ),
        rounds_line(figures, &report.tally.counts),
        phrase!(
            "robotics-report-turns",
            median = report.median_turns,
            low = report.percentile_10_turns,
            high = report.percentile_90_turns,
        ),
        phrase!("robotics-report-control-losses", share = losses, interval = interval),
        phrase!("robotics-report-extremes", wait = report.longest_wait, nuts = report.most_nuts_out),
    ]
}

/// Heading of the column of mean numbers per game.
fn per_game_column() -> Phrase {
    phrase!("robotics-report-column-per-game")
}

fn actions_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |kind: &ActionKind| {
        let count = report.tally.actions_of(*kind);
        let share = report.action_shares.get(kind).copied().unwrap_or(0.0);
        let per_game = decimal_cell(report.tally.counts.per_game(count), 2);
        TableRow::indented([kind.phrase(), number_cell(count), percent_cell(share), per_game])
    };
    let columns = [
        phrase!("robotics-report-actions"),
        phrase!("report-column-in-all"),
        phrase!("report-column-share"),
        per_game_column(),
    ];
    table_head(columns).into_iter().chain(ActionKind::ALL.iter().map(row)).collect()
}

fn counts_table(report: &SimulationReport) -> Vec<TableRow> {
    let tally = report.tally;
    let row = |event: &TableCount| per_game_row(event.phrase(), tally.events_of(*event), &tally.counts);
    let columns = [phrase!("robotics-report-counts"), phrase!("report-column-in-all"), per_game_column()];
    table_head(columns).into_iter().chain(TableCount::ALL.iter().map(row)).collect()
}

/// Sales of each order of the data set, and how often a seat won whose first sale it was.
fn orders_table(plan: &Plan, report: &SimulationReport, order_name: fn(&Order) -> Phrase) -> Vec<TableRow> {
    let row = |order: &Order| {
        let name = order.name.as_str();
        let sold = report.tally.sales_by_order.get(name).copied().unwrap_or(0);
        let share = |rates: &BTreeMap<&str, Rate>| {
            rates.get(name).map_or_else(|| Phrase::words("-"), |[share, ..]| percent_cell(*share))
        };
        let wins = share(&report.first_sale_rates);
        TableRow::indented([order_name(order), number_cell(sold), share(&report.order_rates), wins])
    };
    let columns = [
        phrase!("robotics-report-orders"),
        phrase!("robotics-report-column-sold"),
        phrase!("report-column-share"),
        phrase!("robotics-report-column-won-after"),
    ];
    table_head(columns).into_iter().chain(plan.setup().data.orders().iter().map(row)).collect()
}
