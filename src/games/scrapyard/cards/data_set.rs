//! Data of a game: cards, maps and numbers, read from RON and checked.

use std::sync::{Arc, LazyLock};

use super::card::{Card, CardId};
use super::data_check::check_file;
use super::data_error::DataError;
use super::data_file::DataFile;
use super::effect::BuildEffect;
use super::slot::{PartKind, Slot};
use crate::arena::ArenaMap;

/// The data set that comes with the game.
static STANDARD: LazyLock<Arc<DataSet>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/games/scrapyard/data.ron");
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    Arc::new(DataSet::from_ron(text).expect("the data set of the game"))
});

/// All cards, maps and numbers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSet {
    file: DataFile,
    cards: Vec<Card>,
    starter: [CardId; Slot::COUNT],
    arenas: Vec<ArenaMap>,
}

impl DataSet {
    /// The data set that comes with the game.
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    /// Reads a data set and checks it.
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found.
    pub fn from_ron(text: &str) -> Result<Self, DataError> {
        let file = ron::from_str(text).map_err(|error| DataError::Unreadable(error.to_string()))?;
        Self::new(file)
    }

    /// Checks a data set.
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found; never [`DataError::Unreadable`].
    pub fn new(file: DataFile) -> Result<Self, DataError> {
        check_file(&file)?;
        let parts = file.parts.iter().map(Card::of_part);
        let cards = [Card::of_action(&file.junk_code)].into_iter().chain(parts);
        let cards: Vec<Card> = cards.chain(file.actions.iter().map(Card::of_action)).collect();
        let starter = find_starter(&cards, &file.starter).ok_or(DataError::Starter)?;
        let arenas = file.maps.iter().map(|map| ArenaMap::new(&map.rows)).collect();
        Ok(Self { file, cards, starter, arenas })
    }

    /// The data as a file has them.
    pub const fn file(&self) -> &DataFile {
        &self.file
    }

    /// All cards, in the order of their numbers.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The numbers of all cards.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// A card; `None` if there is none of that number.
    pub fn find_card(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.index())
    }

    /// A card of this data set.
    ///
    /// # Panics
    /// If there is none of that number.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Number of the card of a name; `None` if there is none.
    pub fn card_named(&self, name: &str) -> Option<CardId> {
        self.card_ids().find(|&id| self.card(id).name == name)
    }

    /// Parts that every robot starts with, by slot (3.1).
    pub const fn starter(&self) -> &[CardId; Slot::COUNT] {
        &self.starter
    }

    /// Cards of the junk piles, in the order of their numbers (3.2).
    pub fn junk_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.card_ids().flat_map(|id| std::iter::repeat_n(id, self.card(id).copies.into()))
    }

    /// Most Junk Codes that all `Patch` effects of the cards can bring into a game: each card is
    /// collected once (4.7).
    pub fn most_patched(&self) -> u32 {
        let of_card = |card: &Card| {
            let patched = card.build.iter().map(|effect| match effect {
                BuildEffect::Patch(number) => u32::from(*number),
                _ => 0,
            });
            u32::from(card.copies) * patched.sum::<u32>()
        };
        self.cards.iter().map(of_card).sum()
    }

    /// Battle map for a number of seats.
    ///
    /// # Panics
    /// If no game can have so many seats.
    #[expect(clippy::expect_used, reason = "a checked data set has a map for each number of seats")]
    pub fn arena(&self, seats: u8) -> &ArenaMap {
        self.find_arena(seats).expect("a map for this number of seats")
    }

    /// Battle map for a number of seats; `None` if no game can have so many.
    pub fn find_arena(&self, seats: u8) -> Option<&ArenaMap> {
        let index = self.file.maps.iter().position(|map| map.seats == seats)?;
        self.arenas.get(index)
    }

    /// Name of the battle map for a number of seats; empty if no game can have so many.
    pub fn map_name(&self, seats: u8) -> &str {
        self.file.maps.iter().find(|map| map.seats == seats).map_or("", |map| &map.name)
    }
}

/// Starter parts by slot. The first arm is the left one.
fn find_starter(cards: &[Card], names: &[String]) -> Option<[CardId; Slot::COUNT]> {
    let ids = names.iter().filter_map(|name| cards.iter().position(|card| card.name == *name));
    let ids: Vec<usize> = ids.collect();
    let of_kind = |kind: PartKind| {
        let is_kind = move |index: &&usize| cards[**index].part().is_some_and(|part| part.kind == kind);
        ids.iter().filter(is_kind).map(|&index| CardId(index as u8))
    };
    let mut arms = of_kind(PartKind::Arm);
    let [head, torso, legs] = [PartKind::Head, PartKind::Torso, PartKind::Legs].map(|kind| of_kind(kind).next());
    Some([head?, torso?, legs?, arms.next()?, arms.next()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_1_5_the_box_has_46_parts_and_44_actions_of_51_kinds() {
        let data = DataSet::standard();
        let is_part = |id: &CardId| data.card(*id).part().is_some();
        let parts = data.junk_cards().filter(is_part).count();
        assert_eq!((parts, data.junk_cards().count() - parts), (46, 44));
        assert_eq!(data.cards().iter().filter(|card| card.copies > 0).count(), 51);
    }

    #[test]
    fn rule_1_2_every_card_of_the_piles_has_a_time() {
        let data = DataSet::standard();
        assert!(data.junk_cards().all(|id| (1..=7).contains(&data.card(id).time)));
    }
}
