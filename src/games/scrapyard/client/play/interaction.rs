//! Interaction of the players with the table of Scrapyard: the thing in hand, and what a player has
//! begun to choose.

use super::hand::Hand;
use super::shows::ScrapyardShow;
use super::taking::TakingInMaking;
use super::thing::Thing;
use crate::arena::Square;
use crate::cards::{ArmSide, CardId, CardList};
use shell::seats::SeatId;

/// Action of a turn that waits for its pile, square or target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// A rummage, for a pile (4.8).
    Rummage,
    /// A Move, for a square (6.7).
    Move,
    /// A Limp, for a square (6.8).
    Limp,
    /// An attack with an arm, for a robot (6.9).
    Attack(ArmSide),
}

/// Action that waits for the card that pays for it (6.7, 6.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaidAction {
    /// A Move to a square.
    Move(Square),
    /// An attack with an arm on a robot.
    Attack(ArmSide, SeatId),
}

/// Shields and dents that went in one event of the settling of the present turn (9.2). The table
/// does not keep them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SettledNote {
    /// Number of the game's steps up to it.
    pub step: usize,
    /// Shields that went by themselves (9.3).
    pub shields: u16,
    /// Dents that were settled by choice.
    pub dents: u16,
    /// Card that was trashed for them, if any.
    pub card: Option<CardId>,
}

/// Interaction of the players with the table of Scrapyard, between two actions.
#[derive(Debug, Default)]
pub struct ScrapyardInteraction {
    /// The thing in hand.
    pub hand: Option<Hand>,
    /// The thing that is chosen by the keyboard.
    pub chosen: Option<Thing>,
    /// The action that waits for its pile, square or target.
    pub order: Option<Order>,
    /// The action that waits for the card that pays.
    pub payment: Option<PaidAction>,
    /// Use of the rummaged cards in the making (4.8).
    pub taking: TakingInMaking,
    /// Cards of the trash that are chosen to be salvaged (8.4).
    pub salvaged: CardList,
    /// Whether the list of abilities is open.
    pub lists_abilities: bool,
    /// Settling of the present turn.
    pub settled: Vec<SettledNote>,
    /// Batteries that were drained before the present turn began (8.10).
    pub drained: u16,
    /// Number of things taken in hand so far, which distinguishes one from the next.
    pub pick_ups: u32,
    /// Thing with a picture of its own in the step of a watched game that is shown.
    pub watched: Option<ScrapyardShow>,
}
