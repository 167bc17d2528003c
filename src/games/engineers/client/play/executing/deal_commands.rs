//! Deals in the making: offers, answers, auctions and bids (section 16).

use shell::language::InWords;
use shell::record::History;
use shell::seats::SeatId;

use crate::action::{Action, Engineers, Illegal, ThingId};
use crate::client::play::deal::{AuctionInMaking, DealInMaking};
use crate::client::play::dialog::Dialog;
use crate::client::play::refused_offers::last_refused;
use crate::game::read_table;
use crate::table::{Deal, Table};
use crate::turn::deals::auctions::{check_auction, least_bid};
use crate::turn::zone::selling::sale_price;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;
type TurnStage = client::play::turn_stage::TurnStage<Engineers>;

/// Begins an offer to a team, or to the first; while an offer is open, an answer to it by another
/// one.
pub(crate) fn begin_deal(executor: &mut Executor, to: Option<SeatId>) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let history = executor.play.history();
    let begun = read_table(executor.world, |table| {
        let has_deal = table.turn().is_some_and(|turn| turn.deal.is_some());
        if has_deal { DealInMaking::begin_counter(table) } else { begin_offer(table, history, to) }
    });
    match begun {
        Some(Ok(deal)) => executor.interaction.own.dialog = Dialog::Deal(deal),
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// An offer to a team, or to the first. If its last one of the round was refused, it begins with
/// the same goods, as far as they may still be offered.
fn begin_offer(table: &Table, history: &History<Engineers>, to: Option<SeatId>) -> Result<DealInMaking, Illegal> {
    let deal = DealInMaking::begin(table, to)?;
    let again = last_refused(history, deal.maker, table.state().round, to)
        .map(|refused| DealInMaking { partner: refused.partner, terms: refused.terms, ..deal.clone() })
        .filter(|again| again.reason_not_to_send(table).is_none());
    Ok(again.unwrap_or(deal))
}

/// Begins to set out a thing for auction, from its scrap price on.
pub(crate) fn begin_auction(executor: &mut Executor, thing: ThingId) {
    let begun = read_table(executor.world, |table| {
        let seat = table.state().awaited_seat()?;
        let least = sale_price(table, thing);
        Some(check_auction(table, seat, thing).map(|()| AuctionInMaking { thing: table.first_of(thing), least }))
    });
    match begun.flatten() {
        Some(Ok(auction)) => executor.interaction.own.dialog = Dialog::Auction(auction),
        Some(Err(why)) => executor.refuse(why.phrase()),
        None => {}
    }
}

/// Changes the deal in the making.
pub(crate) fn change_deal(executor: &mut Executor, change: impl FnOnce(&mut DealInMaking, &Table)) {
    let Dialog::Deal(mut deal) = executor.interaction.own.dialog.clone() else { return };
    read_table(executor.world, |table| change(&mut deal, table));
    executor.interaction.own.dialog = Dialog::Deal(deal);
}

/// Makes the offer, or begins the auction, that is in the making; a refused one stays open.
pub(crate) fn send_deal(executor: &mut Executor) {
    let dialog = std::mem::take(&mut executor.interaction.own.dialog);
    let action = match &dialog {
        Dialog::Deal(deal) => Some(deal.action()),
        Dialog::Auction(auction) => Some(auction.action()),
        _ => None,
    };
    if !action.is_some_and(|action| executor.act(action)) {
        executor.interaction.own.dialog = dialog;
    }
}

/// Changes the lowest price of the auction in the making, or the bid, by some dollars.
pub(crate) fn raise(executor: &mut Executor, dollars: i32) {
    if let Dialog::Auction(auction) = &mut executor.interaction.own.dialog {
        return auction.raise(dollars);
    }
    let bid = i32::from(executor.interaction.own.bid).saturating_add(dollars);
    let bounds = read_table(executor.world, bounds_of_bid).flatten();
    if let Some((least, most)) = bounds {
        let bid = bid.clamp(least.into(), most.max(least).into());
        executor.interaction.own.bid = u16::try_from(bid).unwrap_or(least);
    }
}

/// Makes the bid.
pub(crate) fn bid(executor: &mut Executor) {
    let bid = executor.interaction.own.bid;
    executor.act(Action::Bid(bid));
}

/// Least and most dollars that the awaited team can bid; `None` if there is no auction.
pub fn bounds_of_bid(table: &Table) -> Option<(u16, u16)> {
    match &table.turn()?.deal {
        Some(Deal::Auction(auction)) => Some((least_bid(auction), table.find_team(auction.bidder)?.money)),
        _ => None,
    }
}
