//! Choices of a player.

use shell::grid::{Cell, Placement};
use shell::seats::SeatId;

use super::placed::{LoosePlace, PlacedPart};
use super::terms::Terms;
use crate::parts::{Credits, Kind, Market, OrderId, Part, PartCounts};

/// A whole robot that a conversion builds (13.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Build {
    /// Components of the new robot, in the order in which they are attached. May be empty.
    pub robot: Vec<PlacedPart>,
    /// Components of the old robot that go to the store. The others that are not built in go to the
    /// scrap yard.
    pub stored: PartCounts,
}

/// Choice of a player: every one that the rules give (section 18), and no other. The table knows
/// whose choice it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Bid credits for the first turn (4.1).
    Bid(Credits),
    /// Pass in the auction (4.1).
    PassBid,
    /// Sell the robot to an open order (6.1).
    Sell(OrderId),
    /// Keep the robot (5.1).
    KeepRobot,
    /// Buy a component (9.1, 9.2). Costs an action.
    Buy {
        /// Kind of component.
        kind: Kind,
        /// Market to buy it on.
        market: Market,
    },
    /// Draw a counter from the scrap yard (10.1). Costs an action.
    Draw,
    /// Offer a trade (12.7). A trade that is made costs an action.
    Offer {
        /// Seat that is to answer.
        partner: SeatId,
        /// Terms of the trade.
        terms: Terms,
    },
    /// Convert the robot (13.2). Costs an action.
    Convert(Build),
    /// Pass, which costs an action (5.4).
    Pass,
    /// Take an extremity off another robot by the saboteur just drawn (11.1), or by one that was
    /// kept, which costs an action (16.1).
    Sabotage {
        /// Seat of the robot.
        seat: SeatId,
        /// Cell of the extremity.
        cell: Cell,
    },
    /// Lay the saboteur just drawn on the bench (16.1).
    KeepSaboteur,
    /// Let the manufacturing control just drawn work (16.2).
    LetControlWork,
    /// Lay the manufacturing control just drawn open as a warning (16.2).
    LayWarning,
    /// Accept the offer or the counter-offer (12.7).
    Accept,
    /// Refuse the offer or the counter-offer (12.7).
    Refuse,
    /// Answer the offer with a counter-offer (12.7).
    Counter(Terms),
    /// Attach a loose component (8.3). Free.
    Attach {
        /// The component.
        part: Part,
        /// Place that it comes from.
        from: LoosePlace,
        /// Placement in the robot.
        at: Placement,
    },
    /// Move a component from the bench to the store (8.3). Free.
    Store(Part),
    /// Move a component from the store to the bench (8.3). Free.
    Unstore(Part),
    /// Scrap a loose component (8.5). Free.
    Scrap {
        /// The component.
        part: Part,
        /// Place that it comes from.
        from: LoosePlace,
    },
    /// End the turn (8.2), or the partner's putting away after a trade (12.6).
    Done,
}
