//! Errors in a data set.

use thiserror::Error;

use super::kind::Kind;
use crate::messages::phrase;
use shell::language::{InWords, Phrase, displayed_in_english};

/// Error in a data set, in a sentence that names the entry.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DataError {
    /// The text is not RON of the expected form. Holds the parser's message, with its line and
    /// column.
    Unreadable(String),
    /// An amount of credits is no multiple of 100 (1.7), or out of range.
    Amount(u32),
    /// A kind of counter is listed twice or not at all.
    Counters(Kind),
    /// A kind has too many counters, or a component too few for the market (2.2).
    CounterCount(Kind),
    /// A component has no outlet or one twice, an extremity has several, or a special counter has
    /// one (1.4).
    Outlets(Kind),
    /// The squares don't sell each component once, the multifunctional one left out (2.1).
    Squares,
    /// A sector of the disc has no price at all (2.3).
    Sector(usize),
    /// The number of spaces, nuts or orders is out of range.
    Sizes,
    /// The name of an order is used twice or is no lower-case word.
    OrderName(String),
    /// An order needs nothing, a counter that is no extremity, or more than there are (1.5).
    OrderNeeds(String),
    /// The goals are out of range (16.6).
    Goals,
}

impl InWords for DataError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(error) => phrase!("robotics-data-unreadable", error = error),
            Self::Amount(credits) => phrase!("robotics-data-amount", credits = *credits),
            Self::Counters(kind) => phrase!("robotics-data-counters", kind = *kind),
            Self::CounterCount(kind) => phrase!("robotics-data-counter-count", kind = *kind),
            Self::Outlets(kind) => phrase!("robotics-data-outlets", kind = *kind),
            Self::Squares => phrase!("robotics-data-squares"),
            Self::Sector(sector) => phrase!("robotics-data-sector", number = *sector + 1),
            Self::Sizes => phrase!("robotics-data-sizes"),
            Self::OrderName(name) => phrase!("robotics-data-order-name", name = name),
            Self::OrderNeeds(name) => phrase!("robotics-data-order-needs", name = name),
            Self::Goals => phrase!("robotics-data-goals"),
        }
    }
}

displayed_in_english!(DataError);
