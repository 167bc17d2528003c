//! State of the game between two actions: round, phase, and the choice that is awaited.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::action::{OutcomeBy, Phase};
use crate::parts::{Naming, Number, PartId, SeatId, Translate};

/// Rounds in a row without anything used up after which the game ends (rule 8.3).
pub const STALEMATE_ROUNDS: u8 = 5;

/// State of the game between two actions.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct RoundStateBy<N: Naming> {
    /// The round, from 1; 0 in set-up.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// Turn that is awaited; `None` only while the table moves on by itself, and at the end.
    pub turn: Option<TurnBy<N>>,
    /// Owner of the boost crystal; `None` in set-up.
    pub crystal: Option<N::Seat>,
    /// Rounds in a row in which nothing was used up (8.3).
    pub quiet_rounds: u8,
    /// Whether in this round a tile left a pile for good, energy was eaten or a bomb left the game
    /// (8.3).
    pub used_up: bool,
    /// Outcome of the game, once it is over.
    pub outcome: Option<OutcomeBy<N>>,
}

/// A [`RoundStateBy`] whose parts and seats have their numbers.
pub type RoundState = RoundStateBy<Number>;

impl<N: Naming> RoundStateBy<N> {
    /// The same, its parts and seats named another way.
    ///
    /// # Errors
    /// If there is no other name for one of them.
    pub fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<RoundStateBy<T::To>, T::Error> {
        Ok(RoundStateBy {
            round: self.round,
            phase: self.phase,
            turn: self.turn.as_ref().map(|turn| turn.translate(by)).transpose()?,
            crystal: self.crystal.map(|seat| by.translate_seat(seat)).transpose()?,
            quiet_rounds: self.quiet_rounds,
            used_up: self.used_up,
            outcome: self.outcome.as_ref().map(|outcome| outcome.translate(by)).transpose()?,
        })
    }
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

    /// Seat whose turn it is; `None` where no player has a choice.
    pub fn active_seat(&self) -> Option<SeatId> {
        self.turn.as_ref().map(|turn| turn.seat)
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

/// Turn of a player: the seat, and its choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TurnBy<N: Naming> {
    /// Seat that chooses.
    pub seat: N::Seat,
    /// Choice that it has.
    pub choice: ChoiceBy<N>,
}

/// A [`TurnBy`] whose parts and seats have their numbers.
pub type Turn = TurnBy<Number>;

impl<N: Naming> TurnBy<N> {
    fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<TurnBy<T::To>, T::Error> {
        Ok(TurnBy { seat: by.translate_seat(self.seat)?, choice: self.choice.translate(by)? })
    }
}

/// Choice of the active player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum ChoiceBy<N: Naming> {
    /// The first robot (4.2).
    FirstBuild,
    /// The size of the next draw, or to stop (5.2).
    Draw {
        /// Sight not yet used, in points.
        left: u16,
        /// Whether the draws are open.
        look: LookBy<N>,
    },
    /// Keeping the draws of a secret look or scanning again (5.3).
    KeepOrRescan {
        /// The draws, in the order drawn.
        draws: Vec<N::Part>,
    },
    /// A part to take, or to pass (5.4).
    Take {
        /// Seats that have passed.
        passed: N::Seats,
    },
    /// An attack, or to pass (6.1).
    Attack {
        /// Small and medium claws that have thrown in this turn (6.3).
        thrown: Vec<N::Part>,
    },
    /// The robot that leaves the factory (7.2).
    Rebuild,
    /// Choice which of the fastest gets the crystal (8.4).
    GiveCrystal,
}

/// A [`ChoiceBy`] whose parts and seats have their numbers.
pub type Choice = ChoiceBy<Number>;

impl<N: Naming> ChoiceBy<N> {
    fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<ChoiceBy<T::To>, T::Error> {
        Ok(match self {
            Self::FirstBuild => ChoiceBy::FirstBuild,
            Self::Draw { left, look } => ChoiceBy::Draw { left: *left, look: look.translate(by)? },
            Self::KeepOrRescan { draws } => ChoiceBy::KeepOrRescan { draws: by.translate_parts(draws)? },
            Self::Take { passed } => ChoiceBy::Take { passed: by.translate_seats(passed)? },
            Self::Attack { thrown } => ChoiceBy::Attack { thrown: by.translate_parts(thrown)? },
            Self::Rebuild => ChoiceBy::Rebuild,
            Self::GiveCrystal => ChoiceBy::GiveCrystal,
        })
    }
}

/// Manner in which draws are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum LookBy<N: Naming> {
    /// In the open.
    Open,
    /// In secret, by a robot with a large eye (5.3); the draws so far, in order.
    Secret(Vec<N::Part>),
    /// In the open, after a secret look was put back (5.3).
    Again,
}

/// A [`LookBy`] whose parts have their numbers.
pub type Look = LookBy<Number>;

impl<N: Naming> LookBy<N> {
    fn translate<T: Translate<From = N>>(&self, by: &T) -> Result<LookBy<T::To>, T::Error> {
        Ok(match self {
            Self::Open => LookBy::Open,
            Self::Secret(draws) => LookBy::Secret(by.translate_parts(draws)?),
            Self::Again => LookBy::Again,
        })
    }
}
