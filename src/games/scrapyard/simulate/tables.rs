//! Report on a simulation as text tables.

use std::time::Duration;

use super::counted::{ActionKind, TableCount};
use super::plan::{Plan, SimulationResults};
use super::report::SimulationReport;
use super::standings::Standings;
use crate::action::DentCause;
use crate::cards::Card;
use crate::messages::phrase;
use shell::language::{Argument, InWords, Language, Phrase};
use shell::simulate::columns::{TableRow, decimal_cell, number_cell, percent_cell};
use shell::simulate::figures::{Rate, rate_with_interval};
use shell::simulate::happenings::CountedEvent;
use shell::simulate::tables::{
    TextReport, endings_table, interval_column, per_game_row, players_table, rounds_line, seats_table, share_cells,
    share_row, table_head, thinking_table,
};

/// Report as text in a language, in which `card_name` names cards. Happenings that did not occur
/// are listed at the end.
pub fn report_as_text(
    plan: &Plan,
    results: &SimulationResults,
    took: Duration,
    language: &Language,
    card_name: fn(&Card) -> Phrase,
) -> String {
    let report = SimulationReport::new(plan, results, took);
    let tally = &results.tally;
    let counts = &tally.counts;
    let build_order = |number| phrase!("scrapyard-report-build-place", place = number);
    let square = |number| phrase!("scrapyard-report-start-square", square = number + 1);
    let spaces = |number| phrase!("scrapyard-report-spaces-beyond", spaces = number);
    let tables = vec![
        endings_table::<DentCause>(counts),
        seats_table(plan, counts, |place| phrase!("scrapyard-report-battle-place", place = place)),
        standings_table(phrase!("scrapyard-report-build-order"), &tally.places_by_build_order, build_order),
        standings_table(phrase!("scrapyard-report-start-squares"), &tally.places_by_start_square, square),
        standings_table(phrase!("scrapyard-report-beyond"), &tally.places_by_spaces_beyond, spaces),
        players_table(&report.figures),
        thinking_table(&report.figures),
        wrecks_table(&report),
        actions_table(&report),
        counts_table(&report),
        cards_table(plan, &report, card_name),
    ];
    let summary = summary_lines(&report);
    TextReport { summary, tables, happenings: &tally.happenings, games: counts.games }.tell(language)
}

fn summary_lines(report: &SimulationReport) -> Vec<Phrase> {
    let figures = &report.figures;
    let [crushed, interval] = share_cells(report.crusher_rate);
    vec![
        phrase!(
            "scrapyard-report-games",
            count = report.tally.counts.games,
            players = Phrase::list(figures.players.iter().map(Phrase::words)).unwrap_or_default(),
            map = report.map.to_owned(),
            seconds = Argument::decimal(figures.seconds, 2),
            speed = Argument::decimal(figures.games_per_second, 1),
        ),
        rounds_line(figures, &report.tally.counts),
        phrase!(
            "scrapyard-report-length",
            low = report.percentile_5_rounds,
            high = figures.percentile_95_rounds,
            wreck = Argument::decimal(report.mean_first_wreck, 1),
        ),
        phrase!("scrapyard-report-crusher", share = crushed, interval = interval),
        phrase!(
            "scrapyard-report-picks",
            cards = Argument::decimal(report.cards_per_seat, 1),
            parts = Argument::decimal(report.parts_per_seat, 1),
        ),
    ]
}

/// Heading of the column of mean numbers per game.
fn per_game_column() -> Phrase {
    phrase!("scrapyard-report-column-per-game")
}

/// Wins of seats by a number that they had; `name_of` names it. Numbers that nobody had are left
/// out.
fn standings_table(title: Phrase, standings: &Standings, name_of: impl Fn(usize) -> Phrase) -> Vec<TableRow> {
    let columns = [title, phrase!("report-column-won"), phrase!("report-column-share"), interval_column()];
    let numbers = (0..standings.rows().count()).filter(|&number| standings.seats(number) > 0);
    let rows = numbers.map(|number| share_row(name_of(number), standings.won(number), standings.seats(number)));
    table_head(columns).into_iter().chain(rows).collect()
}

/// Wrecks by round, with the share that they are of all.
fn wrecks_table(report: &SimulationReport) -> Vec<TableRow> {
    let wrecks = &report.tally.wrecks_by_round;
    let all: u64 = wrecks.values().sum();
    let row = |(&round, &count): (&u16, &u64)| {
        let [share, ..] = rate_with_interval(count, all);
        TableRow::indented([phrase!("scrapyard-report-round", round = round), number_cell(count), percent_cell(share)])
    };
    let columns = [phrase!("scrapyard-report-wrecks"), phrase!("report-column-in-all"), phrase!("report-column-share")];
    table_head(columns).into_iter().chain(wrecks.iter().map(row)).collect()
}

fn actions_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |kind: &ActionKind| {
        let count = report.tally.actions_of(*kind);
        let share = report.action_shares.get(kind).copied().unwrap_or(0.0);
        let per_game = decimal_cell(report.tally.counts.per_game(count), 2);
        TableRow::indented([kind.phrase(), number_cell(count), percent_cell(share), per_game])
    };
    let columns = [
        phrase!("scrapyard-report-actions"),
        phrase!("report-column-in-all"),
        phrase!("report-column-share"),
        per_game_column(),
    ];
    table_head(columns).into_iter().chain(ActionKind::ALL.iter().map(row)).collect()
}

fn counts_table(report: &SimulationReport) -> Vec<TableRow> {
    let tally = report.tally;
    let row = |event: &TableCount| per_game_row(event.phrase(), tally.events_of(*event), &tally.counts);
    let columns = [phrase!("scrapyard-report-counts"), phrase!("report-column-in-all"), per_game_column()];
    table_head(columns).into_iter().chain(TableCount::ALL.iter().map(row)).collect()
}

/// Cards of the data set: how often each was collected and used, and how often seats won that had
/// collected it.
fn cards_table(plan: &Plan, report: &SimulationReport, card_name: fn(&Card) -> Phrase) -> Vec<TableRow> {
    let row = |card: &Card| {
        let counts = report.tally.counts_of_card(&card.name);
        let share = report.card_rates.get(card.name.as_str());
        let wins = share.map_or_else(|| Phrase::words("-"), |&[share, ..]: &Rate| percent_cell(share));
        TableRow::indented([card_name(card), number_cell(counts.collected), number_cell(counts.used), wins])
    };
    let columns = [
        phrase!("scrapyard-report-cards"),
        phrase!("scrapyard-report-column-collected"),
        phrase!("scrapyard-report-column-used"),
        phrase!("scrapyard-report-column-won-with"),
    ];
    table_head(columns).into_iter().chain(plan.setup().data.cards().iter().map(row)).collect()
}
