//! Workers who climb into the truck, and out of it (9.2).

use shell::seats::SeatId;

use super::wheel::{check_leave_wheel, find_aboard, leave_wheel};
use crate::action::{Illegal, TableEvent, WorkerId};
use crate::table::{Place, Table};
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks that a worker may climb into the truck: it stands in the worker's square, has room, and
/// the worker's hands are empty (9.1, 9.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_climb_in(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    let found = spending::find_on_foot(table, seat, worker)?;
    if found.square != table.truck(seat).square {
        return Err(Illegal::OtherSquare);
    }
    check_empty_hands(table, seat, worker)?;
    if table.truck_room_left(seat) == 0 { Err(Illegal::TruckFull) } else { Ok(()) }
}

/// Checks that the hands of a worker are empty: what is worn stays on, but for a container with
/// something in it, and what others share (9.2).
///
/// # Errors
/// [`Illegal::HandsFull`], [`Illegal::Shared`] or [`Illegal::NotEmpty`].
fn check_empty_hands(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    for (workers, thing) in table.held_by(seat, worker) {
        if table.bare_weight(thing.id, seat).hands > 0 {
            return Err(Illegal::HandsFull);
        }
        if workers.len() > 1 {
            return Err(Illegal::Shared);
        }
        if table.at(Place::Packed(thing.id)).next().is_some() {
            return Err(Illegal::NotEmpty);
        }
    }
    Ok(())
}

/// Lets a worker climb into the truck, free (9.2).
pub(super) fn climb_in(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId) {
    let square = order.read().truck(seat).square;
    order.table.change_worker(seat, worker, |worker| worker.is_aboard = true);
    order.report(TableEvent::ClimbedIn { seat, worker, square });
}

/// Checks that a worker may climb out of the truck (9.2). The driver leaves the wheel by it (9.7).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_climb_out(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    find_aboard(table, seat, worker)?;
    let is_driver = table.truck(seat).driver == Some(worker);
    if is_driver { check_leave_wheel(table, seat) } else { Ok(()) }
}

/// Lets a worker climb out of the truck, free (9.2).
pub(super) fn climb_out(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId) {
    let truck = *order.read().truck(seat);
    if truck.driver == Some(worker) {
        leave_wheel(order, seat);
    }
    order.table.change_worker(seat, worker, |worker| worker.is_aboard = false);
    order.report(TableEvent::ClimbedOut { seat, worker, square: truck.square });
}
