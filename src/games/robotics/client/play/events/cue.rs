//! Cues, one for each thing of Robotics to be seen and heard, at the table or in a player's hand.
//! Motion shows them, and sounds and captions are made from them.

use std::time::Duration;

use bevy::prelude::Message;

use crate::action::LoosePlace;
use crate::parts::{Credits, Kind, Market, Part};
use shell::grid::Placement;
use shell::seats::SeatId;

/// A cue, and when it is due.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct TimedCue {
    /// The cue.
    pub cue: Cue,
    /// Time from now, at the usual speed.
    pub after: Duration,
}

/// Something to be seen or heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A player took something in hand.
    PickedUp,
    /// A player rotated the part in hand.
    Turned,
    /// The thing in hand is back where it was.
    PutBack,
    /// A part was put down in a choice in the making.
    Placed,
    /// A player turned the disc by hand by one square more.
    DiscTurnedByHand,

    /// A seat bid in the auction (4.1).
    Bid {
        /// The seat.
        seat: SeatId,
    },
    /// A seat passed in the auction, or passed an action (4.1, 5.4).
    Passed {
        /// The seat.
        seat: SeatId,
    },
    /// Credits went to the bank: for a component, the first turn, or the rent (4.3, 8.4, 9.3).
    Paid {
        /// The seat that paid.
        seat: SeatId,
        /// The amount.
        credits: Credits,
    },
    /// Credits came from the bank: for a robot (6.4).
    Earned {
        /// The seat that was paid.
        seat: SeatId,
        /// The amount.
        credits: Credits,
    },
    /// A component left its square (9.1, 9.2).
    Bought {
        /// The buyer.
        seat: SeatId,
        /// Kind of the component.
        kind: Kind,
        /// The market.
        market: Market,
    },
    /// The disc turned by one square (2.5).
    DiscTurned,
    /// A counter came out of the bag (10.1).
    Drew {
        /// The seat that drew.
        seat: SeatId,
        /// Kind of the counter.
        kind: Kind,
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
    /// A part was moved between bench and store (8.3).
    Moved {
        /// Seat of the workshop.
        seat: SeatId,
        /// The part.
        part: Part,
        /// Place that it is at now.
        to: LoosePlace,
    },
    /// A part went down the chute (8.5).
    Scrapped {
        /// Seat of the workshop.
        seat: SeatId,
        /// The part.
        part: Part,
        /// Place that it came from.
        from: LoosePlace,
    },
    /// The card of a sold order was stamped (6.1).
    Stamped {
        /// The seller.
        seat: SeatId,
    },
    /// An order was turned up (6.6).
    OrderTurnedUp,
    /// A saboteur unscrewed an extremity (11.1).
    Unscrewed {
        /// Seat of the robot.
        seat: SeatId,
    },
    /// The light of a manufacturing control came on (11.5).
    LightOn {
        /// The seat that drew the control.
        seat: SeatId,
    },
    /// Components with nuts dropped out of a workshop (11.5, 11.6).
    NutsTaken {
        /// Seat of the workshop.
        seat: SeatId,
    },
    /// An offer or a counter-offer was made (12.7).
    Offered {
        /// The seat that made it.
        seat: SeatId,
    },
    /// An offer or a counter-offer was refused (12.7).
    Refused {
        /// The seat that refused.
        seat: SeatId,
    },
    /// A trade was made (12.6).
    Traded {
        /// The seat whose turn it is.
        seat: SeatId,
    },
    /// A robot was converted (13.2).
    Converted {
        /// Seat of the robot.
        seat: SeatId,
    },
    /// A goal was reached, and the round is played to its end (16.5).
    GoalReached {
        /// The seat that reached it.
        seat: SeatId,
    },
    /// The game has ended.
    Won {
        /// The winner, if there is only one.
        seat: Option<SeatId>,
    },
}

impl Cue {
    /// Seat that the cue belongs to; `None` if it belongs to none.
    pub const fn seat(&self) -> Option<SeatId> {
        match self {
            Self::PickedUp
            | Self::Turned
            | Self::PutBack
            | Self::Placed
            | Self::DiscTurnedByHand
            | Self::DiscTurned
            | Self::OrderTurnedUp => None,
            Self::Won { seat } => *seat,
            Self::Bid { seat }
            | Self::Passed { seat }
            | Self::Paid { seat, .. }
            | Self::Earned { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Attached { seat, .. }
            | Self::Moved { seat, .. }
            | Self::Scrapped { seat, .. }
            | Self::Stamped { seat }
            | Self::Unscrewed { seat }
            | Self::LightOn { seat }
            | Self::NutsTaken { seat }
            | Self::Offered { seat }
            | Self::Refused { seat }
            | Self::Traded { seat }
            | Self::Converted { seat }
            | Self::GoalReached { seat } => Some(*seat),
        }
    }
}
