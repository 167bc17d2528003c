//! The thing in hand.

use super::thing::{DropPlace, How, Thing};
use crate::cards::{CardId, Slot};

/// The thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The thing.
    pub thing: Thing,
    /// The card that it is; `None` for a dent and a figure.
    pub card: Option<CardId>,
    /// Slot into which the part goes; `None` for an arm, which fits two, and for another thing.
    pub slot: Option<Slot>,
    /// Way in which it was taken.
    pub how: How,
    /// Place over which it is held, if any.
    pub over: Option<DropPlace>,
    /// Places where it can be put down.
    pub places: Vec<DropPlace>,
}
