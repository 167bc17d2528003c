//! Goals that a set-up may ask for (rule 16.6).

use std::ops::RangeInclusive;

use super::credits::Credits;

/// Numbers of orders that a set-up may ask for to win (16.6).
pub const ORDER_GOALS: RangeInclusive<u8> = 2..=5;
/// Amounts that a set-up may ask for to win, in credits (16.6).
pub const CREDIT_GOALS: RangeInclusive<Credits> = 5_000..=20_000;
/// Step between these amounts, in credits (16.6).
pub const CREDIT_GOAL_STEP: Credits = 1_000;
