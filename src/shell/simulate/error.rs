//! Reasons why a simulated game could not be played to its end.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::language::{InWords, Phrase, phrase, tell_in_english};
use crate::table::{Rules, SetupFault, SnapshotFault};

/// Limit of actions in a game. A game that reaches it is taken for one that does not end.
pub(super) const MOST_ACTIONS: u32 = 1_000_000;

/// Reason why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError<G: Rules> {
    /// The set-up can't be played.
    Setup(SetupFault<G>),
    /// A player chose an illegal action.
    Illegal {
        /// Seed of the game.
        seed: u64,
        /// Chosen action.
        action: Box<G::Action>,
        /// Reason why the action is illegal.
        illegal: G::Refusal,
    },
    /// The snapshot that games continue from is invalid.
    Table(SnapshotFault<G>),
    /// A game could not be written as a saved game.
    Keep(Phrase),
    /// A game could not be recorded, or its saved game differed after loading.
    Save {
        /// Seed of the game.
        seed: u64,
        /// Number of actions before it was saved.
        action: usize,
        /// Description of the fault.
        fault: Phrase,
    },
    /// The game did not end.
    Endless {
        /// Seed of the game.
        seed: u64,
    },
}

impl<G: Rules> InWords for GameError<G> {
    fn phrase(&self) -> Phrase {
        // Fluent stores numbers as floats, which hold only 53 bits; seeds have 64.
        let words = |seed: &u64| seed.to_string();
        match self {
            Self::Setup(error) => error.phrase(),
            Self::Illegal { seed, action, illegal } => {
                let action = format!("{action:?}");
                phrase!("game-error-illegal", seed = words(seed), action = action, illegal = illegal)
            }
            Self::Table(error) => error.phrase(),
            Self::Keep(fault) => fault.clone(),
            Self::Save { seed, action, fault } => {
                phrase!("game-error-save", seed = words(seed), action = *action, fault = fault)
            }
            Self::Endless { seed } => phrase!("game-error-endless", seed = words(seed), actions = MOST_ACTIONS),
        }
    }
}

impl<G: Rules> Display for GameError<G> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&tell_in_english(self))
    }
}

impl<G: Rules> Error for GameError<G> {}
