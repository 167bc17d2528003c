//! Sentences about events, positions and endings of a game, as phrases.
//!
//! - [`standing`]: position and ending of a game;
//! - [`choices`]: choices of a player;
//! - `building`: the build phase;
//! - `turns`: rounds and turns of the battle, settled dents, and cards;
//! - `actions`: actions of the battle, and effects on the player's own robot;
//! - `blows`: dents, pushes and pulls, drains, and wrecks;
//! - `log_sentence`: a sentence with the seat that it is about; `pile`: numbers of piles.

mod actions;
mod blows;
mod building;
pub mod choices;
mod log_sentence;
mod pile;
pub mod standing;
#[cfg(test)]
mod told;
mod turns;

pub use log_sentence::LogSentence;

use crate::action::TableEvent;
use crate::table::Setup;
use shell::language::Phrase;
use shell::seats::Seat;

/// Sentences about the events of a step, without full stops.
pub fn step_sentences(events: &[TableEvent], setup: &Setup, seats: &[Seat]) -> Vec<Phrase> {
    events.iter().filter_map(|event| event_sentence(event, setup, seats)).map(|(_, told)| told).collect()
}

/// Sentence about an event, with the seat that it is about; `None` for an event that the log leaves
/// out because the table shows it: the beginning of a turn of the battle, and its end.
pub fn event_sentence(event: &TableEvent, setup: &Setup, seats: &[Seat]) -> Option<LogSentence> {
    building::build_sentence(event, setup, seats)
        .or_else(|| turns::battle_sentence(event, seats))
        .or_else(|| turns::card_sentence(event, setup, seats))
        .or_else(|| actions::action_sentence(event, setup, seats))
        .or_else(|| actions::own_effect_sentence(event, setup, seats))
        .or_else(|| blows::blow_sentence(event, seats))
        .or_else(|| blows::shove_sentence(event, seats))
}

#[cfg(test)]
mod tests {
    use super::told::{OTHER, SEAT, assert_told, seats};
    use super::*;
    use crate::action::Outcome;

    #[test]
    fn the_log_leaves_out_what_the_table_shows() {
        let shown = [TableEvent::TurnBegan { seat: SEAT }, TableEvent::TurnEnded { seat: SEAT }];
        assert!(step_sentences(&shown, &Setup::new(3, 1), &seats()).is_empty());
    }

    #[test]
    fn the_end_of_the_game_is_told_of_the_whole_table() {
        let outcome = Outcome { places: [OTHER, SEAT].into_iter().collect() };
        let event = TableEvent::GameOver { outcome };
        assert_eq!(event_sentence(&event, &Setup::new(3, 1), &seats()).unwrap().0, None);
        assert_told(event_sentence, [(event, "Blue wins: the last robot standing")]);
    }
}
