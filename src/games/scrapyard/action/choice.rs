//! Choices of a player.

use shell::seats::SeatId;
use smallvec::SmallVec;

use crate::arena::{Axis, Square};
use crate::cards::{ArmSide, CardId, CardList, Slot};

/// Choice that the rules give a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Collect the face-up card of a pile (4.3); an arm goes to a side (4.4).
    Collect {
        /// Number of the pile, from 0.
        pile: u8,
        /// Side of an arm; `None` for another card.
        side: Option<ArmSide>,
    },
    /// Rummage in a pile, on a turn or by a build effect (4.7, 4.8).
    Rummage {
        /// Number of the pile, from 0.
        pile: u8,
    },
    /// Collect one of the rummaged cards or none, and put the others back (4.8).
    Take(Taking),
    /// Remove some Junk Codes of the player's discard pile from the game (4.7).
    Purge(u8),
    /// Move another player's token forward (4.7).
    Delay(SeatId),
    /// Have no more turns in the build phase (4.11).
    Pass,
    /// Say *done*: end the turn of the build phase (4.6), or the settling of dents (9.2).
    Done,
    /// Settle one dent (9.2).
    Settle(Settling),
    /// Play a card of the hand (6.5).
    Play(CardId),
    /// Use the ability of a part (6.6).
    Use(Slot),
    /// Square on which a `Move` effect ends, which may be the robot's own (8.6).
    Step(Square),
    /// Target of the card or ability (7.5).
    Target(SeatId),
    /// Direction and squares of a push or pull (8.7, 8.9).
    Shove {
        /// Axis, if the two robots lie equally far apart along both and squares are chosen.
        axis: Option<Axis>,
        /// Number of squares.
        squares: u8,
    },
    /// Cards that go from the player's trash to the discard pile (8.4).
    Salvage(CardList),
    /// Move up to as many squares as the speed, for a battery and a card (6.7).
    Move {
        /// Square where the move ends.
        square: Square,
        /// Card of the hand that is spent.
        pay: CardId,
    },
    /// Move one square for a battery (6.8).
    Limp(Square),
    /// Attack with an arm for a battery and a card (6.9).
    Attack {
        /// Side of the arm.
        side: ArmSide,
        /// Seat of the target.
        seat: SeatId,
        /// Card of the hand that is spent.
        pay: CardId,
    },
    /// Draw a card for two batteries (6.10).
    Recharge,
    /// End the turn of the battle (6.4).
    EndTurn,
}

/// Use of the cards of a rummage (4.8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taking {
    /// Card that is collected, if any.
    pub card: Option<CardId>,
    /// Side of an arm that is collected.
    pub side: Option<ArmSide>,
    /// Cards that go on top of the pile, the topmost first.
    pub on_top: SmallVec<[CardId; 2]>,
    /// Card that goes to the bottom of the pile.
    pub at_bottom: Option<CardId>,
}

/// Loss that settles a dent by choice (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Settling {
    /// An armour token.
    Armour,
    /// The top card of the draw deck, which is trashed.
    Deck,
    /// A card of the hand, which is trashed.
    Hand(CardId),
}
