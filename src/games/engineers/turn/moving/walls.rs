//! Walls that are taken down (4.5).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, WorkerId};
use crate::set::Kind;
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::turn::work::repairs::use_means;
use crate::turn::work::zone_work::find_means;
use crate::yard::{Direction, Wall};

/// Checks the taking down of a wall of the worker's square, which stands between two squares of the
/// yard, by one act (3.5, 4.5).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_take_down_wall(
    table: &Table,
    seat: SeatId,
    worker: WorkerId,
    direction: Direction,
) -> Result<(), Illegal> {
    let found = spending::find_on_foot(table, seat, worker)?;
    let wall = Wall::of(found.square, direction).ok_or(Illegal::NoWall)?;
    if !table.yard().has_wall(wall) {
        return Err(Illegal::NoWall);
    }
    let means = find_means(table, seat, worker, Kind::wall_actions)?;
    spending::check_actions(table, seat, worker, means.actions)
}

/// Takes down a wall, for everybody and for good (4.5).
pub(super) fn take_down(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, direction: Direction) {
    let table = order.read();
    let Some(wall) = Wall::of(table.worker(seat, worker).square, direction) else { return };
    let Ok(means) = find_means(&table, seat, worker, Kind::wall_actions) else { return };
    use_means(order, seat, worker, means);
    order.table.take_down(wall);
    order.report(TableEvent::WallDown { seat, worker, wall, actions: means.actions });
}
