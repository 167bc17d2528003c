//! Raises of the highest bid in the auction that have a button and a key.

use crate::action::{Action, Illegal};
use crate::client::shortcuts;
use crate::parts::{CREDIT_STEP, Credits};
use crate::table::{Auction, Table};
use crate::turn::check_action;
use client::input::Shortcut;

/// Raises that have a button and a key, in credits.
const RAISES: [Credits; 3] = [CREDIT_STEP, 2 * CREDIT_STEP, 5 * CREDIT_STEP];

/// Keys of the raises, the least one first.
pub const KEYS_OF_RAISES: [Shortcut; 3] = [shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD];

/// Raise of the highest bid.
#[derive(Clone, Debug, PartialEq)]
pub struct Raise {
    /// Credits above the highest bid.
    pub by: Credits,
    /// The bid, in credits.
    pub bid: Credits,
    /// Reason why the bid is not possible.
    pub why_not: Option<Illegal>,
}

/// Returns the raises of the highest bid in an auction, the least one first.
pub fn raises_of(table: &Table, auction: &Auction) -> Vec<Raise> {
    let highest = auction.highest.map_or(0, |(_, credits)| credits);
    possible_raises(highest, |bid| check_action(table, &Action::Bid(bid)).err())
}

/// Raises above the highest bid. Where one bid alone may be made, the others are left out (4.4).
fn possible_raises(highest: Credits, check: impl Fn(Credits) -> Option<Illegal>) -> Vec<Raise> {
    let raise = |by: Credits| Raise { by, bid: highest + by, why_not: check(highest + by) };
    let is_shown = |raise: &Raise| !matches!(raise.why_not, Some(Illegal::BidTooHigh { .. }));
    RAISES.into_iter().map(raise).filter(is_shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raises_that_cannot_be_paid_stay_with_the_reason() {
        let check = |bid| (bid > 500).then_some(Illegal::CannotPay { needs: bid, has: 500 });
        let raises = possible_raises(300, check);
        let bids: Vec<_> = raises.iter().map(|raise| (raise.bid, raise.why_not.is_none())).collect();
        assert_eq!(bids, [(400, true), (500, true), (800, false)]);
    }

    #[test]
    fn rule_4_4_the_last_player_without_a_bid_has_one_raise() {
        let check = |bid| (bid != 100).then_some(Illegal::BidTooHigh { only: 100 });
        assert_eq!(possible_raises(0, check), [Raise { by: 100, bid: 100, why_not: None }]);
    }
}
