//! Lists of cards whose order does not matter.

use smallvec::SmallVec;

use super::card::CardId;

/// Cards in the order of their numbers; a card of which there are several is there several times.
/// Cards of one number are interchangeable, so equal lists hold the same cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardList(SmallVec<[CardId; 16]>);

impl CardList {
    /// The list without cards.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of cards.
    pub fn len(&self) -> u32 {
        self.0.len() as u32
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards one by one, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.0.iter().copied()
    }

    /// The different cards, each once.
    pub fn different(&self) -> impl Iterator<Item = CardId> + '_ {
        let is_first = |&(index, card): &(usize, CardId)| index == 0 || self.0[index - 1] != card;
        self.iter().enumerate().filter(is_first).map(|(_, card)| card)
    }

    /// Number of cards of one kind.
    pub fn count(&self, card: CardId) -> u32 {
        self.iter().filter(|&other| other == card).count() as u32
    }

    /// Whether a card is in the list.
    pub fn contains(&self, card: CardId) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// Whether all cards of another list are in this one, as often as there.
    pub fn contains_all(&self, other: &Self) -> bool {
        other.different().all(|card| other.count(card) <= self.count(card))
    }

    /// Card at an index in the order of numbers; `None` if there are fewer cards.
    pub fn nth(&self, index: u32) -> Option<CardId> {
        self.0.get(index as usize).copied()
    }

    /// Adds a card.
    pub fn add(&mut self, card: CardId) {
        let index = self.0.partition_point(|&other| other <= card);
        self.0.insert(index, card);
    }

    /// Removes a card. Returns whether it was there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let found = self.0.binary_search(&card);
        if let Ok(index) = found {
            self.0.remove(index);
        }
        found.is_ok()
    }

    /// The cards of both lists.
    pub fn plus(&self, other: &Self) -> Self {
        self.iter().chain(other.iter()).collect()
    }
}

impl FromIterator<CardId> for CardList {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut cards: SmallVec<[CardId; 16]> = cards.into_iter().collect();
        cards.sort_unstable();
        Self(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(numbers: &[u8]) -> CardList {
        numbers.iter().copied().map(CardId).collect()
    }

    #[test]
    fn equal_cards_make_equal_lists() {
        let mut cards = list(&[3, 1, 3]);
        assert_eq!(cards, list(&[3, 3, 1]));
        assert_eq!(cards.different().map(|card| card.0).collect::<Vec<u8>>(), [1, 3]);
        assert_eq!((cards.count(CardId(3)), cards.nth(2), cards.nth(3)), (2, Some(CardId(3)), None));
        cards.add(CardId(2));
        assert_eq!(cards, list(&[1, 2, 3, 3]));
        assert!(cards.remove(CardId(3)) && !cards.remove(CardId(7)));
        assert_eq!(cards, list(&[1, 2, 3]));
    }

    #[test]
    fn a_list_contains_another_as_often_as_it_has_each_card() {
        assert!(list(&[1, 1, 2]).contains_all(&list(&[1, 1])));
        assert!(!list(&[1, 2]).contains_all(&list(&[1, 1])));
        assert!(list(&[1]).contains_all(&CardList::new()));
    }
}
