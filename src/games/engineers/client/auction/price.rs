//! The sum that is chosen: the lowest price of an auction, or a bid.

use shell::language::{InWords, Phrase};

use super::paddles::Paddle;
use crate::action::Illegal;
use crate::client::offer::money::{MoneyChange, MoneyField, STEP};
use crate::messages::phrase;
use crate::table::{Auction, Table};
use crate::turn::deals::auctions::least_bid;
use crate::words::dollars_words;

/// Field of the lowest price, which may be any; the slider ends with what the richest other team
/// has.
pub fn field_of_lowest_price(least: u16, paddles: &[Paddle]) -> MoneyField {
    let most = paddles.iter().map(|paddle| paddle.purse).max().unwrap_or(0);
    let change = MoneyChange {
        name: phrase!("engineers-auction-lowest"),
        names: names_of_buttons(),
        closed: [(least == 0).then(|| phrase!("engineers-auction-any-price")), None],
        ends: (0, most.max(least)),
    };
    let about = phrase!("engineers-auction-richest", money = dollars_words(most));
    MoneyField { key: "lowest-price", amount: least, about, change: Some(Box::new(change)) }
}

/// Field of a bid, from the least possible one to all that the bidder has.
pub fn field_of_bid(table: &Table, auction: &Auction, bid: u16) -> MoneyField {
    let least = least_bid(auction);
    let most = table.find_team(auction.bidder).map_or(0, |team| team.money);
    let change = MoneyChange {
        name: phrase!("engineers-auction-bid-name"),
        names: names_of_buttons(),
        closed: [
            (bid <= least).then(|| Illegal::BidTooLow { least }.phrase()),
            (bid >= most).then(|| phrase!("engineers-deal-pays-all")),
        ],
        ends: (least, most),
    };
    let about = phrase!("engineers-deal-of-purse", money = dollars_words(most));
    MoneyField { key: "bid", amount: bid, about, change: Some(Box::new(change)) }
}

/// Names of the buttons for less and for more.
fn names_of_buttons() -> [Phrase; 2] {
    let step = dollars_words(STEP);
    [phrase!("engineers-auction-less", step = &step), phrase!("engineers-auction-more", step = &step)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::ThingId;
    use crate::client::yard::test_yard::{B, TestYard};

    #[test]
    fn rule_16_4_a_bid_is_ten_dollars_more_and_at_most_what_the_bidder_has() {
        let yard = TestYard::new();
        let highest = Some((B, 50));
        let auction = Auction { thing: ThingId(0), least: 20, bidder: B, highest, out: [].into_iter().collect() };
        let change = |bid| *field_of_bid(&yard.table(), &auction, bid).change.unwrap();
        assert_eq!(change(60).ends, (60, 1_000));
        assert!(change(60).closed[0].is_some() && change(60).closed[1].is_none());
        assert!(change(1_000).closed[0].is_none() && change(1_000).closed[1].is_some());
    }
}
