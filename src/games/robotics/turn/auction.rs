//! The auction for the first turn of a round (section 4, rule 16.3).

use shell::seats::{SeatId, SeatSet};

use super::order_of_play::OrderOfPlay;
use crate::action::{Action, Illegal, TableEvent};
use crate::parts::{CREDIT_STEP, Credits};
use crate::table::{Auction, Due, Stage, Table};

/// Choice of a bidder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A bid, in credits.
    Bid(Credits),
    /// Passing.
    Pass,
}

/// Begins the auction, or applies a bid. The last player left in has the first turn (4.3, 4.4).
pub(super) fn auction(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return begin_auction(&mut order) };
    let Stage::Auction(mut auction) = order.state.stage.clone() else { return order.await_choice() };
    let seat = auction.bidder;
    let checked = check_bid(&order.read(), &auction, &action);
    match checked {
        Err(illegal) => return order.refuse(illegal),
        Ok(Answer::Bid(credits)) => {
            auction.highest = Some((seat, credits));
            order.report(TableEvent::Bid { seat, credits });
        }
        Ok(Answer::Pass) => {
            auction.passed.insert(seat);
            order.report(TableEvent::BidPassed { seat });
        }
    }
    let next = next_bidder(&order.read(), &auction);
    auction.bidder = next.unwrap_or(seat);
    order.state.stage = Stage::Auction(auction.clone());
    match next {
        Some(_) => order.await_choice(),
        None => end_auction(&mut order, &auction),
    }
}

fn begin_auction(order: &mut OrderOfPlay) {
    let opener = order.state.opener.unwrap_or(SeatId(0));
    order.state.stage = Stage::Auction(Auction { bidder: opener, highest: None, passed: SeatSet::EMPTY });
    order.report(TableEvent::AuctionBegan { opener });
    order.await_choice();
}

/// The next seat clockwise that is still in; `None` when the auction is over, because only the
/// highest bidder is left in, or nobody is (4.1, 4.4).
fn next_bidder(table: &Table, auction: &Auction) -> Option<SeatId> {
    let setup = table.setup();
    let mut seat = setup.next_seat(auction.bidder);
    for _ in 0..setup.seats {
        if !auction.passed.contains(seat) {
            let has_won = auction.highest.is_some_and(|(highest, _)| highest == seat);
            return (!has_won).then_some(seat);
        }
        seat = setup.next_seat(seat);
    }
    None
}

/// The highest bidder pays and has the first turn; with no bid at all the opener begins and pays
/// nothing (4.3, 4.4).
fn end_auction(order: &mut OrderOfPlay, auction: &Auction) {
    if let Some((seat, credits)) = auction.highest {
        order.charge(seat, credits);
    }
    order.state.first = auction.highest.map(|(seat, _)| seat).or(order.state.opener);
    order.go_to(Due::BeginTurn);
}

/// Whether a player is the last one left in and nobody has bid, who may bid 100 only (4.4).
fn is_last_without_bid(table: &Table, auction: &Auction) -> bool {
    let left = table.seats().filter(|&seat| !auction.passed.contains(seat)).count();
    auction.highest.is_none() && left == 1
}

/// Checks a bid.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_bid(table: &Table, auction: &Auction, action: &Action) -> Result<Answer, Illegal> {
    let credits = match *action {
        Action::PassBid => return Ok(Answer::Pass),
        Action::Bid(credits) => credits,
        _ => return Err(Illegal::AuctionFirst),
    };
    if !credits.is_multiple_of(CREDIT_STEP) {
        return Err(Illegal::NotHundreds);
    }
    let least = auction.least_bid();
    if credits < least {
        return Err(Illegal::BidTooLow { least });
    }
    let has = table.credits(auction.bidder);
    if credits > has {
        return Err(Illegal::CannotPay { needs: credits, has });
    }
    if is_last_without_bid(table, auction) && credits != least {
        return Err(Illegal::BidTooHigh { only: least });
    }
    Ok(Answer::Bid(credits))
}

/// Least and most that the bidder may bid, in credits; `None` if passing is all that is left.
pub fn legal_bids(table: &Table, auction: &Auction) -> Option<(Credits, Credits)> {
    let least = auction.least_bid();
    let most = if is_last_without_bid(table, auction) { least } else { Credits::MAX };
    let most = table.credits(auction.bidder).min(most);
    (least <= most).then_some((least, most))
}
