//! State of play between two actions: round, turn, and the choice that is awaited.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use shell::seats::{PerSeat, SeatId, SeatSet};

use crate::action::{Outcome, Terms};
use crate::parts::{CREDIT_STEP, Credits};

/// Number of rounds in a row without a sale after which the game ends (14.4).
pub const STALEMATE_ROUNDS: u8 = 30;
/// Actions of a turn (5.1).
pub const ACTIONS_PER_TURN: u8 = 2;
/// Most offers of the active player to one partner in a turn (12.7).
pub const MOST_OFFERS: u8 = 3;

/// State of play between two actions.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct PlayState {
    /// Number of the round, from 1; 0 before the first one. While a round's first turn is
    /// auctioned (16.3), the number of the round before.
    pub round: u16,
    /// Seat that opens the auction, or begins without one (3.6, 16.3); `None` in set-up.
    pub opener: Option<SeatId>,
    /// Seat that has the first turn of the round; `None` before the first round.
    pub first: Option<SeatId>,
    /// Stage of the game, with the choice that is awaited.
    pub stage: Stage,
    /// Number of rounds in a row without a sale (14.4), below [`STALEMATE_ROUNDS`] while the game
    /// goes on.
    pub quiet_rounds: u8,
    /// Whether a robot was sold in this round (14.4).
    pub sold_in_round: bool,
    /// Seats that have reached a goal, with *Last bell* (16.5).
    pub reached: SeatSet,
}

/// Part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Set-up (section 3); no player is awaited.
    SetUp,
    /// Auction for the first turn (section 4).
    Auction(Auction),
    /// Turn of a player (section 5).
    Turn(Turn),
    /// The game has ended (section 14).
    Over(Outcome),
}

/// Auction for the first turn of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// Seat that bids or passes.
    pub bidder: SeatId,
    /// Highest bidder and bid, in credits.
    pub highest: Option<(SeatId, Credits)>,
    /// Seats that have passed.
    pub passed: SeatSet,
}

impl Auction {
    /// Least bid, in credits (4.1).
    pub fn least_bid(&self) -> Credits {
        self.highest.map_or(0, |(_, credits)| credits) + CREDIT_STEP
    }
}

/// Turn of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Seat whose turn it is.
    pub seat: SeatId,
    /// Choice that is awaited.
    pub step: TurnStep,
    /// Actions left.
    pub actions_left: u8,
    /// Offers made in this turn, by partner (12.7).
    pub offers: PerSeat<u8>,
    /// Saboteurs of each seat that were drawn or traded for in this turn, and so may neither be
    /// played nor traded in it (16.1).
    pub new_saboteurs: PerSeat<u8>,
}

/// Choice in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnStep {
    /// Sale of the robot, or keeping it (5.1).
    Sale,
    /// Actions and free steps (5.2, 5.3).
    Act,
    /// Target of the saboteur just drawn (11.1).
    Sabotage,
    /// Use of the manufacturing control just drawn (16.2).
    Control,
    /// Answer of a partner to an offer (12.7).
    Answer {
        /// Seat that answers.
        partner: SeatId,
        /// Terms of the offer.
        terms: Terms,
    },
    /// Answer of the active player to a counter-offer (12.7).
    AnswerCounter {
        /// Seat that made the counter-offer.
        partner: SeatId,
        /// Terms of the counter-offer.
        terms: Terms,
    },
    /// Putting away of what a partner gained in a trade (12.6).
    PutAway {
        /// Seat that puts away.
        partner: SeatId,
    },
}

impl Turn {
    /// Turn of a seat that begins.
    pub fn beginning(seat: SeatId, seats: u8, step: TurnStep, actions_left: u8) -> Self {
        let none = PerSeat::from_elem(0, seats.into());
        Self { seat, step, actions_left, offers: none.clone(), new_saboteurs: none }
    }

    /// Number of saboteurs of a seat that were drawn or traded for in this turn (16.1).
    pub fn new_saboteurs_of(&self, seat: SeatId) -> u8 {
        self.new_saboteurs.get(seat.index()).copied().unwrap_or(0)
    }

    /// Notes that saboteurs came to a seat (16.1).
    pub(crate) fn add_new_saboteurs(&mut self, seat: SeatId, count: u8) {
        if let Some(new) = self.new_saboteurs.get_mut(seat.index()) {
            *new = new.saturating_add(count);
        }
    }

    /// Forgets one of the saboteurs that came to a seat in this turn, if there is one: it has left
    /// (16.1).
    pub(crate) fn forget_new_saboteur(&mut self, seat: SeatId) {
        if let Some(new) = self.new_saboteurs.get_mut(seat.index()) {
            *new = new.saturating_sub(1);
        }
    }

    /// Seat whose choice is awaited: that of the partner while an offer is answered or put away.
    pub const fn chooser(&self) -> SeatId {
        match self.step {
            TurnStep::Answer { partner, .. } | TurnStep::PutAway { partner } => partner,
            _ => self.seat,
        }
    }
}

impl PlayState {
    /// The state before set-up.
    pub const fn new() -> Self {
        Self {
            round: 0,
            opener: None,
            first: None,
            stage: Stage::SetUp,
            quiet_rounds: 0,
            sold_in_round: false,
            reached: SeatSet::EMPTY,
        }
    }

    /// Seat whose choice is awaited; `None` while no player has a choice.
    pub const fn awaited_seat(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Auction(auction) => Some(auction.bidder),
            Stage::Turn(turn) => Some(turn.chooser()),
            Stage::SetUp | Stage::Over(_) => None,
        }
    }

    /// The turn; `None` outside of one.
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.stage {
            Stage::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The turn, to be changed; `None` outside of one.
    pub(crate) const fn turn_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.stage {
            Stage::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// Result of the game; `None` until it is over.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

impl Default for PlayState {
    fn default() -> Self {
        Self::new()
    }
}
