//! Cues, one for each thing of Scrapyard to be seen or heard, at the table or in a player's hand.
//! Motion shows them; sounds and captions follow from them.

use std::time::Duration;

use bevy::prelude::Message;

use crate::action::{Settling, TableEvent};
use crate::arena::Square;
use crate::cards::{CardId, CardList, Slot};
use shell::seats::SeatId;

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct TimedCue {
    /// The cue.
    pub cue: Cue,
    /// Time from now, at the usual speed.
    pub after: Duration,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "fields that only repeat their type: the seat, and what it is about")]
pub enum Cue {
    /// A player took something in hand.
    PickedUp,
    /// A part in hand is tried on the robot.
    TriedOn,
    /// The thing in hand is back where it was, or has a place in a choice in the making.
    PutBack,

    /// A token moves on the time track (4.3).
    Token { seat: SeatId, from: u8, to: u8 },
    /// A part is put on (4.4).
    PutOn { seat: SeatId, slot: Slot, card: CardId },
    /// The part that was in the slot drops and leaves the game (4.4).
    Fell { seat: SeatId, slot: Slot, card: CardId },
    /// An action goes onto the discard pile (4.5).
    Collected { seat: SeatId, card: CardId },
    /// The top card of a pile is turned up (4.6).
    TurnedUp { pile: u8, card: CardId },
    /// Cards are taken from a pile (4.8).
    Rummaged { seat: SeatId, pile: u8 },
    /// Cards go back to a pile, the topmost first (4.8).
    WentBack { seat: SeatId, pile: u8, cards: Vec<CardId> },
    /// Junk Codes come from the supply, or leave the game (4.7).
    JunkCodes { seat: SeatId },
    /// A player passes or stops (4.9, 4.11).
    Passed { seat: SeatId },
    /// The battle begins (section 5).
    Opened,

    /// Cards are drawn.
    Drew { seat: SeatId, cards: CardList },
    /// A discard pile becomes a draw deck (6.3).
    Shuffled { seat: SeatId },
    /// A card is played (6.5).
    Played { seat: SeatId, card: CardId },
    /// A card is spent (6.7, 6.9).
    Spent { seat: SeatId, card: CardId },
    /// The ability of a part is used (6.6).
    Ability { seat: SeatId, slot: Slot },
    /// Batteries are used.
    BatteryUsed { seat: SeatId, count: u8 },
    /// A figure moves along a path.
    Moved { seat: SeatId, from: Square, path: Vec<Square> },
    /// An arm strikes or shoots (6.9).
    Attacked { seat: SeatId, slot: Slot, target: SeatId, shoots: bool },
    /// Dents arrive on a robot (8.1).
    Dented { seat: SeatId, dents: u16, by: Option<SeatId> },
    /// A robot is pushed or pulled (8.7, 8.9).
    Shoved { seat: SeatId, from: Square, path: Vec<Square> },
    /// A pushed robot crashes (8.8).
    Crashed { seat: SeatId, dents: u16 },
    /// A robot is neither pushed nor pulled (8.12).
    StoodSteady { seat: SeatId },
    /// Batteries are drained (8.10).
    Drained { seat: SeatId, count: u8 },
    /// Used batteries become unused (8.5).
    Charged { seat: SeatId, count: u8 },
    /// Shields are taken (8.2).
    Shielded { seat: SeatId, count: u8 },
    /// Shields are lost for dents, or come off (6.2, 9.3).
    ShieldsLost { seat: SeatId, count: u16 },
    /// An armour token is lost (9.2).
    PlateLost { seat: SeatId },
    /// Armour tokens come back (8.3).
    PlateBack { seat: SeatId, count: u8 },
    /// A card is trashed (9.2).
    Trashed { seat: SeatId, card: Option<CardId>, from_deck: bool },
    /// Cards come back from the trash (8.4).
    Salvaged { seat: SeatId },
    /// The crusher's plates move without a bite (10.1).
    Trembled,
    /// The crusher bites (10.1).
    Crusher { seat: SeatId, dents: u16 },
    /// A robot is wrecked (9.4).
    Wrecked { seat: SeatId },
    /// The game has ended.
    Won { seat: Option<SeatId> },
}

