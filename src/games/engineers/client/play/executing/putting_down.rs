//! Putting down what a worker carries, by a key or a button (5.3).

use shell::seats::SeatId;

use crate::action::{Action, Engineers, WorkerId};
use crate::client::play::carried::things_to_put_down;
use crate::game::read_table;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;

/// Puts down the load of a worker: face up in the own zone, face down anywhere else (5.3).
pub(super) fn put_load_down(executor: &mut Executor, seat: SeatId, worker: WorkerId) {
    let load = read_table(executor.world, |table| {
        let square = table.find_worker(seat, worker).map(|worker| worker.square);
        let is_home = square.is_some() && table.zone_square(seat) == square;
        (is_home, things_to_put_down(table, seat, worker))
    });
    let (face_up, load) = load.unwrap_or_default();
    for thing in load {
        if !executor.act(Action::PutDown { worker, thing, face_up }) {
            return;
        }
    }
}
