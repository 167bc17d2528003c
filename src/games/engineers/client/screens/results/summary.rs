//! A finished game in a few lines of text, to be copied.

use super::ranks::TeamResult;
use crate::action::Engineers;
use crate::messages::phrase;
use crate::sentences::standing::ending_sentence;
use crate::table::Table;
use crate::words::{dollars_words, points_words};
use shell::language::{Language, Phrase};
use shell::record::History;
use shell::seats::seat_name;

/// Describes a finished game: its ending, the teams in their order, and its seed.
pub(super) fn summary_of_game(
    table: &Table,
    history: &History<Engineers>,
    results: &[TeamResult],
    language: &Language,
) -> String {
    let ending = table.state().outcome().map(|outcome| ending_sentence(outcome, history.seats()));
    let ending = ending.map(|ending| phrase!("victory-ending", ending = ending, round = table.state().round));
    let teams = results.iter().enumerate().map(|(number, result)| team_line(number, result, history));
    let seed = history.setup().seed.to_string();
    let seed = phrase!("engineers-summary-seed", seed = seed, count = history.steps().len());
    let lines = ending.into_iter().chain(teams).chain([seed]);
    lines.map(|line| language.tell(&line) + "\n").collect()
}

/// Describes a team, which is the next after a number of others; all winners have the first place.
fn team_line(number: usize, result: &TeamResult, history: &History<Engineers>) -> Phrase {
    phrase!(
        "engineers-summary-team",
        place = if result.won { 1 } else { number + 1 },
        name = seat_name(history.seats(), result.seat),
        points = points_words(result.points),
        money = dollars_words(result.money),
        machines = result.machines
    )
}
