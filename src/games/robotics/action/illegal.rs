//! Reasons for refusing an action: one variant for each, with a message for the player who tried.

use thiserror::Error;

use crate::messages::phrase;
use crate::money_words::amount_words;
use crate::parts::{CREDIT_STEP, Credits, Kind, Market};
use shell::language::{InWords, Phrase, displayed_in_english};

/// Reason for refusing an action. Its message says what is needed and what there is, and fits a
/// bubble beside the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended (14.1).
    GameOver,
    /// Another kind of choice is due (5.1).
    NotNow,
    /// The auction for the first turn comes first (4.1).
    AuctionFirst,
    /// The choice whether to sell comes first (5.1).
    SellFirst,
    /// An offer, a saboteur or a control waits for an answer (5.3).
    Unanswered,
    /// The turn has no action left (5.1).
    NoActionLeft,
    /// The table has no such seat.
    NoSuchSeat,
    /// The seat is the player's own.
    OwnSeat,

    /// An amount is no multiple of 100 (4.2, 12.3).
    NotHundreds,
    /// A bid is not above the last one (4.1).
    BidTooLow {
        /// Least bid, in credits.
        least: Credits,
    },
    /// Without any other bid, the last player may bid 100 or pass (4.4).
    BidTooHigh {
        /// Only bid, in credits.
        only: Credits,
    },
    /// The player has too few credits (4.2, 9.3, 12.3).
    CannotPay {
        /// Credits that are needed.
        needs: Credits,
        /// Credits that the player has.
        has: Credits,
    },

    /// The order is not open (6.1).
    OrderNotOpen,
    /// The robot lacks extremities of the order (6.2).
    OrderNotMet {
        /// Number of extremities that it lacks.
        missing: u32,
    },

    /// No square sells counters of this kind (2.1).
    NotSold {
        /// The kind.
        kind: Kind,
    },
    /// The market has no price for the component now (2.7).
    NoPrice {
        /// Kind of component.
        kind: Kind,
        /// The market.
        market: Market,
    },
    /// The square is empty (2.7).
    SquareEmpty {
        /// Kind of component.
        kind: Kind,
    },
    /// No nut is left, so the black market is closed (9.2).
    NoNuts,
    /// The scrap yard is empty (10.3).
    BagEmpty,

    /// The robot has no extremity at that cell: it is empty, or holds a torso or a switch (11.1).
    NotAnExtremity,
    /// The player has no saboteur that may be played or traded in this turn (16.1).
    NoSaboteur,
    /// A saboteur of the partner that was traded in this turn (16.1).
    NewSaboteur,
    /// The rule option that allows this choice is off (16.1).
    NoSuchOption,

    /// A side gives nothing (12.3).
    Gift,
    /// No component changes hands (12.3).
    OnlyCredits,
    /// Both sides pay credits (12.3).
    CreditsBothWays,
    /// The player does not have all these components loose (12.2).
    NotLoose,
    /// The partner does not have all these components in the store (12.2).
    NotStored,
    /// A side has fewer credits than it would pay (12.3, 12.7).
    TraderCannotPay {
        /// Credits that are needed.
        needs: Credits,
        /// Credits that the side has.
        has: Credits,
    },
    /// Three offers in this turn went to the same partner (12.7).
    TooManyOffers,

    /// The workshop has no such loose component there (8.3).
    NoSuchPart,
    /// The store is full (8.4).
    StoreFull {
        /// Most components that it holds.
        most: u32,
    },
    /// The bench is not empty (8.2).
    BenchNotEmpty {
        /// Components that lie on it.
        left: u32,
    },
    /// The player can't pay the rent of the store (8.6).
    RentTooHigh {
        /// Rent that is due, in credits.
        rent: Credits,
        /// Credits that the player has.
        has: Credits,
    },

    /// A special counter is never part of a robot (16.1).
    NotAComponent,
    /// Components would overlap (7.1).
    Overlap,
    /// A component would be farther from the middle of the grid than robots may reach.
    TooFar,
    /// The first component of a robot lies in the middle of the grid.
    NotInTheMiddle,
    /// A component would not be joined (7.3).
    NotJoined,
    /// No outlet of the robot is free (7.6).
    Closed,
    /// There is no robot to convert (13.4).
    NoRobot,
    /// The build names components that are neither in the robot nor loose (13.1).
    NotYoursToBuild,
    /// Components to be stored are not left over from the old robot (13.2).
    NotLeftOver,
}

