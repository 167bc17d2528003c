//! Emergency recharge (rule 6.10).

use shell::seats::SeatId;

use super::payment::{check_batteries, pay_batteries};
use crate::action::{Illegal, TableEvent};
use crate::table::Table;
use crate::turn::effects;
use crate::turn::order_of_play::OrderOfPlay;

/// Batteries that an emergency recharge costs (6.10).
pub const RECHARGE_BATTERIES: u8 = 2;

/// Checks an emergency recharge.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_recharge(table: &Table, seat: SeatId) -> Result<(), Illegal> {
    check_batteries(table, seat, RECHARGE_BATTERIES)?;
    if table.robot(seat).cards().drawable() == 0 { Err(Illegal::NothingToDraw) } else { Ok(()) }
}

/// Draws a card for two batteries.
pub(super) fn recharge(order: &mut OrderOfPlay, seat: SeatId) {
    pay_batteries(order, seat, RECHARGE_BATTERIES);
    order.report(TableEvent::Recharged { seat });
    effects::draw_cards(order, seat, 1);
}
