//! Answers to offers and bids (16.5), and offers of the own.

use shell::seats::SeatId;

use super::outlook::Outlook;
use super::plan::Plans;
use crate::action::{Action, Goods, Terms, ThingId};
use crate::set::Need;
use crate::table::{Deal, Place, ThingView};
use crate::turn;
use crate::turn::deals::auctions::least_bid;
use crate::turn::zone::selling::sale_price;

/// Dollars that a thing is worth which the machine of the plan is built of.
const WORTH_OF_PART: u16 = 150;
/// Most dollars that a thing is worth for which the team would have to search.
const WORTH_OF_FIND: u16 = 130;
/// Dollars that a team gains by an exchange which it makes.
const LEAST_GAIN: u16 = 15;
/// Dollars above the scrap price that the team offers at least.
const OVER_SCRAP: u16 = 40;

/// Answer to an open deal.
pub(super) fn answer(outlook: &Outlook, plans: &Plans, deal: &Deal) -> Action {
    match deal {
        Deal::Offer { terms, .. } | Deal::Counter { terms, .. } => {
            // The terms are seen from the other team.
            let got = worth_to_get(outlook, plans, &terms.given);
            let lost = worth_to_give(outlook, plans, &terms.wanted);
            if got >= lost.saturating_add(LEAST_GAIN) { Action::Accept } else { Action::Decline }
        }
        Deal::Auction(auction) => {
            let worth = worth_of_new(outlook, plans, auction.thing);
            let bid = least_bid(auction);
            if bid <= worth { Action::Bid(bid) } else { Action::StayOut }
        }
    }
}

/// Dollars that goods are worth to a team that would get them.
fn worth_to_get(outlook: &Outlook, plans: &Plans, goods: &Goods) -> u16 {
    let things: u16 = goods.things.iter().map(|&thing| worth_of_new(outlook, plans, thing)).sum();
    goods.money.saturating_add(things)
}

/// Dollars that goods are worth to the team that would give them.
fn worth_to_give(outlook: &Outlook, plans: &Plans, goods: &Goods) -> u16 {
    let things = goods.things.iter().map(|&thing| {
        let parts = outlook.table.whole(thing).iter().filter(|part| !plans.is_useless(outlook, **part)).count() as u16;
        sale_price(outlook.table, thing).saturating_add(parts.saturating_mul(WORTH_OF_PART))
    });
    things.fold(goods.money, u16::saturating_add)
}

/// Dollars that a thing of another team is worth.
fn worth_of_new(outlook: &Outlook, plans: &Plans, thing: ThingId) -> u16 {
    let is_found = missing_needs(outlook, plans).iter().any(|need| fits_new(outlook, thing, need));
    let scrap = sale_price(outlook.table, thing);
    if is_found { scrap.max(WORTH_OF_FIND) } else { scrap.saturating_sub(LEAST_GAIN) }
}

/// Needs of the plan for which something has to be found.
fn missing_needs(outlook: &Outlook, plans: &Plans) -> Vec<Need> {
    let Some(plan) = plans.chosen() else { return Vec::new() };
    let needs = &outlook.table.data().machine(plan.machine).needs;
    let missing = plan.fill.iter().zip(needs).filter(|(thing, _)| thing.is_none());
    missing.map(|(_, need)| *need).collect()
}

/// Whether a loose thing that works would fill a need.
fn fits_new(outlook: &Outlook, thing: ThingId, need: &Need) -> bool {
    let found = outlook.table.find_thing(thing);
    found.is_some_and(|found| {
        let kind = found.kind_id(outlook.seat);
        found.assembly().is_none() && !found.is_broken() && need.fits(outlook.table.data(), kind)
    })
}

/// An offer of money for something that the plan lacks and that lies in another zone; one in a
/// turn.
pub(super) fn find_offer(outlook: &Outlook, plans: &Plans) -> Option<Action> {
    let offers = outlook.table.turn().map_or(u8::MAX, |turn| turn.offers);
    if !outlook.habits.offers || offers > 0 {
        return None;
    }
    let missing = missing_needs(outlook, plans);
    let others = outlook.table.seats().filter(|&seat| seat != outlook.seat && outlook.view.may_offer_to(seat));
    let offers = others.flat_map(|seat| missing.iter().filter_map(move |need| offer_to(outlook, seat, need)));
    offers.into_iter().find(|offer| turn::check_action(outlook.table, offer).is_ok())
}

/// An offer to a team for something that fills a need.
fn offer_to(outlook: &Outlook, partner: SeatId, need: &Need) -> Option<Action> {
    let things = outlook.table.at(Place::Zone(partner));
    let thing = things.filter(|thing| fits_new(outlook, thing.id, need)).max_by_key(ThingView::grade)?;
    let price = (sale_price(outlook.table, thing.id) + OVER_SCRAP).min(WORTH_OF_FIND);
    let given = Goods { things: Vec::new(), money: price };
    let wanted = Goods { things: vec![thing.id], money: 0 };
    Some(Action::Offer { partner, terms: Terms { given, wanted } })
}
