//! Orders to workers: giving, running and taking them back.

use shell::language::InWords;
use shell::seats::SeatId;

use crate::action::{Action, Engineers, Illegal, WorkerId, WorkerSet};
use crate::client::play::deed::acting_team;
use crate::client::play::interaction::OrderBatch;
use crate::game::read_table;
use crate::lessons::LessonRun;
use crate::messages::phrase;
use crate::orders::{self, Next, Order, OrderRun, Orders, RunStep, RunStop, next_action};
use crate::table::Table;
use client::play::start::stepped::lesson_at_table;

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

/// Whether no order of a team goes on before its next turn.
pub fn all_orders_wait(table: &Table, orders: &Orders, seat: SeatId) -> bool {
    let mut own = orders.each().filter(|(of, ..)| *of == seat);
    own.all(|(_, worker, order)| next_action(table, orders, seat, worker, order) == Next::Waits)
}

/// Team that may act in its turn now.
pub(crate) fn seat_on_turn(executor: &mut Executor) -> Option<SeatId> {
    let is_choosing = executor.interaction.stage == TurnStage::Choosing;
    is_choosing.then(|| read_table(executor.world, acting_team).flatten()).flatten()
}

/// End of a run of orders.
enum OrdersEnd {
    /// They stop by themselves.
    Stop(RunStop),
    /// The lesson asks for something else than their next action.
    NotAsked(Action),
}

/// Runs orders until they stop, and notes their steps. In a lesson they end with its step, so that
/// each one is read.
fn run_orders(executor: &mut Executor, mut run: OrderRun, before: Orders) {
    let first = executor.play.history().steps().len();
    let end = run_steps(executor, &mut run);
    let last = executor.play.history().steps().len();
    // A lesson asks for nothing that has to wait for the next turn.
    let is_nothing_done = last == first && !executor.interaction.own.orders.is_empty();
    let has_stopped = matches!(end, Some(OrdersEnd::Stop(RunStop::Finished)));
    let waits = is_nothing_done && has_stopped && lesson_step(executor).is_some();
    if waits || matches!(end, Some(OrdersEnd::NotAsked(_))) {
        executor.interaction.own.orders = before.clone();
    }
    note_batch(executor, first, before);
    keep_orders(executor);
    match end {
        Some(OrdersEnd::Stop(RunStop::Asked { worker, why, .. })) => {
            executor.interaction.own.worker = worker;
            executor.refuse(why.phrase());
        }
        Some(OrdersEnd::Stop(RunStop::Finished)) if waits => {
            executor.refuse(Illegal::NoActions { needs: 1, has: 0 }.phrase());
        }
        // The lesson tells what it asks for.
        Some(OrdersEnd::NotAsked(action)) if last == first => _ = executor.act(action),
        Some(OrdersEnd::NotAsked(_) | OrdersEnd::Stop(_)) | None => {}
    }
}

/// Notes the steps since the first ones as done by one command: they are taken back together, and
/// the orders are then as before. None are noted if nothing was done.
pub(crate) fn note_batch(executor: &mut Executor, first: usize, before: Orders) {
    let last = executor.play.history().steps().len();
    if last > first {
        executor.interaction.own.batches.push(OrderBatch { first, last, before });
    }
}

/// Step of the lesson at the table; `None` in a game.
fn lesson_step(executor: &Executor) -> Option<usize> {
    lesson_at_table(executor.play).map(LessonRun::step_number)
}

/// Whether a lesson at the table asks for something else than an action.
fn is_not_asked(executor: &mut Executor, action: &Action) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return false };
    read_table(executor.world, |table| running.check_action(table, action).is_err()).unwrap_or(false)
}

/// Does the actions of orders. Returns how they end; `None` if an action was refused, or if
/// something is shown first.
fn run_steps(executor: &mut Executor, run: &mut OrderRun) -> Option<OrdersEnd> {
    let step = lesson_step(executor);
    while executor.interaction.stage == TurnStage::Choosing {
        let mut orders = executor.interaction.own.orders.clone();
        let next = read_table(executor.world, |table| run.next_step(table, &mut orders))?;
        executor.interaction.own.orders = orders;
        match next {
            RunStep::Stop(stop) => return Some(OrdersEnd::Stop(stop)),
            RunStep::Act(action) if lesson_step(executor) != step || is_not_asked(executor, &action) => {
                return Some(OrdersEnd::NotAsked(action));
            }
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
/// closed. Those that are carried out are dropped.
pub(crate) fn keep_orders(executor: &mut Executor) {
    let mut orders = executor.interaction.own.orders.clone();
    read_table(executor.world, |table| {
        if let Some(seat) = acting_team(table) {
            orders::drop_done_orders(table, &mut orders, seat);
        }
    });
    executor.interaction.own.orders = orders.clone();
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
