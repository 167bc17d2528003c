//! The driver of a truck (9.3), and parking (9.7).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, WorkerId};
use crate::set::limits::PARKED_ROOM;
use crate::table::{Table, Worker};
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Checks that a worker exists and is aboard the truck. Returns the worker.
///
/// # Errors
/// [`Illegal::NoSuch`] or [`Illegal::NotAboard`].
pub fn find_aboard<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    let found = spending::find_worker(table, seat, worker)?;
    if found.is_aboard { Ok(found) } else { Err(Illegal::NotAboard) }
}

/// Worker at the wheel.
///
/// # Errors
/// [`Illegal::OtherDriver`] if nobody is.
pub fn find_driver(table: &Table, seat: SeatId) -> Result<WorkerId, Illegal> {
    table.truck(seat).driver.ok_or(Illegal::OtherDriver)
}

/// Checks that a worker aboard may take the wheel: nobody has it (9.3).
///
/// # Errors
/// [`Illegal`] of a worker who is not aboard, or [`Illegal::OtherDriver`].
pub fn check_take_wheel(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    find_aboard(table, seat, worker)?;
    if table.truck(seat).driver.is_none() { Ok(()) } else { Err(Illegal::OtherDriver) }
}

/// Lets a worker take the wheel (9.3). A truck in the own zone is not parked then (9.7).
pub(super) fn take_wheel(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId) {
    order.table.change_truck(seat, |truck| truck.driver = Some(worker));
    order.report(TableEvent::WheelTaken { seat, worker });
}

/// Checks that the driver may leave the wheel (9.7).
///
/// # Errors
/// [`Illegal::OtherDriver`] if there is none, or [`Illegal::NoRoomToPark`].
pub fn check_leave_wheel(table: &Table, seat: SeatId) -> Result<(), Illegal> {
    find_driver(table, seat)?;
    if has_room_to_stand(table, seat) { Ok(()) } else { Err(Illegal::NoRoomToPark) }
}

/// Whether a truck with a driver may stand where it is without one: in the own zone it parks, which
/// needs room for five (9.7).
pub fn has_room_to_stand(table: &Table, seat: SeatId) -> bool {
    let is_in_zone = table.zone_square(seat) == Some(table.truck(seat).square);
    !is_in_zone || table.is_parked(seat) || table.room_left(seat) >= PARKED_ROOM
}

/// Lets the driver, if there is one, leave the wheel (9.3). In the own zone the truck is parked
/// then (9.7).
pub(super) fn leave_wheel(order: &mut OrderOfPlay, seat: SeatId) {
    if let Some(worker) = order.read().truck(seat).driver {
        order.table.change_truck(seat, |truck| truck.driver = None);
        order.report(TableEvent::WheelLeft { seat, worker });
    }
}
