//! The report as small tables for a person.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::plan::Plan;
use super::report::{Rate, Report, rate};
use super::table::Results;
use super::tally::{Happening, RobotPart, Tally};
use super::thinking::ThinkTime;

/// Characters of the first column.
const FIRST: usize = 34;
/// Characters of each other column.
const OTHER: usize = 12;

/// The report as text. Happenings that did not occur are named at the end.
pub fn text(plan: &Plan, results: &Results, took: Duration) -> String {
    let (report, tally) = (Report::new(plan, results, took), &results.tally);
    let tables = [games(&report), endings(tally), seats(plan, &report), players(&report), thinking(&report)];
    tables.into_iter().chain([parts(plan, &report), happenings(&report)]).flatten().map(|line| line + "\n").collect()
}

/// A line of a table.
fn line<const N: usize>(first: &str, others: [String; N]) -> String {
    let others: String = others.iter().map(|text| format!("{text:>OTHER$}")).collect();
    format!("{first:<FIRST$}{others}").trim_end().to_owned()
}

/// The first line of a table, after an empty one.
fn head<const N: usize>(first: &str, others: [&str; N]) -> [String; 2] {
    [String::new(), line(first, others.map(str::to_owned))]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A share and its interval, as two cells.
fn share([share, low, high]: Rate) -> [String; 2] {
    [percent(share), format!("{:.1}-{:.1}", 100.0 * low, 100.0 * high)]
}

fn games(report: &Report) -> Vec<String> {
    let Report { tiles, tally, seconds, games_per_second, .. } = report;
    let players = report.players.join(", ");
    let [lead, reach] = share(report.lead_change_rate);
    vec![
        format!("{} games of {players} with \"{tiles}\" in {seconds:.2} s: {games_per_second:.1} games/s", tally.games),
        format!(
            "{:.1} rounds on average, {} in the median, at most {} in 95 % of games and {} in all; {:.0} actions",
            report.mean_rounds,
            report.median_rounds,
            report.percentile_95_rounds,
            report.most_rounds,
            tally.actions as f64 / tally.games.max(1) as f64
        ),
        format!("the lead in energy changed hands in {lead} of games (95 %: {reach})"),
    ]
}

fn endings(tally: &Tally) -> Vec<String> {
    let row = |(ending, &count): (&&str, &u64)| {
        let [share, reach] = share(rate(count, tally.games));
        line(&format!("  {ending}"), [count.to_string(), share, reach])
    };
    head("Ended by", ["games", "share", "95 %"]).into_iter().chain(tally.endings.iter().map(row)).collect()
}

fn seats(plan: &Plan, report: &Report) -> Vec<String> {
    let row = |name: String, wins: u64, won: Rate| {
        let [share, reach] = share(won);
        line(&name, [wins.to_string(), share, reach])
    };
    let tally = report.tally;
    let seats = tally.wins_by_seat.iter().zip(&report.seat_rates).enumerate().map(|(seat, (&wins, &won))| {
        let player = if plan.rotate { "all in turn".to_owned() } else { plan.player(seat as u8, 0).to_string() };
        row(format!("  {} ({player})", seat + 1), wins, won)
    });
    let places = tally.wins_by_place.iter().zip(&report.place_rates).enumerate().map(|(place, (&wins, &won))| {
        let name = if place == 0 { "  first owner of the crystal".to_owned() } else { format!("  {place} after") };
        row(name, wins, won)
    });
    let seats = head("Seats", ["won", "share", "95 %"]).into_iter().chain(seats);
    seats.chain(head("Order of the first round", ["won", "share", "95 %"])).chain(places).collect()
}

fn players(report: &Report) -> Vec<String> {
    let row = |(name, &won): (&String, &Rate)| line(&format!("  {name}"), share(won));
    head("Players", ["of seats", "95 %"]).into_iter().chain(report.rates.iter().map(row)).collect()
}

fn thinking(report: &Report) -> Vec<String> {
    let row = |(name, time): (&&str, &ThinkTime)| {
        let ThinkTime { median, percentile_99, worst } = time;
        line(&format!("  {name}"), [format!("{median:.3}"), format!("{percentile_99:.1}"), format!("{worst:.1}")])
    };
    let rows: Vec<String> = report.think_ms.iter().map(row).collect();
    if rows.is_empty() {
        return rows;
    }
    head("Milliseconds a decision", ["median", "99 %", "worst"]).into_iter().chain(rows).collect()
}

/// The parts that a winner's robot and another had on average when the last round began, and how many times as many the winner's.
fn parts(plan: &Plan, report: &Report) -> Vec<String> {
    let tally = report.tally;
    let (winners, seats) = (tally.winners(), tally.games * u64::from(plan.seats));
    let mean = |parts: &BTreeMap<RobotPart, u64>, part: &RobotPart, robots: u64| {
        parts.get(part).copied().unwrap_or(0) as f64 / robots.max(1) as f64
    };
    let kinds: BTreeSet<&RobotPart> = tally.parts_of_winners.keys().chain(tally.parts_of_others.keys()).collect();
    let row = |part: &RobotPart| {
        let own = mean(&tally.parts_of_winners, part, winners);
        let others = mean(&tally.parts_of_others, part, seats - winners);
        let lift = if others > 0.0 { format!("{:.2}", own / others) } else { "-".to_owned() };
        line(&format!("  {part}"), [format!("{own:.2}"), format!("{others:.2}"), lift])
    };
    let with = report.winners_with_rates.iter().map(|(size, &won)| {
        let [share, reach] = share(won);
        line(&format!("  winners with {size} parts"), [share, reach])
    });
    let rows: Vec<String> = kinds.into_iter().map(row).collect();
    if rows.is_empty() {
        return rows;
    }
    head("Parts when the last round began", ["winners", "others", "lift"]).into_iter().chain(rows).chain(with).collect()
}

fn happenings(report: &Report) -> Vec<String> {
    let (tally, rates) = (report.tally, &report.happening_rates);
    let (seen, unseen): (Vec<Happening>, Vec<Happening>) =
        Happening::ALL.iter().partition(|happening| rates.contains_key(happening));
    let row = |happening: Happening| {
        let [share, _, _] = rates[&happening];
        format!("{:>10}{:>10}  {}", tally.count(happening), percent(share), happening.words())
    };
    let first = [String::new(), format!("{:>10}{:>10}  Happenings", "in all", "in games")];
    let words: Vec<&str> = unseen.iter().map(|happening| happening.words()).collect();
    let never = (!words.is_empty()).then(|| format!("never: {}", words.join("; ")));
    first.into_iter().chain(seen.into_iter().map(row)).chain(never).collect()
}
