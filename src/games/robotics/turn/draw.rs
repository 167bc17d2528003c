//! Draws from the scrap yard (section 10).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use super::{control, sabotage};
use crate::action::{Illegal, TableEvent};
use crate::parts::Kind;
use crate::table::{Location, Table};

/// Draws a counter. A component goes to the bench; a special counter does its work (10.1, 10.2).
pub(super) fn draw(order: &mut OrderOfPlay, seat: SeatId) {
    let Some(kind) = order.table.draw() else { return };
    order.report(TableEvent::Drew { seat, kind });
    match kind {
        Kind::ManufacturingControl => control::begin_control(order, seat),
        Kind::Saboteur => sabotage::begin_sabotage(order, seat),
        component => order.table.move_drawn(component, Location::bench(seat)),
    }
}

/// Checks a draw.
///
/// # Errors
/// [`Illegal::BagEmpty`] (10.3).
pub fn check_draw(table: &Table) -> Result<(), Illegal> {
    if table.yard().bag.total() == 0 { Err(Illegal::BagEmpty) } else { Ok(()) }
}
