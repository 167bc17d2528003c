//! Spots of the window to look at during a step. The window knows where each of them is.

use shell::seats::SeatId;

use crate::arena::Square;
use crate::cards::{CardId, Slot};

/// Spot of the window to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// Square of the time track.
    Track(u8),
    /// Junk pile, counted from 0.
    Pile(u8),
    /// Card of an open rummage.
    Rummaged(CardId),
    /// Slot of the learner's robot.
    Slot(Slot),
    /// Card of the learner's hand.
    Card(CardId),
    /// The learner's hand.
    Hand,
    /// Robot of a seat on the battle map.
    Robot(SeatId),
    /// Square of the battle map.
    Square(Square),
    /// Card of a seat, with its tokens and its toughness.
    Seat(SeatId),
    /// A button.
    Button(LessonButton),
}

/// A button of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonButton {
    /// Ends a turn of the build phase, or the settling.
    Done,
    /// Settles a dent with armour.
    Armour,
    /// Settles a dent with the top card of the draw deck.
    Deck,
    /// Pushes by the chosen number of squares.
    Push,
    /// Ends a turn of the battle.
    EndTurn,
}
