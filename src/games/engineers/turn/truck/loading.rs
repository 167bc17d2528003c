//! Loading and unloading (9.9, 9.10).

use shell::seats::SeatId;

use crate::action::{HandOrGround, Illegal, Shares, TableEvent, ThingId, WorkerId, WorkerSet};
use crate::table::{Place, Table, ThingView, Worker};
use crate::turn::carrying::taking::check_untied;
use crate::turn::carrying::{check_can_hold, check_may_take_on};
use crate::turn::handling;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::turn::zone::check_room;
use crate::yard::Square;

/// Man-actions that loading or unloading a thing costs: half its penalty, rounded up, with all that
/// is packed in it, without strength and Brace (9.9).
pub fn loading_cost(table: &Table, seat: SeatId, thing: ThingId) -> u16 {
    table.find_thing(thing).map_or(0, |thing| cost_of_loading(table, seat, &thing))
}

/// Man-actions that loading or unloading a thing costs, as [`loading_cost`] tells them.
pub fn cost_of_loading(table: &Table, seat: SeatId, thing: &ThingView) -> u16 {
    table.loaded_weight(thing, seat).penalty.div_ceil(2)
}

/// Units of a truck, or room of a zone, that a thing takes: an assembly one for each component, a
/// container one with its contents (7.2, 9.1).
pub fn units(table: &Table, thing: &ThingView) -> u8 {
    table.size_of(thing)
}

/// Checks the loading of a thing that the worker carries, alone or with others, or could pick up
/// (9.9).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_load(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    shares: Shares,
) -> Result<(), Illegal> {
    let square = find_at_truck(table, seat, worker)?.square;
    let found = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    check_at_hand(table, seat, worker, square, &found)?;
    if units(table, &found) > table.truck_room_left(seat) {
        return Err(Illegal::TruckFull);
    }
    check_shares(table, seat, &found, shares)
}

/// Checks that a worker on a square carries a thing, alone or with others, or could pick it up
/// (9.9).
///
/// # Errors
/// [`Illegal`] if the worker could not.
pub fn check_at_hand(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    square: Square,
    thing: &ThingView,
) -> Result<(), Illegal> {
    let is_carried = matches!(thing.place, Place::Held(of, workers) if of == seat && workers.contains(worker));
    if is_carried { Ok(()) } else { check_may_take_on(table, seat, worker, square, thing) }
}

/// Loads a thing into the truck (9.9).
pub(super) fn load(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, thing: ThingId, shares: Shares) {
    let table = order.read();
    let square = table.truck(seat).square;
    let is_found = table.find_thing(thing).is_some_and(|thing| matches!(thing.place, Place::FaceDown(_)));
    pay_shares(order, seat, shares);
    handling::move_whole(order, seat, thing, Place::Truck(seat));
    order.report(TableEvent::Loaded { seat, worker, thing, square, shares });
    if is_found {
        handling::report_blanks(order, seat, thing);
    }
}

/// Checks the unloading of a thing, which is held by the worker or put down. A worker aboard can
/// only put it down (9.9).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_unload(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    to: HandOrGround,
    shares: Shares,
) -> Result<(), Illegal> {
    let found = find_at_truck(table, seat, worker)?;
    let loaded = table.find_thing(thing).ok_or(Illegal::NoSuch)?;
    if loaded.place != Place::Truck(seat) {
        return Err(Illegal::NotLoaded);
    }
    match to {
        HandOrGround::Hand => check_to_hand(table, seat, worker, thing)?,
        HandOrGround::FaceUp => check_to_zone(table, seat, found.square, &loaded)?,
        HandOrGround::FaceDown => {}
    }
    check_shares(table, seat, &loaded, shares)
}

/// Checks that a worker may get a thing of the truck into the hands (5.2, 5.9, 9.9).
///
/// # Errors
/// [`Illegal`] if the worker may not.
pub fn check_to_hand(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Result<(), Illegal> {
    spending::find_on_foot(table, seat, worker)?;
    check_untied(table, worker, thing)?;
    check_can_hold(table, seat, WorkerSet::one(worker), thing)
}

/// Checks that a thing of the truck may be laid face up: the truck is in the own zone, which has
/// room (5.3, 7.2).
///
/// # Errors
/// [`Illegal`] if it may not.
pub fn check_to_zone(table: &Table, seat: SeatId, square: Square, thing: &ThingView) -> Result<(), Illegal> {
    if table.zone_square(seat) != Some(square) {
        return Err(Illegal::NotInZone);
    }
    check_room(table, seat, units(table, thing))
}

/// Unloads a thing from the truck (9.9).
pub(super) fn unload(
    order: &mut OrderOfPlay,
    seat: SeatId,
    worker: WorkerId,
    thing: ThingId,
    to: HandOrGround,
    shares: Shares,
) {
    let square = order.read().truck(seat).square;
    let place = match to {
        HandOrGround::Hand => Place::held_by(seat, worker),
        HandOrGround::FaceUp => Place::Zone(seat),
        HandOrGround::FaceDown => Place::FaceDown(square),
    };
    pay_shares(order, seat, shares);
    handling::move_whole(order, seat, thing, place);
    order.report(TableEvent::Unloaded { seat, worker, thing, square, to, shares });
}

/// Checks that a worker is in the square of the truck, aboard or not (9.9). Returns the worker.
fn find_at_truck<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    let found = spending::find_worker(table, seat, worker)?;
    if found.square == table.truck(seat).square { Ok(found) } else { Err(Illegal::OtherSquare) }
}

/// Checks that workers in the square of the truck can pay what loading or unloading a thing costs,
/// each a share (9.9).
fn check_shares(table: &Table, seat: SeatId, thing: &ThingView, shares: Shares) -> Result<(), Illegal> {
    let needs = cost_of_loading(table, seat, thing);
    let named = shares.total();
    if needs != named {
        return Err(Illegal::WrongShares { needs, named });
    }
    shares.payers().try_for_each(|(payer, share)| {
        find_at_truck(table, seat, payer)?;
        spending::check_actions(table, seat, payer, share)
    })
}

/// Spends the man-actions of all who pay (9.9).
fn pay_shares(order: &mut OrderOfPlay, seat: SeatId, shares: Shares) {
    for (payer, share) in shares.payers() {
        spending::spend(order, seat, payer, share);
    }
}
