//! Giving orders.

use shell::seats::SeatId;

use crate::action::WorkerId;
use crate::record::{Order, Orders};
use crate::table::Table;
use crate::turn::moving::step::step_together;

/// Gives a worker an order, and the same to all who share a load with it: they step together (5.6).
/// Work in the zone is the worker's own.
pub fn give_order(table: &Table, orders: &mut Orders, seat: SeatId, worker: WorkerId, order: Order) {
    let takes_all = matches!(order, Order::Go { .. } | Order::CarryHome);
    if takes_all {
        step_together(table, seat, worker).iter().for_each(|sharer| orders.give(seat, sharer, Some(order)));
    } else {
        orders.give(seat, worker, Some(order));
    }
}
