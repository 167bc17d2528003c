//! Packing into containers, and taking out (5.12 to 5.14).

use shell::seats::SeatId;

use super::holding::{check_beside, check_can_hold};
use super::taking::{check_lies_on, check_may_take_on, check_untied, is_found};
use crate::action::{Illegal, TableEvent, ThingId, WorkerId, WorkerSet};
use crate::set::Hold;
use crate::table::{Place, Table, ThingView};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Whether a thing is in a container.
pub fn is_packed_in(table: &Table, thing: ThingId, container: ThingId) -> bool {
    table.find_thing(thing).is_some_and(|thing| thing.place == Place::Packed(container))
}

/// Checks the packing of a thing that the worker carries, or could pick up if hands were free, into
/// a container within reach: it has slots for it, and the thing is not too big (5.12).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_pack(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    container: ThingId,
) -> Result<(), Illegal> {
    let square = spending::find_on_foot(table, seat, worker)?.square;
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    let is_carried = matches!(found.place, Place::Held(of, workers) if of == seat && workers.contains(worker));
    if !is_carried {
        check_may_take_on(table, seat, worker, square, &found)?;
    }
    let container = table.find_thing(container).ok_or(Illegal::NoSuch)?;
    check_container_in_reach(table, seat, worker, &container)?;
    let hold = container.own_kind().hold();
    let hold = hold.filter(|_| !found.own_kind().is_container()).ok_or(Illegal::NotAContainer)?;
    check_fits(table, seat, &found, container.id, hold)
}

/// Container that a worker carries and that has room for a thing before it (5.12); `None` if there
/// is none.
pub fn find_container_for(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Option<ThingId> {
    let mut held = table.held_by(seat, worker).map(|(_, held)| held.id);
    held.find(|&container| check_pack(table, seat, worker, thing, container).is_ok())
}

/// Checks that a container has room for a thing: an assembly takes as many slots as it has
/// components, and its hands are summed (5.12).
fn check_fits(table: &Table, seat: SeatId, thing: &ThingView, container: ThingId, hold: Hold) -> Result<(), Illegal> {
    if table.weight_of_whole(thing, seat).hands > u16::from(hold.hands) {
        return Err(Illegal::TooBigForContainer);
    }
    let packed = table.places().at(Place::Packed(container)).len();
    let slots = packed + usize::from(table.size_of(thing));
    if slots <= usize::from(hold.slots) { Ok(()) } else { Err(Illegal::ContainerFull) }
}

/// Checks that a container is within reach of a worker: carried by workers of the team, on foot on
/// the worker's square, or lying so that it could be picked up (5.12). That it is tied to somebody
/// is no hindrance: only the container has to stay (5.14).
fn check_container_in_reach(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    container: &ThingView,
) -> Result<(), Illegal> {
    match container.place {
        Place::Held(of, carriers) if of == seat => check_beside(table, seat, worker, carriers),
        _ => {
            let square = spending::find_worker(table, seat, worker)?.square;
            check_lies_on(table, seat, square, container)
        }
    }
}

/// Packs a thing into a container, free. In one that lies face down it is open to the team, like
/// anything that the team has put down (6.3).
pub(super) fn pack(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId, container: ThingId) {
    let table = order.read();
    let is_found = table.find_thing(thing).is_some_and(|thing| is_found(&table, &thing));
    handling::move_whole(order, seat, thing, Place::Packed(container));
    open_if_face_down(order, seat, thing, container);
    order.report(TableEvent::Packed { seat, worker, thing, container });
    if is_found {
        handling::report_blanks(order, seat, thing);
    }
}

/// Opens a thing that was packed into a container to the team, if the container lies face down.
fn open_if_face_down(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, container: ThingId) {
    let table = order.read();
    let lies_face_down =
        table.find_thing(container).is_some_and(|container| matches!(container.place, Place::FaceDown(_)));
    if !lies_face_down {
        return;
    }
    let components = table.whole(thing);
    let open = handling::open_by(order.table.setup(), seat);
    for component in components {
        order.table.set_open(component, open);
    }
}

/// Checks that a worker may take a thing out of a container within reach into the hands (5.12).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_unpack(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    spending::find_on_foot(table, seat, worker)?;
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    let Place::Packed(container) = found.place else { return Err(Illegal::NotPacked) };
    let container = table.find_thing(container).ok_or(Illegal::NoSuch)?;
    check_container_in_reach(table, seat, worker, &container)?;
    if is_found(table, &found) && !found.is_open_to(seat) {
        return Err(Illegal::NotOpen);
    }
    check_untied(table, worker, thing)?;
    check_can_hold(table, seat, WorkerSet::one(worker), thing)
}

/// Takes a thing out of a container, free.
pub(super) fn unpack(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId) {
    let table = order.read();
    let Some(found) = table.find_thing(thing) else { return };
    let Place::Packed(container) = found.place else { return };
    let is_found = is_found(&table, &found);
    handling::move_whole(order, seat, thing, Place::held_by(seat, worker));
    order.report(TableEvent::Unpacked { seat, worker, thing, container });
    if is_found {
        handling::report_blanks(order, seat, thing);
    }
}
