//! Reasons why the texts of a saved game are no game of Junkyard Bots.

use thiserror::Error;

use crate::messages::phrase;
use crate::parts::TileSetError;
use crate::table::SnapshotError;
use crate::table::snapshot::{PartFault, RobotFault};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::record::UnknownSeat;
use shell::seats::seating::Colour;

/// Reason why a text of a saved game is no set-up, action or table of Junkyard Bots.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedTextFault {
    /// The tile set is not valid.
    TileSet(#[from] TileSetError),
    /// Powers are not listed seat by seat.
    Powers,
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
    NoSeat(#[from] UnknownSeat),
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
}

impl InWords for SavedTextFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TileSet(error) => error.phrase(),
            Self::Powers => phrase!("load-powers"),
            Self::NoPart { place, name } => phrase!("load-no-part", place = place, name = name),
            Self::NoTile { place, name } => phrase!("load-no-tile", place = place, name = name),
            Self::NoSeat(unknown) => unknown.phrase(),
            Self::PartTwice(part) => phrase!("load-twice", part = part),
            Self::Piles { expected, found } => {
                phrase!("load-piles", found = comma_separated(found), expected = comma_separated(expected))
            }
            Self::Part { part, fault } => phrase!("table-part", part = part, fault = fault),
            Self::Robot { colour, fault } => phrase!("table-robot", colour = colour.word(), fault = fault),
            Self::Table(error) => error.phrase(),
        }
    }
}

/// Numbers, separated by commas.
fn comma_separated(all: &[u16; 3]) -> String {
    all.map(|number| number.to_string()).join(", ")
}

displayed_in_english!(SavedTextFault);
