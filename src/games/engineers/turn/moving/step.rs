//! Steps (4.1), together with those who share a load (5.6).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, WorkerId, WorkerSet};
use crate::table::Table;
use crate::turn::knowing;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::yard::Direction;

/// Checks a step of a worker. All who share a load with the worker step too, each for an action, or
/// nobody does (5.6).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_step(table: &Table, seat: SeatId, worker: WorkerId, direction: Direction) -> Result<(), Illegal> {
    let found = spending::find_on_foot(table, seat, worker)?;
    table.yard().step(found.square, direction).ok_or(Illegal::Wall)?;
    spending::check_actions(table, seat, worker, 1)?;
    let are_all_fit = step_together(table, seat, worker).iter().all(|sharer| table.actions_left(seat, sharer) > 0);
    if are_all_fit { Ok(()) } else { Err(Illegal::SharerTired) }
}

/// Workers who step together: the worker, and all who share a load with that worker (5.6).
pub fn step_together(table: &Table, seat: SeatId, worker: WorkerId) -> WorkerSet {
    let loads = table.held_by(seat, worker).map(|(workers, _)| workers);
    loads.fold(WorkerSet::one(worker), WorkerSet::union)
}

/// Lets a worker step, with all who share a load. On the new square the team compares its notebook
/// with what lies there (17.3).
pub(super) fn step(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, direction: Direction) {
    let table = order.read();
    let from = table.worker(seat, worker).square;
    let Some(to) = table.yard().step(from, direction) else { return };
    let workers = step_together(&table, seat, worker);
    for sharer in workers.iter() {
        spending::spend(order, seat, sharer, 1);
        order.table.change_worker(seat, sharer, |sharer| sharer.square = to);
    }
    order.report(TableEvent::Stepped { seat, workers, from, to });
    knowing::compare_on(order, seat, to);
}
