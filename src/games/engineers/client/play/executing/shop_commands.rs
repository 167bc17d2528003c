//! Buying and selling in the open shop, and picking up together.

use super::asking::try_action;
use crate::action::{Action, Engineers, HandOrGround, ThingId, WorkerId, WorkerSet};
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

/// Sells a thing in the open shop; an assembly after a question.
pub(crate) fn sell(executor: &mut Executor, thing: ThingId) {
    let Dialog::Shop(worker) = executor.interaction.own.dialog else { return };
    try_action(executor, Action::Sell { worker, thing });
}

/// Workers who would pick a thing up together before the player changes it: a worker, with the one
/// other who can help if there is just one (5.5).
pub fn first_sharers(table: &Table, worker: WorkerId, thing: ThingId) -> WorkerSet {
    let alone = WorkerSet::one(worker);
    let can_help = |mate: &WorkerId| {
        let both = Action::PickUp { workers: alone.with(*mate), thing };
        *mate != worker && check_action(table, &both).is_ok()
    };
    let mates: WorkerSet = WorkerId::all().filter(can_help).collect();
    if mates.len() == 1 { alone.union(mates) } else { alone }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn rule_5_5_the_only_one_who_can_help_is_chosen_already() {
        let sharers = |workers: usize| {
            let yard = TestYard::new().open_to(A, "car_engine", "c4").change(|position| {
                for worker in &mut position.teams[0].workers[..workers] {
                    worker.square = "c4".parse().unwrap();
                }
            });
            first_sharers(&yard.table(), WorkerId(0), ThingId(0)).len()
        };
        assert_eq!([1, 2, 3].map(sharers), [1, 2, 1]);
    }
}
