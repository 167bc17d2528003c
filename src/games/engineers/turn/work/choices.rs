//! Actions of work, each with its check and its effect.

use shell::seats::SeatId;

use super::{debugging, jobs, repairs, training};
use crate::action::{Action, Illegal};
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;

/// Checks an action of work.
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check(table: &Table, seat: SeatId, action: &Action) -> Result<(), Illegal> {
    match *action {
        Action::BeginJoining { first, second } => jobs::check_begin_joining(table, seat, first, second),
        Action::BeginDetaching { thing } => jobs::check_begin_detaching(table, seat, thing),
        Action::Work { worker } => jobs::check_work(table, seat, worker),
        Action::Debug { worker, machine } => debugging::check_debug(table, seat, worker, machine),
        Action::Train { worker, thing } => training::check_train(table, seat, worker, thing),
        Action::Mend { worker, thing } => repairs::check_mend(table, seat, worker, thing),
        Action::Improve { worker, thing } => repairs::check_improve(table, seat, worker, thing),
        _ => Err(Illegal::NotNow),
    }
}

/// Applies a checked action of work.
pub(crate) fn apply(order: &mut OrderOfPlay, seat: SeatId, action: &Action) {
    match *action {
        Action::BeginJoining { first, second } => jobs::begin_joining(order, seat, first, second),
        Action::BeginDetaching { thing } => jobs::begin_detaching(order, seat, thing),
        Action::Work { worker } => jobs::work(order, seat, worker),
        Action::Debug { worker, machine } => debugging::debug(order, seat, worker, machine),
        Action::Train { worker, thing } => training::train(order, seat, worker, thing),
        Action::Mend { worker, thing } => repairs::mend(order, seat, worker, thing),
        Action::Improve { worker, thing } => repairs::improve(order, seat, worker, thing),
        _ => {}
    }
}
