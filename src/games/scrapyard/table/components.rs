//! Components of cards, robots, piles and squares.

use bevy::prelude::*;
use shell::seats::SeatId;

use super::location::Zone;
use crate::arena;
use crate::cards::{CardId, CardList, DataSet, Slot};

/// A card. Its kind stays the same for a whole game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardOf(pub CardId);

/// Seat of a robot.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RobotSeat(pub SeatId);

/// Parts of a robot by slot (2.1). Those of a wrecked robot lie on its square, for scenery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loadout(pub [CardId; Slot::COUNT]);

impl Loadout {
    /// The starter parts (3.1).
    pub const fn starter(data: &DataSet) -> Self {
        Self(*data.starter())
    }

    /// Part in a slot.
    pub const fn part(&self, slot: Slot) -> CardId {
        self.0[slot.index()]
    }
}

/// Cards of a player that are not parts (2.4), and the trash (9.2).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    /// Known cards of the hand.
    pub hand: CardList,
    /// Cards of the hand that the viewer of this table can't see (11.5); they are counted among
    /// those of the draw deck. Always 0 at the real table.
    pub unseen_hand: u8,
    /// Draw deck.
    pub deck: CardList,
    /// Discard pile.
    pub discard: CardList,
    /// Used row.
    pub used: CardList,
    /// Trash.
    pub trash: CardList,
}

impl Cards {
    /// Cards of a zone.
    pub const fn zone(&self, zone: Zone) -> &CardList {
        match zone {
            Zone::Hand => &self.hand,
            Zone::Deck => &self.deck,
            Zone::Discard => &self.discard,
            Zone::Used => &self.used,
            Zone::Trash => &self.trash,
        }
    }

    /// Cards of a zone, to be changed.
    pub const fn zone_mut(&mut self, zone: Zone) -> &mut CardList {
        match zone {
            Zone::Hand => &mut self.hand,
            Zone::Deck => &mut self.deck,
            Zone::Discard => &mut self.discard,
            Zone::Used => &mut self.used,
            Zone::Trash => &mut self.trash,
        }
    }

    /// Number of cards of the robot: those that are not trashed (2.4).
    pub fn number(&self) -> u32 {
        self.hand.len() + self.deck.len() + self.discard.len() + self.used.len()
    }

    /// Number of cards in the hand.
    pub fn hand_size(&self) -> u32 {
        self.hand.len() + u32::from(self.unseen_hand)
    }

    /// Number of cards that can still be drawn or trashed from the draw deck (6.3).
    pub fn drawable(&self) -> u32 {
        self.deck.len() - u32::from(self.unseen_hand) + self.discard.len()
    }
}

/// Tokens and place of a robot in battle.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Square on which it stands; `None` before the battle and once it is wrecked.
    pub square: Option<arena::Square>,
    /// Armour tokens (5.1).
    pub armour: u16,
    /// Shield tokens (8.2).
    pub shields: u16,
    /// Dents: damage that is not settled yet (9.1).
    pub dents: u16,
    /// Unused batteries (1.7).
    pub unused: u16,
    /// Whether its player has had a turn of the battle (6.2).
    pub has_played: bool,
}

/// Number of a junk pile, from 0.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileNumber(pub u8);

/// Square of the battle map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaSquare {
    /// Column and row.
    pub square: arena::Square,
    /// Number of rows or columns to the nearest edge (1.9).
    pub ring: u8,
    /// Whether it is an obstacle.
    pub is_obstacle: bool,
}

/// Squares beside a square that are on the map, obstacles included.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Neighbours(pub Vec<(arena::Direction, Entity)>);

/// Robot that stands on a square. The system of [`super::adjacency`] keeps it up to date.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupant(pub Option<SeatId>);
