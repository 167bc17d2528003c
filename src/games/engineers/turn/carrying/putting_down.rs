//! Putting down (5.3).

use shell::seats::SeatId;

use super::holding::find_carried;
use super::taking::square_of;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::table::{Place, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::turn::zone::check_room;

/// Checks the putting down of a thing, for all who carry it: face down anywhere, face up in the own
/// zone if there is room (5.3, 7.3).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_put_down(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    face_up: bool,
) -> Result<(), Illegal> {
    find_carried(table, seat, worker, thing)?;
    if !face_up {
        return Ok(());
    }
    spending::find_in_zone(table, seat, worker)?;
    check_room(table, seat, table.whole(thing).len() as u8)
}

/// Lets all who carry a thing put it down, free.
pub(super) fn put_down(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId, face_up: bool) {
    let table = order.read();
    let Ok(workers) = find_carried(&table, seat, worker, thing) else { return };
    let Some(square) = square_of(&table, seat, workers) else { return };
    let place = if face_up { Place::Zone(seat) } else { Place::FaceDown(square) };
    handling::move_whole(order, seat, thing, place);
    order.report(TableEvent::PutDown { seat, workers, thing, square, face_up });
}
