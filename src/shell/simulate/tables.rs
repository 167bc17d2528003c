//! Text tables that the reports of all games have.

use super::columns::{ColumnSide, TableRow, decimal_cell, format_table, number_cell, percent_cell};
use super::counts::{CountedEnding, GameCounts};
use super::figures::{GameFigures, Rate, rate_with_interval};
use super::happenings::{CountedEvent, HappeningCounts};
use super::plan::Plan;
use super::thinking::ThinkTime;
use crate::language::{Argument, InWords, Language, Phrase, phrase};
use crate::thinking::Thinking;

/// First rows of a table: an empty row and the column headings.
pub fn table_head(cells: impl Into<Vec<Phrase>>) -> Vec<TableRow> {
    vec![TableRow::default(), TableRow::flush(cells)]
}

/// Cells of a share and of its interval.
pub fn share_cells([share, low, high]: Rate) -> [Phrase; 2] {
    let [low, high] = [low, high].map(|share| Argument::decimal(100.0 * share, 1));
    [percent_cell(share), phrase!("report-interval", low = low, high = high)]
}

/// Heading of the column of 95 % confidence intervals.
pub fn interval_column() -> Phrase {
    phrase!("report-column-interval")
}

/// Row of a name, a number, and the share of `tries` that it is.
pub fn share_row(name: Phrase, hits: u64, tries: u64) -> TableRow {
    let [share, interval] = share_cells(rate_with_interval(hits, tries));
    TableRow::indented([name, number_cell(hits), share, interval])
}

/// Row of a name, a number, and its mean per game.
pub fn per_game_row(name: Phrase, count: u64, counts: &GameCounts) -> TableRow {
    TableRow::indented([name, number_cell(count), decimal_cell(counts.per_game(count), 2)])
}

/// Line about the numbers of rounds and actions.
pub fn rounds_line(figures: &GameFigures, counts: &GameCounts) -> Phrase {
    phrase!(
        "report-rounds",
        mean = Argument::decimal(figures.mean_rounds, 1),
        median = figures.median_rounds,
        percentile = figures.percentile_95_rounds,
        most = figures.most_rounds,
        actions = Argument::decimal(counts.per_game(counts.actions), 0),
    )
}

/// Table of the endings that occurred.
pub fn endings_table<E: CountedEnding>(counts: &GameCounts) -> Vec<TableRow> {
    let columns =
        [phrase!("report-endings"), phrase!("report-column-games"), phrase!("report-column-share"), interval_column()];
    let endings = E::ALL.iter().map(|&ending| (ending.report_name(), counts.games_ended_by(ending)));
    let occurred = endings.filter(|(_, ended)| *ended > 0);
    table_head(columns).into_iter().chain(occurred.map(|(name, ended)| share_row(name, ended, counts.games))).collect()
}

/// Tables of wins by seat and by place in the order of the first round; `place_name` names a place
/// by its number from 0.
pub fn seats_table<G: Thinking>(
    plan: &Plan<G>,
    counts: &GameCounts,
    place_name: impl Fn(usize) -> Phrase,
) -> Vec<TableRow> {
    let columns = |name| [name, phrase!("report-column-won"), phrase!("report-column-share"), interval_column()];
    let seats = counts.wins_by_seat.iter().enumerate().map(|(seat, &wins)| {
        let name = if plan.rotate {
            phrase!("report-seat-in-turn", seat = seat + 1)
        } else {
            phrase!("report-seat", seat = seat + 1, player = plan.player_of_seat(seat as u8, 0).to_string())
        };
        share_row(name, wins, counts.games)
    });
    let places = counts.wins_by_place.iter().enumerate();
    let places = places.map(|(place, &wins)| share_row(place_name(place), wins, counts.games));
    let seats = table_head(columns(phrase!("report-seats"))).into_iter().chain(seats);
    seats.chain(table_head(columns(phrase!("report-places")))).chain(places).collect()
}

/// Table of the players' rates of wins.
pub fn players_table(figures: &GameFigures) -> Vec<TableRow> {
    let row = |(name, &won): (&String, &Rate)| {
        let [share, interval] = share_cells(won);
        TableRow::indented([Phrase::words(name), share, interval])
    };
    let columns = [phrase!("report-players"), phrase!("report-column-of-seats"), interval_column()];
    table_head(columns).into_iter().chain(figures.rates.iter().map(row)).collect()
}

/// Table of the durations of decisions; no rows if none was timed.
pub fn thinking_table(figures: &GameFigures) -> Vec<TableRow> {
    let row = |(name, time): (&&str, &ThinkTime)| {
        let ThinkTime { median, percentile_99, worst } = *time;
        TableRow::indented([
            Phrase::words(*name),
            decimal_cell(median, 3),
            decimal_cell(percentile_99, 1),
            decimal_cell(worst, 1),
        ])
    };
    if figures.think_ms.is_empty() {
        return Vec::new();
    }
    let columns = [
        phrase!("report-thinking"),
        phrase!("report-column-median"),
        phrase!("report-column-percentile-99"),
        phrase!("report-column-worst"),
    ];
    table_head(columns).into_iter().chain(figures.think_ms.iter().map(row)).collect()
}

/// Parts of a report on simulated games as text.
pub struct TextReport<'a, H> {
    /// Lines at its head.
    pub summary: Vec<Phrase>,
    /// Tables of one set of columns: names, and three columns of numbers at most.
    pub tables: Vec<Vec<TableRow>>,
    /// Happenings, which come last: those that occurred in a table, and a line of those that never
    /// did.
    pub happenings: &'a HappeningCounts<H>,
    /// Number of simulated games.
    pub games: u64,
}

impl<H: CountedEvent> TextReport<'_, H> {
    /// The report in a language.
    pub fn tell(&self, language: &Language) -> String {
        use ColumnSide::{Left, Right};
        let summary: String = self.summary.iter().map(|line| language.tell(line) + "\n").collect();
        let tables = format_table(language, &[Left, Right, Right, Right], &self.tables.concat());
        summary + &tables + &happenings_text(self.happenings, self.games, language)
    }
}

/// Table of the happenings that occurred in `games` games, and a line of those that never did.
fn happenings_text<H: CountedEvent>(counts: &HappeningCounts<H>, games: u64, language: &Language) -> String {
    use ColumnSide::{Left, Right};
    let rates = counts.rates(games);
    let seen = H::ALL.iter().filter_map(|happening| Some((happening, rates.get(happening)?)));
    let row = |(&happening, &[share, ..]): (&H, &Rate)| {
        TableRow::indented([number_cell(counts.count_of(happening)), percent_cell(share), happening.phrase()])
    };
    let columns =
        [phrase!("report-column-in-all"), phrase!("report-column-in-games"), phrase!("report-column-happenings")];
    let rows: Vec<TableRow> = table_head(columns).into_iter().chain(seen.map(row)).collect();
    let unseen = H::ALL.iter().filter(|happening| !rates.contains_key(happening)).map(InWords::phrase);
    let both = |first, second| phrase!("report-list", first = first, second = second);
    let never = unseen.reduce(both).map(|unseen| language.tell(&phrase!("report-never", happenings = unseen)) + "\n");
    format_table(language, &[Right, Right, Left], &rows) + &never.unwrap_or_default()
}
