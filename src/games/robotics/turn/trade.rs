//! Trades: offers, answers, and putting away (section 12).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use super::sabotage::playable_saboteurs;
use super::{end_turn, free_steps, goals};
use crate::action::{Action, Illegal, Share, TableEvent, Terms};
use crate::parts::{CREDIT_STEP, Kind};
use crate::table::play_state::MOST_OFFERS;
use crate::table::{Table, Turn, TurnStep};

/// Makes an offer, which the partner answers.
pub(super) fn offer(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: Terms) {
    if let Some(turn) = order.state.turn_mut()
        && let Some(offers) = turn.offers.get_mut(partner.index())
    {
        *offers += 1;
    }
    order.report(TableEvent::Offered { seat, partner, terms });
    order.await_step(TurnStep::Answer { partner, terms });
}

/// Applies the answer to an offer or a counter-offer.
pub(super) fn answer_offer(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    let (partner, terms, is_counter) = match turn.step {
        TurnStep::Answer { partner, terms } => (partner, terms, false),
        TurnStep::AnswerCounter { partner, terms } => (partner, terms, true),
        _ => return order.await_choice(),
    };
    let checked =
        if is_counter { check_counter_answer(&action) } else { check_answer(&order.read(), &turn, partner, &action) };
    if let Err(illegal) = checked {
        return order.refuse(illegal);
    }
    let seat = turn.seat;
    match action {
        Action::Accept => trade(&mut order, seat, partner, &terms),
        Action::Counter(terms) => {
            order.report(TableEvent::Countered { seat, partner, terms });
            order.await_step(TurnStep::AnswerCounter { partner, terms });
        }
        _ => {
            let (seat, from) = if is_counter { (seat, partner) } else { (partner, seat) };
            order.report(TableEvent::OfferRefused { seat, from });
            order.await_step(TurnStep::Act);
        }
    }
}

/// Makes a trade: credits and components change hands, and the partner puts away what came in
/// (12.6).
fn trade(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: &Terms) {
    order.use_action();
    order.charge(seat, terms.active.credits);
    order.charge(partner, terms.partner.credits);
    order.pay(seat, terms.partner.credits);
    order.pay(partner, terms.active.credits);
    order.table.hand_over(&terms.active.parts, seat, partner);
    order.table.hand_over(&terms.partner.parts, partner, seat);
    if let Some(turn) = order.state.turn_mut() {
        turn.add_new_saboteurs(seat, terms.partner.parts.of_kind(Kind::Saboteur));
        turn.add_new_saboteurs(partner, terms.active.parts.of_kind(Kind::Saboteur));
    }
    order.report(TableEvent::Traded { seat, partner, terms: *terms });
    // Credits go one way, so one of the two at most reaches a goal by them (14.3).
    if goals::has_ended(order, seat) || goals::has_ended(order, partner) {
        return;
    }
    let gains_nothing = terms.active.parts.is_empty();
    order.await_step(if gains_nothing { TurnStep::Act } else { TurnStep::PutAway { partner } });
}

/// Applies a free step of the partner after a trade, or ends the putting away (12.6).
pub(super) fn put_away(mut order: OrderOfPlay) {
    let Some((turn, action)) = order.take_action_of_turn() else { return order.await_choice() };
    let TurnStep::PutAway { partner } = turn.step else { return order.await_choice() };
    let checked = check_put_away(&order.read(), partner, &action);
    match (checked, action) {
        (Err(illegal), _) => order.refuse(illegal),
        (Ok(()), Action::Done) => {
            end_turn::pay_rent(&mut order, partner);
            order.report(TableEvent::PutAway { seat: partner });
            order.await_step(TurnStep::Act);
        }
        (Ok(()), step) => {
            free_steps::apply(&mut order, partner, &step);
            order.await_choice();
        }
    }
}

/// Checks an offer of the active player (12.1 to 12.3, 12.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_offer(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    check_partner(table, turn, partner)?;
    check_terms(table, turn, partner, terms)
}

/// Checks that the active player may make an offer to a partner (12.7).
///
/// # Errors
/// [`Illegal`] if no terms would be accepted.
pub fn check_partner(table: &Table, turn: &Turn, partner: SeatId) -> Result<(), Illegal> {
    if !table.setup().has_seat(partner) {
        return Err(Illegal::NoSuchSeat);
    }
    if partner == turn.seat {
        return Err(Illegal::OwnSeat);
    }
    let offers = turn.offers.get(partner.index()).copied().unwrap_or(0);
    if offers < MOST_OFFERS { Ok(()) } else { Err(Illegal::TooManyOffers) }
}

/// Checks the terms of an offer or a counter-offer: both sides could fulfil them (12.2, 12.3).
///
/// # Errors
/// [`Illegal`] that names the first rule broken.
pub fn check_terms(table: &Table, turn: &Turn, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    let Terms { active, partner: other } = terms;
    if active.is_empty() || other.is_empty() {
        return Err(Illegal::Gift);
    }
    if active.parts.is_empty() && other.parts.is_empty() {
        return Err(Illegal::OnlyCredits);
    }
    if active.credits > 0 && other.credits > 0 {
        return Err(Illegal::CreditsBothWays);
    }
    check_credits(table, turn.seat, active)?;
    check_credits(table, partner, other)?;
    let own = table.workshop(turn.seat).shop;
    if !own.all_loose().contains_all(&active.parts) {
        return Err(Illegal::NotLoose);
    }
    if active.parts.of_kind(Kind::Saboteur) > playable_saboteurs(table, turn, turn.seat) {
        return Err(Illegal::NoSaboteur);
    }
    if !table.workshop(partner).shop.store.contains_all(&other.parts) {
        return Err(Illegal::NotStored);
    }
    let is_new = other.parts.of_kind(Kind::Saboteur) > playable_saboteurs(table, turn, partner);
    if is_new { Err(Illegal::NewSaboteur) } else { Ok(()) }
}

fn check_credits(table: &Table, seat: SeatId, share: &Share) -> Result<(), Illegal> {
    if !share.credits.is_multiple_of(CREDIT_STEP) {
        return Err(Illegal::NotHundreds);
    }
    let has = table.credits(seat);
    if share.credits <= has { Ok(()) } else { Err(Illegal::TraderCannotPay { needs: share.credits, has }) }
}

/// Checks the answer to an offer (12.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_answer(table: &Table, turn: &Turn, partner: SeatId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Accept | Action::Refuse => Ok(()),
        Action::Counter(terms) => check_terms(table, turn, partner, terms),
        _ => Err(Illegal::Unanswered),
    }
}

/// Checks the answer to a counter-offer, which ends the negotiation (12.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub const fn check_counter_answer(action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Accept | Action::Refuse => Ok(()),
        _ => Err(Illegal::Unanswered),
    }
}

/// Checks a step of a partner who puts away (12.6).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_put_away(table: &Table, partner: SeatId, action: &Action) -> Result<(), Illegal> {
    free_steps::check(table, partner, action)
}
