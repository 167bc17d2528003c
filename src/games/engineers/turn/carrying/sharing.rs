//! Shares of things that several carry together (5.5 to 5.7).

use shell::seats::SeatId;

use super::holding::{check_beside, check_can_hold, find_carried, find_carriers};
use super::taking::check_untied;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::table::{Place, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks that a worker may take a share of a thing that others carry in the same square (5.7). One
/// that is tied stays with those to whom it is tied (5.9).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_take_share(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    spending::find_on_foot(table, seat, worker)?;
    let carriers = find_carriers(table, seat, thing)?;
    if carriers.contains(worker) {
        return Err(Illegal::SharesAlready);
    }
    check_beside(table, seat, worker, carriers)?;
    check_untied(table, worker, thing)?;
    check_can_hold(table, seat, carriers.with(worker), thing)
}

/// Lets a worker take a share of a thing, free.
pub(super) fn take_share(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let Ok(carriers) = find_carriers(&order.read(), seat, thing) else { return };
    let workers = carriers.with(worker);
    handling::move_whole(order, seat, thing, Place::Held(seat, workers));
    order.report(TableEvent::ShareTaken { seat, worker, thing, workers });
}

/// Checks that a worker may give up the share of a thing: those who stay can hold it (5.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_leave_share(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    let carriers = find_carried(table, seat, worker, thing)?;
    let staying = carriers.without(worker);
    if staying.is_empty() {
        return Err(Illegal::Shared);
    }
    check_can_hold(table, seat, staying, thing)
}

/// Lets a worker give up the share of a thing, free.
pub(super) fn leave_share(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let Ok(carriers) = find_carriers(&order.read(), seat, thing) else { return };
    let workers = carriers.without(worker);
    handling::move_whole(order, seat, thing, Place::Held(seat, workers));
    order.report(TableEvent::ShareLeft { seat, worker, thing, workers });
}
