//! Plans of the pictures on the pages of the rules.

use serde::Deserialize;

use super::robot_plan::RobotPlan;
use crate::parts::{Credits, Kind, Market};

/// Plan of a picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum PicturePlan {
    /// Card of an order, by its name in the data set.
    Order(String),
    /// Robot on the ground.
    Robot(RobotPlan),
    /// Drawing of the game, by its name; the disc has its price tags.
    Drawing(String),
    /// Square of the market.
    Square(SquarePlan),
    /// Part that was bought.
    Bought(BoughtPlan),
    /// Store with parts, of which those beyond the free spaces are not paid for.
    Store(Vec<Kind>),
    /// Offer of a trade.
    Offer(OfferPlan),
    /// Last bids of players in an auction; `None` for one who has dropped out.
    Bids(Vec<Option<Credits>>),
    /// Places for orders, all filled.
    SoldOrders(u8),
    /// Credits on the bar to the goal.
    Purse(Credits),
}

/// Square of the market with the price tags beside it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SquarePlan {
    /// Kind of component that it sells.
    pub(super) kind: Kind,
    /// Position of the disc.
    pub(super) disc: u8,
}

/// Part that was bought, with the price tag of its market.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoughtPlan {
    /// Kind of component.
    pub(super) kind: Kind,
    /// Market that it was bought on.
    pub(super) market: Market,
    /// Position of the disc.
    pub(super) disc: u8,
}

/// Offer of a trade: parts and credits for parts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfferPlan {
    /// Parts that are given.
    pub(super) gives: Vec<Kind>,
    /// Credits that are paid.
    pub(super) pays: Credits,
    /// Parts that are wanted.
    pub(super) gets: Vec<Kind>,
}

impl PicturePlan {
    /// The robot, if the picture is one.
    pub(super) const fn robot(&self) -> Option<&RobotPlan> {
        match self {
            Self::Robot(robot) => Some(robot),
            _ => None,
        }
    }
}
