//! Actions of the truck, each with its check and its effect.

use shell::seats::SeatId;

use super::{boarding, driving, loading, wheel};
use crate::action::{Action, Illegal};
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks an action of the truck.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::Drive { squares, .. } => driving::check_drive(table, seat, squares),
        Action::Load { worker, thing, shares } => loading::check_load(table, seat, worker, thing, shares),
        Action::Unload { worker, thing, to, shares } => loading::check_unload(table, seat, worker, thing, to, shares),
        Action::ClimbIn { worker } => boarding::check_climb_in(table, seat, worker),
        Action::ClimbOut { worker } => boarding::check_climb_out(table, seat, worker),
        Action::TakeWheel { worker } => wheel::check_take_wheel(table, seat, worker),
        Action::LeaveWheel => wheel::check_leave_wheel(table, seat),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a checked action of the truck.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match *action {
        Action::Drive { squares, clockwise } => driving::drive(order, seat, squares, clockwise),
        Action::Load { worker, thing, shares } => loading::load(order, seat, worker, thing, shares),
        Action::Unload { worker, thing, to, shares } => loading::unload(order, seat, worker, thing, to, shares),
        Action::ClimbIn { worker } => boarding::climb_in(order, seat, worker),
        Action::ClimbOut { worker } => boarding::climb_out(order, seat, worker),
        Action::TakeWheel { worker } => wheel::take_wheel(order, seat, worker),
        Action::LeaveWheel => wheel::leave_wheel(order, seat),
        _ => {}
    }
}
