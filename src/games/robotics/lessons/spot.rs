//! Spots of the window to look at during a step. The window knows where each of them is.

use shell::grid::Cell;
use shell::seats::SeatId;

use crate::action::LoosePlace;
use crate::parts::{Kind, Market, OrderId, Part};

/// Spot of the window to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// The disc of the market.
    Disc,
    /// Price tag of a kind on a market, on the disc.
    Price(Kind, Market),
    /// Square of the market.
    Square(Kind),
    /// The bag of the scrap yard.
    Bag,
    /// The scrap chute.
    Chute,
    /// Loose part of the learner.
    Loose(Part, LoosePlace),
    /// The learner's bench.
    Bench,
    /// Space of the learner's store, counted from 0.
    StoreSpace(u8),
    /// Empty cell that a free outlet of the learner's robot faces.
    Outlet(Cell),
    /// The learner's robot.
    Robot,
    /// Card of an open order.
    Order(OrderId),
    /// Card of a seat, with its store and its credits.
    Seat(SeatId),
    /// Credits that a seat gives in an offer in the making.
    OfferedCredits(SeatId),
    /// A button.
    Button(LessonButton),
}

/// A button of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonButton {
    /// Sells the robot.
    Sell,
    /// Opens the trade.
    Trade,
    /// Chooses the partner of an offer in the making.
    Partner(SeatId),
    /// Makes the offer.
    SendOffer,
    /// Accepts the offer.
    Accept,
    /// Opens the conversion, or finishes it.
    Convert,
    /// Ends the turn.
    Done,
}
