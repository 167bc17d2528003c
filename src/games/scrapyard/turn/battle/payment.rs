//! Payment in batteries and cards (rules 6.4, 7.4).

use shell::seats::SeatId;

use crate::action::Illegal;
use crate::cards::CardId;
use crate::table::{Location, Table, Zone};
use crate::turn::order_of_play::OrderOfPlay;

/// Checks that a seat has a number of unused batteries.
///
/// # Errors
/// [`Illegal::CannotPay`].
pub(super) fn check_batteries(table: &Table, seat: SeatId, needs: u8) -> Result<(), Illegal> {
    let has = table.robot(seat).condition().unused;
    let refusal = || Illegal::CannotPay { needs, has: u8::try_from(has).unwrap_or(u8::MAX) };
    if u16::from(needs) <= has { Ok(()) } else { Err(refusal()) }
}

/// Checks that a card is in the hand.
///
/// # Errors
/// [`Illegal::NotInHand`].
pub(super) fn check_in_hand(table: &Table, seat: SeatId, card: CardId) -> Result<(), Illegal> {
    if table.robot(seat).cards().hand.contains(card) { Ok(()) } else { Err(Illegal::NotInHand) }
}

/// Makes unused batteries used; the seat must have as many.
pub(super) fn pay_batteries(order: &mut OrderOfPlay, seat: SeatId, number: u8) {
    order.table.change_condition(seat, |condition| condition.unused = condition.unused.saturating_sub(number.into()));
}

/// Lays a card of the hand into the used row (6.4).
pub(super) fn use_card(order: &mut OrderOfPlay, seat: SeatId, card: CardId) {
    order.table.move_card(card, Location::of(seat, Zone::Hand), Location::of(seat, Zone::Used));
}
