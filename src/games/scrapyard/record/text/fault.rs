//! Reasons why the texts of a saved game are not a game of Scrapyard.

use thiserror::Error;

use crate::cards::DataError;
use crate::messages::phrase;
use crate::table::snapshot_error::RobotFault;
use crate::table::{SetupError, SnapshotError};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::record::UnknownSeat;
use shell::seats::seating::Colour;

/// Reason why a text of a saved game is not a set-up, action or table of Scrapyard.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedFault {
    /// The data set is not valid.
    Data(#[from] DataError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The data set has no card with this name.
    NoCard {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The game has no seat of this colour.
    NoSeat(#[from] UnknownSeat),
    /// A pile has the number 0: piles are counted from 1.
    NoPile {
        /// Place of the number in the file.
        place: Phrase,
    },
    /// The robots are not listed seat by seat, with five parts each.
    Robots,
    /// A list has more entries than the game can have.
    TooLong {
        /// Place of the list in the file.
        place: Phrase,
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

impl InWords for SavedFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Data(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
            Self::NoCard { place, name } => phrase!("scrapyard-text-no-card", place = place, name = name),
            Self::NoSeat(unknown) => unknown.phrase(),
            Self::NoPile { place } => phrase!("scrapyard-text-no-pile", place = place),
            Self::Robots => phrase!("scrapyard-text-robots"),
            Self::TooLong { place } => phrase!("scrapyard-text-too-long", place = place),
            Self::Robot { colour, fault } => {
                phrase!("scrapyard-text-robot", colour = colour.word(), fault = fault)
            }
            Self::Table(error) => error.phrase(),
        }
    }
}

displayed_in_english!(SavedFault);
