//! Set-up that a game starts from, with its options (2.10).

use std::sync::Arc;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use shell::language::numbers::grouped_number;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use thiserror::Error;

use crate::messages::phrase;
use crate::set::DataSet;
use crate::set::limits::{MONEY, MONEY_STEP, ROUND_LIMITS, SEATS, TARGETS, suggested_rounds};

/// Option for the notebook (section 17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NotebookOption {
    /// A team may buy one in its first turn.
    #[default]
    Bought,
    /// Every team has one.
    Free,
    /// Nobody has one.
    None,
}

/// Options of the rules (2.7, 2.10).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Points at which the game ends (18.1).
    pub target: u16,
    /// Rounds after which the game ends (18.2).
    pub rounds: u16,
    /// Notebook (section 17).
    pub notebook: NotebookOption,
    /// Whether there are trades and auctions (section 16).
    pub trading: bool,
    /// Whether nothing is secret (section 21).
    pub open_table: bool,
    /// Money of each team at the start in dollars, by seat (2.7).
    pub money: Vec<u16>,
}

impl Options {
    /// The suggested options for a number of seats (2.10).
    pub fn suggested(seats: u8) -> Self {
        Self {
            target: TARGETS[0],
            rounds: suggested_rounds(TARGETS[0]),
            notebook: NotebookOption::default(),
            trading: true,
            open_table: false,
            money: (0..seats).map(|_| MONEY).collect(),
        }
    }
}

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// All things, machines, maze tiles and numbers.
    pub data: Arc<DataSet>,
    /// Number of seats (1.1).
    pub seats: u8,
    /// Seed of the random stream.
    pub seed: u64,
    /// Options of the rules.
    pub options: Options,
}

/// Reason why a set-up can't be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Number of seats out of range (1.1).
    Seats(u8),
    /// Target that can't be played for (2.10).
    Target(u16),
    /// Round limit out of range (18.2).
    Rounds(u16),
    /// Money that is not 0 to 1000 in hundreds (2.7).
    Money(u16),
    /// Money for another number of teams (2.7).
    MoneyOfSeats(usize),
}

impl InWords for SetupError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Seats(seats) => {
                phrase!("engineers-setup-seats", seats = *seats, fewest = *SEATS.start(), most = *SEATS.end())
            }
            Self::Target(target) => phrase!(
                "engineers-setup-target",
                target = *target,
                short = TARGETS[0],
                middle = TARGETS[1],
                long = TARGETS[2]
            ),
            Self::Rounds(rounds) => phrase!(
                "engineers-setup-rounds",
                rounds = *rounds,
                fewest = *ROUND_LIMITS.start(),
                most = *ROUND_LIMITS.end()
            ),
            Self::Money(money) => phrase!(
                "engineers-setup-money",
                money = grouped_number((*money).into()),
                most = grouped_number(MONEY.into()),
                step = MONEY_STEP
            ),
            Self::MoneyOfSeats(found) => phrase!("engineers-setup-money-of-seats", found = *found),
        }
    }
}

displayed_in_english!(SetupError);

impl Setup {
    /// Set-up for a number of seats with the suggested options and the game's own data.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { data: DataSet::standard(), seats, seed, options: Options::suggested(seats) }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// [`SetupError`] that names the first fault found.
    pub fn check(&self) -> Result<(), SetupError> {
        let Options { target, rounds, money, .. } = &self.options;
        if !SEATS.contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !TARGETS.contains(target) {
            return Err(SetupError::Target(*target));
        }
        if !ROUND_LIMITS.contains(rounds) {
            return Err(SetupError::Rounds(*rounds));
        }
        if money.len() != usize::from(self.seats) {
            return Err(SetupError::MoneyOfSeats(money.len()));
        }
        let wrong = money.iter().find(|&&money| money > MONEY || money % MONEY_STEP != 0);
        wrong.map_or(Ok(()), |&money| Err(SetupError::Money(money)))
    }

    /// All seats, in seat order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = SeatId> + use<> {
        (0..self.seats).map(SeatId)
    }

    /// All seats, clockwise from one of them as they sit (2.4).
    pub fn clockwise_from(&self, first: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let seats = self.seats.max(1);
        (0..self.seats).map(move |further| SeatId((first.0 + further) % seats))
    }

    /// Whether the table has a seat.
    pub const fn has_seat(&self, seat: SeatId) -> bool {
        seat.0 < self.seats
    }

    /// Whether a team has a notebook, given whether it has bought one (2.10).
    pub fn has_notebook(&self, is_bought: bool) -> bool {
        !self.options.open_table
            && match self.options.notebook {
                NotebookOption::Bought => is_bought,
                NotebookOption::Free => true,
                NotebookOption::None => false,
            }
    }
}
