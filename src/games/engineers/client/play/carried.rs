//! Loads: what a worker puts down (5.3), loads or unloads (9.9) first.

use std::cmp::Reverse;

use shell::seats::SeatId;

use crate::action::{ThingId, WorkerId};
use crate::table::{Place, Table, ThingView};

/// Things that a worker puts down, the heaviest first: those in the hands that are no tools; if
/// there are none, the tools in the hands; if the hands are empty, what is worn. Tools are carried
/// to be used, and must not take the room in the zone that the load needs.
pub(super) fn things_to_put_down(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<ThingId> {
    let held = table.held_by(seat, worker).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let held: Vec<ThingView> = held.collect();
    let Some(first) = held.iter().map(|thing| turn_of(thing, seat)).min() else { return Vec::new() };
    let mut load: Vec<&ThingView> = held.iter().filter(|thing| turn_of(thing, seat) == first).collect();
    load.sort_by_key(|thing| Reverse(table.loaded_weight(thing, seat).penalty));
    load.into_iter().map(|thing| thing.id).collect()
}

/// Thing that a worker who stands beside the truck of its team loads first: none of those that are
/// worn, which are no hindrance to climbing in (9.2).
pub(super) fn thing_to_load(table: &Table, seat: SeatId, worker: WorkerId) -> Option<ThingId> {
    let stands = table.find_worker(seat, worker).filter(|stands| !stands.is_aboard)?;
    if stands.square != table.truck(seat).square {
        return None;
    }
    first_in_hands(table, seat, worker)
}

/// Thing of the truck that a worker with empty hands unloads first beside it, in the own zone.
pub(super) fn thing_to_unload(table: &Table, seat: SeatId, worker: WorkerId) -> Option<ThingId> {
    let stands = table.find_worker(seat, worker).filter(|stands| !stands.is_aboard)?;
    let is_there = table.zone_square(seat) == Some(stands.square) && table.truck(seat).square == stands.square;
    let is_free = first_in_hands(table, seat, worker).is_none();
    table.wholes_at(Place::Truck(seat)).map(|thing| thing.id).next().filter(|_| is_there && is_free)
}

/// Thing in the hands of a worker that is put down or loaded first; `None` if they are empty.
fn first_in_hands(table: &Table, seat: SeatId, worker: WorkerId) -> Option<ThingId> {
    let first = *things_to_put_down(table, seat, worker).first()?;
    table.find_thing(first).filter(|thing| !thing.kind(seat).is_worn()).map(|thing| thing.id)
}

/// Place of a thing among those that a worker puts down: lower numbers come first.
fn turn_of(thing: &ThingView, seat: SeatId) -> u8 {
    if thing.kind(seat).is_worn() { 2 } else { u8::from(thing.is_tool()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

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
    #[test]
    fn rule_9_9_beside_the_truck_the_heaviest_load_comes_first_and_what_is_worn_stays_on() {
        let loads = |yard: &TestYard| thing_to_load(&yard.table(), A, WorkerId(0));
        let worn = TestYard::new().held(A, &[0], "head_lamp");
        assert_eq!(loads(&worn), None);
        let loaded = worn.held(A, &[0], "rope").held(A, &[0], "car_engine");
        assert_eq!(loads(&loaded), Some(ThingId(2)));
        let aboard = loaded.change(|position| position.teams[0].workers[0].is_aboard = true);
        assert_eq!(loads(&aboard), None);
        let elsewhere = TestYard::new().held(A, &[0], "rope").truck_on(A, "d0");
        assert_eq!(loads(&elsewhere), None);
    }

    #[test]
    fn rule_9_9_at_home_empty_hands_unload_the_truck() {
        let unloads = |yard: &TestYard| thing_to_unload(&yard.table(), A, WorkerId(0));
        let loaded = TestYard::new().loaded(A, "rope");
        assert_eq!(unloads(&loaded), Some(ThingId(0)));
        assert_eq!(unloads(&TestYard::new()), None);
        assert_eq!(unloads(&TestYard::new().loaded(A, "rope").truck_on(A, "d0")), None);
        let worn = loaded.held(A, &[0], "head_lamp");
        assert_eq!(unloads(&worn), Some(ThingId(0)), "what is worn stays on");
        assert_eq!(unloads(&worn.held(A, &[0], "pump")), None, "the load is put down first");
    }
}
