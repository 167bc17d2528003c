//! Sentence about the position or the ending of a saved game.

use crate::games::junkyard_bots::action::Outcome;
use crate::games::junkyard_bots::game::JunkyardBotsTable;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::record::LoadedGame;
use crate::games::junkyard_bots::simulate::tally::ending_name;
use crate::games::junkyard_bots::words;
use crate::shell::language::{Argument, Phrase};
use crate::shell::seats::{Seat, seat_name};

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
    let ending = ending_name(outcome.ending);
    if outcome.winners.is_empty() {
        return phrase!("check-over-nobody", round = round, ending = ending);
    }
    let winners = Argument::list(outcome.winners.iter().map(|&seat| seat_name(seats, seat)));
    phrase!("check-over", round = round, ending = ending, winners = winners)
}
