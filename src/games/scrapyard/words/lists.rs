//! Cards and lists of cards in sentences.

use super::names::card_name;
use crate::cards::{CardId, CardList, DataSet};
use crate::messages::phrase;
use shell::language::{Argument, Phrase};

/// Name of a card in a sentence, in quotation marks where the language needs them. Empty if the
/// data set has no such card.
pub fn card_in_sentence(data: &DataSet, card: CardId) -> Phrase {
    let name = data.find_card(card).map(card_name).unwrap_or_default();
    phrase!("scrapyard-card-in-sentence", card = name)
}

/// Cards in the order of their numbers, equal ones together: "2 × Junk Code and Zap"; "nothing"
/// for an empty list.
pub fn list_of_cards(data: &DataSet, cards: &CardList) -> Phrase {
    let items: Vec<Phrase> = cards.different().map(|card| some_cards(data, card, cards.count(card))).collect();
    if items.is_empty() { phrase!("scrapyard-nothing") } else { phrase!("words", words = Argument::list(items)) }
}

fn some_cards(data: &DataSet, card: CardId, count: u32) -> Phrase {
    let name = card_in_sentence(data, card);
    if count == 1 { name } else { phrase!("scrapyard-card-times", count = count, card = name) }
}

#[cfg(test)]
mod tests {
    use super::super::told::{tell, tell_in};
    use super::*;

    #[test]
    fn equal_cards_are_counted() {
        let data = DataSet::standard();
        let zap = data.card_named("zap").unwrap();
        let cards: CardList = [CardId::JUNK_CODE, zap, CardId::JUNK_CODE].into_iter().collect();
        let told = list_of_cards(&data, &cards);
        assert_eq!(tell(&told), "2 × Junk Code and Zap");
        assert_eq!(tell_in("de", &told), "2 × „Schrottcode“ und „Stromstoß“");
        assert_eq!(tell_in("es", &told), "2 × «Código basura» y «Chispazo»");
        assert_eq!(tell(&list_of_cards(&data, &CardList::new())), "nothing");
    }
}
