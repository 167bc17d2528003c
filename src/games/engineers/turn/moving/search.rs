//! Searches (6.1).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, WorkerId};
use crate::set::Kind;
use crate::table::Table;
use crate::turn::knowing;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::spending;
use crate::yard::Squares;

/// Checks a search, which costs an action whether anything lies there or not.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_search(table: &Table, seat: SeatId, worker: WorkerId) -> Result<(), Illegal> {
    spending::find_on_foot(table, seat, worker)?;
    spending::check_actions(table, seat, worker, 1)
}

/// Squares that a search of a worker covers, in their order: the own one, and with Scan those near
/// it (6.1).
pub fn squares_covered(table: &Table, seat: SeatId, worker: WorkerId) -> Squares {
    let steps = table.best_held(seat, worker, Kind::scan).unwrap_or(0);
    table.yard().within(table.worker(seat, worker).square, steps)
}

/// Lets a worker search: all that lies face down on the squares covered is open to the team (6.3).
pub(super) fn search(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId) {
    let table = order.read();
    let square = table.worker(seat, worker).square;
    let squares = squares_covered(&table, seat, worker);
    spending::spend(order, seat, worker, 1);
    order.report(TableEvent::Searched { seat, worker, square, squares: squares.to_vec() });
    knowing::look(order, seat, &squares);
}
