//! Putting down what a worker carries, by a key or a button (5.3).

use shell::seats::SeatId;

use super::truck_commands::unload;
use crate::action::{Action, Engineers, WorkerId};
use crate::client::play::carried::{thing_to_unload, things_to_put_down};
use crate::game::read_table;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Puts down the load of a worker: face up in the own zone, face down anywhere else (5.3). In the
/// own zone, empty hands unload a thing of the truck (9.9).
pub(super) fn put_load_down(executor: &mut Executor, seat: SeatId, worker: WorkerId) {
    let load = read_table(executor.world, |table| {
        let square = table.find_worker(seat, worker).map(|worker| worker.square);
        let is_home = square.is_some() && table.zone_square(seat) == square;
        (is_home, things_to_put_down(table, seat, worker))
    });
    let (face_up, load) = load.unwrap_or_default();
    if let Some(thing) = read_table(executor.world, |table| thing_to_unload(table, seat, worker)).flatten() {
        return unload(executor, worker, thing, None);
    }
    for thing in load {
        if !executor.act(Action::PutDown { worker, thing, face_up }) {
            return;
        }
    }
}
