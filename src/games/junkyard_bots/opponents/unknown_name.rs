//! Error for a name on the command line that names no player.

use thiserror::Error;

use crate::messages::phrase;
use shell::language::{Argument, InWords, Phrase, displayed_in_english};
use shell::seats::UnknownPlayer;

/// Reason why a name on the command line names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnknownName {
    /// No kind of player has the name.
    Player(#[from] UnknownPlayer),
    /// No part of the game that a player may go without has the name.
    Restriction {
        /// Name, shortened.
        name: String,
        /// Names that there are.
        known: Vec<&'static str>,
    },
}

impl UnknownName {
    /// The error for a name of a restriction.
    pub(super) fn restriction(name: &str, known: &[&'static str]) -> Self {
        Self::Restriction { name: shortened_name(name), known: known.to_vec() }
    }
}

/// Cuts a name to 40 characters, which a message can show. No known name is longer.
fn shortened_name(name: &str) -> String {
    name.chars().take(40).collect()
}

impl InWords for UnknownName {
    fn phrase(&self) -> Phrase {
        let list = |known: &[&'static str]| Argument::list(known.iter().copied());
        match self {
            Self::Player(unknown) => unknown.phrase(),
            Self::Restriction { name, known } => phrase!("no-such-restriction", name = name, known = list(known)),
        }
    }
}

displayed_in_english!(UnknownName);
