//! Actions of the zone and the shop, each with its check and its effect.

use shell::seats::SeatId;

use super::{buying, defining, discarding, selling};
use crate::action::{Action, Illegal};
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks an action of the zone or the shop.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::Buy { worker, kind, to } => buying::check_buy(table, seat, worker, kind, to),
        Action::Sell { worker, thing } => selling::check_sell(table, seat, worker, thing),
        Action::Discard { thing } => discarding::check_discard(table, seat, thing),
        Action::Define { thing, kind } => defining::check_define(table, seat, thing, kind),
        Action::BuyNotebook => buying::check_buy_notebook(table, seat),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a checked action of the zone or the shop.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match *action {
        Action::Buy { worker, kind, to } => buying::buy(order, seat, worker, kind, to),
        Action::Sell { worker, thing } => selling::sell(order, seat, worker, thing),
        Action::Discard { thing } => discarding::discard(order, seat, thing),
        Action::Define { thing, kind } => defining::define(order, seat, thing, kind),
        Action::BuyNotebook => buying::buy_notebook(order, seat),
        _ => {}
    }
}
