//! Report on a simulation as text tables.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::happening::Happening;
use super::plan::Plan;
use super::report::{Rate, SimulationReport, rate_with_interval};
use super::tally::{RobotPart, SimulationResults, Tally, ending_name};
use crate::action::Ending;
use crate::messages::{MESSAGES, phrase};
use crate::parts::Size;
use shell::language::{Argument, InWords, Language, Phrase};
use shell::simulate::columns::{ColumnSide, TableRow, decimal_cell, format_table, number_cell, percent_cell};
use shell::simulate::thinking::ThinkTime;

/// Endings in the order of the report.
const ENDINGS: [Ending; 4] = [Ending::Energy, Ending::EnergyAndExplosion, Ending::Explosion, Ending::Stalemate];

/// Report as text in a language. Happenings that did not occur are listed at the end.
pub fn report_as_text(plan: &Plan, results: &SimulationResults, took: Duration, language: &Language) -> String {
    use ColumnSide::{Left, Right};
    let report = SimulationReport::new(plan, results, took);
    let tally = &results.tally;
    let tables = [
        endings_table(tally),
        seats_table(plan, &report),
        players_table(&report),
        thinking_table(&report),
        parts_table(plan, &report),
    ];
    let heading: String = summary_lines(&report).iter().map(|line| language.tell(line) + "\n").collect();
    let tables = format_table(language, &[Left, Right, Right, Right], &tables.concat());
    let happenings = format_table(language, &[Right, Right, Left], &happenings_table(&report));
    let never = missing_happenings(&report).map(|line| language.tell(&line) + "\n").unwrap_or_default();
    heading + &tables + &happenings + &never
}

/// First rows of a table: an empty row and the column headings.
fn table_head(cells: impl Into<Vec<Phrase>>) -> Vec<TableRow> {
    vec![TableRow::default(), TableRow::flush(cells)]
}

/// Joins phrases by a message that takes `first` and `second`.
fn join_phrases(message: &'static str, items: impl IntoIterator<Item = Phrase>) -> Phrase {
    let both = |first, second| Phrase::new(&MESSAGES, message).with("first", first).with("second", second);
    items.into_iter().reduce(both).unwrap_or_else(|| Phrase::words(""))
}

/// Cells of a share and of its interval.
fn share_cells([share, low, high]: Rate) -> [Phrase; 2] {
    let [low, high] = [low, high].map(|share| Argument::decimal(100.0 * share, 1));
    [percent_cell(share), phrase!("report-interval", low = low, high = high)]
}

fn summary_lines(report: &SimulationReport) -> Vec<Phrase> {
    let tally = report.tally;
    let [lead, interval] = share_cells(report.lead_change_rate);
    let actions = tally.actions as f64 / tally.games.max(1) as f64;
    vec![
        phrase!(
            "report-games",
            count = tally.games,
            players = join_phrases("list-comma", report.players.iter().map(Phrase::words)),
            tiles = report.tiles,
            seconds = Argument::decimal(report.seconds, 2),
            speed = Argument::decimal(report.games_per_second, 1),
        ),
        phrase!(
            "report-rounds",
            mean = Argument::decimal(report.mean_rounds, 1),
            median = report.median_rounds,
            percentile = report.percentile_95_rounds,
            most = report.most_rounds,
            actions = Argument::decimal(actions, 0),
        ),
        phrase!("report-lead", share = lead, interval = interval),
    ]
}

fn endings_table(tally: &Tally) -> Vec<TableRow> {
    let row = |how: Ending| {
        let [share, interval] = share_cells(rate_with_interval(tally.games_ended_by(how), tally.games));
        TableRow::indented([ending_name(how), number_cell(tally.games_ended_by(how)), share, interval])
    };
    let columns =
        [phrase!("report-endings"), phrase!("report-column-games"), phrase!("report-column-share"), interval_column()];
    table_head(columns)
        .into_iter()
        .chain(ENDINGS.into_iter().filter(|how| tally.games_ended_by(*how) > 0).map(row))
        .collect()
}

