//! The thing in hand.

use super::thing::{DropPlace, How, Thing};
use crate::cards::{CardId, Slot};

/// The thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The thing.
    pub thing: Thing,
    /// The card that it is; `None` for a dent and for a figure.
    pub card: Option<CardId>,
    /// Slot of a part other than an arm.
    pub slot: Option<Slot>,
    /// Way in which it was taken.
    pub how: How,
    /// Place over which it is held.
    pub over: Option<DropPlace>,
    /// Places where it can be put down.
    pub places: Vec<DropPlace>,
}
