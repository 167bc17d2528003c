//! Words about a pile: its name for screen readers, and the hint beside the pointer.

use super::facts::{PileFacts, PileState};
use super::pin::words_of_pins;
use crate::cards::DataSet;
use crate::messages::phrase;
use crate::words::card_in_words;
use client::kit::spoken::join_sentences;
use shell::language::Phrase;

/// Name of a pile for screen readers: its number, its card and the number of its cards, the cards
/// that are known below, and why it is refused.
pub fn name_of_pile(data: &DataSet, facts: &PileFacts) -> Phrase {
    let pile = u32::from(facts.pile) + 1;
    let count = facts.count as u32;
    let name = match facts.card.and_then(|id| data.find_card(id)) {
        _ if facts.count == 0 => phrase!("scrapyard-pile-told-empty", pile = pile),
        Some(card) => phrase!("scrapyard-pile-told", pile = pile, card = card_in_words(card), count = count),
        None => phrase!("scrapyard-pile-told-face-down", pile = pile, count = count),
    };
    join_sentences([name].into_iter().chain(hint_of_pile(data, facts)))
}

/// Hint about a pile: which cards are known below its top, and why a press does nothing; `None` if
/// there is nothing to say.
pub fn hint_of_pile(data: &DataSet, facts: &PileFacts) -> Option<Phrase> {
    let pins = words_of_pins(data, &facts.pins);
    let is_plain = matches!(facts.state, PileState::Empty | PileState::PickedUp | PileState::Rummaged);
    let refusal = facts.refusal.as_ref().filter(|_| !is_plain);
    let refusal = refusal.map(|why| phrase!("spoken-line", line = phrase!("as-title", name = why)));
    let all: Vec<Phrase> = pins.into_iter().chain(refusal).collect();
    (!all.is_empty()).then(|| join_sentences(all))
}
