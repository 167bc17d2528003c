//! Actions of moving and searching, each with its check and its effect.

use shell::seats::SeatId;

use super::{search, step, walls};
use crate::action::{Action, Illegal};
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks a step, a search, or the taking down of a wall.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::Step { worker, direction } => step::check_step(table, seat, worker, direction),
        Action::Search { worker } => search::check_search(table, seat, worker),
        Action::TakeDownWall { worker, direction } => walls::check_take_down_wall(table, seat, worker, direction),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a checked step, a search, or the taking down of a wall.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match *action {
        Action::Step { worker, direction } => step::step(order, seat, worker, direction),
        Action::Search { worker } => search::search(order, seat, worker),
        Action::TakeDownWall { worker, direction } => walls::take_down(order, seat, worker, direction),
        _ => {}
    }
}
