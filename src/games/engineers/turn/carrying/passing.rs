//! Handing over (5.8, 5.9).

use shell::seats::SeatId;

use super::holding::{check_beside, check_can_hold, find_carried};
use super::taking::check_untied;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId, WorkerSet};
use crate::table::{Place, Table};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks the handing over of a thing that the worker carries alone to another worker of the team
/// in the same square. A tool or powerup that is tied stays with its worker (5.8, 5.9).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_hand_over(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    to: WorkerId,
) -> Result<(), Illegal> {
    let carriers = find_carried(table, seat, worker, thing)?;
    if worker == to || WorkerSet::one(to).is_empty() {
        return Err(Illegal::NoSuch);
    }
    if carriers.len() > 1 {
        return Err(Illegal::Shared);
    }
    check_beside(table, seat, worker, WorkerSet::one(to))?;
    check_untied(table, to, thing)?;
    check_can_hold(table, seat, WorkerSet::one(to), thing)
}

/// Lets a worker hand a thing over, free.
pub(super) fn hand_over(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId, to: WorkerId) {
    handling::move_whole(order, seat, thing, Place::held_by(seat, to));
    order.report(TableEvent::HandedOver { seat, worker, to, thing });
}
