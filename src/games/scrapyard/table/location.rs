//! Locations of cards.

use bevy::prelude::Component;
use serde::{Deserialize, Serialize};
use shell::seats::SeatId;

use crate::cards::Slot;

/// Place of a player's card that is not a part (2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// Hand.
    Hand,
    /// Draw deck: a pool, whose cards have no order (11.3).
    Deck,
    /// Discard pile.
    Discard,
    /// Cards played or spent in this turn (6.4).
    Used,
    /// Trash.
    Trash,
}

impl Zone {
    /// All zones, in their order.
    pub const ALL: [Self; 5] = [Self::Hand, Self::Deck, Self::Discard, Self::Used, Self::Trash];
}

/// Location of a card.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// Out of the game, or a Junk Code in the supply (1.6, 4.4).
    Away,
    /// Face down in one of the junk piles: the common pool (11.3).
    Pool,
    /// In a junk pile, known to all.
    Pile(u8),
    /// Taken for a rummage (4.8).
    Rummaged,
    /// Part of a robot.
    Slot {
        /// Seat of the robot.
        seat: SeatId,
        /// Slot.
        slot: Slot,
    },
    /// Card of a player.
    Player {
        /// Seat of the player.
        seat: SeatId,
        /// Where it lies.
        zone: Zone,
    },
}

impl Location {
    /// In a zone of a player.
    pub const fn of(seat: SeatId, zone: Zone) -> Self {
        Self::Player { seat, zone }
    }
}
