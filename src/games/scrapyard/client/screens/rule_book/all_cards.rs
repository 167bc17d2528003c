//! The page of all cards: parts by their kind, then actions, with numbers, icons and sentences.

use bevy_egui::egui::Color32;

use crate::cards::{Card, CardId, DataSet, Face, PartKind};
use crate::client::art::card_picture::CardPicture;
use crate::client::art::names::CardIcon;
use crate::client::art::painting::draw_card_picture;
use crate::messages::phrase;
use crate::words::{CardLine, card_lines, card_name};
use client::kit::palette::{CREAM, YELLOW};
use client::kit::tokens::Space;
use client::screens::how_to_play::book::{CollectionEntry, CollectionGroup, CollectionPage, EntryLine};
use shell::language::Phrase;

/// Group of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CardGroup {
    /// Cards that every player begins with (3.1).
    Start,
    /// Parts of a kind.
    Parts(PartKind),
    /// Actions with an effect on others.
    AtOthers,
    /// Actions for the own robot alone.
    ForOneself,
}

impl CardGroup {
    /// All groups, in their order.
    const ALL: [Self; 7] = [
        Self::Start,
        Self::Parts(PartKind::Head),
        Self::Parts(PartKind::Torso),
        Self::Parts(PartKind::Legs),
        Self::Parts(PartKind::Arm),
        Self::AtOthers,
        Self::ForOneself,
    ];

    /// Group of a card.
    fn of(card: &Card) -> Self {
        match &card.face {
            _ if card.copies == 0 => Self::Start,
            Face::Part(part) => Self::Parts(part.kind),
            Face::Action(action) if action.effects.iter().any(|effect| effect.needs_target()) => Self::AtOthers,
            Face::Action(_) => Self::ForOneself,
        }
    }

    fn name(self) -> Phrase {
        match self {
            Self::Start => phrase!("scrapyard-cards-start"),
            Self::Parts(PartKind::Head) => phrase!("scrapyard-cards-heads"),
            Self::Parts(PartKind::Torso) => phrase!("scrapyard-cards-torsos"),
            Self::Parts(PartKind::Legs) => phrase!("scrapyard-cards-legs"),
            Self::Parts(PartKind::Arm) => phrase!("scrapyard-cards-arms"),
            Self::AtOthers => phrase!("scrapyard-cards-at-others"),
            Self::ForOneself => phrase!("scrapyard-cards-for-oneself"),
        }
    }
}

/// Makes the page.
pub(super) fn all_cards_page(data: &DataSet) -> CollectionPage {
    let group = |group: CardGroup| {
        let own = data.card_ids().filter(|&id| CardGroup::of(data.card(id)) == group);
        CollectionGroup { name: group.name(), entries: own.map(|id| card_entry(data, id)).collect() }
    };
    let kinds = data.cards().iter().filter(|card| card.copies > 0).count();
    CollectionPage {
        title: phrase!("scrapyard-cards"),
        note: phrase!("scrapyard-cards.note", kinds = kinds),
        icon: CardIcon::CARDS.name,
        groups: CardGroup::ALL.map(group).into(),
    }
}

fn card_entry(data: &DataSet, id: CardId) -> CollectionEntry {
    let card = data.card(id);
    let picture = CardPicture::of(data, id, None);
    let time = (card.time > 0).then(|| line_with(CardIcon::TIME, Phrase::words(card.time.to_string()), YELLOW));
    let copies = (card.copies > 0).then(|| {
        let words = phrase!("scrapyard-cards-copies", count = card.copies);
        line_with(CardIcon::CARDS, words, CREAM)
    });
    CollectionEntry {
        name: card_name(card),
        facts: time.into_iter().chain(copies).collect(),
        picture: Box::new(move |pen, rect| {
            draw_card_picture(pen, &picture, rect.shrink(Space::S.points()), Color32::WHITE);
        }),
        lines: card_lines(card).into_iter().map(line_of_card).collect(),
    }
}

/// Sentence about a card with its icon.
fn line_of_card(line: CardLine) -> EntryLine {
    line_with(CardIcon::of_feature(line.feature), line.words, CREAM)
}

fn line_with(icon: CardIcon, words: Phrase, tint: Color32) -> EntryLine {
    EntryLine { icon: icon.name, size: icon.size(1.0).into(), tint: icon.tint(tint), words }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    #[test]
    fn every_card_is_on_the_page_once_and_every_group_has_some() {
        let data = DataSet::standard();
        let page = all_cards_page(&data);
        assert!(page.groups.iter().all(|group| !group.entries.is_empty()));
        let count: usize = page.groups.iter().map(|group| group.entries.len()).sum();
        assert_eq!(count, data.cards().len());
        assert_eq!(page.groups[0].entries.len(), 6, "five parts, and Junk Code");
    }

    #[test]
    fn every_line_of_the_page_has_its_words_in_every_language() {
        let page = all_cards_page(&DataSet::standard());
        let lines = page
            .groups
            .iter()
            .flat_map(|group| &group.entries)
            .flat_map(|entry| entry.facts.iter().chain(&entry.lines));
        let names = page.groups.iter().map(|group| &group.name).chain([&page.title, &page.note]);
        for words in lines.map(|line| &line.words).chain(names) {
            assert!(languages::all_languages().all(|language| language.has_phrase(words)), "{}", words.id());
        }
    }

    #[test]
    fn every_card_that_can_be_collected_has_its_time_and_its_copies() {
        let page = all_cards_page(&DataSet::standard());
        for entry in page.groups[1..].iter().flat_map(|group| &group.entries) {
            assert_eq!(entry.facts.len(), 2, "{}", entry.name.id());
            assert!(!entry.lines.is_empty());
        }
    }
}