/// Heading of the column of 95 % confidence intervals.
fn interval_column() -> Phrase {
    phrase!("report-column-interval")
}

fn seats_table(plan: &Plan, report: &SimulationReport) -> Vec<TableRow> {
    let row = |name: Phrase, wins: u64, won: Rate| {
        let [share, interval] = share_cells(won);
        TableRow::indented([name, number_cell(wins), share, interval])
    };
    let columns = |name| [name, phrase!("report-column-won"), phrase!("report-column-share"), interval_column()];
    let tally = report.tally;
    let seats = tally.wins_by_seat.iter().zip(&report.seat_rates).enumerate().map(|(seat, (&wins, &won))| {
        let name = if plan.rotate {
            phrase!("report-seat-in-turn", seat = seat + 1)
        } else {
            phrase!("report-seat", seat = seat + 1, player = plan.player_of_seat(seat as u8, 0).to_string())
        };
        row(name, wins, won)
    });
    let places = tally.wins_by_place.iter().zip(&report.place_rates).enumerate();
    let places = places.map(|(place, (&wins, &won))| row(phrase!("report-place", place = place), wins, won));
    let seats = table_head(columns(phrase!("report-seats"))).into_iter().chain(seats);
    seats.chain(table_head(columns(phrase!("report-places")))).chain(places).collect()
}

fn players_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |(name, &won): (&String, &Rate)| {
        let [share, interval] = share_cells(won);
        TableRow::indented([Phrase::words(name), share, interval])
    };
    let columns = [phrase!("report-players"), phrase!("report-column-of-seats"), interval_column()];
    table_head(columns).into_iter().chain(report.rates.iter().map(row)).collect()
}

fn thinking_table(report: &SimulationReport) -> Vec<TableRow> {
    let row = |(name, time): (&&str, &ThinkTime)| {
        let ThinkTime { median, percentile_99, worst } = *time;
        TableRow::indented([
            Phrase::words(*name),
            decimal_cell(median, 3),
            decimal_cell(percentile_99, 1),
            decimal_cell(worst, 1),
        ])
    };
    if report.think_ms.is_empty() {
        return Vec::new();
    }
    let columns = [
        phrase!("report-thinking"),
        phrase!("report-column-median"),
        phrase!("report-column-percentile-99"),
        phrase!("report-column-worst"),
    ];
    table_head(columns).into_iter().chain(report.think_ms.iter().map(row)).collect()
}

/// Label of the share of winners' robots that have a part of a size.
pub fn winners_with(size: Size) -> Phrase {
    phrase!("report-winners-with", size = size)
}

/// Mean numbers of parts on the robots of winners and of the other players when the last round
/// began, and the ratio of the two.
fn parts_table(plan: &Plan, report: &SimulationReport) -> Vec<TableRow> {
    let tally = report.tally;
    let winners = tally.winners();
    let seats = tally.games * u64::from(plan.seats());
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

fn happenings_table(report: &SimulationReport) -> Vec<TableRow> {
    let seen = Happening::ALL.iter().filter_map(|happening| Some((happening, report.happening_rates.get(happening)?)));
    let row = |(&happening, &[share, ..]): (&Happening, &Rate)| {
        TableRow::indented([number_cell(report.tally.count_of(happening)), percent_cell(share), happening.phrase()])
    };
    let columns =
        [phrase!("report-column-in-all"), phrase!("report-column-in-games"), phrase!("report-column-happenings")];
    table_head(columns).into_iter().chain(seen.map(row)).collect()
}

/// List of the happenings that did not occur; `None` if all did.
fn missing_happenings(report: &SimulationReport) -> Option<Phrase> {
    let unseen = Happening::ALL.iter().filter(|happening| !report.happening_rates.contains_key(happening));
    let unseen: Vec<Phrase> = unseen.map(InWords::phrase).collect();
    (!unseen.is_empty()).then(|| phrase!("report-never", happenings = join_phrases("report-list", unseen)))
}
