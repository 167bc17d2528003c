//! Decision of a computer player at a step of a game: moves and reasons in words.

use crate::action::{Action, JunkyardBots};
use crate::analysis::{comparison_of, situation_of, tile_of};
use crate::messages::phrase;
use crate::opponents::Decision;
use crate::opponents::justification::{Justification, justify_action};
use crate::record::History;
use crate::sentences::{MoveForm, comparison_sentence, move_in_words};
use shell::language::Phrase;
use shell::seats::{SeatId, seat_name};
use shell::thinking::PastDecision;
use shell::tools::Explained;

impl Explained for JunkyardBots {
    /// A build is described by the abilities that it leads to.
    fn move_in_words(history: &History, past: &PastDecision<Self>, action: &Action) -> Phrase {
        let name = |seat: SeatId| seat_name(history.seats(), seat);
        match justify_action(&situation_of(past), action) {
            Justification::Build { to, .. } => {
                phrase!("explain-build", sight = to.sight, grip = to.grip, bite = to.bite, speed = to.speed)
            }
            _ => move_in_words(action, MoveForm::Infinitive, tile_of(past, action), name),
        }
    }

    fn worths_note() -> Phrase {
        phrase!("explain-worths-note")
    }

    /// Chances of winning, if they decided it.
    fn reason_of_decision(history: &History, past: &PastDecision<Self>, decision: &Decision) -> Option<Phrase> {
        let compared = comparison_of(past, decision)?;
        let name = |seat: SeatId| seat_name(history.seats(), seat);
        Some(comparison_sentence(&compared, tile_of(past, compared.other), name))
    }
}
