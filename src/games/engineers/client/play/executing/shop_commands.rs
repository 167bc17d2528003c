//! Buying and selling in the open shop, and picking up together.

use crate::action::{Action, Engineers, HandOrGround, ThingId, WorkerId};
use crate::client::play::dialog::Dialog;
use crate::game::read_table;
use crate::set::KindId;
use crate::table::Table;
use crate::turn::check_action;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Action that buys a tool: into the hands if they allow it, or else into the own zone (8.2). If
/// neither is possible, it is the one whose reason is to be told.
pub fn purchase(table: &Table, worker: WorkerId, kind: KindId) -> Action {
    let buy = |to: HandOrGround| Action::Buy { worker, kind, to };
    let into_zone = buy(HandOrGround::FaceUp);
    let into_hands = buy(HandOrGround::Hand);
    let only_zone = check_action(table, &into_hands).is_err() && check_action(table, &into_zone).is_ok();
    if only_zone { into_zone } else { into_hands }
}

/// Buys a tool in the open shop.
pub(crate) fn buy(executor: &mut Executor, kind: KindId) {
    let Dialog::Shop(worker) = executor.interaction.own.dialog else { return };
    if let Some(action) = read_table(executor.world, |table| purchase(table, worker, kind)) {
        executor.act(action);
    }
}

/// Sells a thing in the open shop.
pub(crate) fn sell(executor: &mut Executor, thing: ThingId) {
    let Dialog::Shop(worker) = executor.interaction.own.dialog else { return };
    executor.act(Action::Sell { worker, thing });
}

/// Adds a worker to those who would pick up a thing together, or takes one out.
pub(crate) fn toggle_sharer(executor: &mut Executor, worker: WorkerId) {
    let own = &mut executor.interaction.own;
    own.sharers = if own.sharers.contains(worker) { own.sharers.without(worker) } else { own.sharers.with(worker) };
}

/// Lets the chosen workers pick the thing up together (5.5).
pub(crate) fn pick_up_together(executor: &mut Executor) {
    let Dialog::Sharers(thing) = executor.interaction.own.dialog else { return };
    let workers = executor.interaction.own.sharers;
    executor.act(Action::PickUp { workers, thing });
}
