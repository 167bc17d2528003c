//! Reasons why a file is no saved game that any game could read.

use thiserror::Error;

use super::limits::MOST_SAVE_BYTES;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};

/// Reason why a file is no saved game, whatever its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// More bytes than any game needs.
    TooBig,
    /// Neither UTF-8 nor UTF-16.
    NotText,
    /// A string is longer than any in saved games, and would be slow to parse.
    LongText,
    /// A NUL byte outside a string.
    NulByte,
    /// More backslashes than in saved games, which would be slow to parse.
    Backslashes,
    /// Brackets nested more deeply than in saved games, which would be slow to parse.
    Brackets,
    /// The file does not begin with its game and the number of its format.
    NoHeading,
    /// A saved game of a game that the program does not have, with the name of that game.
    UnknownGame(String),
}

impl InWords for FileFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TooBig => phrase!("load-too-big", most = MOST_SAVE_BYTES),
            Self::NotText => phrase!("load-not-text"),
            Self::LongText => phrase!("load-long-text"),
            Self::NulByte => phrase!("load-bytes"),
            Self::Backslashes => phrase!("load-backslashes"),
            Self::Brackets => phrase!("load-brackets"),
            Self::NoHeading => phrase!("load-no-format"),
            Self::UnknownGame(game) => phrase!("load-unknown-game", game = game),
        }
    }
}

/// Text that does not have the form of its format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Malformed {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// Message of the parser.
    pub reason: String,
}

impl InWords for Malformed {
    fn phrase(&self) -> Phrase {
        phrase!("load-malformed", line = self.line, column = self.column, reason = &self.reason)
    }
}

displayed_in_english!(FileFault, Malformed);
