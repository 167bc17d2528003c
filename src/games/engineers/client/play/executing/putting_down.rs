//! Putting down what a worker carries, by a key or a button (5.3).

use std::cmp::Reverse;

use shell::seats::SeatId;

use crate::action::{Action, Engineers, ThingId, WorkerId};
use crate::game::read_table;
use crate::table::{Table, ThingView};

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

/// Things that a worker puts down, the heaviest first: those in the hands that are no tools; if
/// there are none, the tools in the hands; if the hands are empty, what is worn. Tools are carried
/// to be used, and must not take the room in the zone that the load needs.
fn things_to_put_down(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<ThingId> {
    let held = table.held_by(seat, worker).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let held: Vec<ThingView> = held.collect();
    let Some(first) = held.iter().map(|thing| turn_of(thing, seat)).min() else { return Vec::new() };
    let mut load: Vec<&ThingView> = held.iter().filter(|thing| turn_of(thing, seat) == first).collect();
    load.sort_by_key(|thing| Reverse(table.loaded_weight(thing, seat).penalty));
    load.into_iter().map(|thing| thing.id).collect()
}

/// Place of a thing among those that a worker puts down: lower numbers come first.
fn turn_of(thing: &ThingView, seat: SeatId) -> u8 {
    if thing.kind(seat).is_worn() { 2 } else { u8::from(thing.is_tool()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::table::Place;

    #[test]
    fn the_load_is_put_down_before_tools_and_these_before_what_is_worn() {
        let mut yard = TestYard::new().held(A, &[0], "head_lamp").held(A, &[0], "sledgehammer");
        yard = yard.held(A, &[0], "rope").held(A, &[0], "car_engine");
        let mut order = Vec::new();
        loop {
            let load = things_to_put_down(&yard.table(), A, WorkerId(0));
            if load.is_empty() {
                break;
            }
            order.push(load.iter().map(|thing| thing.0).collect::<Vec<u16>>());
            yard = yard.change(|position| {
                for thing in load {
                    position.things[thing.index()].place = Place::Zone(A);
                }
            });
        }
        assert_eq!(order, [vec![3, 2], vec![1], vec![0]]);
    }
}
