//! Coins on their way to the bank or from it.

use std::time::Duration;

use bevy_egui::egui::Rect;

use crate::parts::Credits;
use client::motion::flight::Flight;
use client::motion::way::WayArc;

/// Credits for which a coin flies, if any are left over too, and most coins.
const CREDITS_PER_COIN: Credits = 500;
const MOST_COINS: Credits = 6;
/// Time in which a coin flies, and between two coins, at the usual speed.
pub const FLIES: Duration = Duration::from_millis(380);
const APART: Duration = Duration::from_millis(50);

/// Returns the flights of the coins of an amount, each with the time until it begins, at the usual
/// speed.
pub fn coin_flights(credits: Credits, from: Rect, to: Rect) -> impl Iterator<Item = (Flight, Duration)> {
    let coins = credits.div_ceil(CREDITS_PER_COIN).min(MOST_COINS);
    let flight = Flight { arc: WayArc::Flat, ..Flight::new("credit", from, to) };
    (0..coins).map(move |coin| (flight, APART * coin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_flies_for_each_500_credits_begun() {
        let coins = |credits| coin_flights(credits, Rect::ZERO, Rect::ZERO).count();
        assert_eq!([0, 100, 500, 600, 2_900, 9_000].map(coins), [0, 1, 1, 2, 6, 6]);
    }
}
