//! Why a file is no saved game.

use thiserror::Error;

use super::format::{FORMAT, GAME, MOST_BYTES, RULES};
use super::seating::SeatingError;
use crate::action::Illegal;
use crate::parts::TileSetError;
use crate::table::SetupError;

/// Why a file is no saved game: one sentence that says what and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// More bytes than any game needs.
    #[error("the file is too big for a saved game: the most is {} bytes", MOST_BYTES)]
    TooBig,
    /// Not UTF-8.
    #[error("this isn't a text file, so it is no saved game")]
    NotText,
    /// Something that saved games don't have and that would be slow to read.
    #[error("the file is no saved game: {0}")]
    Strange(&'static str),
    /// It doesn't begin as saved games do.
    #[error("the file is no saved game: it does not begin with its game and its format's number")]
    NoFormat,
    /// Of another game.
    #[error("the file is a saved game of {0}, not of {GAME}")]
    OtherGame(String),
    /// Written by a newer program.
    #[error("the file has format {0}, which is newer than this program; it knows formats up to {FORMAT}")]
    Newer(u32),
    /// Played by other rules.
    #[error("the game was played by version {0} of the rules, this program knows version {RULES}")]
    OtherRules(u32),
    /// Not of the form of its format.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the parser says.
        reason: String,
    },
    /// A text is too long or of the wrong form.
    #[error("{field} is not what it should be")]
    Field {
        /// Which field.
        field: &'static str,
    },
    /// The seats are wrong.
    #[error(transparent)]
    Seating(#[from] SeatingError),
    /// The tile set is wrong.
    #[error(transparent)]
    TileSet(#[from] TileSetError),
    /// The set-up can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A name that this game doesn't have.
    #[error("{place}: this game has no {what} '{name}'")]
    Unknown {
        /// Where it stands.
        place: String,
        /// A part, a tile or a seat.
        what: &'static str,
        /// The name, shortened.
        name: String,
    },
    /// A part listed twice.
    #[error("part {0} is in two places")]
    Twice(String),
    /// The piles have other tiles than are left over.
    #[error("the piles have {found:?} tiles where {expected:?} are left over")]
    Piles {
        /// Small, medium and large tiles that are not listed.
        expected: [u16; 3],
        /// Small, medium and large tiles that the file says are face-down.
        found: [u16; 3],
    },
    /// The table is no table of this set-up.
    #[error("{0}")]
    Table(String),
    /// The build in progress is wrong.
    #[error("the build in progress: {0}")]
    Draft(Illegal),
}

/// A name that this game doesn't have, cut to a length that can be shown.
pub(super) fn unknown(place: &str, what: &'static str, name: &str) -> LoadError {
    LoadError::Unknown { place: place.to_owned(), what, name: name.chars().take(40).collect() }
}
