//! Events that the table reports, for the log, motion and the screen reader.

use bevy::prelude::Message;
use shell::seats::{PerSeat, SeatId};

use super::choice::Settling;
use super::outcome::{DentCause, Outcome};
use crate::arena::Square;
use crate::cards::{ArmSide, BuildEffect, CardId, CardList, Slot};

/// Kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// For a battery and a card (6.7).
    Move {
        /// Card that was spent.
        pay: CardId,
    },
    /// For a battery (6.8).
    Limp,
    /// By an effect (8.6).
    Effect,
}

/// Kind of a shove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShoveKind {
    /// Away (8.7).
    Push,
    /// Nearer (8.9).
    Pull,
}

/// Report of one thing that happened at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields that only repeat their type: the seat that acts, and what it acts with")]
pub enum TableEvent {
    /// The first seat was drawn (3.3).
    FirstSeat { seat: SeatId },
    /// The top card of a pile was turned up (3.2, 4.6); `drawn` if nobody knew it.
    TurnedUp { pile: u8, card: CardId, drawn: bool },
    /// A token moved on the time track, on top of others that lie there (4.3).
    TokenMoved { seat: SeatId, from: u8, to: u8, on_top_of: PerSeat<SeatId> },
    /// A part was put on, and the part that was there left the game (4.4).
    PartPutOn { seat: SeatId, slot: Slot, card: CardId, replaced: CardId },
    /// An action went onto the discard pile (4.5).
    ActionCollected { seat: SeatId, card: CardId },
    /// Cards were taken from a pile, the topmost first (4.8); `drawn` if nobody knew one of them.
    Rummaged { seat: SeatId, pile: u8, cards: Vec<CardId>, drawn: bool },
    /// Cards went back to the pile of a rummage (4.8).
    PutBack { seat: SeatId, pile: u8, on_top: Vec<CardId>, at_bottom: Option<CardId> },
    /// Junk Codes came from the supply (4.7).
    Patched { seat: SeatId, number: u8 },
    /// Junk Codes left the game (4.7).
    Purged { seat: SeatId, number: u8 },
    /// A player's token was delayed by another (4.7).
    Delayed { seat: SeatId, target: SeatId, spaces: u8 },
    /// A build effect did nothing (4.7).
    BuildEffectIdle { seat: SeatId, effect: BuildEffect },
    /// A player passed, by choice or by rule (4.11).
    Passed { seat: SeatId, by_rule: bool },
    /// A player stopped, some spaces beyond the line (4.9).
    Stopped { seat: SeatId, beyond: u8 },
    /// The battle began (section 5).
    BattleBegan { order: PerSeat<SeatId>, squares: PerSeat<Square> },
    /// A round began, with the greatest ring that is crushed in it, if any (6.1, 10.1).
    RoundBegan { round: u16, crushed: Option<u8> },
    /// A turn of the battle began (6.2).
    TurnBegan { seat: SeatId },
    /// Dents were settled with shields (9.3).
    ShieldsTaken { seat: SeatId, number: u16 },
    /// A dent was settled (9.2). For the draw deck with the card that it was; `by_rule` if there
    /// was no other way.
    Settled { seat: SeatId, how: Settling, card: Option<CardId>, by_rule: bool },
    /// Shields that were left came off (6.2).
    ShieldsOff { seat: SeatId, number: u16 },
    /// Cards were drawn (5.3, 6.2, 6.10, 8.5).
    Drew { seat: SeatId, cards: CardList },
    /// The discard pile was shuffled into a new draw deck (6.3).
    Reshuffled { seat: SeatId, number: u8 },
    /// A card was played (6.5).
    Played { seat: SeatId, card: CardId, batteries: u8 },
    /// The ability of a part was used (6.6).
    AbilityUsed { seat: SeatId, slot: Slot, card: CardId, batteries: u8 },
    /// A robot moved; the path is without the first square (7.1).
    Moved { seat: SeatId, from: Square, path: Vec<Square>, kind: MoveKind },
    /// A robot attacked (6.9).
    Attacked { seat: SeatId, side: ArmSide, card: CardId, target: SeatId, pay: CardId },
    /// Two batteries were paid to draw a card: an emergency recharge (6.10).
    Recharged { seat: SeatId },
    /// The targets of a card or ability were fixed (7.5).
    Targeted { seat: SeatId, targets: PerSeat<SeatId> },
    /// A robot got dents (9.1).
    Dented { seat: SeatId, dents: u16, by: Option<SeatId>, cause: DentCause },
    /// A robot was pushed or pulled (8.7 to 8.9); `is_stopped` before the chosen number of squares.
    Shoved { seat: SeatId, by: SeatId, kind: ShoveKind, from: Square, path: Vec<Square>, is_stopped: bool },
    /// A robot was not pushed or pulled because it is steady (8.12).
    StoodSteady { seat: SeatId, by: SeatId, kind: ShoveKind },
    /// Batteries were drained; `is_held` if the drain would have taken more (8.11).
    Drained { seat: SeatId, by: SeatId, number: u8, is_held: bool },
    /// Armour tokens came back (8.3).
    Repaired { seat: SeatId, number: u8 },
    /// Shields were taken (8.2).
    Shielded { seat: SeatId, number: u8 },
    /// Used batteries became unused by an effect (8.5).
    Charged { seat: SeatId, number: u8 },
    /// Cards went from the trash to the discard pile (8.4).
    Salvaged { seat: SeatId, cards: CardList },
    /// A turn of the battle ended (6.2).
    TurnEnded { seat: SeatId },
    /// A robot was wrecked (9.4), and takes a place, from 1 (10.4).
    Wrecked { seat: SeatId, by: Option<SeatId>, cause: DentCause, place: u8 },
    /// The game ended (10.3).
    GameOver { outcome: Outcome },
}
