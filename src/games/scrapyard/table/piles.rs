//! Junk piles (3.2, 11.2, 11.3).

use bevy::prelude::Component;
use smallvec::SmallVec;

use crate::cards::CardId;

/// Junk pile: its cards from the top down.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// Cards that all players know, or `None` for a card without an identity (11.3).
    pub cards: SmallVec<[Option<CardId>; 12]>,
    /// Whether the top card lies face up (4.6).
    pub is_face_up: bool,
}

impl Pile {
    /// Pile of cards that nobody has seen.
    pub fn unseen(number: usize) -> Self {
        Self { cards: SmallVec::from_elem(None, number), is_face_up: false }
    }

    /// Face-up card; `None` if the pile is empty or its top card lies face down.
    pub fn face_up(&self) -> Option<CardId> {
        if self.is_face_up { self.cards.first().copied().flatten() } else { None }
    }

    /// Number of cards that have no identity yet.
    pub fn unknown(&self) -> u32 {
        self.cards.iter().filter(|card| card.is_none()).count() as u32
    }
}

/// Sizes of a number of piles of a number of cards, which differ by at most one (3.2).
pub fn pile_sizes(cards: usize, piles: u8) -> impl Iterator<Item = usize> {
    let number = usize::from(piles).max(1);
    (0..number).map(move |pile| cards / number + usize::from(pile < cards % number))
}
