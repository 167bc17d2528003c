//! The thing in hand.

use super::thing::{DropPlace, How, Thing};
use crate::cards::CardId;

/// The thing in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The thing.
    pub thing: Thing,
    /// The card that it is; `None` for a dent and for a figure.
    pub card: Option<CardId>,
    /// Way in which it was taken.
    pub how: How,
    /// Place over which it is held.
    pub over: Option<DropPlace>,
    /// Places where it can be put down.
    pub places: Vec<DropPlace>,
}
