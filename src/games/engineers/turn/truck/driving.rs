//! Driving actions (9.4 to 9.6), and the truck that rolls on by itself (9.8).

use shell::seats::SeatId;

use super::wheel::{find_driver, has_room_to_stand, leave_wheel};
use crate::action::{Illegal, TableEvent, WorkerId, WorkerSet};
use crate::set::limits::DRIVE_SQUARES;
use crate::table::Table;
use crate::turn::knowing;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::yard::{Square, along_road, next_clockwise};

/// Checks a driving action: one to three squares, by the one worker who drives in this turn (9.3,
/// 9.4).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_drive(table: &Table, seat: SeatId, squares: u8) -> Result<(), Illegal> {
    if !(1..=DRIVE_SQUARES).contains(&squares) {
        return Err(Illegal::TooFar);
    }
    let driver = find_driver(table, seat)?;
    let before = table.turn().and_then(|turn| turn.driver);
    if before.is_some_and(|before| before != driver) {
        return Err(Illegal::OtherDriver);
    }
    spending::check_actions(table, seat, driver, 1)
}

/// Drives the truck along the road, with all aboard (9.4).
pub(super) fn drive(order: &mut OrderOfPlay, seat: SeatId, squares: u8, clockwise: bool) {
    let table = order.read();
    let truck = *table.truck(seat);
    let Some(driver) = truck.driver else { return };
    let charged = charged_passengers(&table, seat, driver);
    let from = truck.square;
    let to = along_road(from, squares, clockwise);
    for worker in charged.with(driver).iter() {
        spending::spend(order, seat, worker, 1);
    }
    if let Some(turn) = order.state.turn_mut() {
        turn.driver = Some(driver);
    }
    move_truck(order, seat, to);
    order.report(TableEvent::Drove { seat, driver, from, to, clockwise, charged });
    knowing::compare_on(order, seat, to);
}

/// Workers aboard, besides the driver, who are charged for a driving action: those who have an
/// action left (9.5).
fn charged_passengers(table: &Table, seat: SeatId, driver: WorkerId) -> WorkerSet {
    let passengers = aboard(table, seat).without(driver);
    passengers.iter().filter(|&passenger| table.actions_left(seat, passenger) > 0).collect()
}

/// Workers of a team who are aboard its truck (9.2).
pub fn aboard(table: &Table, seat: SeatId) -> WorkerSet {
    table.workers(seat).filter(|(_, worker)| worker.is_aboard).map(|(worker, _)| worker).collect()
}

/// Moves a truck to another road square, with all aboard.
fn move_truck(order: &mut OrderOfPlay, seat: SeatId, to: Square) {
    let passengers = aboard(&order.read(), seat);
    order.table.change_truck(seat, |truck| truck.square = to);
    for worker in passengers.iter() {
        order.table.change_worker(seat, worker, |worker| worker.square = to);
    }
}

/// Settles where a truck stands at the end of its team's turn. In the own zone it is parked, with
/// or without a driver (9.7). In another team's zone, or in the own one without room, it rolls on
/// to the next road square clockwise, with all aboard (9.8).
pub(crate) fn roll_on(order: &mut OrderOfPlay, seat: SeatId) {
    let table = order.read();
    let from = table.truck(seat).square;
    let zone = table.zone_on(from);
    let can_stay = zone.is_none_or(|owner| owner == seat) && has_room_to_stand(&table, seat);
    if !can_stay {
        let to = next_clockwise(from);
        move_truck(order, seat, to);
        order.report(TableEvent::RolledOn { seat, from, to });
    } else if zone.is_some() {
        leave_wheel(order, seat);
    }
}
