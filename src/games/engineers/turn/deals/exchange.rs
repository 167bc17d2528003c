//! Exchange of goods between two teams (16.2), and the deal that is open.

use shell::seats::SeatId;

use crate::action::{Goods, Terms};
use crate::table::{Deal, Place};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;

/// Carries out the terms of a team with its partner: things change zones, and money changes hands.
/// A thing that a team has not defined is blank to it (14.5).
pub(super) fn carry_out(order: &mut OrderOfPlay, seat: SeatId, partner: SeatId, terms: &Terms) {
    give(order, seat, partner, &terms.given);
    give(order, partner, seat, &terms.wanted);
}

/// Gives goods of one team to another.
fn give(order: &mut OrderOfPlay, from: SeatId, to: SeatId, goods: &Goods) {
    order.table.change_team(from, |team| team.money = team.money.saturating_sub(goods.money));
    order.table.change_team(to, |team| team.money = team.money.saturating_add(goods.money));
    for &thing in &goods.things {
        handling::move_whole(order, to, thing, Place::Zone(to));
        handling::report_blanks(order, to, thing);
    }
}

/// Opens a deal, or closes the one that is open.
pub(super) fn set_deal(order: &mut OrderOfPlay, deal: Option<Deal>) {
    if let Some(turn) = order.state.turn_mut() {
        turn.deal = deal;
    }
}
