//! Errors of reading a puzzle or a book of puzzles.

use thiserror::Error;

use super::limits::{FORMAT, MOST_BYTES};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::puzzles::search::SearchError;
use crate::table::{SetupError, SnapshotError};
use shell::language::{InWords, Phrase, displayed_in_english};

/// Error of reading or verifying a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The text has more bytes than that of a puzzle may have.
    TooBig,
    /// The text contains a backslash or a null character, which no puzzle does and which could make
    /// it slow to parse.
    Characters,
    /// The text nests brackets deeper than puzzles do, which could make it slow to parse.
    Brackets,
    /// The text does not have the form of a puzzle; the parser's message with line and column.
    Malformed(String),
    /// The text has another format version, such as that of a newer program.
    Newer(u32),
    /// The tile set doesn't come with the game.
    NoTileSet,
    /// The game has no such part.
    NoPart(PartId),
    /// The tile set has no tile of the name given for a part.
    NoTile(PartId),
    /// A part is listed twice.
    Twice(PartId),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The table is invalid.
    Table(#[from] SnapshotError),
    /// The table is not at the first choice of the turn that the goal is about, or in a scrounge
    /// the others have not passed.
    WrongTurn,
    /// The complete search would exceed its budget.
    TooLarge,
    /// The goal is not the best that can be reached.
    NotTheBest {
        /// Amount that the puzzle asks for.
        asked: u16,
        /// Largest amount that can be reached.
        best: u16,
    },
    /// Several answers reach the goal, or it is too easily reached (see
    /// [`crate::puzzles::search::makes_puzzle`]).
    SeveralAnswers,
    /// The stored answer does not reach the goal.
    WrongAnswer,
}

impl From<SearchError> for PuzzleError {
    fn from(why: SearchError) -> Self {
        match why {
            SearchError::TooLarge => Self::TooLarge,
            SearchError::WrongTable => Self::WrongTurn,
        }
    }
}

impl InWords for PuzzleError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TooBig => phrase!("puzzle-error-too-big", most = MOST_BYTES),
            Self::Characters => phrase!("puzzle-error-characters"),
            Self::Brackets => phrase!("puzzle-error-brackets"),
            Self::Malformed(reason) => phrase!("puzzle-error-malformed", reason = reason),
            Self::Newer(format) => phrase!("puzzle-error-newer", format = *format, newest = FORMAT),
            Self::NoTileSet => phrase!("puzzle-error-no-tile-set"),
            Self::NoPart(part) => phrase!("puzzle-error-no-part", part = part.0),
            Self::NoTile(part) => phrase!("puzzle-error-no-tile", part = part.0),
            Self::Twice(part) => phrase!("puzzle-error-twice", part = part.0),
            Self::Setup(error) => error.phrase(),
            Self::Table(error) => error.phrase(),
            Self::WrongTurn => phrase!("puzzle-error-other-turn"),
            Self::TooLarge => phrase!("puzzle-error-too-large"),
            Self::NotTheBest { asked, best } => phrase!("puzzle-error-not-the-best", asked = *asked, best = *best),
            Self::SeveralAnswers => phrase!("puzzle-error-several-answers"),
            Self::WrongAnswer => phrase!("puzzle-error-wrong-answer"),
        }
    }
}

/// Error of reading a book of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// The text does not have the form of a book; the parser's message with line and column.
    Malformed(String),
    /// Two puzzles have the same number.
    Twice(u16),
    /// A puzzle is invalid.
    Puzzle {
        /// Number of the puzzle.
        number: u16,
        /// Error of the puzzle.
        fault: PuzzleError,
    },
}

impl InWords for BookError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Malformed(reason) => phrase!("puzzle-error-malformed", reason = reason),
            Self::Twice(number) => phrase!("puzzle-book-error-twice", number = *number),
            Self::Puzzle { number, fault } => phrase!("puzzle-book-error", number = *number, fault = fault),
        }
    }
}

displayed_in_english!(PuzzleError, BookError);
