//! Journey of a thing, of money or of a card over the table screen.

use super::places::TablePlace;
use crate::action::ThingId;
use crate::set::KindId;
use client::motion::journey::{self, Movable};

/// Thing that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovedThing {
    /// A thing of the yard or the shop.
    Thing(ThingId),
    /// A thing that a search has found: it turns up out of a crate (6.2).
    Found(ThingId),
    /// A tool that was bought, with its kind, which all know (8.2).
    Bought(ThingId, KindId),
    /// A thing of a kind that was sold: it is gone then (8.3, 8.4).
    Sold(KindId),
    /// Money.
    Note,
    /// Back of a machine card.
    Card,
    /// Points of a machine that works (11.7).
    Points,
}

impl Movable for MovedThing {
    /// Things and cards fade, money and points do not.
    fn fades(&self) -> bool {
        !matches!(self, Self::Note | Self::Points)
    }
}

/// Journey of a thing from one place on the screen to another.
pub type Journey = journey::Journey<MovedThing, TablePlace>;
