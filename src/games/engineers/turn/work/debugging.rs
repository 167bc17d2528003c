//! Finding the fault (12.1 to 12.4).

use shell::seats::SeatId;

use super::zone_work::{check_hand_free, find_own_thing, man_actions, sorted_whole};
use crate::action::{Illegal, TableEvent, ThingId, WorkerId};
use crate::set::Job;
use crate::set::limits::MOST_VALUE;
use crate::table::{Debugging, Table};
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;

/// Highest roll by which a fault is found after some man-actions of debugging, 0 to 19; with 0
/// there is no roll (12.3).
pub fn fault_value(done: u8) -> u8 {
    (done.saturating_add(2) / 5).min(MOST_VALUE)
}

/// Checks an action of a worker on the fault of a machine (12.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_debug(table: &Table, seat: SeatId, worker: WorkerId, machine: ThingId) -> Result<(), Illegal> {
    spending::find_in_zone(table, seat, worker)?;
    find_own_thing(table, seat, machine)?;
    let machine = sorted_whole(table, machine);
    if !table.state().is_faulty(&machine) {
        return Err(Illegal::NotFaulty);
    }
    let debugged = table.turn().and_then(|turn| turn.debugged.as_ref());
    if debugged.is_some_and(|debugged| debugged.machine != machine) {
        return Err(Illegal::OtherMachine);
    }
    check_hand_free(table, seat, worker)?;
    spending::check_actions(table, seat, worker, 1)
}

/// Spends an action of a worker on the fault of a machine.
pub(super) fn debug(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, machine: ThingId) {
    let machine = sorted_whole(&order.read(), machine);
    let done = man_actions(&order.read(), seat, worker, Job::Debug);
    spending::spend(order, seat, worker, 1);
    let Some(turn) = order.state.turn_mut() else { return };
    let before = turn.debugged.as_ref().map_or(0, |debugged| debugged.done);
    let total = before.saturating_add(done);
    turn.debugged = Some(Debugging { machine: machine.clone(), done: total });
    order.report(TableEvent::Debugged { seat, worker, machine, done, total });
}

/// Rolls for the fault that was looked for in the turn that ends (12.3). The man-actions count for
/// this turn only.
pub(crate) fn roll_for_fault(order: &mut OrderOfPlay, seat: SeatId) {
    let Some(debugged) = order.state.turn_mut().and_then(|turn| turn.debugged.take()) else { return };
    let value = fault_value(debugged.done);
    if value == 0 {
        return;
    }
    let roll = order.roll_die();
    let is_found = roll <= value;
    if is_found {
        order.state.faults.retain(|fault| *fault != debugged.machine);
    }
    order.report(TableEvent::DebugRolled { seat, value, roll, is_found });
}
