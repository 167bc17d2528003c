//! Patterns of actions, which steps wait for and allow.

use shell::seats::SeatId;

use super::cast::LEARNER;
use crate::action::{Action, Settling};
use crate::arena::Square;
use crate::cards::{ArmSide, CardId};
use crate::table::Table;

/// Pattern of actions of the learner; the table decides whether one is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Collecting the face-up card of a pile, an arm to a side (4.3, 4.4).
    Collect(u8, Option<ArmSide>),
    /// Rummaging in a pile (4.8).
    Rummage(u8),
    /// Collecting a rummaged card, the others going back in any order (4.8).
    Take(CardId),
    /// Ending a turn of the build phase, or the settling (4.6, 9.2).
    Done,
    /// Settling a dent, but not with a card that is kept (9.2).
    SettleWithout(CardId),
    /// Playing a card (6.5).
    Play(CardId),
    /// Moving to a square for a certain card (6.7).
    MoveTo(Square, CardId),
    /// Moving or limping to a square that is not on the border (6.7, 6.8).
    LeaveBorder,
    /// Attacking with an arm for a certain card (6.9).
    Attack(ArmSide, SeatId, CardId),
    /// Ending the move of an effect on a square (8.6).
    StepTo(Square),
    /// Pushing by a number of squares (8.7).
    Push(u8),
    /// Ending the turn of the battle (6.4).
    EndTurn,
}

impl Wanted {
    /// Whether an action is of this pattern.
    pub fn is_met_by(&self, table: &Table, action: &Action) -> bool {
        match (self, action) {
            (Self::Collect(pile, side), Action::Collect { pile: from, side: at }) => pile == from && side == at,
            (Self::Rummage(pile), Action::Rummage { pile: rummaged }) => pile == rummaged,
            (Self::Take(card), Action::Take(taking)) => taking.card == Some(*card),
            (Self::SettleWithout(card), Action::Settle(how)) => *how != Settling::Hand(*card),
            (Self::Play(card), Action::Play(played)) => card == played,
            (Self::MoveTo(square, card), Action::Move { square: to, pay }) => square == to && card == pay,
            (Self::LeaveBorder, Action::Move { square, .. } | Action::Limp(square)) => {
                table.arena().ring(*square) > 0 && is_on_border(table)
            }
            (Self::Attack(side, seat, card), Action::Attack { side: with, seat: target, pay }) => {
                side == with && seat == target && card == pay
            }
            (Self::StepTo(square), Action::Step(to)) => square == to,
            (Self::Push(number), Action::Shove { squares, .. }) => number == squares,
            (Self::Done, Action::Done) | (Self::EndTurn, Action::EndTurn) => true,
            _ => false,
        }
    }
}

/// Whether the learner's robot stands on the border of the map (1.9).
fn is_on_border(table: &Table) -> bool {
    table.robot(LEARNER).square().is_some_and(|square| table.arena().ring(square) == 0)
}