impl InWords for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::GameOver => phrase!("robotics-illegal-game-over"),
            Self::NotNow => phrase!("robotics-illegal-not-now"),
            Self::AuctionFirst => phrase!("robotics-illegal-auction-first"),
            Self::SellFirst => phrase!("robotics-illegal-sell-first"),
            Self::Unanswered => phrase!("robotics-illegal-unanswered"),
            Self::NoActionLeft => phrase!("robotics-illegal-no-action-left"),
            Self::NoSuchSeat => phrase!("robotics-illegal-no-such-seat"),
            Self::OwnSeat => phrase!("robotics-illegal-own-seat"),
            Self::NotHundreds => phrase!("robotics-illegal-not-hundreds", step = CREDIT_STEP),
            Self::BidTooLow { least } => phrase!("robotics-illegal-bid-too-low", least = amount_words(least)),
            Self::BidTooHigh { only } => phrase!("robotics-illegal-bid-too-high", only = amount_words(only)),
            Self::CannotPay { needs, has } => {
                phrase!("robotics-illegal-cannot-pay", needs = amount_words(needs), has = amount_words(has))
            }
            Self::OrderNotOpen => phrase!("robotics-illegal-order-not-open"),
            Self::OrderNotMet { missing } => phrase!("robotics-illegal-order-not-met", missing = missing),
            Self::NotSold { kind } => phrase!("robotics-illegal-not-sold", kind = kind),
            Self::NoPrice { kind, market } => {
                phrase!("robotics-illegal-no-price", kind = kind, market = market.key())
            }
            Self::SquareEmpty { kind } => phrase!("robotics-illegal-square-empty", kind = kind),
            Self::NoNuts => phrase!("robotics-illegal-no-nuts"),
            Self::BagEmpty => phrase!("robotics-illegal-bag-empty"),
            Self::NotAnExtremity => phrase!("robotics-illegal-not-an-extremity"),
            Self::NoSaboteur => phrase!("robotics-illegal-no-saboteur"),
            Self::NewSaboteur => phrase!("robotics-illegal-new-saboteur"),
            Self::NoSuchOption => phrase!("robotics-illegal-no-such-option"),
            Self::Gift => phrase!("robotics-illegal-gift"),
            Self::OnlyCredits => phrase!("robotics-illegal-only-credits"),
            Self::CreditsBothWays => phrase!("robotics-illegal-credits-both-ways"),
            Self::NotLoose => phrase!("robotics-illegal-not-loose"),
            Self::NotStored => phrase!("robotics-illegal-not-stored"),
            Self::TraderCannotPay { needs, has } => {
                phrase!("robotics-illegal-trader-cannot-pay", needs = amount_words(needs), has = amount_words(has))
            }
            Self::TooManyOffers => phrase!("robotics-illegal-too-many-offers"),
            Self::NoSuchPart => phrase!("robotics-illegal-no-such-part"),
            Self::StoreFull { most } => phrase!("robotics-illegal-store-full", most = most),
            Self::BenchNotEmpty { left } => phrase!("robotics-illegal-bench-not-empty", left = left),
            Self::RentTooHigh { rent, has } => {
                phrase!("robotics-illegal-rent-too-high", rent = amount_words(rent), has = amount_words(has))
            }
            Self::NotAComponent => phrase!("robotics-illegal-not-a-component"),
            Self::Overlap => phrase!("robotics-illegal-overlap"),
            Self::TooFar => phrase!("robotics-illegal-too-far"),
            Self::NotInTheMiddle => phrase!("robotics-illegal-not-in-the-middle"),
            Self::NotJoined => phrase!("robotics-illegal-not-joined"),
            Self::Closed => phrase!("robotics-illegal-closed"),
            Self::NoRobot => phrase!("robotics-illegal-no-robot"),
            Self::NotYoursToBuild => phrase!("robotics-illegal-not-yours-to-build"),
            Self::NotLeftOver => phrase!("robotics-illegal-not-left-over"),
        }
    }
}

displayed_in_english!(Illegal);
