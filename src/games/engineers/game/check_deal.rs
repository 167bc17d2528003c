//! Check of an open deal of a snapshot (section 16).

use shell::seats::SeatId;

use crate::table::snapshot_error::StateFault;
use crate::table::{Auction, Deal, Place, Table, Turn};
use crate::turn::deals::auctions::can_bid;
use crate::turn::deals::check_terms;

/// Checks that the deal could have been opened in the turn, and still awaits its answer.
pub(super) fn check_deal(table: &Table, turn: &Turn) -> Result<(), StateFault> {
    let is_partner = |partner: SeatId| table.setup().has_seat(partner) && partner != turn.seat;
    let is_sound = match &turn.deal {
        None => true,
        Some(Deal::Offer { partner, terms }) => {
            turn.offers > 0 && is_partner(*partner) && check_terms(table, turn.seat, *partner, terms).is_ok()
        }
        Some(Deal::Counter { partner, terms }) => {
            turn.offers > 0 && is_partner(*partner) && check_terms(table, *partner, turn.seat, terms).is_ok()
        }
        Some(Deal::Auction(auction)) => turn.has_auctioned && is_auction_sound(table, turn.seat, auction),
    };
    if is_sound { Ok(()) } else { Err(StateFault::Deal) }
}

/// Whether an auction of a seller waits for a bidder who can bid, and the highest bidder has the
/// money (16.4).
fn is_auction_sound(table: &Table, seller: SeatId, auction: &Auction) -> bool {
    let is_in = |seat: SeatId| table.setup().has_seat(seat) && seat != seller && !auction.out.contains(seat);
    let lies_in_zone = table.find_thing(auction.thing).is_some_and(|thing| thing.place == Place::Zone(seller));
    let is_highest_sound = auction.highest.is_none_or(|(seat, bid)| {
        is_in(seat) && seat != auction.bidder && bid >= auction.least && bid <= table.team(seat).money
    });
    lies_in_zone
        && table.first_of(auction.thing) == auction.thing
        && auction.out.iter().all(|seat| table.setup().has_seat(seat) && seat != seller)
        && is_highest_sound
        && is_in(auction.bidder)
        && can_bid(table, auction)
}
