//! Proof that a saved game was played by the rules, and doubts about it.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::recorded::Recorded;
use super::replaying::StepFault;
use crate::language::{InWords, Phrase, phrase, tell_in_english};

/// Proof that a game was played by the rules from its set-up to its table (see
/// [`load_game`](super::load_game)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof<G: Recorded> {
    /// The history begins at the set-up and leads to the table.
    Proved,
    /// The history does not prove the table: the file was once changed by hand or by another
    /// program.
    Unproved(Doubt<G>),
}

impl<G: Recorded> Proof<G> {
    /// Whether the game is proved.
    pub const fn is_proved(&self) -> bool {
        matches!(self, Self::Proved)
    }

    /// Reason why the game is not proved; `None` if it is.
    pub const fn doubt(&self) -> Option<&Doubt<G>> {
        match self {
            Self::Proved => None,
            Self::Unproved(doubt) => Some(doubt),
        }
    }
}

/// Reason why a game is not proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt<G: Recorded> {
    /// The history begins at a table of this round, not at the set-up; it is proved from there on.
    Beginning(u16),
    /// The history leads to another table.
    OtherTable,
    /// The history can't be replayed.
    Step {
        /// Round of the failing step, as the file states it.
        round: u16,
        /// Number of the step in the history, from 1.
        action: usize,
        /// Reason why the step can't be applied.
        fault: StepFault<G>,
    },
}

impl<G: Recorded> InWords for Doubt<G> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Beginning(round) => phrase!("doubt-beginning", round = *round),
            Self::OtherTable => phrase!("doubt-other-table"),
            Self::Step { round, action, fault } => {
                phrase!("doubt-step", round = *round, action = *action, fault = fault)
            }
        }
    }
}

impl<G: Recorded> Display for Doubt<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Recorded> Error for Doubt<G> {}
