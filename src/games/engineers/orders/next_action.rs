//! The next action of a worker for its order.

use shell::seats::SeatId;

use super::errand::Errand;
use super::next::Next;
use crate::action::WorkerId;
use crate::record::{Order, Orders};
use crate::table::Table;

/// The next action of a worker for an order, in the turn of its team. The orders of the others
/// matter where several fetch the same thing, and where one who shares a load is taken along.
pub fn next_action(table: &Table, orders: &Orders, seat: SeatId, worker: WorkerId, order: Order) -> Next {
    let errand = Errand { table, orders, seat, worker };
    match order {
        Order::Go { square, search } => errand.go(square, search),
        Order::Fetch { thing } => errand.fetch(thing),
        Order::CarryHome => errand.carry_home(),
        Order::Work => errand.work(),
        Order::Debug { thing } => errand.debug(thing),
        Order::Train { thing } => errand.train(thing),
    }
}
