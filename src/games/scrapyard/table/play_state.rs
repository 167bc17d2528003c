//! State of play between two actions: round, turn, and the choice that is awaited.

use bevy::prelude::Resource;
use shell::seats::{PerSeat, SeatId};
use smallvec::SmallVec;

use super::queue::Queue;
use crate::action::{Outcome, Wreck};
use crate::cards::{CardId, SlotSet};

/// State of play between two actions.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayState {
    /// Number of the round of the battle, from 1; 0 in the build phase.
    pub round: u16,
    /// First seat (3.3); `None` in set-up.
    pub first: Option<SeatId>,
    /// Stage of the game, with the choice that is awaited.
    pub stage: Stage,
    /// Battle order (5.4), wrecked robots included; empty in the build phase.
    pub order: PerSeat<SeatId>,
    /// Wrecked robots, in the order of wrecking (10.4).
    pub wrecks: PerSeat<Wreck>,
    /// Effects that wait.
    pub queue: Queue,
}

/// Stage of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Set-up (section 3); no player is awaited.
    #[default]
    SetUp,
    /// Turn of the build phase (section 4).
    Build(BuildTurn),
    /// Turn of the battle (section 6).
    Battle(BattleTurn),
    /// The game has ended (10.3).
    Over(Outcome),
}

/// Turn of the build phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildTurn {
    /// Seat whose turn it is.
    pub seat: SeatId,
    /// Whether the one thing of the turn is done (4.2).
    pub has_acted: bool,
    /// Rummage that is open (4.8).
    pub rummage: Option<Rummage>,
}

/// Open rummage: cards taken from a pile (4.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rummage {
    /// Number of the pile, from 0.
    pub pile: u8,
    /// Cards that were taken, the topmost first.
    pub cards: SmallVec<[CardId; 3]>,
}

/// Turn of the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleTurn {
    /// Seat whose turn it is.
    pub seat: SeatId,
    /// Step of the turn.
    pub step: BattleStep,
    /// Arms that have attacked in this turn (6.9).
    pub attacked: SlotSet,
    /// Parts whose abilities were used in this turn (6.6).
    pub used: SlotSet,
}

/// Step of a turn of the battle in which its player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BattleStep {
    /// Settling of dents (9.2).
    Settle {
        /// Whether a dent was settled by choice, so that *done* is asked for.
        by_choice: bool,
    },
    /// Acting (6.4).
    Act,
}

impl BuildTurn {
    /// Turn of a seat that begins.
    pub const fn beginning(seat: SeatId) -> Self {
        Self { seat, has_acted: false, rummage: None }
    }
}

impl BattleTurn {
    /// Turn of a seat that begins with a step.
    pub const fn beginning(seat: SeatId, step: BattleStep) -> Self {
        Self { seat, step, attacked: SlotSet::EMPTY, used: SlotSet::EMPTY }
    }
}

impl PlayState {
    /// Seat whose choice is awaited, which is always the one whose turn it is (9.1); `None` while
    /// no player has a choice.
    pub const fn awaited_seat(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Build(turn) => Some(turn.seat),
            Stage::Battle(turn) => Some(turn.seat),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The turn of the build phase; `None` outside of one.
    pub(crate) const fn build_mut(&mut self) -> Option<&mut BuildTurn> {
        match &mut self.stage {
            Stage::Build(turn) => Some(turn),
            _ => None,
        }
    }

    /// The turn of the battle; `None` outside of one.
    pub const fn battle(&self) -> Option<&BattleTurn> {
        match &self.stage {
            Stage::Battle(turn) => Some(turn),
            _ => None,
        }
    }

    /// The turn of the battle, to be changed; `None` outside of one.
    pub(crate) const fn battle_mut(&mut self) -> Option<&mut BattleTurn> {
        match &mut self.stage {
            Stage::Battle(turn) => Some(turn),
            _ => None,
        }
    }

    /// Result of the game; `None` until it is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match &self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the battle has begun.
    pub fn is_battle(&self) -> bool {
        !self.order.is_empty()
    }
}
