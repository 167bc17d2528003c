//! Report on a simulation as text tables.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::plan::Plan;
use super::report::SimulationReport;
use super::tally::{RobotPart, SimulationResults};
use crate::action::Ending;
use crate::messages::phrase;
use crate::parts::Size;
use shell::language::{Argument, InWords, Language, Phrase};
use shell::simulate::columns::{TableRow, decimal_cell};
use shell::simulate::tables::{
    TextReport, endings_table, players_table, rounds_line, seats_table, share_cells, table_head, thinking_table,
};

/// Report as text in a language. Happenings that did not occur are listed at the end.
pub fn report_as_text(plan: &Plan, results: &SimulationResults, took: Duration, language: &Language) -> String {
    let report = SimulationReport::new(plan, results, took);
    let tally = &results.tally;
    let tables = vec![
        endings_table::<Ending>(&tally.counts),
        seats_table(plan, &tally.counts, |place| phrase!("report-place", place = place)),
        players_table(&report.figures),
        thinking_table(&report.figures),
        parts_table(plan, &report),
    ];
    let summary = summary_lines(&report);
    TextReport { summary, tables, happenings: &tally.happenings, games: tally.counts.games }.tell(language)
}

fn summary_lines(report: &SimulationReport) -> Vec<Phrase> {
    let figures = &report.figures;
    let [lead, interval] = share_cells(report.lead_change_rate);
    vec![
        phrase!(
            "report-games",
            count = report.tally.counts.games,
            players = Phrase::list(figures.players.iter().map(Phrase::words)).unwrap_or_default(),
            tiles = report.tiles,
            seconds = Argument::decimal(figures.seconds, 2),
            speed = Argument::decimal(figures.games_per_second, 1),
        ),
        rounds_line(figures, &report.tally.counts),
        phrase!("report-lead", share = lead, interval = interval),
    ]
}

/// Label of the share of winners' robots that have a part of a size.
pub fn winners_with(size: Size) -> Phrase {
    phrase!("report-winners-with", size = size)
}

/// Mean numbers of parts on the robots of winners and of the other players when the last round
/// began, and the ratio of the two.
fn parts_table(plan: &Plan, report: &SimulationReport) -> Vec<TableRow> {
    let tally = report.tally;
    let winners = tally.counts.winners();
    let seats = tally.counts.games * u64::from(plan.seats());
    let mean = |parts: &BTreeMap<RobotPart, u64>, part: &RobotPart, robots: u64| {
        parts.get(part).copied().unwrap_or(0) as f64 / robots.max(1) as f64
    };
    let kinds: BTreeSet<&RobotPart> = tally.parts_of_winners.keys().chain(tally.parts_of_others.keys()).collect();
    if kinds.is_empty() {
        return Vec::new();
    }
    let row = |part: &RobotPart| {
        let own = mean(&tally.parts_of_winners, part, winners);
        let others = mean(&tally.parts_of_others, part, seats - winners);
        let lift = if others > 0.0 { decimal_cell(own / others, 2) } else { Phrase::words("-") };
        TableRow::indented([part.phrase(), decimal_cell(own, 2), decimal_cell(others, 2), lift])
    };
    let with = report.winners_with_rates.iter().map(|(&size, &won)| {
        let [share, interval] = share_cells(won);
        TableRow::indented([winners_with(size), share, interval])
    });
    let columns = [
        phrase!("report-parts"),
        phrase!("report-column-winners"),
        phrase!("report-column-others"),
        phrase!("report-column-lift"),
    ];
    table_head(columns).into_iter().chain(kinds.into_iter().map(row)).chain(with).collect()
}
