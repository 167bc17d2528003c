//! Actions of a turn, weighed by their worth.

use shell::thinking::{Candidate, Value};

use super::building::build_for;
use super::need::Assets;
use super::worth::{ACTION_WORTH, Outlook, worth_of_part};
use super::{attack, trading};
use crate::action::{Action, Robotics};
use crate::parts::disc::next_position;
use crate::parts::{Credits, Kind, Market};
use crate::turn::purchase;

/// A purchase that a player may make, with its price in credits.
struct Purchase {
    kind: Kind,
    market: Market,
    price: u32,
}

/// The purchases that the player can pay, with the disc as it lies or turned once more.
fn purchases(outlook: &Outlook, is_turned: bool, credits: u32) -> Vec<Purchase> {
    let table = outlook.table;
    let market = table.market();
    let position = if is_turned { next_position(market.disc) } else { market.disc };
    let squares = table.data().ring().squares().iter();
    let priced = squares.flat_map(|&kind| Market::BOTH.map(|market| (kind, market))).filter_map(|(kind, of)| {
        let price = table.data().ring().price(kind, of, position)?;
        let has_nut = of == Market::Regular || market.nuts > 0;
        (price <= credits && has_nut && market.stock[kind] > 0).then_some(Purchase { kind, market: of, price })
    });
    priced.collect()
}

/// All actions that are worth weighing, with their worth by themselves, in credits. Purchases above
/// a price are left out.
pub fn weighed_actions(outlook: &Outlook, price_limit: Credits) -> Vec<Candidate<Robotics>> {
    let table = outlook.table;
    let seat = outlook.turn.seat;
    let mut candidates: Vec<Candidate<Robotics>> = Vec::new();
    for (kind, market) in purchase::legal_purchases(table, seat) {
        let Ok(price) = purchase::check_buy(table, seat, kind, market) else { continue };
        if price > price_limit {
            continue;
        }
        let worth = outlook.worth_of_purchase(kind, market, price);
        candidates.push(Candidate::with_worth(Action::Buy { kind, market }, worth));
    }
    if table.yard().bag.total() > 0 {
        candidates.push(Candidate::with_worth(Action::Draw, outlook.worth_of_draw()));
    }
    if let Some(action) = attack::kept_saboteur_target(table, outlook.turn) {
        candidates.push(Candidate::with_worth(action, ACTION_WORTH));
    }
    if outlook.aim.need.converts && outlook.aim.need.actions() == 1 {
        candidates.extend(conversion(outlook));
    }
    candidates.push(Candidate::with_worth(Action::Pass, 0.0));
    candidates
}

/// The conversion that completes the order.
fn conversion(outlook: &Outlook) -> Option<Candidate<Robotics>> {
    let workshop = outlook.table.workshop(outlook.turn.seat);
    let data = outlook.table.data();
    let room = data.free_spaces().saturating_sub(workshop.shop.all_loose().total());
    let build = build_for(data, workshop.robot, &outlook.assets.loose, outlook.aim.order, room)?;
    Some(Candidate::with_worth(Action::Convert(build), ACTION_WORTH))
}

/// Adds to each candidate the worth of the best action after it. A purchase turns the disc, so its
/// second action is weighed at the next prices.
pub fn add_second_action(outlook: &Outlook, candidates: &mut [Candidate<Robotics>]) {
    let credits = outlook.table.credits(outlook.turn.seat);
    for candidate in candidates.iter_mut() {
        let Value::Worth(worth) = candidate.value else { continue };
        let second = match candidate.action {
            Action::Buy { kind, market } => {
                let price = purchase::check_buy(outlook.table, outlook.turn.seat, kind, market).unwrap_or(0);
                let assets = outlook.assets.with(kind);
                best_after(outlook, &assets, true, credits.saturating_sub(price))
            }
            _ => best_after(outlook, &outlook.assets, false, credits),
        };
        candidate.value = Value::Worth(worth + second);
    }
}

/// The best offer, with its gain and the worth of the best second action.
pub fn weighed_offer(outlook: &Outlook) -> Option<Candidate<Robotics>> {
    let (offer, gain) = trading::best_offer(outlook.table, outlook.turn)?;
    let credits = outlook.table.credits(outlook.turn.seat);
    let is_first = outlook.turn.actions_left > 1;
    let second = if is_first { best_after(outlook, &outlook.assets, false, credits) } else { 0.0 };
    Some(Candidate::with_worth(offer, gain + second))
}

/// Worth of the best action after another one that left the player these assets and credits.
fn best_after(outlook: &Outlook, assets: &Assets, is_turned: bool, credits: u32) -> f32 {
    let after = Outlook { assets: *assets, ..*outlook };
    let bought = purchases(outlook, is_turned, credits).into_iter().map(|purchase| {
        let worth = worth_of_part(assets, outlook.aim.order, purchase.kind);
        let risk = outlook.worth_of(purchase.kind) - outlook.worth_of_purchase(purchase.kind, purchase.market, 0);
        worth - purchase.price as f32 - risk
    });
    bought.chain([after.worth_of_draw(), 0.0]).fold(f32::MIN, f32::max)
}
