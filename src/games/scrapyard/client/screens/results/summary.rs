//! A finished game in a few lines of text, to be copied.

use super::ranks::SeatResult;
use crate::action::Scrapyard;
use crate::messages::phrase;
use crate::sentences::standing::ending_sentence;
use crate::table::Table;
use crate::words::dents_words;
use shell::language::{Language, Phrase};
use shell::record::History;
use shell::seats::seat_name;

/// Describes a finished game: its ending, the seats in their order, and its seed.
pub(super) fn summary_of_game(
    table: &Table,
    history: &History<Scrapyard>,
    results: &[SeatResult],
    language: &Language,
) -> String {
    let state = table.state();
    let last_wreck = state.wrecks.last().map(|wreck| wreck.cause);
    let ending = state.outcome().map(|outcome| ending_sentence(outcome, last_wreck, history.seats()));
    let ending = ending.map(|ending| phrase!("victory-ending", ending = ending, round = state.round));
    let seats = results.iter().enumerate().map(|(number, result)| seat_line(number, result, history));
    let seed = history.setup().seed.to_string();
    let seed = phrase!("scrapyard-summary-seed", seed = seed, count = history.steps().len());
    let lines = ending.into_iter().chain(seats).chain([seed]);
    lines.map(|line| language.tell(&line) + "\n").collect()
}

/// Describes a seat, which is the next after a number of others.
fn seat_line(number: usize, result: &SeatResult, history: &History<Scrapyard>) -> Phrase {
    phrase!(
        "scrapyard-summary-seat",
        place = number + 1,
        name = seat_name(history.seats(), result.seat),
        dents = dents_words(result.given),
        wrecked = result.wrecked
    )
}
