//! The seats in the order of the standings.

use std::cmp::Reverse;

use super::finished_game::SoldRobot;
use crate::parts::Credits;
use crate::table::Table;
use shell::seats::SeatId;

/// Result of a seat at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatResult {
    /// The seat.
    pub(super) seat: SeatId,
    /// Whether it has won, alone or with others.
    pub(super) won: bool,
    /// Number of orders sold to.
    pub(super) orders: usize,
    /// Credits.
    pub(super) credits: Credits,
    /// Number of parts of all robots sold.
    pub(super) parts: usize,
}

/// Returns the results of all seats: winners first, then by orders and credits (14.4).
pub(super) fn rank_seats(table: &Table, sold: &[SoldRobot]) -> Vec<SeatResult> {
    let outcome = table.state().outcome();
    let result = |seat: SeatId| {
        let shop = table.workshop(seat).shop;
        SeatResult {
            seat,
            won: outcome.is_some_and(|outcome| outcome.winners.contains(seat)),
            orders: shop.sold.len(),
            credits: shop.credits,
            parts: sold.iter().filter(|robot| robot.seat == seat).map(|robot| robot.parts.len()).sum(),
        }
    };
    let mut results: Vec<SeatResult> = table.seats().map(result).collect();
    sort_results(&mut results);
    results
}

fn sort_results(results: &mut [SeatResult]) {
    results.sort_by_key(|result| (!result.won, Reverse(result.orders), Reverse(result.credits), result.seat));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_14_4_after_the_winners_more_orders_come_first_and_then_more_credits() {
        let result = |seat: u8, won: bool, orders: usize, credits: Credits| SeatResult {
            seat: SeatId(seat),
            won,
            orders,
            credits,
            parts: 0,
        };
        let mut results = [
            result(0, false, 2, 100),
            result(1, true, 1, 10_000),
            result(2, false, 2, 4_000),
            result(3, false, 0, 9_000),
            result(4, false, 2, 100),
        ];
        sort_results(&mut results);
        assert_eq!(results.map(|result| result.seat.0), [1, 2, 0, 4, 3]);
    }
}
