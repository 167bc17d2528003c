//! Why a name on the command line names no player.

use thiserror::Error;

use crate::language::{Argument, InWords, Phrase, displayed_in_english, phrase};

/// Why a name on the command line names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownName {
    /// There is no such kind of player.
    Player {
        /// The name, shortened.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// This is nothing that a player may go without.
    Restriction {
        /// The name, shortened.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
}

impl UnknownName {
    /// Of a kind of player.
    pub(super) fn player(name: &str, known: &[&'static str]) -> Self {
        Self::Player { name: short(name), known: known.to_vec() }
    }

    /// Of what a player may go without.
    pub(super) fn restriction(name: &str, known: &[&'static str]) -> Self {
        Self::Restriction { name: short(name), known: known.to_vec() }
    }
}

/// A name, cut to a length that can be shown.
fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

impl InWords for UnknownName {
    fn phrase(&self) -> Phrase {
        let list = |known: &[&'static str]| Argument::list(known.iter().copied());
        match self {
            Self::Player { name, known } => phrase!("no-such-player", name = name, known = list(known)),
            Self::Restriction { name, known } => phrase!("no-such-restriction", name = name, known = list(known)),
        }
    }
}

displayed_in_english!(UnknownName);
