//! Auctions (16.4).

use shell::seats::{SeatId, SeatSet};

use super::exchange::{self, set_deal};
use super::terms::room_of;
use crate::action::{Action, Goods, Illegal, TableEvent, Terms, ThingId};
use crate::set::limits::LEAST_RAISE;
use crate::table::{Auction, Deal, Place, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that the team on turn may hold an auction (16.4).
///
/// # Errors
/// [`Illegal`] if no thing may be set out.
pub fn check_may_auction(table: &Table) -> Result<(), Illegal> {
    if !table.setup().options.trading {
        return Err(Illegal::NoTrading);
    }
    let has_auctioned = table.turn().is_none_or(|turn| turn.has_auctioned);
    if has_auctioned { Err(Illegal::NoMoreDeals) } else { Ok(()) }
}

/// Checks an auction of a thing of the team on turn, or of the assembly that it is in. Any lowest
/// price will do.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_auction(table: &Table, seat: SeatId, thing: ThingId) -> Result<(), Illegal> {
    check_may_auction(table)?;
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    if found.place == Place::Zone(seat) { Ok(()) } else { Err(Illegal::NotInOwnZone) }
}

/// Least sum in dollars that can be bid: the lowest price, or $10 more than the highest bid.
pub fn least_bid(auction: &Auction) -> u16 {
    auction.highest.map_or(auction.least, |(_, bid)| bid.saturating_add(LEAST_RAISE))
}

/// Checks a bid, or that the bidder stays out.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_bid(table: &Table, auction: &Auction, action: &Action) -> Result<(), Illegal> {
    let bid = match *action {
        Action::StayOut => return Ok(()),
        Action::Bid(bid) => bid,
        _ => return Err(Illegal::NotNow),
    };
    let least = least_bid(auction);
    if bid < least {
        return Err(Illegal::BidTooLow { least });
    }
    let has = table.team(auction.bidder).money;
    if bid > has { Err(Illegal::NoMoney { needs: bid, has }) } else { Ok(()) }
}

/// Begins an auction with the first team clockwise that can bid.
pub(super) fn begin(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, least: u16) {
    let table = order.read();
    let thing = table.first_of(thing);
    let things = table.whole(thing);
    if let Some(turn) = order.state.turn_mut() {
        turn.has_auctioned = true;
    }
    order.report(TableEvent::AuctionBegan { seat, things, least });
    let auction = Auction { thing, least, bidder: seat, highest: None, out: SeatSet::EMPTY };
    go_on(order, seat, auction);
}

/// Applies a checked bid, or notes that the bidder stays out.
pub(super) fn bid(order: &mut OrderOfPlay, seller: SeatId, mut auction: Auction, action: &Action) {
    let seat = auction.bidder;
    if let Action::Bid(dollars) = *action {
        auction.highest = Some((seat, dollars));
        order.report(TableEvent::BidMade { seat, dollars });
    } else {
        auction.out.insert(seat);
        order.report(TableEvent::OutOfAuction { seat, by_rule: false });
    }
    go_on(order, seller, auction);
}

/// Goes on with the next team that can bid. Those that lack the money or the room are out; when
/// nobody else is left, the auction ends.
fn go_on(order: &mut OrderOfPlay, seller: SeatId, mut auction: Auction) {
    while let Some(next) = next_bidder(&order.read(), seller, &auction) {
        auction.bidder = next;
        if can_bid(&order.read(), &auction) {
            set_deal(order, Some(Deal::Auction(auction)));
            return;
        }
        auction.out.insert(next);
        order.report(TableEvent::OutOfAuction { seat: next, by_rule: true });
    }
    end(order, seller, &auction);
}

/// The next team clockwise that is still in; `None` when only the highest bidder is left, or
/// nobody.
fn next_bidder(table: &Table, seller: SeatId, auction: &Auction) -> Option<SeatId> {
    let others = table.setup().clockwise_from(auction.bidder).skip(1);
    let next = others.into_iter().find(|&seat| seat != seller && !auction.out.contains(seat))?;
    let is_highest = auction.highest.is_some_and(|(highest, _)| highest == next);
    (!is_highest).then_some(next)
}

/// Whether the bidder has the money for the least bid and the room for the thing (16.4).
pub fn can_bid(table: &Table, auction: &Auction) -> bool {
    let seat = auction.bidder;
    table.team(seat).money >= least_bid(auction) && table.room_left(seat) >= room_of(table, &[auction.thing])
}

/// Ends an auction: the highest bidder pays and gets the thing; without a bid nothing happens.
fn end(order: &mut OrderOfPlay, seller: SeatId, auction: &Auction) {
    set_deal(order, None);
    let things = order.read().whole(auction.thing);
    order.report(TableEvent::AuctionEnded { seat: seller, things, buyer: auction.highest });
    if let Some((buyer, price)) = auction.highest {
        let given = Goods { things: vec![auction.thing], money: 0 };
        let wanted = Goods { things: Vec::new(), money: price };
        exchange::carry_out(order, seller, buyer, &Terms { given, wanted });
    }
}
