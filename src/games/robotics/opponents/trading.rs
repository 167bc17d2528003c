//! Offers and answers of computer players (rules 12.7, 12.8, 17.5).

use shell::seats::SeatId;

use super::need::Assets;
use super::worth::worth_of_loose;
use crate::action::{Action, Share, Terms};
use crate::parts::{CREDIT_STEP, Credits, Part, PartCounts};
use crate::table::{Table, Turn};
use crate::turn::trade;

/// Gain above which a player accepts a trade, in credits.
const LEAST_GAIN: f32 = 200.0;
/// Gain that an offer leaves to the partner, in credits.
const OFFERED_GAIN: f32 = 300.0;

/// Difference between the gains of both sides above which a player asks for more, in credits.
const UNFAIR_GAIN: f32 = 600.0;

/// Side of a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TradeSide {
    /// The player whose turn it is.
    Active,
    /// The partner.
    Partner,
}

/// Answer to an offer or a counter-offer. It depends on the position alone (12.8).
pub fn answer(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms, side: TradeSide) -> Action {
    let gains = gain(table, turn, partner, terms, side) > LEAST_GAIN;
    if gains && is_safe(table, turn, partner, terms, side) { Action::Accept } else { Action::Refuse }
}

/// Answer of a hard player to an offer: a counter-offer if the other side would gain much more, so
/// that both gain alike.
pub fn answer_or_counter(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms) -> Action {
    let own_gain = gain(table, turn, partner, terms, TradeSide::Partner);
    let difference = gain(table, turn, partner, terms, TradeSide::Active) - own_gain;
    if difference > UNFAIR_GAIN {
        let steps = (difference / 2.0 / CREDIT_STEP as f32) as Credits;
        let counter = with_payment(terms, steps * CREDIT_STEP);
        let is_possible = trade::check_terms(table, turn, partner, &counter).is_ok()
            && is_safe(table, turn, partner, &counter, TradeSide::Partner);
        if is_possible && own_gain + (steps * CREDIT_STEP) as f32 > LEAST_GAIN {
            return Action::Counter(counter);
        }
    }
    answer(table, turn, partner, terms, TradeSide::Partner)
}

/// Terms with an amount more for the partner: the active player gets that much less, or pays the
/// rest.
fn with_payment(terms: &Terms, credits: Credits) -> Terms {
    let mut with = *terms;
    let less = credits.min(with.partner.credits);
    with.partner.credits -= less;
    with.active.credits += credits - less;
    with
}

/// The best offer to a partner that has had none in this turn; `None` if no trade serves both.
pub fn best_offer(table: &Table, turn: &Turn) -> Option<(Action, f32)> {
    let partners = table.seats().filter(|&seat| {
        let has_none = turn.offers.get(seat.index()).is_some_and(|&offers| offers == 0);
        has_none && trade::check_partner(table, turn, seat).is_ok()
    });
    let offers = partners.flat_map(|partner| offers_to(table, turn, partner));
    offers.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Offers to a partner that are legal, safe, and a gain for both.
fn offers_to(table: &Table, turn: &Turn, partner: SeatId) -> Vec<(Action, f32)> {
    let own = table.workshop(turn.seat).shop;
    let mut offers = Vec::new();
    for (wanted, _) in table.workshop(partner).shop.store.iter() {
        let for_credits = Share { parts: PartCounts::NONE, credits: 0 };
        let for_parts = own.all_loose().iter().map(|(part, _)| share_of(part)).collect::<Vec<Share>>();
        for given in for_parts.into_iter().chain([for_credits]) {
            offers.extend(priced_offer(table, turn, partner, given, share_of(wanted)));
        }
    }
    offers
}

fn share_of(part: Part) -> Share {
    Share { parts: [part].into_iter().collect(), credits: 0 }
}

/// The offer to give something for a component, with as many credits either way as leave the
/// partner a fair gain.
fn priced_offer(table: &Table, turn: &Turn, partner: SeatId, given: Share, wanted: Share) -> Option<(Action, f32)> {
    let even = Terms { active: given, partner: wanted };
    let gain_of_partner = gain(table, turn, partner, &even, TradeSide::Partner);
    let payment = OFFERED_GAIN - gain_of_partner;
    let credits = (payment.max(0.0) / CREDIT_STEP as f32).ceil() as Credits * CREDIT_STEP;
    let terms = Terms { active: Share { credits, ..given }, partner: wanted };
    let own_gain = gain(table, turn, partner, &terms, TradeSide::Active);
    let is_good = own_gain > LEAST_GAIN
        && trade::check_offer(table, turn, partner, &terms).is_ok()
        && is_safe(table, turn, partner, &terms, TradeSide::Active);
    is_good.then_some((Action::Offer { partner, terms }, own_gain))
}

/// Gain of a side by a trade, in credits.
fn gain(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms, side: TradeSide) -> f32 {
    let (seat, given, received) = match side {
        TradeSide::Active => (turn.seat, &terms.active, &terms.partner),
        TradeSide::Partner => (partner, &terms.partner, &terms.active),
    };
    let workshop = table.workshop(seat);
    let before = workshop.shop.all_loose();
    let after = before.without(&given.parts).plus(&received.parts);
    let assets = Assets::new(workshop.robot, before);
    let worth = worth_of_loose(table, &assets, &after) - worth_of_loose(table, &assets, &before);
    worth + received.credits as f32 - given.credits as f32
}

/// Whether the other side could not win in its next turn because of the trade (17.5).
fn is_safe(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms, side: TradeSide) -> bool {
    let (other, given, received) = match side {
        TradeSide::Active => (partner, &terms.partner, &terms.active),
        TradeSide::Partner => (turn.seat, &terms.active, &terms.partner),
    };
    let shop = table.workshop(other).shop;
    let loose = shop.all_loose().without(&given.parts).plus(&received.parts);
    let credits = shop.credits - given.credits.min(shop.credits) + received.credits;
    // The active player may still use the actions that the trade leaves.
    let actions = if other == turn.seat { u32::from(turn.actions_left.saturating_sub(1)) } else { 0 };
    // What it would have to find without the trade it may not find.
    let could_win_anyway = could_win(table, other, &shop.all_loose(), shop.credits, 0);
    could_win_anyway || !could_win(table, other, &loose, credits, actions)
}

/// Whether a seat with these loose components and credits could win at the beginning of its next
/// turn, by what it has and so many actions before (14.1).
fn could_win(table: &Table, seat: SeatId, loose: &PartCounts, credits: Credits, actions: u32) -> bool {
    let setup = table.setup();
    if credits >= setup.credits_to_win {
        return true;
    }
    let workshop = table.workshop(seat);
    let assets = Assets::new(workshop.robot, *loose);
    let is_last_order = workshop.shop.sold.len() + 1 >= usize::from(setup.orders_to_win);
    table.open_orders().any(|(_, order)| {
        let wins = is_last_order || credits + order.pays >= setup.credits_to_win;
        wins && assets.need(order).actions() <= actions
    })
}
