//! Reasons why the texts of a saved game are not a game of Engineers at Play.

use thiserror::Error;

use crate::action::ThingId;
use crate::messages::phrase;
use crate::set::DataError;
use crate::table::snapshot_error::{TeamFault, ThingFault};
use crate::table::{SetupError, SnapshotError};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::record::UnknownSeat;
use shell::seats::seating::Colour;

/// Reason why a text of a saved game is not a set-up, action, table or order of Engineers at Play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedFault {
    /// The data set is not valid.
    Data(#[from] DataError),
    /// The set-up can't be played.
    Setup(#[from] SetupError),
    /// The data set has no kind with this name.
    NoKind {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The data set has no machine with this name.
    NoMachine {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The data set has no maze tile with this name.
    NoTile {
        /// Place of the name in the file.
        place: Phrase,
        /// The name, shortened.
        name: String,
    },
    /// The game has no seat of this colour.
    NoSeat(#[from] UnknownSeat),
    /// A team has no worker of this number: workers are counted from 1.
    NoWorker {
        /// Place of the number in the file.
        place: Phrase,
        /// The number.
        number: u8,
    },
    /// An assembly has a component that has not appeared.
    NoThing {
        /// Place of the number in the file.
        place: Phrase,
        /// The number.
        thing: ThingId,
    },
    /// Something is listed twice.
    Twice {
        /// Place of the list in the file.
        place: Phrase,
        /// Name or number of what is listed twice.
        name: String,
    },
    /// A list has more entries than the game can have.
    TooLong {
        /// Place of the list in the file.
        place: Phrase,
    },
    /// The teams are not listed seat by seat, with four workers each in the order of their numbers.
    Teams,
    /// The things are not listed in the order of their numbers, from 0.
    Things,
    /// A card is nowhere. Holds the name of its machine.
    NoCard(String),
    /// A thing breaks a rule.
    Thing {
        /// Number of the thing.
        thing: ThingId,
        /// Name of its kind.
        name: String,
        /// Fault of the thing.
        fault: ThingFault,
    },
    /// A team breaks a rule.
    Team {
        /// Colour of its seat.
        colour: Colour,
        /// Fault of the team.
        fault: TeamFault,
    },
    /// The table does not fit the set-up for another reason.
    Table(SnapshotError),
}

impl InWords for SavedFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Data(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
            Self::NoKind { place, name } => phrase!("engineers-text-no-kind", place = place, name = name),
            Self::NoMachine { place, name } => phrase!("engineers-text-no-machine", place = place, name = name),
            Self::NoTile { place, name } => phrase!("engineers-text-no-tile", place = place, name = name),
            Self::NoSeat(unknown) => unknown.phrase(),
            Self::NoWorker { place, number } => {
                phrase!("engineers-text-no-worker", place = place, number = *number)
            }
            Self::NoThing { place, thing } => phrase!("engineers-text-no-thing", place = place, number = thing.0),
            Self::Twice { place, name } => phrase!("engineers-text-twice", place = place, name = name),
            Self::TooLong { place } => phrase!("engineers-text-too-long", place = place),
            Self::Teams => phrase!("engineers-text-teams"),
            Self::Things => phrase!("engineers-text-things"),
            Self::NoCard(machine) => phrase!("engineers-text-no-card", name = machine),
            Self::Thing { thing, name, fault } => {
                phrase!("engineers-text-thing", number = thing.0, name = name, fault = fault)
            }
            Self::Team { colour, fault } => {
                phrase!("engineers-text-team", colour = colour.word(), fault = fault)
            }
            Self::Table(error) => error.phrase(),
        }
    }
}

displayed_in_english!(SavedFault);
