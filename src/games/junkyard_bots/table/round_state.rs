//! State of play between two actions: round, phase, and the choice that is awaited.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::action::{OutcomeBy, Phase};
use crate::parts::{Naming, Number, PartId, Translate};
use shell::seats::SeatId;

/// Number of rounds in a row in which nothing was used up after which the game ends (rule 8.3).
pub const STALEMATE_ROUNDS: u8 = 5;

/// State of play between two actions.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct RoundStateBy<N: Naming> {
    /// Number of the round, from 1; 0 in set-up.
    pub round: u16,
    /// Phase of the round, set-up, or the end.
    pub phase: Phase,
    /// Turn of the player who is awaited; `None` only while the table goes on without a choice, and
    /// at the end.
    pub turn: Option<TurnBy<N>>,
    /// Owner of the boost crystal; `None` in set-up.
    pub crystal: Option<N::Seat>,
    /// Number of rounds in a row in which nothing was used up (8.3), up to [`STALEMATE_ROUNDS`].
    pub quiet_rounds: u8,
    /// Whether in this round a tile left a pile for good, energy was eaten or a bomb left the game
    /// (8.3).
    pub used_up: bool,
    /// Outcome of the game; `None` until it is over.
    pub outcome: Option<OutcomeBy<N>>,
}

/// [`RoundStateBy`] with its parts and seats by number.
pub type RoundState = RoundStateBy<Number>;

impl<N: Naming> RoundStateBy<N> {
    /// Translates the names of parts and seats.
    ///
    /// # Errors
    /// If one of them has no translation.
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

    /// The first seat in every order of play: that of the crystal's owner (4.4); seat 0 in set-up,
    /// when the crystal has no owner.
    pub fn first_seat(&self) -> SeatId {
        self.crystal.unwrap_or(SeatId(0))
    }

    /// Seat that looks at its draws in secret (5.3), and these draws in the order drawn; `None` if
    /// no secret look is in progress.
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

/// Turn of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct TurnBy<N: Naming> {
    /// Seat whose turn it is.
    pub seat: N::Seat,
    /// Choice that is awaited.
    pub choice: ChoiceBy<N>,
}

/// [`TurnBy`] with its parts and seats by number.
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
    /// First build (4.2).
    FirstBuild,
    /// Size of the next draw, or stopping (5.2).
    Draw {
        /// Sight not yet used, in points.
        left: u16,
        /// Way in which the draws are made.
        look: LookBy<N>,
    },
    /// Keeping the draws of a secret look, or scanning again (5.3).
    KeepOrRescan {
        /// Draws, in the order drawn.
        draws: Vec<N::Part>,
    },
    /// Part to take, or passing (5.4).
    Take {
        /// Seats that have passed and are out for the rest of the phase.
        passed: N::Seats,
    },
    /// Attack, or passing (6.1).
    Attack {
        /// Small and medium claws that have thrown in this turn and serve nothing else in it (6.3).
        thrown: Vec<N::Part>,
    },
    /// Rebuild in the factory (7.2).
    Rebuild,
    /// New owner of the crystal, among the fastest (8.4).
    GiveCrystal,
}

/// [`ChoiceBy`] with its parts and seats by number.
pub type Choice = ChoiceBy<Number>;

impl Choice {
    /// The first choice of a scan, with the full sight of a robot (5.2). One with a large eye draws
    /// in secret (5.3).
    pub const fn first_draw(sight: u16, looks_in_secret: bool) -> Self {
        let look = if looks_in_secret { Look::Secret(Vec::new()) } else { Look::Open };
        Self::Draw { left: sight, look }
    }

    /// The claws that have thrown in this turn and serve nothing else in it (6.3); none in any turn
    /// but an attacker's.
    pub fn thrown_claws(&self) -> &[PartId] {
        match self {
            Self::Attack { thrown } => thrown,
            _ => &[],
        }
    }
}

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

/// Way in which the draws of a scan are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub enum LookBy<N: Naming> {
    /// Open draws.
    Open,
    /// Secret draws of a robot with a large eye (5.3): those so far, in the order drawn.
    Secret(Vec<N::Part>),
    /// Open draws, after those of a secret look were put back (5.3).
    Again,
}

/// [`LookBy`] with its parts by number.
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
