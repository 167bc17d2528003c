//! Journey of a thing, of money or of a card over the table screen.

use std::time::Duration;

use shell::seats::SeatId;

use super::places::TablePlace;
use crate::action::ThingId;
use crate::set::KindId;
use client::motion::timed::CROSS_FADE;

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

/// Journey of a thing from one place on the screen to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Seat to which it belongs.
    pub seat: SeatId,
    /// The thing.
    pub moved: MovedThing,
    /// Place where it begins.
    pub from: TablePlace,
    /// Place where it ends.
    pub to: TablePlace,
    /// Time until it begins, at the usual speed.
    pub after: Duration,
    /// Duration at the usual speed.
    pub duration: Duration,
}

impl Journey {
    /// The journey where motion is reduced: things and cards fade from one place to the other.
    /// `None` for money and points, of which the numbers tell.
    pub fn without_motion(self) -> Option<Self> {
        let is_number = matches!(self.moved, MovedThing::Note | MovedThing::Points);
        (!is_number).then_some(Self { duration: CROSS_FADE, ..self })
    }
}
