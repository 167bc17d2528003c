//! Actions of carrying, each with its check and its effect.

use shell::seats::SeatId;

use super::{packing, passing, putting_down, sharing, taking};
use crate::action::{Action, Illegal};
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks an action of carrying. All of them are free (3.6), and nobody aboard does them (9.2).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::PickUp { workers, thing } => taking::check_pick_up(table, seat, workers, thing),
        Action::PutDown { worker, thing, face_up } => putting_down::check_put_down(table, seat, worker, thing, face_up),
        Action::HandOver { worker, thing, to } => passing::check_hand_over(table, seat, worker, thing, to),
        Action::TakeShare { worker, thing } => sharing::check_take_share(table, seat, worker, thing),
        Action::LeaveShare { worker, thing } => sharing::check_leave_share(table, seat, worker, thing),
        Action::Pack { worker, thing, container } => packing::check_pack(table, seat, worker, thing, container),
        Action::Unpack { worker, thing } => packing::check_unpack(table, seat, worker, thing),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a checked action of carrying.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match *action {
        Action::PickUp { workers, thing } => taking::pick_up(order, seat, workers, thing),
        Action::PutDown { worker, thing, face_up } => putting_down::put_down(order, seat, worker, thing, face_up),
        Action::HandOver { worker, thing, to } => passing::hand_over(order, seat, worker, thing, to),
        Action::TakeShare { worker, thing } => sharing::take_share(order, seat, worker, thing),
        Action::LeaveShare { worker, thing } => sharing::leave_share(order, seat, worker, thing),
        Action::Pack { worker, thing, container } => packing::pack(order, seat, worker, thing, container),
        Action::Unpack { worker, thing } => packing::unpack(order, seat, worker, thing),
        _ => {}
    }
}
