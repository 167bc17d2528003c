//! Set-up that a game starts from, with its options (section 12).

use std::sync::Arc;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::seats::SeatId;
use thiserror::Error;

use crate::arena::ArenaMap;
use crate::cards::DataSet;
use crate::cards::limits::{BEYOND_LINE, CRUSHER_ROUNDS, FEWEST_SEATS, LINES, MOST_SEATS, SEATS};
use crate::messages::phrase;

/// Options of the rules (section 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Whether hands are hidden from the other players (11.5, 12.1).
    pub hidden_hands: bool,
    /// Line of the time track (12.2).
    pub line: u8,
    /// Round in which the crusher starts (12.3).
    pub crusher_from: u8,
}

impl Options {
    /// The usual options of a data set.
    pub fn of(data: &DataSet) -> Self {
        Self { hidden_hands: false, line: data.file().track, crusher_from: data.file().crusher_from }
    }
}

/// Set-up that a game starts from.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// All cards, maps and numbers.
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
    /// Line that can't be played with (12.2).
    Line(u8),
    /// Round in which the crusher can't start (12.3).
    Crusher(u8),
}

impl InWords for SetupError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Seats(seats) => {
                phrase!("scrapyard-setup-seats", seats = *seats, fewest = FEWEST_SEATS, most = MOST_SEATS)
            }
            Self::Line(line) => phrase!("scrapyard-setup-line", line = *line, short = LINES[0], long = LINES[1]),
            Self::Crusher(round) => phrase!(
                "scrapyard-setup-crusher",
                round = *round,
                early = CRUSHER_ROUNDS[0],
                usual = CRUSHER_ROUNDS[1],
                late = CRUSHER_ROUNDS[2]
            ),
        }
    }
}

displayed_in_english!(SetupError);

impl Setup {
    /// Set-up for a number of seats with the usual options and the game's own data.
    pub fn new(seats: u8, seed: u64) -> Self {
        let data = DataSet::standard();
        let options = Options::of(&data);
        Self { data, seats, seed, options }
    }

    /// Checks that the game can be played.
    ///
    /// # Errors
    /// [`SetupError`] that names the first fault found.
    pub fn check(&self) -> Result<(), SetupError> {
        if !SEATS.contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        if !LINES.contains(&self.options.line) {
            return Err(SetupError::Line(self.options.line));
        }
        if !CRUSHER_ROUNDS.contains(&self.options.crusher_from) {
            return Err(SetupError::Crusher(self.options.crusher_from));
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

    /// Battle map of the game (1.9).
    pub fn arena(&self) -> &ArenaMap {
        self.data.arena(self.seats)
    }

    /// Line of the time track (4.9).
    pub const fn line(&self) -> u8 {
        self.options.line
    }

    /// Last square of the time track (4.10).
    pub const fn track_end(&self) -> u8 {
        self.options.line.saturating_add(BEYOND_LINE)
    }

    /// Greatest ring that the crusher bites in a round, and its dents; `None` before it starts
    /// (10.1).
    pub fn crusher(&self, round: u16) -> Option<Crusher> {
        let ring = round.checked_sub(self.options.crusher_from.into())?;
        Some(Crusher { ring, dents: ring + 1 })
    }
}

/// Work of the crusher in a round (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crusher {
    /// Greatest ring that is crushed.
    pub ring: u16,
    /// Dents for each robot that ends its turn there.
    pub dents: u16,
}
