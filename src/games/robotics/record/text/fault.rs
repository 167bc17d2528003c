//! Reasons why the texts of a saved game are no game of Robotics.

use thiserror::Error;

use crate::action::Illegal;
use crate::messages::phrase;
use crate::parts::DataError;
use crate::table::snapshot_error::WorkshopFault;
use crate::table::{SetupError, SnapshotError};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::record::UnknownSeat;
use shell::seats::seating::Colour;

/// Reason why a text of a saved game is no set-up, action or table of Robotics.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedFault {
    /// The data set is not valid.
    Data(#[from] DataError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// No component has this name.
    NoPart {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The data set has no order with this name.
    NoOrder {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The game has no seat of this colour.
    NoSeat(#[from] UnknownSeat),
    /// A list names a seat twice.
    SeatTwice {
        /// Place of the colour in the file.
        place: Phrase,
        /// The colour.
        colour: Colour,
    },
    /// An order is open or sold to in two places.
    OrderTwice(String),
    /// A list has more components than the game.
    TooManyParts {
        /// Place of the list in the file.
        place: Phrase,
        /// Components of the game.
        most: u32,
    },
    /// The stock is not listed square by square.
    Stock,
    /// The workshops are not listed seat by seat.
    Workshops,
    /// A workshop breaks a rule.
    Workshop {
        /// Colour of its seat.
        colour: Colour,
        /// Fault of the workshop.
        fault: WorkshopFault,
    },
    /// A robot breaks a rule.
    Robot {
        /// Colour of its seat.
        colour: Colour,
        /// Rule that it breaks.
        fault: Illegal,
    },
    /// The table does not fit the set-up for another reason.
    Table(SnapshotError),
}

impl InWords for SavedFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Data(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
            Self::NoPart { place, name } => phrase!("robotics-text-no-part", place = place, name = name),
            Self::NoOrder { place, name } => phrase!("robotics-text-no-order", place = place, name = name),
            Self::NoSeat(unknown) => unknown.phrase(),
            Self::SeatTwice { place, colour } => {
                phrase!("robotics-text-seat-twice", place = place, colour = colour.word())
            }
            Self::OrderTwice(name) => phrase!("robotics-text-order-twice", name = name),
            Self::TooManyParts { place, most } => {
                phrase!("robotics-text-too-many-parts", place = place, most = *most)
            }
            Self::Stock => phrase!("robotics-text-stock"),
            Self::Workshops => phrase!("robotics-text-workshops"),
            Self::Workshop { colour, fault } => {
                phrase!("robotics-text-workshop", colour = colour.word(), fault = fault)
            }
            Self::Robot { colour, fault } => phrase!("robotics-text-robot", colour = colour.word(), fault = fault),
            Self::Table(error) => error.phrase(),
        }
    }
}

displayed_in_english!(SavedFault);
