//! Where the game stands between two actions: round, phase, and whose choice is awaited.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::action::{Outcome, Phase};
use crate::parts::{PartId, SeatId, SeatSet};

/// Rounds in a row without anything used up after which the game ends (rule 8.3).
pub const STALEMATE_ROUNDS: u8 = 5;

/// Where the game stands.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundState {
    /// The round, from 1; 0 in set-up.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// Whose choice is awaited; `None` only while the table moves on by itself, and at the end.
    pub turn: Option<Turn>,
    /// Who has the boost crystal; `None` in set-up.
    pub crystal: Option<SeatId>,
    /// Rounds in a row in which nothing was used up (8.3).
    pub quiet_rounds: u8,
    /// Whether in this round a tile left a pile for good, energy was eaten or a bomb left the game (8.3).
    pub used_up: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl RoundState {
    /// The state before the first build.
    pub const fn new() -> Self {
        Self {
            round: 0,
            phase: Phase::SetUp,
            turn: None,
            crystal: None,
            quiet_rounds: 0,
            used_up: false,
            outcome: None,
        }
    }

    /// The draws of the secret look that is going on, in the order drawn, and who looks (5.3).
    pub fn secret_look(&self) -> Option<(SeatId, &[PartId])> {
        match self.turn.as_ref()? {
            Turn { seat, choice: Choice::Draw { look: Look::Secret(draws), .. } | Choice::KeepOrRescan { draws } } => {
                Some((*seat, draws))
            }
            _ => None,
        }
    }
}

impl Default for RoundState {
    fn default() -> Self {
        Self::new()
    }
}

/// Whose choice is awaited, and what there is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Who chooses.
    pub seat: SeatId,
    /// What.
    pub choice: Choice,
}

/// What there is to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Choice {
    /// The first robot (4.2).
    FirstBuild,
    /// The size of the next draw, or to stop (5.2).
    Draw {
        /// Sight not yet used, in points.
        left: u16,
        /// Whether the draws are open.
        look: Look,
    },
    /// What to do with the draws of a secret look (5.3).
    KeepOrRescan {
        /// The draws, in the order drawn.
        draws: Vec<PartId>,
    },
    /// A part to take, or to pass (5.4).
    Take {
        /// Who has passed.
        passed: SeatSet,
    },
    /// An attack, or to pass (6.1).
    Attack {
        /// Small and medium claws that have thrown in this turn (6.3).
        thrown: Vec<PartId>,
    },
    /// The robot that leaves the factory (7.2).
    Rebuild,
    /// Which of the fastest gets the crystal (8.4).
    GiveCrystal,
}

/// How draws are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Look {
    /// In the open.
    Open,
    /// In secret, by a robot with a large eye (5.3); the draws so far, in order.
    Secret(Vec<PartId>),
    /// In the open, after a secret look was put back (5.3).
    Again,
}
