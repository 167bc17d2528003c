//! Pins on piles: cards below the top that all players know (11.2).

use crate::cards::{CardId, DataSet};
use crate::messages::phrase;
use crate::table::Pile;
use crate::words::card_in_sentence;
use shell::language::{Argument, Phrase};

/// Place of a known card in its pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PinPlace {
    /// Number of the card from the top, from 1.
    FromTop(usize),
    /// At the bottom.
    Bottom,
}

/// A card of a pile that all players know although it lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Place.
    pub place: PinPlace,
    /// Card.
    pub card: CardId,
}

/// Known cards of a pile that lie face down, from the top.
pub fn pins_of(pile: &Pile) -> Vec<Pin> {
    let last = pile.cards.len();
    let known = (1..).zip(&pile.cards).filter_map(|(number, card)| Some((number, (*card)?)));
    let face_down = known.filter(|(number, _)| *number > 1 || !pile.is_face_up);
    let place = |number: usize| if number == last { PinPlace::Bottom } else { PinPlace::FromTop(number) };
    face_down.map(|(number, card)| Pin { place: place(number), card }).collect()
}

/// Sentence about the known cards of a pile; `None` without any.
pub fn words_of_pins(data: &DataSet, pins: &[Pin]) -> Option<Phrase> {
    let words = |pin: &Pin| {
        let card = card_in_sentence(data, pin.card);
        match pin.place {
            PinPlace::FromTop(place) => phrase!("scrapyard-pile-pin-from-top", place = place as u32, card = card),
            PinPlace::Bottom => phrase!("scrapyard-pile-pin-bottom", card = card),
        }
    };
    let all: Vec<Phrase> = pins.iter().map(words).collect();
    (!all.is_empty()).then(|| phrase!("scrapyard-pile-pins", cards = Argument::list(all)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_11_2_known_cards_have_pins_with_their_places() {
        let card = |number| Some(CardId(number));
        let mut pile = Pile { cards: [card(9), card(8), None, card(7)].into_iter().collect(), is_face_up: true };
        let places = |pile: &Pile| pins_of(pile).iter().map(|pin| (pin.place, pin.card.0)).collect::<Vec<_>>();
        assert_eq!(places(&pile), [(PinPlace::FromTop(2), 8), (PinPlace::Bottom, 7)]);
        pile.is_face_up = false;
        assert_eq!(places(&pile)[0], (PinPlace::FromTop(1), 9));
        assert!(pins_of(&Pile::unseen(5)).is_empty());
    }
}
