//! Errors in a tile set.

use thiserror::Error;

use super::limits::{LONGEST_NAME_BYTES, MOST_POWER, MOST_STARTER_PARTS};
use super::shape::Edge;
use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Error in a tile set, in a sentence that names the entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileSetError {
    /// The file is not RON of the expected form.
    ///
    /// Holds the parser's message, with its line and column.
    Unreadable(String),
    /// One entry breaks a rule.
    Entry {
        /// The entry's name, shortened.
        entry: String,
        /// Fault of the entry.
        fault: EntryFault,
    },
    /// The starter parts break a rule.
    Starter(EntryFault),
    /// The set as a whole exceeds a limit.
    TooMany {
        /// Quantity that exceeds its limit.
        what: TileSetLimit,
        /// Number found.
        found: u32,
        /// Largest number allowed.
        most: u32,
    },
    /// The set's own name is too long or shows nothing.
    Name,
}

/// Quantity of a tile set that is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum TileSetLimit {
    Entries,
    Tiles,
    Claws,
    Mouths,
    Bombs,
    Splitters,
}

/// Fault of one entry or of the starter parts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryFault {
    /// The name is not usable.
    Name,
    /// The name is used twice.
    NameTwice,
    /// The body is an entry of the Junkyard.
    Body,
    /// A pipe is large (rule 1.3).
    LargePipe,
    /// The number of sockets is not the one required by rule 1.6.
    Sockets {
        /// Number of sockets named.
        found: usize,
        /// Number of sockets required.
        needed: usize,
    },
    /// The tile doesn't have the edge, or the edge is named twice.
    Edge(Edge),
    /// A starter part is not among the entries of the file.
    Unknown(String),
    /// A starter part is a bomb or energy.
    NoRobotPart(String),
    /// There are no starter parts, or too many.
    Count(usize),
    /// The power of a new body is out of range.
    Power(u8),
}

impl InWords for TileSetError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(error) => phrase!("tile-set-unreadable", error = error),
            Self::Entry { entry, fault } => phrase!("tile-set-entry", entry = entry, fault = fault),
            Self::Starter(fault) => phrase!("tile-set-starter", fault = fault),
            Self::TooMany { what, found, most } => what.too_many(*found, *most),
            Self::Name => phrase!("tile-set-name", most = LONGEST_NAME_BYTES),
        }
    }
}

impl TileSetLimit {
    /// The message that there are too many of them.
    fn too_many(self, found: u32, most: u32) -> Phrase {
        match self {
            Self::Entries => phrase!("tile-set-too-many-entries", found = found, most = most),
            Self::Tiles => phrase!("tile-set-too-many-tiles", found = found, most = most),
            Self::Claws => phrase!("tile-set-too-many-claws", found = found, most = most),
            Self::Mouths => phrase!("tile-set-too-many-mouths", found = found, most = most),
            Self::Bombs => phrase!("tile-set-too-many-bombs", found = found, most = most),
            Self::Splitters => phrase!("tile-set-too-many-splitters", found = found, most = most),
        }
    }
}

impl InWords for EntryFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Name => phrase!("tile-fault-name", most = LONGEST_NAME_BYTES),
            Self::NameTwice => phrase!("tile-fault-name-twice"),
            Self::Body => phrase!("tile-fault-body"),
            Self::LargePipe => phrase!("tile-fault-large-pipe"),
            Self::Sockets { found, needed } => phrase!("tile-fault-sockets", found = *found, needed = *needed),
            Self::Edge(edge) => phrase!("tile-fault-edge", edge = format!("{edge:?}")),
            Self::Unknown(name) => phrase!("tile-fault-unknown", name = name),
            Self::NoRobotPart(name) => phrase!("tile-fault-no-robot-part", name = name),
            Self::Count(count) => phrase!("tile-fault-count", count = *count, most = MOST_STARTER_PARTS),
            Self::Power(power) => phrase!("tile-fault-power", power = *power, most = MOST_POWER),
        }
    }
}

displayed_in_english!(TileSetError, EntryFault);
