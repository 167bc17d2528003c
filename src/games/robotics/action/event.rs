//! Events: everything at the table that a log, an animation or a sound may want to show. All are
//! open to all players (17.1).

use bevy::prelude::Message;
use shell::grid::Placement;
use shell::seats::SeatId;

use super::outcome::{Goal, Outcome};
use super::placed::{LoosePlace, PartPlace, PlacedPart};
use super::terms::Terms;
use crate::parts::{Credits, Kind, Market, OrderId, Part, PartCounts};

/// Component that a manufacturing control took, or that fell with it (11.5, 11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostPart {
    /// Seat of its workshop.
    pub seat: SeatId,
    /// The component.
    pub part: Part,
    /// Place that it was in.
    pub from: PartPlace,
}

/// One event at the table. Systems of an app can read events as messages.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// The auction for the first turn of a round began (4.1, 16.3).
    AuctionBegan {
        /// Seat that bids first.
        opener: SeatId,
    },
    /// A seat bid for the first turn (4.1).
    Bid {
        /// Bidder.
        seat: SeatId,
        /// Amount bid.
        credits: Credits,
    },
    /// A seat passed in the auction (4.1).
    BidPassed {
        /// Seat that passed.
        seat: SeatId,
    },
    /// A round began (4.3, 4.4).
    RoundBegan {
        /// Number of the round, from 1.
        round: u16,
        /// Seat that has the first turn.
        first: SeatId,
        /// Credits paid for it; 0 without a bid.
        paid: Credits,
    },
    /// A turn began (5.1).
    TurnBegan {
        /// Seat whose turn it is.
        seat: SeatId,
    },
    /// A robot was sold (section 6).
    Sold {
        /// Seller.
        seat: SeatId,
        /// Order it was sold to.
        order: OrderId,
        /// Payment.
        credits: Credits,
        /// The robot, in the order of attachment.
        robot: Vec<PlacedPart>,
        /// Components that went to their squares, without their nuts.
        to_market: PartCounts,
        /// Components that went to the scrap yard, without their nuts.
        to_bag: PartCounts,
    },
    /// An order was turned up (3.4, 6.6).
    OrderOpened {
        /// The order.
        order: OrderId,
    },
    /// A robot that meets an open order was kept (5.1).
    RobotKept {
        /// Seat of the robot.
        seat: SeatId,
    },
    /// A component was bought (section 9).
    Bought {
        /// Buyer.
        seat: SeatId,
        /// Kind of component.
        kind: Kind,
        /// Market it was bought on.
        market: Market,
        /// Price.
        credits: Credits,
        /// Position of the disc after the purchase (2.5).
        disc: u8,
    },
    /// A counter was drawn from the scrap yard (10.1).
    Drew {
        /// Seat that drew.
        seat: SeatId,
        /// Kind of the counter.
        kind: Kind,
    },
    /// A saboteur took an extremity off a robot (11.1).
    Sabotaged {
        /// Seat that played the saboteur.
        seat: SeatId,
        /// Seat of the robot.
        target: SeatId,
        /// The extremity.
        part: Part,
        /// Its placement in the robot.
        at: Placement,
    },
    /// A saboteur left without effect (11.2).
    SaboteurIdle {
        /// Seat that drew the saboteur.
        seat: SeatId,
    },
    /// A saboteur was laid on the bench (16.1).
    SaboteurKept {
        /// Seat that drew the saboteur.
        seat: SeatId,
    },
    /// A manufacturing control worked (11.5, 11.6).
    ControlWorked {
        /// Seat that drew the control.
        seat: SeatId,
        /// Components with nuts that it took.
        taken: Vec<LostPart>,
        /// Components of robots that fell with them.
        fallen: Vec<LostPart>,
    },
    /// All manufacturing controls went back to the scrap yard (11.7).
    ControlsReturned,
    /// A manufacturing control was laid open as a warning (16.2).
    WarningLaid {
        /// Seat that laid it.
        seat: SeatId,
    },
    /// A trade was offered (12.7).
    Offered {
        /// Active seat, which made the offer.
        seat: SeatId,
        /// Seat that is to answer.
        partner: SeatId,
        /// Terms.
        terms: Terms,
    },
    /// A counter-offer was made (12.7).
    Countered {
        /// Active seat, which is to answer.
        seat: SeatId,
        /// Partner, who made the counter-offer.
        partner: SeatId,
        /// Terms.
        terms: Terms,
    },
    /// An offer or a counter-offer was refused (12.7).
    OfferRefused {
        /// Seat that refused.
        seat: SeatId,
        /// Seat whose offer it was.
        from: SeatId,
    },
    /// A trade was made (12.6).
    Traded {
        /// Active seat.
        seat: SeatId,
        /// Partner.
        partner: SeatId,
        /// Terms.
        terms: Terms,
    },
    /// A partner has put away the gains of a trade (12.6).
    PutAway {
        /// Partner.
        seat: SeatId,
    },
    /// A robot was converted (13.2).
    Converted {
        /// Seat of the robot.
        seat: SeatId,
        /// The old robot, in the order of attachment.
        before: Vec<PlacedPart>,
        /// Components of the old robot that went to the store.
        stored: PartCounts,
        /// Components of the old robot that went to the scrap yard.
        scrapped: PartCounts,
    },
    /// A component was attached (8.3).
    Attached {
        /// Seat of the robot.
        seat: SeatId,
        /// The component.
        part: Part,
        /// Place that it came from.
        from: LoosePlace,
        /// Placement in the robot.
        at: Placement,
    },
    /// A component was moved between bench and store (8.3).
    Moved {
        /// Seat of the workshop.
        seat: SeatId,
        /// The component.
        part: Part,
        /// Place that it is at now.
        to: LoosePlace,
    },
    /// A loose component was scrapped, or a saboteur left the game (8.5, 16.1).
    Scrapped {
        /// Seat of the workshop.
        seat: SeatId,
        /// The component.
        part: Part,
        /// Place that it came from.
        from: LoosePlace,
    },
    /// An action was passed (5.4).
    Passed {
        /// Seat that passed.
        seat: SeatId,
    },
    /// Rent was paid (8.4).
    RentPaid {
        /// Seat of the store.
        seat: SeatId,
        /// Number of spaces that were paid for.
        spaces: u8,
        /// Amount.
        credits: Credits,
    },
    /// Paid spaces that stood empty were given up (8.4).
    SpacesGivenUp {
        /// Seat of the store.
        seat: SeatId,
        /// Number of spaces.
        spaces: u8,
    },
    /// A turn ended (5.4).
    TurnEnded {
        /// Seat whose turn it was.
        seat: SeatId,
        /// Actions that were given up.
        unused: u8,
    },
    /// A goal was reached (14.1). Without *Last bell* the game ends with it.
    GoalReached {
        /// Seat that reached it.
        seat: SeatId,
        /// The goal.
        goal: Goal,
    },
    /// The game ended (section 14).
    GameOver {
        /// Result.
        outcome: Outcome,
    },
}
