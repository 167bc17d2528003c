//! Why a file is no saved game.

use thiserror::Error;

use super::format::{FORMAT, GAME, MOST_BYTES, RULES};
use super::retell::ReplayError;
use super::seating::{Colour, SeatingError};
use crate::action::Illegal;
use crate::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::parts::TileSetError;
use crate::table::snapshot::{PartFault, RobotFault};
use crate::table::{SetupError, SnapshotError};

/// Why a file is no saved game: one sentence that says what and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
    /// More bytes than any game needs.
    TooBig,
    /// Not UTF-8.
    NotText,
    /// A text in it is longer than any that saved games have, and would be slow to read.
    LongText,
    /// Bytes that no text has.
    Bytes,
    /// More backslashes than saved games have, which would be slow to read.
    Backslashes,
    /// Deeper brackets than saved games have, which would be slow to read.
    Brackets,
    /// It doesn't begin as saved games do.
    NoFormat,
    /// Of another game.
    OtherGame(String),
    /// Written by a newer program.
    Newer(u32),
    /// Played by other rules.
    OtherRules(u32),
    /// Not of the form of its format.
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the parser says.
        reason: String,
    },
    /// The version of the program that wrote it is too long or of the wrong form.
    Program,
    /// The time at which it was written is none.
    Written,
    /// Powers are not listed seat by seat.
    Powers,
    /// The game is said to be taken over at places that its history has not, or out of order.
    TakenOver,
    /// The seats are wrong.
    Seating(#[from] SeatingError),
    /// The tile set is wrong.
    TileSet(#[from] TileSetError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// A part that this game doesn't have.
    NoPart {
        /// Where it stands.
        place: Phrase,
        /// Its name, shortened.
        name: String,
    },
    /// A tile that this game doesn't have.
    NoTile {
        /// Where it stands.
        place: Phrase,
        /// Its name, shortened.
        name: String,
    },
    /// A seat that this game doesn't have.
    NoSeat {
        /// Where it stands.
        place: Phrase,
        /// Its colour.
        colour: Colour,
    },
    /// A part listed twice.
    Twice(String),
    /// The piles have other tiles than are left over.
    Piles {
        /// Small, medium and large tiles that are not listed.
        expected: [u16; 3],
        /// Small, medium and large tiles that the file says are face-down.
        found: [u16; 3],
    },
    /// A part that can't be what it is said to be.
    Part {
        /// Its name.
        part: String,
        /// What is wrong with it.
        fault: PartFault,
    },
    /// A robot that breaks a rule.
    Robot {
        /// The colour of its seat.
        colour: Colour,
        /// What is wrong with it.
        fault: RobotFault,
    },
    /// The table is no table of this set-up for another reason.
    Table(SnapshotError),
    /// The game can't be laid out.
    Replay(ReplayError),
    /// The build in progress is wrong.
    Draft(Illegal),
}

impl InWords for LoadError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TooBig => phrase!("load-too-big", most = MOST_BYTES),
            Self::NotText => phrase!("load-not-text"),
            Self::LongText => phrase!("load-long-text"),
            Self::Bytes => phrase!("load-bytes"),
            Self::Backslashes => phrase!("load-backslashes"),
            Self::Brackets => phrase!("load-brackets"),
            Self::NoFormat => phrase!("load-no-format"),
            Self::OtherGame(other) => phrase!("load-other-game", other = other, game = GAME),
            Self::Newer(format) => phrase!("load-newer", format = *format, newest = FORMAT),
            Self::OtherRules(version) => phrase!("load-other-rules", version = *version, known = RULES),
            Self::Malformed { line, column, reason } => {
                phrase!("load-malformed", line = *line, column = *column, reason = reason)
            }
            Self::Program => phrase!("load-program"),
            Self::Written => phrase!("load-written"),
            Self::Powers => phrase!("load-powers"),
            Self::TakenOver => phrase!("load-taken-over"),
            Self::Seating(error) => error.phrase(),
            Self::TileSet(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
            Self::NoPart { place, name } => phrase!("load-no-part", place = place, name = name),
            Self::NoTile { place, name } => phrase!("load-no-tile", place = place, name = name),
            Self::NoSeat { place, colour } => phrase!("load-no-seat", place = place, colour = colour.word()),
            Self::Twice(part) => phrase!("load-twice", part = part),
            Self::Piles { expected, found } => {
                phrase!("load-piles", found = numbers(found), expected = numbers(expected))
            }
            Self::Part { part, fault } => phrase!("table-part", part = part, fault = fault),
            Self::Robot { colour, fault } => phrase!("table-robot", colour = colour.word(), fault = fault),
            Self::Table(error) => error.phrase(),
            Self::Replay(error) => error.phrase(),
            Self::Draft(illegal) => phrase!("load-draft", fault = illegal),
        }
    }
}

/// Numbers with commas between them.
fn numbers(all: &[u16; 3]) -> String {
    all.map(|number| number.to_string()).join(", ")
}

displayed_in_english!(LoadError);
