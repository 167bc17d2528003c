//! Opening of deals and answers, each with its check and its effect (16.1).

use shell::seats::SeatId;

use super::{auctions, offers};
use crate::action::{Action, Illegal};
use crate::table::{Deal, Table, Turn};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks an offer or an auction of the team on turn.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_open(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Offer { partner, terms } => offers::check_offer(table, seat, *partner, terms),
        Action::Auction { thing, .. } => auctions::check_auction(table, seat, *thing),
        _ => Err(Illegal::NotNow),
    }
}

/// Opens a deal by a checked action of the team on turn.
pub(crate) fn open(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match action {
        Action::Offer { partner, terms } => offers::offer(order, seat, *partner, terms.clone()),
        Action::Auction { thing, least } => auctions::begin(order, seat, *thing, *least),
        _ => {}
    }
}

/// Checks the answer to an open deal.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_answer(table: &Table, deal: &Deal, action: &Action) -> Result<(), Illegal> {
    let seat = table.turn().map(|turn| turn.seat).ok_or(Illegal::NotNow)?;
    match deal {
        Deal::Offer { partner, .. } => offers::check_answer_to_offer(table, seat, *partner, action),
        Deal::Counter { .. } => offers::check_answer_to_counter(action),
        Deal::Auction(auction) => auctions::check_bid(table, auction, action),
    }
}

/// Applies the answer to an open deal.
pub(crate) fn answer(mut order: OrderOfPlay) {
    let Some(action) = order.take_action() else { return order.await_choice() };
    let Some(Turn { seat, deal: Some(deal), .. }) = order.state.turn().cloned() else {
        return order.await_choice();
    };
    let checked = check_answer(&order.read(), &deal, &action);
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    match deal {
        Deal::Offer { partner, terms } => offers::answer_offer(&mut order, seat, partner, terms, action),
        Deal::Counter { partner, terms } => offers::answer_counter(&mut order, seat, partner, terms, &action),
        Deal::Auction(auction) => auctions::bid(&mut order, seat, auction, &action),
    }
    order.await_choice();
}
