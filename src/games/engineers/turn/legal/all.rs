//! The list of the awaited player.

use shell::seats::SeatId;

use super::barter::Barter;
use super::list::LegalActions;
use super::lister::Lister;
use super::wide::WideChoice;
use super::{hands, jobs, moves, shop, trucks};
use crate::action::Action;
use crate::table::{Auction, Deal, Stage, Table};
use crate::turn::cards::supply::own_kinds;
use crate::turn::cards::{check_hand_in_all, check_hand_in_one};
use crate::turn::deals::{auctions, offers};
use crate::turn::gates;

/// Legal actions of the awaited player; none if nobody is awaited.
pub fn legal_actions(table: &Table) -> LegalActions {
    match &table.state().stage {
        Stage::SetUp | Stage::Over(_) => LegalActions::default(),
        Stage::Gates(_) => plain(gates::free_gates(table).map(Action::TakeGate).collect()),
        Stage::Turn(turn) => match &turn.deal {
            None => turn_actions(table, turn.seat),
            Some(Deal::Offer { partner, .. }) => {
                let barter = Barter::between(table, *partner, turn.seat);
                let wide = barter.map(WideChoice::Counter).into_iter().collect();
                LegalActions { actions: vec![Action::Accept, Action::Decline], wide }
            }
            Some(Deal::Counter { .. }) => plain(vec![Action::Accept, Action::Decline]),
            Some(Deal::Auction(auction)) => bids(table, auction),
        },
    }
}

/// Actions without a wide choice among them.
const fn plain(actions: Vec<Action>) -> LegalActions {
    LegalActions { actions, wide: Vec::new() }
}

fn bids(table: &Table, auction: &Auction) -> LegalActions {
    let least = auctions::least_bid(auction);
    let most = table.team(auction.bidder).money;
    let bid = (least <= most).then_some(WideChoice::Bid { least, most });
    LegalActions { actions: vec![Action::StayOut], wide: bid.into_iter().collect() }
}

/// Actions of the team on turn.
fn turn_actions(table: &Table, seat: SeatId) -> LegalActions {
    let mut lister = Lister::new(table, seat);
    moves::list_moves(&mut lister);
    hands::list_handling(&mut lister);
    shop::list_shop(&mut lister);
    jobs::list_jobs(&mut lister);
    trucks::list_truck(&mut lister);
    list_cards(&mut lister);
    list_deals(&mut lister);
    lister.add(Action::EndTurn);
    lister.legal
}

/// Cards that the team may ask to hand in (15.4 to 15.6).
fn list_cards(lister: &mut Lister) {
    let table = lister.table;
    let kinds = own_kinds(table, lister.seat);
    for card in lister.hand.clone() {
        if check_hand_in_one(table, lister.seat, card, &kinds).is_ok() {
            lister.add(Action::HandIn(card));
        }
    }
    if check_hand_in_all(table, lister.seat).is_ok() {
        lister.add(Action::HandInAll);
    }
}

/// Offers and auctions that the team may open (16.3, 16.4).
fn list_deals(lister: &mut Lister) {
    let table = lister.table;
    let seat = lister.seat;
    for partner in table.seats() {
        if offers::check_partner(table, seat, partner).is_ok()
            && let Some(barter) = Barter::between(table, seat, partner)
        {
            lister.legal.wide.push(WideChoice::Offer { partner, barter });
        }
    }
    if auctions::check_may_auction(table).is_ok() && !lister.in_zone.is_empty() {
        lister.legal.wide.push(WideChoice::Auction(lister.in_zone.iter().map(|thing| thing.id).collect()));
    }
}
