//! What can be wrong with a tile set.

use thiserror::Error;

use super::limits::{LONGEST_NAME, MOST_POWER, MOST_STARTER_PARTS};
use super::shape::Edge;

/// What is wrong with a tile set, in a sentence that names the entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TileSetError {
    /// The file is no RON of the expected form.
    ///
    /// It says what the parser says, with its line and column.
    #[error("the tile set can't be read: {0}")]
    Unreadable(String),
    /// One entry breaks a rule.
    #[error("tile '{entry}': {fault}")]
    Entry {
        /// The entry's name, shortened.
        entry: String,
        /// What is wrong with it.
        fault: EntryFault,
    },
    /// The starter parts break a rule.
    #[error("starter parts: {0}")]
    Starter(EntryFault),
    /// The set as a whole breaks a limit.
    #[error("the tile set has {found} {what}, the most is {most}")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there are.
        found: u32,
        /// How many there may be.
        most: u32,
    },
    /// The set's own name is too long or empty.
    #[error("the tile set needs a name of at most {LONGEST_NAME} bytes")]
    Name,
}

/// What is wrong with one entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EntryFault {
    /// Not a usable name.
    #[error("a name has 1 to {LONGEST_NAME} lower-case letters, digits or underscores")]
    Name,
    /// The name is used twice.
    #[error("the name is used twice")]
    NameTwice,
    /// A body in the Junkyard.
    #[error("bodies are starter parts only")]
    Body,
    /// A large pipe (rule 1.3).
    #[error("pipes are small or medium")]
    LargePipe,
    /// Not as many sockets as rule 1.6 asks.
    #[error("it has {found} sockets where {needed} are needed")]
    Sockets {
        /// Sockets named.
        found: usize,
        /// Sockets due.
        needed: usize,
    },
    /// An edge it has not, or named twice.
    #[error("there is no socket to be had at {0:?}")]
    Edge(Edge),
    /// A starter part that the Junkyard file doesn't describe.
    #[error("there is no tile '{0}'")]
    Unknown(String),
    /// A bomb or energy among the starter parts.
    #[error("'{0}' is no robot part")]
    NoRobotPart(String),
    /// Too many or no starter parts.
    #[error("there are {0}, and there may be 1 to {MOST_STARTER_PARTS}")]
    Count(usize),
    /// Power out of range.
    #[error("power {0} is not 1 to {MOST_POWER}")]
    Power(u8),
}
