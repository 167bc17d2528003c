//! Things that a worker may take (5.1, 5.9), and picking them up (5.5).

use shell::seats::SeatId;

use super::holding::check_can_hold;
use crate::action::{Illegal, TableEvent, ThingId, WorkerId, WorkerSet};
use crate::table::{Place, Table, ThingView};
use crate::turn::handling;
use crate::turn::notes::lying_square;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::yard::Square;

/// Checks that a worker, aboard or not, may take a thing: it lies face down on the worker's square
/// and is open to the team, or it lies face up in the own zone, where the worker is (5.1); and it
/// is not tied to another worker (5.9). Whether hands are free is not checked.
///
/// # Errors
/// [`Illegal`] if the worker may not.
pub fn check_may_take(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    let square = spending::find_worker(table, seat, worker)?.square;
    let thing = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    check_may_take_on(table, seat, worker, square, &thing)
}

/// Checks that a worker on a square may take a thing, as [`check_may_take`] does.
///
/// # Errors
/// [`Illegal`] if the worker may not.
pub fn check_may_take_on(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    square: Square,
    thing: &ThingView,
) -> Result<(), Illegal> {
    check_lies_on(table, seat, square, thing)?;
    check_not_tied(worker, thing)
}

/// Checks that a thing lies within reach of workers of a team on a square: face down there and open
/// to the team, or face up in the own zone, if the square is that of the zone (5.1).
///
/// # Errors
/// [`Illegal`] if it does not.
pub fn check_lies_on(table: &Table, seat: SeatId, square: Square, thing: &ThingView) -> Result<(), Illegal> {
    let lies_on = match thing.place {
        // Asked first, so that the answer for a closed thing does not tell where it lies.
        Place::FaceDown(_) if !thing.is_open_to(seat) => return Err(Illegal::NotOpen),
        Place::FaceDown(square) => square,
        Place::Zone(owner) if owner != seat => return Err(Illegal::OthersZone),
        Place::Zone(_) => table.zone_square(seat).ok_or(Illegal::NotInZone)?,
        Place::Packed(_) | Place::Held(..) | Place::Truck(_) | Place::Away | Place::Unused => {
            return Err(Illegal::NotCarried);
        }
    };
    if lies_on == square { Ok(()) } else { Err(Illegal::OtherSquare) }
}

/// Checks that a thing is not tied to other workers than this one (5.9).
///
/// # Errors
/// [`Illegal::Tied`].
pub fn check_untied(table: &Table, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    table.find_thing(thing).map_or(Ok(()), |thing| check_not_tied(worker, &thing))
}

/// Checks that a thing is not tied to other workers than this one (5.9).
const fn check_not_tied(worker: WorkerId, thing: &ThingView) -> Result<(), Illegal> {
    let tied = thing.access.tied;
    if tied.is_empty() || tied.contains(worker) { Ok(()) } else { Err(Illegal::Tied) }
}

/// Checks the picking up of a thing by one worker or by several together, all on foot (5.1, 5.2,
/// 5.5).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_pick_up(table: &Table, seat: SeatId, workers: WorkerSet, thing: ThingId) -> Result<(), Illegal> {
    if workers.is_empty() {
        return Err(Illegal::NoSuch);
    }
    for worker in workers.iter() {
        spending::find_on_foot(table, seat, worker)?;
        check_may_take(table, seat, worker, thing)?;
    }
    check_can_hold(table, seat, workers, thing)
}

/// Lets workers pick a thing up, free. A blank that another team has defined is blank to this one
/// (14.5).
pub(super) fn pick_up(order: &mut OrderOfPlay, seat: SeatId, workers: WorkerSet, thing: ThingId) {
    let table = order.read();
    let Some(found) = table.find_thing(thing) else { return };
    let Some(square) = square_of(&table, seat, workers) else { return };
    let face_up = found.place == Place::Zone(seat);
    let is_found = is_found(&table, &found);
    handling::move_whole(order, seat, thing, Place::Held(seat, workers));
    order.report(TableEvent::PickedUp { seat, workers, thing, square, face_up });
    if is_found {
        handling::report_blanks(order, seat, thing);
    }
}

/// Whether a thing lies face down, by itself or in a container, so that a team that takes it comes
/// by it anew.
pub(super) fn is_found(table: &Table, thing: &ThingView) -> bool {
    lying_square(table, thing).is_some()
}

/// Square of workers who are in one.
pub(super) fn square_of(table: &Table, seat: SeatId, workers: WorkerSet) -> Option<Square> {
    workers.iter().find_map(|worker| table.find_worker(seat, worker)).map(|worker| worker.square)
}
