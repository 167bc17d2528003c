//! Things at the table that a player can take in hand or press, and places to put them.

use crate::arena::Square;
use crate::cards::{ArmSide, CardId, Slot};
use shell::seats::SeatId;

pub use client::table::holding::How;

/// Thing at the table that a player can take in hand, press or choose by the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// Junk pile with its face-up card, by its number from 0 (4.3).
    Pile(u8),
    /// Card of the open rummage, by its number from 0, the topmost first (4.8).
    Rummaged(u8),
    /// Card of the own hand (6.5). Equal cards are one thing.
    Card(CardId),
    /// Card of the own trash, while cards are salvaged (8.4).
    Trashed(CardId),
    /// A dent that is to be settled (9.2).
    Dent,
    /// Armour of the own robot, which settles a dent.
    Armour,
    /// The own draw deck, whose top card settles a dent.
    Deck,
    /// Part of the robot of the player whose turn it is.
    Part(Slot),
    /// Figure of a robot on the map.
    Figure(SeatId),
    /// Square of the map.
    Square(Square),
    /// Card of a seat, or its token on the time track.
    Seat(SeatId),
}

/// Place where a thing in hand may be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DropPlace {
    /// The robot in the workshop; for an arm, one of its sides (4.4).
    Robot(Option<ArmSide>),
    /// The own deck, for an action (4.5).
    Deck,
    /// The top of the pile of a rummage (4.8).
    OnTop,
    /// The bottom of the pile of a rummage (4.8).
    AtBottom,
    /// Figure of a robot on the map.
    Figure(SeatId),
    /// Square of the map.
    Square(Square),
    /// Armour of the own robot, for a dent (9.2).
    Armour,
    /// Card of the hand, for a dent (9.2).
    Card(CardId),
}
