//! Set-up that a game starts from, with its goals and options (section 16).

use std::sync::Arc;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::{FEWEST_SEATS, MOST_SEATS, SeatId};
use thiserror::Error;

use crate::messages::phrase;
use crate::money_words::amount_words;
use crate::parts::goals::{CREDIT_GOAL_STEP, CREDIT_GOALS, ORDER_GOALS};
use crate::parts::{Credits, DataSet, Kind};

/// Fewest counters of a kind on each square, and fewest open orders (2.2, 3.4, 15.1).
const LEAST_LIMIT: u8 = 2;

/// Options of the rules, all off unless chosen (section 16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// A drawn saboteur may be kept like a component (16.1).
    pub stored_saboteur: bool,
    /// A drawn control may be laid open as a warning (16.2).
    pub warning_control: bool,
    /// The first turn of every round is auctioned (16.3).
    pub auction_every_round: bool,
    /// No auction; some seats have one action in round 1 (16.4).
    pub even_start: bool,
    /// The round in which a goal is reached is played to its end (16.5).
    pub last_bell: bool,
}

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// All numbers of the game.
    pub data: Arc<DataSet>,
    /// Number of seats, 2 to 5 (3.1, 15.1).
    pub seats: u8,
    /// Seed of the random stream.
    pub seed: u64,
    /// Seat of the youngest player, which opens the auction; `None` to draw one (3.6).
    pub youngest: Option<SeatId>,
    /// Number of sold orders that wins (14.1, 16.6).
    pub orders_to_win: u8,
    /// Amount that wins, in credits (14.1, 16.6).
    pub credits_to_win: Credits,
    /// Options of the rules.
    pub options: Options,
}

/// Reason why a set-up can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Number of seats out of range.
    Seats(u8),
    /// Youngest player at a seat that the table does not have (3.6).
    Youngest,
    /// Number of orders to win out of range (16.6).
    OrdersToWin(u8),
    /// Amount to win out of range, or no multiple of 1,000 credits (16.6).
    CreditsToWin(Credits),
    /// Amount to win that every player owns at the start (14.1).
    OwnedAtStart(Credits),
    /// Options that exclude each other are both chosen (16.4).
    EvenStartWithAuctions,
}

impl InWords for SetupError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Seats(seats) => {
                phrase!("robotics-setup-seats", seats = *seats, fewest = FEWEST_SEATS, most = MOST_SEATS)
            }
            Self::Youngest => phrase!("robotics-setup-youngest"),
            Self::OrdersToWin(orders) => phrase!(
                "robotics-setup-orders-to-win",
                orders = *orders,
                fewest = *ORDER_GOALS.start(),
                most = *ORDER_GOALS.end()
            ),
            Self::CreditsToWin(credits) => phrase!(
                "robotics-setup-credits-to-win",
                credits = amount_words(*credits),
                least = amount_words(*CREDIT_GOALS.start()),
                most = amount_words(*CREDIT_GOALS.end())
            ),
            Self::OwnedAtStart(credits) => {
                phrase!("robotics-setup-owned-at-start", credits = amount_words(*credits))
            }
            Self::EvenStartWithAuctions => phrase!("robotics-setup-even-start-with-auctions"),
        }
    }
}

displayed_in_english!(SetupError);

impl Setup {
    /// Set-up for a number of seats by the rules without options, with the game's own data. The
    /// seat of the opener is drawn.
    pub fn new(seats: u8, seed: u64) -> Self {
        let data = DataSet::standard();
        let orders_to_win = data.file().orders_to_win;
        let credits_to_win = data.file().credits_to_win;
        Self { data, seats, seed, youngest: None, orders_to_win, credits_to_win, options: Options::default() }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// [`SetupError`] that names the first fault found.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(FEWEST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if self.youngest.is_some_and(|seat| seat.0 >= self.seats) {
            return Err(SetupError::Youngest);
        }
        if !ORDER_GOALS.contains(&self.orders_to_win) {
            return Err(SetupError::OrdersToWin(self.orders_to_win));
        }
        let credits = self.credits_to_win;
        if !CREDIT_GOALS.contains(&credits) || !credits.is_multiple_of(CREDIT_GOAL_STEP) {
            return Err(SetupError::CreditsToWin(credits));
        }
        if credits <= self.data.start_credits() {
            return Err(SetupError::OwnedAtStart(credits));
        }
        if self.options.even_start && self.options.auction_every_round {
            return Err(SetupError::EvenStartWithAuctions);
        }
        Ok(())
    }

    /// All seats, in seat order.
    pub fn all_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats).map(SeatId)
    }

    /// Whether the table has a seat.
    pub const fn has_seat(&self, seat: SeatId) -> bool {
        seat.0 < self.seats
    }

    /// The next seat clockwise.
    pub const fn next_seat(&self, seat: SeatId) -> SeatId {
        SeatId((seat.0 + 1) % self.seats)
    }

    /// Number of places that `seat` is clockwise after `first`.
    pub const fn places_after(&self, first: SeatId, seat: SeatId) -> u8 {
        (seat.0 + self.seats - first.0) % self.seats
    }

    /// Most components on a square, and number of open orders (2.2, 3.4, 15.1).
    pub const fn limit(&self) -> u8 {
        if self.seats > LEAST_LIMIT { self.seats - 1 } else { LEAST_LIMIT }
    }

    /// Limit of a kind: that of its square; 0 if the market does not sell it (2.1, 6.5).
    pub fn limit_of(&self, kind: Kind) -> u8 {
        if self.data.ring().square_of(kind).is_some() { self.limit() } else { 0 }
    }
}