impl Cue {
    /// Seat that the cue belongs to; `None` if it belongs to none.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PickedUp | Self::TriedOn | Self::PutBack | Self::TurnedUp { .. } | Self::Opened | Self::Trembled => {
                None
            }
            Self::Won { seat } => *seat,
            Self::Token { seat, .. }
            | Self::PutOn { seat, .. }
            | Self::Fell { seat, .. }
            | Self::Collected { seat, .. }
            | Self::Rummaged { seat, .. }
            | Self::WentBack { seat, .. }
            | Self::JunkCodes { seat }
            | Self::Passed { seat }
            | Self::Drew { seat, .. }
            | Self::Shuffled { seat }
            | Self::Played { seat, .. }
            | Self::Spent { seat, .. }
            | Self::Ability { seat, .. }
            | Self::BatteryUsed { seat, .. }
            | Self::Moved { seat, .. }
            | Self::Attacked { seat, .. }
            | Self::Dented { seat, .. }
            | Self::Shoved { seat, .. }
            | Self::Crashed { seat, .. }
            | Self::StoodSteady { seat }
            | Self::Drained { seat, .. }
            | Self::Charged { seat, .. }
            | Self::Shielded { seat, .. }
            | Self::ShieldsLost { seat, .. }
            | Self::PlateLost { seat }
            | Self::PlateBack { seat, .. }
            | Self::Trashed { seat, .. }
            | Self::Salvaged { seat }
            | Self::Crusher { seat, .. }
            | Self::Wrecked { seat } => Some(*seat),
        }
    }

    /// Cue of a settled dent (9.2).
    pub(super) const fn of_settled(seat: SeatId, how: Settling, card: Option<CardId>) -> Self {
        match how {
            Settling::Armour => Self::PlateLost { seat },
            Settling::Deck => Self::Trashed { seat, card, from_deck: true },
            Settling::Hand(_) => Self::Trashed { seat, card, from_deck: false },
        }
    }

    /// Cue of an event that always has just one; `None` for another.
    pub(super) fn of_event(event: &TableEvent) -> Option<Self> {
        Some(match event {
            TableEvent::TokenMoved { seat, from, to, .. } => Self::Token { seat: *seat, from: *from, to: *to },
            TableEvent::ActionCollected { seat, card } => Self::Collected { seat: *seat, card: *card },
            TableEvent::TurnedUp { pile, card, .. } => Self::TurnedUp { pile: *pile, card: *card },
            TableEvent::Rummaged { seat, pile, .. } => Self::Rummaged { seat: *seat, pile: *pile },
            TableEvent::PutBack { seat, pile, on_top, at_bottom } => {
                let cards = on_top.iter().chain(at_bottom).copied().collect();
                Self::WentBack { seat: *seat, pile: *pile, cards }
            }
            TableEvent::Patched { seat, .. } | TableEvent::Purged { seat, .. } => Self::JunkCodes { seat: *seat },
            TableEvent::Passed { seat, .. } | TableEvent::Stopped { seat, .. } => Self::Passed { seat: *seat },
            TableEvent::BattleBegan { .. } => Self::Opened,
            TableEvent::Drew { seat, cards } => Self::Drew { seat: *seat, cards: cards.clone() },
            TableEvent::Reshuffled { seat, .. } => Self::Shuffled { seat: *seat },
            TableEvent::Moved { seat, from, path, .. } => Self::Moved { seat: *seat, from: *from, path: path.clone() },
            TableEvent::Shoved { seat, from, path, .. } => {
                Self::Shoved { seat: *seat, from: *from, path: path.clone() }
            }
            TableEvent::StoodSteady { seat, .. } => Self::StoodSteady { seat: *seat },
            TableEvent::Drained { seat, number, .. } => Self::Drained { seat: *seat, count: *number },
            TableEvent::Charged { seat, number } => Self::Charged { seat: *seat, count: *number },
            TableEvent::Shielded { seat, number } => Self::Shielded { seat: *seat, count: *number },
            TableEvent::Repaired { seat, number } => Self::PlateBack { seat: *seat, count: *number },
            TableEvent::ShieldsTaken { seat, number } | TableEvent::ShieldsOff { seat, number } => {
                Self::ShieldsLost { seat: *seat, count: *number }
            }
            TableEvent::Settled { seat, how, card, .. } => Self::of_settled(*seat, *how, *card),
            TableEvent::Salvaged { seat, .. } => Self::Salvaged { seat: *seat },
            TableEvent::Wrecked { seat, .. } => Self::Wrecked { seat: *seat },
            TableEvent::GameOver { outcome } => Self::Won { seat: outcome.winner() },
            _ => return None,
        })
    }
}
