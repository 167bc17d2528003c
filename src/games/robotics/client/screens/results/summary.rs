//! A finished game in a few lines of text, to be copied.

use super::ranks::SeatResult;
use crate::action::Robotics;
use crate::messages::phrase;
use crate::sentences::standing::ending_sentence;
use crate::table::Table;
use crate::words;
use shell::language::{Language, Phrase};
use shell::record::History;
use shell::seats::seat_name;

/// Describes a finished game: its ending, the seats in their order, and its seed.
pub(super) fn summary_of_game(
    table: &Table,
    history: &History<Robotics>,
    results: &[SeatResult],
    language: &Language,
) -> String {
    let outcome = table.state().outcome();
    let ending = outcome.map(|outcome| ending_sentence(&outcome, table.setup(), history.seats()));
    let ending = ending.map(|ending| phrase!("victory-ending", ending = ending, round = table.state().round));
    let seats = results.iter().enumerate().map(|(number, result)| seat_line(number, result, history));
    let seed = history.setup().seed.to_string();
    let seed = phrase!("robotics-summary-seed", seed = seed, count = history.steps().len());
    let lines = ending.into_iter().chain(seats).chain([seed]);
    lines.map(|line| language.tell(&line) + "\n").collect()
}

/// Describes a seat, which is the next after a number of others.
fn seat_line(number: usize, result: &SeatResult, history: &History<Robotics>) -> Phrase {
    phrase!(
        "robotics-summary-seat",
        place = place_of(number, result),
        name = seat_name(history.seats(), result.seat),
        orders = result.orders,
        credits = words::credits_words(result.credits)
    )
}

/// Place of a seat that is the next after a number of others; all winners have the first one.
const fn place_of(number: usize, result: &SeatResult) -> usize {
    if result.won { 1 } else { number + 1 }
}
