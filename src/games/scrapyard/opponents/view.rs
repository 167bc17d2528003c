//! Everything that a seat may know (11.5, 11.7).

use shell::seats::SeatId;

use crate::cards::CardList;
use crate::table::{Position, Setup, Table};

/// The table as a seat may know it: without the random stream, and with hidden hands (11.5) as
/// numbers of cards among those of the draw deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat.
    pub seat: SeatId,
    /// The position.
    pub position: Position,
}

impl View {
    /// View of a seat of a table.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        let mut position = Position::of(table);
        let hides = table.setup().options.hidden_hands && table.state().outcome().is_none();
        let others = (0..).map(SeatId).zip(&mut position.robots).filter(|(other, _)| *other != seat);
        for (_, robot) in others.filter(|_| hides) {
            let cards = &mut robot.cards;
            // What hand and deck hold together is open (11.1).
            cards.unseen_hand = u8::try_from(cards.hand.len()).unwrap_or(u8::MAX);
            cards.deck = cards.deck.plus(&cards.hand);
            cards.hand = CardList::new();
        }
        Self { seat, position }
    }

    /// The table, for reading.
    pub fn table<'a>(&'a self, setup: &'a Setup) -> Table<'a> {
        Table::of_position(setup, &self.position)
    }
}
