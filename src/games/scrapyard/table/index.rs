//! Entities of cards, robots, piles and squares. No code relies on the order of a query.

use bevy::prelude::*;
use shell::seats::{PerSeat, SeatId};

use crate::arena::Square;
use crate::cards::CardId;

/// Entities by kind of card, seat, pile and square.
#[derive(Resource, Clone, Debug, Default)]
pub struct Index {
    pub(super) cards: Vec<Vec<Entity>>,
    pub(super) robots: PerSeat<Entity>,
    pub(super) piles: Vec<Entity>,
    pub(super) squares: Vec<(Square, Entity)>,
}

impl Index {
    /// Entities of the cards of a kind.
    pub fn cards(&self, card: CardId) -> &[Entity] {
        self.cards.get(card.index()).map_or(&[], Vec::as_slice)
    }

    /// Entity of a seat's robot; `None` if the game has no such seat.
    pub fn robot(&self, seat: SeatId) -> Option<Entity> {
        self.robots.get(seat.index()).copied()
    }

    /// Entity of a junk pile; `None` if the game has no such pile.
    pub fn pile(&self, pile: u8) -> Option<Entity> {
        self.piles.get(usize::from(pile)).copied()
    }

    /// Entities of the squares of the map, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (Square, Entity)> + '_ {
        self.squares.iter().copied()
    }
}
