//! Sentence about the position or the ending of a saved game.

use crate::action::Outcome;
use crate::game::JunkyardBotsTable;
use crate::messages::phrase;
use crate::record::LoadedGame;
use crate::words;
use shell::language::{Argument, Phrase};
use shell::seats::{Seat, seat_name};
use shell::simulate::counts::CountedEnding;

/// Sentence about the position or the ending of a saved game.
pub(super) fn describe_position(loaded: &LoadedGame) -> Phrase {
    let state = loaded.game.game().state();
    match &state.outcome {
        None => {
            let count = loaded.claimed_history.steps().len();
            phrase!("check-going-on", round = state.round, phase = words::phase_name(state.phase), count = count)
        }
        Some(outcome) => outcome_phrase(state.round, outcome, loaded.claimed_history.seats()),
    }
}

/// Sentence about the end of a game.
fn outcome_phrase(round: u16, outcome: &Outcome, seats: &[Seat]) -> Phrase {
    let ending = outcome.ending.report_name();
    if outcome.winners.is_empty() {
        return phrase!("check-over-nobody", round = round, ending = ending);
    }
    let winners = Argument::list(outcome.winners.iter().map(|&seat| seat_name(seats, seat)));
    phrase!("check-over", round = round, ending = ending, winners = winners)
}
