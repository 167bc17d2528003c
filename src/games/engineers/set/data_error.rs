//! Errors in a data set.

use thiserror::Error;

use super::limits::{OBJECTS, TILES, TOOL_KINDS};
use crate::messages::phrase;
use crate::yard::FaceFault;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Error in a data set, in a sentence that names the entry (1.12).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DataError {
    /// The text is not RON of the expected form. Holds the parser's message, with its line and
    /// column.
    Unreadable(String),
    /// A name is used twice for things, machines or maze tiles, or is not 1 to 40 lower-case
    /// letters, digits and underscores.
    EntryName(String),
    /// A title is empty, longer than 40 characters, or has control characters. Holds the name of
    /// the entry, or the title of the set.
    Title(String),
    /// The number of kinds of tools is not twelve. Holds their number.
    Tools(usize),
    /// The number of objects is not a hundred. Holds their number.
    Objects(u32),
    /// The number of quality tiles is not a hundred. Holds their number.
    Qualities(u32),
    /// There are too few machines or too many. Holds their number.
    Machines(usize),
    /// The number of maze tiles is not ten. Holds their number.
    Tiles(usize),
    /// A scrap price is above the allowed one.
    Scrap,
    /// A number of a thing is out of range.
    KindNumber(String),
    /// A thing has something that only another class has: junk an effect, a powerup a family.
    NotItsClass(String),
    /// A blank has another penalty or other hands than rule 14.1 says.
    Blank(String),
    /// A number of an effect is out of range, or a powerup or tool has no effect, too many, or two
    /// alike.
    Effects(String),
    /// A thing has an effect that does not work in its place (1.10).
    Place(String),
    /// A thing that leaves the game when used has an effect that works all the time (1.10).
    Once(String),
    /// A machine has too few needs or too many (1.6).
    Needs(String),
    /// A machine needs something that is no junk of the set.
    NeedUnknown {
        /// Name of the machine.
        machine: String,
        /// Name that the need gives.
        need: String,
    },
    /// The objects of the set can't fill all needs of a machine at once.
    NeedsNotMet(String),
    /// The points of a machine are out of range.
    Points(String),
    /// No machine needs a kind of junk.
    NotNeeded(String),
    /// A maze tile does not have two faces.
    MazeFaces(String),
    /// A face of a maze tile breaks rule 1.2.
    Maze {
        /// Name of the tile.
        tile: String,
        /// Number of the face, from 1.
        face: usize,
        /// The fault.
        fault: FaceFault,
    },
}

impl InWords for DataError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(error) => phrase!("engineers-data-unreadable", error = error),
            Self::EntryName(name) => phrase!("engineers-data-name", name = name),
            Self::Title(name) => phrase!("engineers-data-title", name = name),
            Self::Tools(found) => phrase!("engineers-data-tools", needed = TOOL_KINDS, found = *found),
            Self::Objects(found) => phrase!("engineers-data-objects", needed = OBJECTS, found = *found),
            Self::Qualities(found) => phrase!("engineers-data-qualities", needed = OBJECTS, found = *found),
            Self::Machines(found) => phrase!("engineers-data-machines", found = *found),
            Self::Tiles(found) => phrase!("engineers-data-tiles", needed = TILES, found = *found),
            Self::Scrap => phrase!("engineers-data-scrap"),
            Self::KindNumber(name) => phrase!("engineers-data-kind-number", name = name),
            Self::NotItsClass(name) => phrase!("engineers-data-not-its-class", name = name),
            Self::Blank(name) => phrase!("engineers-data-blank", name = name),
            Self::Effects(name) => phrase!("engineers-data-effects", name = name),
            Self::Place(name) => phrase!("engineers-data-place", name = name),
            Self::Once(name) => phrase!("engineers-data-once", name = name),
            Self::Needs(name) => phrase!("engineers-data-needs", name = name),
            Self::NeedUnknown { machine, need } => {
                phrase!("engineers-data-need-unknown", machine = machine, need = need)
            }
            Self::NeedsNotMet(name) => phrase!("engineers-data-needs-not-met", name = name),
            Self::Points(name) => phrase!("engineers-data-points", name = name),
            Self::NotNeeded(name) => phrase!("engineers-data-not-needed", name = name),
            Self::MazeFaces(tile) => phrase!("engineers-data-maze-faces", tile = tile),
            Self::Maze { tile, face, fault } => maze_phrase(tile, *face, *fault),
        }
    }
}

displayed_in_english!(DataError);

/// Message for a fault of a face.
fn maze_phrase(tile: &String, face: usize, fault: FaceFault) -> Phrase {
    match fault {
        FaceFault::Size => phrase!("engineers-data-maze-size", tile = tile, face = face),
        FaceFault::Sign(sign) => {
            phrase!("engineers-data-maze-sign", tile = tile, face = face, sign = sign.to_string())
        }
        FaceFault::Exits => phrase!("engineers-data-maze-exits", tile = tile, face = face),
        FaceFault::Parts => phrase!("engineers-data-maze-parts", tile = tile, face = face),
    }
}
