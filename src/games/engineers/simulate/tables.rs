//! Report on a simulation as text tables.

use std::time::Duration;

use super::counted::{TableCount, WorkUse};
use super::plan::{Plan, SimulationResults};
use super::report::SimulationReport;
use crate::action::outcome::EndReason;
use crate::messages::phrase;
use crate::set::{Class, Kind, Machine};
use shell::language::{Argument, InWords, Language, Phrase};
use shell::simulate::columns::{TableRow, decimal_cell, number_cell, percent_cell};
use shell::simulate::figures::rate_with_interval;
use shell::simulate::happenings::CountedEvent;
use shell::simulate::tables::{
    TextReport, endings_table, interval_column, per_game_row, players_table, rounds_line, seats_table, share_cells,
    table_head, thinking_table,
};

/// Names of kinds and machines for a report.
#[derive(Clone, Copy)]
pub struct ReportNames {
    /// Name of a kind of tool or powerup.
    pub kind: fn(&Kind) -> Phrase,
    /// Name of a machine.
    pub machine: fn(&Machine) -> Phrase,
}

/// Report as text in a language. Happenings that did not occur are listed at the end.
pub fn report_as_text(
    plan: &Plan,
    results: &SimulationResults,
    took: Duration,
    language: &Language,
    names: ReportNames,
) -> String {
    let report = SimulationReport::new(plan, results, took);
    let counts = &results.tally.counts;
    let tables = vec![
        endings_table::<EndReason>(counts),
        seats_table(plan, counts, |place| phrase!("engineers-report-place", place = place + 1)),
        players_table(&report.figures),
        thinking_table(&report.figures),
        uses_table(&report),
        tests_table(&report),
        counts_table(&report),
        kinds_table(plan, &report, names.kind),
        machines_table(plan, &report, names.machine),
    ];
    let summary = summary_lines(&report);
    TextReport { summary, tables, happenings: &results.tally.happenings, games: counts.games }.tell(language)
}

fn summary_lines(report: &SimulationReport) -> Vec<Phrase> {
    let figures = &report.figures;
    let [target, target_interval] = share_cells(report.target_rate);
    let [leader, leader_interval] = share_cells(report.leader_rate);
    let [first, first_interval] = share_cells(report.first_test_rate);
    vec![
        phrase!(
            "engineers-report-games",
            count = report.tally.counts.games,
            players = Phrase::list(figures.players.iter().map(Phrase::words)).unwrap_or_default(),
            target = report.options.target,
            seconds = Argument::decimal(figures.seconds, 2),
            speed = Argument::decimal(figures.games_per_second, 1),
        ),
        rounds_line(figures, &report.tally.counts),
        phrase!("engineers-report-target-met", share = target, interval = target_interval),
        phrase!("engineers-report-leader", share = leader, interval = leader_interval),
        phrase!("engineers-report-first-tests", share = first, interval = first_interval),
    ]
}

/// Heading of the column of mean numbers per game.
fn per_game_column() -> Phrase {
    phrase!("engineers-report-column-per-game")
}

fn uses_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |work: &WorkUse| {
        let spent = report.tally.spent_on(*work);
        let share = report.use_shares.get(work).copied().unwrap_or(0.0);
        let per_turn = decimal_cell(report.tally.per_turn(spent), 2);
        TableRow::indented([work.phrase(), number_cell(spent), percent_cell(share), per_turn])
    };
    let columns = [
        phrase!("engineers-report-uses"),
        phrase!("report-column-in-all"),
        phrase!("report-column-share"),
        phrase!("engineers-report-column-per-turn"),
    ];
    table_head(columns).into_iter().chain(WorkUse::ALL.iter().map(row)).collect()
}

fn tests_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |components: u8, tests: u64, worked: u64| {
        let [share, interval] = share_cells(rate_with_interval(worked, tests));
        let size = phrase!("engineers-report-components", count = components);
        TableRow::indented([size, number_cell(tests), share, interval])
    };
    let columns = [
        phrase!("engineers-report-tests"),
        phrase!("engineers-report-column-tests"),
        phrase!("engineers-report-column-worked"),
        interval_column(),
    ];
    let rows = report.tally.first_tests.rows().map(|(components, tests, worked)| row(components, tests, worked));
    table_head(columns).into_iter().chain(rows).collect()
}

fn counts_table(report: &SimulationReport) -> Vec<TableRow> {
    let tally = report.tally;
    let row = |event: &TableCount| per_game_row(event.phrase(), tally.events_of(*event), &tally.counts);
    let columns = [phrase!("engineers-report-counts"), phrase!("report-column-in-all"), per_game_column()];
    table_head(columns).into_iter().chain(TableCount::ALL.iter().map(row)).collect()
}

/// Tools and powerups of the data set.
fn kinds_table(plan: &Plan, report: &SimulationReport, name: fn(&Kind) -> Phrase) -> Vec<TableRow> {
    let games = report.tally.counts.games.max(1) as f64;
    let row = |kind: &Kind| {
        let counts = report.tally.kinds.get(&kind.name).copied().unwrap_or_default();
        TableRow::indented([name(kind), number_cell(counts.appeared), percent_cell(counts.games as f64 / games)])
    };
    let columns = [
        phrase!("engineers-report-kinds"),
        phrase!("engineers-report-column-appeared"),
        phrase!("engineers-report-column-games"),
    ];
    let data = &plan.setup().data;
    let kinds = data.kind_ids().map(|id| data.kind(id));
    let listed = kinds.filter(|kind| matches!(kind.class, Class::Tool | Class::Powerup));
    table_head(columns).into_iter().chain(listed.map(row)).collect()
}

fn machines_table(plan: &Plan, report: &SimulationReport, name: fn(&Machine) -> Phrase) -> Vec<TableRow> {
    let row = |machine: &Machine| {
        let counts = report.tally.machines.get(&machine.name).copied().unwrap_or_default();
        TableRow::indented([name(machine), number_cell(counts.tested), number_cell(counts.built)])
    };
    let columns = [
        phrase!("engineers-report-machines"),
        phrase!("engineers-report-column-tested"),
        phrase!("engineers-report-column-built"),
    ];
    let data = &plan.setup().data;
    table_head(columns).into_iter().chain(data.machine_ids().map(|id| row(data.machine(id)))).collect()
}
