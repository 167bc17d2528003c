//! The chosen worker, and dialogs that open and close.

use super::shop_commands::first_sharers;
use crate::action::{Engineers, WorkerId, WorkerSet};
use crate::client::play::dialog::Dialog;
use crate::game::read_table;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Opens a dialog, or closes the open one.
pub(crate) fn open(executor: &mut Executor, dialog: Dialog) {
    if let Dialog::Sharers(thing) = dialog {
        let worker = executor.interaction.own.worker;
        let found = read_table(executor.world, |table| first_sharers(table, worker, thing));
        executor.interaction.own.sharers = found.unwrap_or(WorkerSet::one(worker));
    }
    let own = &mut executor.interaction.own;
    // Another worker dealt in the shop only because the chosen one is not at it.
    if let (Dialog::Shop(at), Some(before)) = (&own.dialog, own.before_shop.take())
        && *at == own.worker
    {
        own.worker = before;
    }
    own.dialog = dialog;
}

/// Chooses the worker to whom orders go.
pub(crate) fn choose_worker(executor: &mut Executor, worker: WorkerId) {
    let own = &mut executor.interaction.own;
    own.worker = worker;
    own.cursor = None;
    if let Dialog::Shop(at) = &mut own.dialog {
        *at = worker;
    }
}

/// Chooses the next worker who has actions left, or just the next one.
pub(crate) fn choose_next_worker(executor: &mut Executor) {
    let now = executor.interaction.own.worker;
    let mut round: Vec<WorkerId> = WorkerId::all().collect();
    let next = (now.index() + 1) % round.len().max(1);
    round.rotate_left(next);
    let fresh = read_table(executor.world, |table| {
        let seat = table.turn()?.seat;
        round.iter().copied().find(|&worker| table.actions_left(seat, worker) > 0)
    });
    let chosen = fresh.flatten().or_else(|| round.first().copied());
    choose_worker(executor, chosen.unwrap_or(now));
}
