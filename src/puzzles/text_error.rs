//! Why a text is no puzzle, and why a file is no book of puzzles.

use thiserror::Error;

use super::limits::{FORMAT, MOST_BYTES};
use super::search::Unsearched;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::PartId;
use crate::table::{SetupError, SnapshotError};

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// More bytes than any puzzle has.
    TooBig,
    /// Characters that no puzzle has, and that would be slow to read.
    Characters,
    /// Deeper brackets than puzzles have, which would be slow to read.
    Brackets,
    /// Not of the form of a puzzle; what the parser says, with its line and column.
    Malformed(String),
    /// Written by a newer program.
    Newer(u32),
    /// A tile set that doesn't come with the game.
    NoTileSet,
    /// A part that the game doesn't have.
    NoPart(PartId),
    /// A part that is said to be a tile that the tile set doesn't have.
    NoTile(PartId),
    /// A part listed twice.
    Twice(PartId),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The table is none.
    Table(#[from] SnapshotError),
    /// It is not the first choice of the turn that the goal is about, or in a scrounge the others
    /// have not passed.
    OtherTurn,
    /// There is more to search than is searched.
    TooLarge,
    /// The goal is not the best that can be reached.
    NotTheBest {
        /// What the puzzle asks for.
        asked: u16,
        /// What can be reached.
        best: u16,
    },
    /// The best can be reached in several ways, or too easily.
    SeveralAnswers,
    /// The answer that is kept with it does not reach the goal.
    WrongAnswer,
}

impl From<Unsearched> for PuzzleError {
    fn from(why: Unsearched) -> Self {
        match why {
            Unsearched::TooLarge => Self::TooLarge,
            Unsearched::OtherTable => Self::OtherTurn,
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
            Self::OtherTurn => phrase!("puzzle-error-other-turn"),
            Self::TooLarge => phrase!("puzzle-error-too-large"),
            Self::NotTheBest { asked, best } => phrase!("puzzle-error-not-the-best", asked = *asked, best = *best),
            Self::SeveralAnswers => phrase!("puzzle-error-several-answers"),
            Self::WrongAnswer => phrase!("puzzle-error-wrong-answer"),
        }
    }
}

/// Why a file is no book of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// Not of the form of a book; what the parser says, with its line and column.
    Malformed(String),
    /// Two puzzles have the same number.
    Twice(u16),
    /// A puzzle is wrong.
    Puzzle {
        /// Its number.
        number: u16,
        /// What is wrong with it.
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
