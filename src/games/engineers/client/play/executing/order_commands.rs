//! Orders to workers: giving, running and taking them back.

use shell::language::InWords;
use shell::seats::SeatId;

use crate::action::{Engineers, WorkerId, WorkerSet};
use crate::client::play::deed::acting_team;
use crate::client::play::interaction::OrderBatch;
use crate::game::read_table;
use crate::messages::phrase;
use crate::orders::{self, Order, OrderRun, Orders, RunStep, RunStop};

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;
type TurnStage = client::play::turn_stage::TurnStage<Engineers>;

/// Gives a worker of the team on turn, and those who share a load with it, an order, and runs it.
pub(crate) fn give_order(executor: &mut Executor, worker: WorkerId, order: Order) {
    let Some(seat) = seat_on_turn(executor) else { return };
    let before = executor.interaction.own.orders.clone();
    let mut given = before.clone();
    read_table(executor.world, |table| orders::give_order(table, &mut given, seat, worker, order));
    let is_new = |other: &WorkerId| given.of(seat, *other) != before.of(seat, *other);
    let workers: WorkerSet = WorkerId::all().filter(is_new).collect();
    executor.interaction.own.worker = worker;
    executor.interaction.own.orders = given;
    run_orders(executor, OrderRun::of_workers(seat, workers.with(worker)), before);
}

/// Takes the order of a worker away.
pub(crate) fn drop_order(executor: &mut Executor, worker: WorkerId) {
    let Some(seat) = seat_on_turn(executor) else { return };
    executor.interaction.own.orders.give(seat, worker, None);
    keep_orders(executor);
}

/// Runs the orders of all workers of the team on turn, until one needs a choice.
pub(crate) fn carry_on(executor: &mut Executor) {
    let Some(seat) = seat_on_turn(executor) else { return };
    let before = executor.interaction.own.orders.clone();
    if !has_orders(&before, seat) {
        return executor.refuse(phrase!("engineers-no-order"));
    }
    run_orders(executor, OrderRun::of_team(seat), before);
}

/// Whether a worker of a team has an order.
pub fn has_orders(orders: &Orders, seat: SeatId) -> bool {
    orders.each().any(|(of, ..)| of == seat)
}

/// Team that may act in its turn now.
pub(crate) fn seat_on_turn(executor: &mut Executor) -> Option<SeatId> {
    let is_choosing = executor.interaction.stage == TurnStage::Choosing;
    is_choosing.then(|| read_table(executor.world, acting_team).flatten()).flatten()
}

/// Runs orders until they stop, and notes their steps.
fn run_orders(executor: &mut Executor, mut run: OrderRun, before: Orders) {
    let first = executor.play.history().steps().len();
    let stop = run_steps(executor, &mut run);
    let last = executor.play.history().steps().len();
    if last > first {
        executor.interaction.own.batches.push(OrderBatch { first, last, before });
    }
    keep_orders(executor);
    if let Some(RunStop::Asked { worker, why, .. }) = stop {
        executor.interaction.own.worker = worker;
        executor.refuse(why.phrase());
    }
}

/// Does the actions of orders. Returns the reason why they stop; `None` if an action was refused,
/// as in a lesson, or if something is shown first.
fn run_steps(executor: &mut Executor, run: &mut OrderRun) -> Option<RunStop> {
    while executor.interaction.stage == TurnStage::Choosing {
        let mut orders = executor.interaction.own.orders.clone();
        let next = read_table(executor.world, |table| run.next_step(table, &mut orders))?;
        executor.interaction.own.orders = orders;
        match next {
            RunStep::Stop(stop) => return Some(stop),
            RunStep::Act(action) => {
                if !executor.act(action) {
                    return None;
                }
                run.note(&std::mem::take(&mut executor.interaction.own.last_events));
            }
        }
    }
    None
}

/// Keeps the orders with the game, so that they go on after a step, and after the program is
/// closed.
pub(crate) fn keep_orders(executor: &mut Executor) {
    let orders = executor.interaction.own.orders.clone();
    let kept = executor.play.history().draft();
    if kept == Some(&orders) || (kept.is_none() && orders.is_empty()) {
        return;
    }
    if orders.is_empty() {
        executor.play.discard_draft(executor.world);
    } else {
        executor.play.keep_draft(executor.world, orders);
    }
}

/// Takes back what orders have done by the last command, as far as it can be undone, and the orders
/// with it. Returns whether it did; a step that no order has made is left to the usual undo.
pub(crate) fn undo_batch(executor: &mut Executor) -> bool {
    let steps = executor.play.history().steps().len();
    let batches = &mut executor.interaction.own.batches;
    batches.retain(|batch| batch.last <= steps);
    let Some(batch) = batches.last().filter(|batch| batch.last == steps).cloned() else { return false };
    let mut has_undone = false;
    while executor.play.history().steps().len() > batch.first && executor.play.can_undo() && executor.undo_step() {
        has_undone = true;
    }
    if has_undone {
        let own = &mut executor.interaction.own;
        own.batches.retain(|other| other.last < batch.last);
        own.orders = batch.before;
        keep_orders(executor);
    }
    has_undone
}
