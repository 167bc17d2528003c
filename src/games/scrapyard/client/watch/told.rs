//! Sentence about a step of a watched game.

use super::watched::Watch;
use crate::action::Action;
use crate::messages::phrase;
use crate::sentences::event_sentence;
use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};

/// Returns the sentence about the step that is shown, without a full stop: about what its player
/// did, not about the rounds and turns that it led on to.
pub fn sentence_of_shown(watch: &Watch) -> Phrase {
    let entry = watch.entry();
    let history = watch.history();
    let seats = history.seats();
    let name = |seat: SeatId| seat_name(seats, seat);
    let line = |event| event_sentence(event, history.setup(), seats);
    let lines: Vec<(Option<SeatId>, Phrase)> = entry.events.iter().filter_map(line).collect();
    let own = lines.iter().find(|(seat, _)| seat.is_some() && *seat == entry.seat);
    let action = watch.at().checked_sub(1).and_then(|before| history.steps().get(before)).map(|step| &step.action);
    match (entry.seat, history.beginning(), own.or(lines.first())) {
        (None, Some(beginning), _) => phrase!("log-goes-on", round = beginning.position.state.round),
        (None, None, _) => phrase!("step-beginning"),
        // The lines are about the next turn.
        (Some(seat), ..) if matches!(action, Some(Action::Done | Action::EndTurn)) && own.is_none() => {
            phrase!("scrapyard-prompt-ends-turn", name = name(seat))
        }
        (_, _, Some((_, line))) => line.clone(),
        (Some(seat), _, None) => phrase!("step-goes-on", name = name(seat)),
    }
}
