//! Offers and answers (16.3).

use shell::seats::SeatId;

use super::exchange::{self, set_deal};
use super::terms::check_terms;
use crate::action::{Action, Illegal, TableEvent, Terms};
use crate::set::limits::OFFERS_A_TURN;
use crate::table::{Deal, Table};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that the team on turn may make an offer to another team (16.3).
///
/// # Errors
/// [`Illegal`] if no terms would be accepted.
pub fn check_partner(table: &Table, seat: SeatId, partner: SeatId) -> Result<(), Illegal> {
    if !table.setup().options.trading {
        return Err(Illegal::NoTrading);
    }
    if !table.setup().has_seat(partner) || partner == seat {
        return Err(Illegal::NoSuch);
    }
    let offers = table.turn().map_or(OFFERS_A_TURN, |turn| turn.offers);
    if offers < OFFERS_A_TURN { Ok(()) } else { Err(Illegal::NoMoreDeals) }
}

/// Checks an offer of the team on turn (16.3).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_offer(table: &Table, seat: SeatId, partner: SeatId, terms: &Terms) -> Result<(), Illegal> {
    check_partner(table, seat, partner)?;
    check_terms(table, seat, partner, terms)
}

/// Checks the answer of a partner to an offer of the team on turn (16.3).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_answer_to_offer(table: &Table, seat: SeatId, partner: SeatId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        Action::Counter(terms) => check_terms(table, partner, seat, terms),
        _ => Err(Illegal::NotNow),
    }
}

/// Checks the answer to another offer, which is yes or no (16.3).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub const fn check_answer_to_counter(action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Accept | Action::Decline => Ok(()),
        Action::Counter(_) => Err(Illegal::NoThirdOffer),
        _ => Err(Illegal::NotNow),
    }
}

/// Makes an offer, which the partner answers.
pub(super) fn offer(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: Terms) {
    if let Some(turn) = order.state.turn_mut() {
        turn.offers += 1;
        turn.deal = Some(Deal::Offer { partner, terms: terms.clone() });
    }
    order.report(TableEvent::Offered { seat, partner, terms });
}

/// Applies the answer of a partner to an offer of the team on turn.
pub(super) fn answer_offer(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: Terms, action: Action) {
    match action {
        Action::Accept => accept(order, seat, partner, terms),
        Action::Counter(terms) => {
            set_deal(order, Some(Deal::Counter { partner, terms: terms.clone() }));
            order.report(TableEvent::Countered { seat: partner, partner: seat, terms });
        }
        _ => decline(order, partner, seat),
    }
}

/// Applies the answer of the team on turn to another offer of its partner.
pub(super) fn answer_counter(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: Terms, action: &Action) {
    match action {
        Action::Accept => accept(order, partner, seat, terms),
        _ => decline(order, seat, partner),
    }
}

/// Carries out the terms of a team that its partner has accepted.
fn accept(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: Terms) {
    set_deal(order, None);
    order.report(TableEvent::Exchanged { seat, partner, terms: terms.clone() });
    exchange::carry_out(order, seat, partner, &terms);
}

fn decline(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId) {
    set_deal(order, None);
    order.report(TableEvent::Declined { seat, partner });
}
