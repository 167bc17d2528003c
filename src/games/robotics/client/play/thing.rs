//! Things at the table that a player can take, and places to put them.

use super::offer::OfferSide;
use crate::action::LoosePlace;
use crate::parts::{Kind, Market, OrderId, Part};
use shell::grid::{Cell, Placement};
use shell::seats::SeatId;

pub use client::table::holding::How;

/// Thing at the table that a player can take, point at or choose by the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// Price tag of a kind on a market: the component that it sells (9.1, 9.2).
    Price(Kind, Market),
    /// The scrap yard (10.1).
    Bag,
    /// Loose part in the workshop of the player who acts.
    Loose(Part, LoosePlace),
    /// Component of the robot that is converted, at a cell (13.1).
    Attached(Cell),
    /// Component of the old robot that has no place in the new one (13.1).
    LeftOver(Part),
    /// Part that a side of the offer in the making may give, and does not yet (12.2).
    Tradable(OfferSide, Part),
    /// Part that a side gives in the offer in the making (12.7).
    Offered(OfferSide, Part),
    /// The whole robot, which may be sold (6.1).
    Robot,
    /// Extremity of another robot, which a saboteur may take (11.1).
    Target(SeatId, Cell),
    /// Card of an open order.
    Order(OrderId),
}

/// Place where a thing in hand may be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DropPlace {
    /// Placement on the robot's grid (8.3).
    Grid(Placement),
    /// The bench (8.1).
    Bench,
    /// The store (8.4).
    Store,
    /// The chute into the scrap yard (8.5).
    Chute,
    /// Card of an open order, for the robot (6.1).
    Order(OrderId),
    /// The parts of the old robot that are left over, in a conversion (13.1).
    LeftOver,
    /// The parts that a side gives in the offer in the making (12.7).
    Offer(OfferSide),
    /// The parts that a side keeps in it.
    Keep(OfferSide),
}
