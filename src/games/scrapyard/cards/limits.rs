//! Limits of a game that no data set changes (1.1, 12.2 to 12.4).

use std::ops::RangeInclusive;

/// Fewest players (1.1).
pub const FEWEST_SEATS: u8 = 2;
/// Most players (1.1).
pub const MOST_SEATS: u8 = 4;
/// Numbers of seats that a game can have (1.1).
pub const SEATS: RangeInclusive<u8> = FEWEST_SEATS..=MOST_SEATS;
/// Lines of the time track that can be played with, in squares (12.2).
pub const LINES: [u8; 2] = [20, 30];
/// Squares of the time track beyond the line (12.2).
pub const BEYOND_LINE: u8 = 5;
/// Rounds in which the crusher can start (12.3).
pub const CRUSHER_ROUNDS: [u8; 3] = [6, 8, 10];
/// Numbers that a primitive of a card can have (12.4).
pub const NUMBERS: RangeInclusive<u8> = 1..=9;
/// Cards that a rummage takes (4.8).
pub const RUMMAGED: usize = 3;
