//! Sentence about a step of a watched game.

use super::watched::Watch;
use crate::action::Action;
use crate::client::play::Play;
use crate::messages::phrase;
use client::play::Audience;
use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};

/// Returns the sentence about the step that is shown, without a full stop: about what its player
/// did, not about the rounds and turns that it led on to. Lines are worded by the table, so they
/// are those of the log.
pub(super) fn sentence_of_shown(watch: &Watch, play: &Play) -> Phrase {
    let entry = watch.entry();
    let history = watch.history();
    let name = |seat: SeatId| seat_name(history.seats(), seat);
    let audience = if watch.chronicle().is_over() { Audience::Everything } else { Audience::All };
    let lines = play.log().lines_of_step(watch.at(), audience);
    let own = lines.iter().find(|line| line.seat.is_some() && line.seat == entry.seat);
    let action = watch.at().checked_sub(1).and_then(|before| history.steps().get(before)).map(|step| &step.action);
    match (entry.seat, history.beginning(), own.or(lines.first())) {
        (None, Some(beginning), _) => phrase!("log-goes-on", round = beginning.position.state.round),
        (None, None, _) => phrase!("step-beginning"),
        // The lines are about the next turn.
        (Some(seat), ..) if matches!(action, Some(Action::EndTurn)) && own.is_none() => {
            phrase!("engineers-prompt-ends-turn", name = name(seat))
        }
        (_, _, Some(line)) => line.text.clone(),
        (Some(seat), _, None) => phrase!("step-goes-on", name = name(seat)),
    }
}
