//! Reasons why a file is not a valid saved game.

use thiserror::Error;

use super::format::{GAME_NAME, MOST_SAVE_BYTES, NEWEST_FORMAT, RULES_VERSION};
use crate::games::junkyard_bots::action::Illegal;
use crate::games::junkyard_bots::parts::TileSetError;
use crate::games::junkyard_bots::record::game::ReplayError;
use crate::games::junkyard_bots::table::snapshot::{PartFault, RobotFault};
use crate::games::junkyard_bots::table::{SetupError, SnapshotError};
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::seats::seating::{Colour, SeatingError};

/// Reason why a file is not a valid saved game: one sentence that states the fault and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LoadError {
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
    /// The file does not begin with the number of its format.
    NoFormat,
    /// A saved game of another game, which it names.
    OtherGame(String),
    /// A format newer than this program.
    Newer(u32),
    /// Another version of the rules than this program's.
    OtherRules(u32),
    /// The text does not have the form of its format.
    Malformed {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Message of the parser.
        reason: String,
    },
    /// The program version is too long or malformed.
    Program,
    /// The timestamp is not a valid time.
    Written,
    /// Powers are not listed seat by seat.
    Powers,
    /// Take-overs are out of order, or come after more actions than the history has.
    TakenOver,
    /// The seats are not valid.
    Seating(#[from] SeatingError),
    /// The tile set is not valid.
    TileSet(#[from] TileSetError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The game has no part with this name.
    NoPart {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The game has no tile with this name.
    NoTile {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The game has no seat of this colour.
    NoSeat {
        /// Place of the colour in the file.
        place: Phrase,
        /// The colour.
        colour: Colour,
    },
    /// A part is listed twice.
    PartTwice(String),
    /// The numbers of tiles in the piles don't match the parts left over.
    Piles {
        /// Numbers of small, medium and large tiles that are not listed.
        expected: [u16; 3],
        /// Numbers of small, medium and large tiles that are face-down according to the file.
        found: [u16; 3],
    },
    /// The state of a part is not valid.
    Part {
        /// Name of the part.
        part: String,
        /// Fault of the part.
        fault: PartFault,
    },
    /// A robot breaks a rule.
    Robot {
        /// Colour of its seat.
        colour: Colour,
        /// Fault of the robot.
        fault: RobotFault,
    },
    /// The table does not fit the set-up for another reason.
    Table(SnapshotError),
    /// The table can't be laid out.
    Replay(ReplayError),
    /// The build in progress is not valid.
    Draft(Illegal),
}

impl InWords for LoadError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TooBig => phrase!("load-too-big", most = MOST_SAVE_BYTES),
            Self::NotText => phrase!("load-not-text"),
            Self::LongText => phrase!("load-long-text"),
            Self::NulByte => phrase!("load-bytes"),
            Self::Backslashes => phrase!("load-backslashes"),
            Self::Brackets => phrase!("load-brackets"),
            Self::NoFormat => phrase!("load-no-format"),
            Self::OtherGame(other) => phrase!("load-other-game", other = other, game = GAME_NAME),
            Self::Newer(format) => phrase!("load-newer", format = *format, newest = NEWEST_FORMAT),
            Self::OtherRules(version) => phrase!("load-other-rules", version = *version, known = RULES_VERSION),
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
            Self::PartTwice(part) => phrase!("load-twice", part = part),
            Self::Piles { expected, found } => {
                phrase!("load-piles", found = comma_separated(found), expected = comma_separated(expected))
            }
            Self::Part { part, fault } => phrase!("table-part", part = part, fault = fault),
            Self::Robot { colour, fault } => phrase!("table-robot", colour = colour.word(), fault = fault),
            Self::Table(error) => error.phrase(),
            Self::Replay(error) => error.phrase(),
            Self::Draft(illegal) => phrase!("load-draft", fault = illegal),
        }
    }
}

/// Numbers, separated by commas.
fn comma_separated(all: &[u16; 3]) -> String {
    all.map(|number| number.to_string()).join(", ")
}

displayed_in_english!(LoadError);
