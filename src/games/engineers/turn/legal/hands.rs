//! Things that are picked up, put down, handed over, shared and packed (section 5).

use smallvec::SmallVec;

use super::lister::{Lister, WorkerNow};
use crate::action::{Action, ThingId, WorkerSet};
use crate::table::{Place, ThingView};
use crate::turn::carrying;
use crate::yard::Square;

/// Adds what workers can do with what they carry and with what lies before them.
pub(super) fn list_handling(lister: &mut Lister) {
    for index in lister.on_foot() {
        let square = lister.workers[index].square;
        let is_first = lister.workers[..index].iter().all(|before| before.is_aboard || before.square != square);
        if is_first {
            list_square(lister, square);
        }
        list_put_down(lister, index);
    }
}

/// Adds what the workers on a square can do with each other and with what lies there.
fn list_square(lister: &mut Lister, square: Square) {
    let lying = lister.lying_on(square);
    let on_foot = lister.on_foot();
    let here: SmallVec<[usize; 4]> =
        on_foot.into_iter().filter(|&index| lister.workers[index].square == square).collect();
    for thing in &lying {
        list_pick_up(lister, &here, thing);
    }
    if here.len() > 1 {
        list_passing(lister, &here);
    }
    let containers = containers_near(lister, &here, &lying);
    if !containers.is_empty() {
        list_packing(lister, &here, &lying, &containers);
    }
}

/// Adds all sets of workers that can pick up a thing (5.1, 5.5).
fn list_pick_up(lister: &mut Lister, here: &[usize], thing: &ThingView) {
    let takers = takers_of(lister, here, thing);
    for number in 1..=takers.len() {
        let able = able_to_share(lister, takers, thing, number);
        if able.len() >= number {
            let sets = WorkerSet::each().filter(|set| set.len() == number && set.minus(able).is_empty());
            sets.for_each(|workers| lister.add(Action::PickUp { workers, thing: thing.id }));
        }
    }
}

/// Workers who may take a thing and wear none of its kind.
fn takers_of(lister: &Lister, here: &[usize], thing: &ThingView) -> WorkerSet {
    let is_worn = thing.own_kind().is_worn();
    let wears_one = |now: &WorkerNow| is_worn && now.carrier.has_one_of(thing.of.kind);
    let workers = here.iter().map(|&index| &lister.workers[index]);
    workers.filter(|now| may_take(lister, now, thing) && !wears_one(now)).map(|now| now.id).collect()
}

/// Workers among the takers of a thing who have the hands for a share of some carriers.
fn able_to_share(lister: &Lister, takers: WorkerSet, thing: &ThingView, carriers: u8) -> WorkerSet {
    let share = lister.table.weight_of_whole(thing, lister.seat).shared_by(carriers);
    let can_hold = |now: &&WorkerNow| u16::from(now.free) >= share.hands && (carriers == 1 || !now.is_sharing());
    lister.workers.iter().filter(|now| takers.contains(now.id)).filter(can_hold).map(|now| now.id).collect()
}

/// Whether a worker may take a thing (5.1, 5.9).
fn may_take(lister: &Lister, now: &WorkerNow, thing: &ThingView) -> bool {
    carrying::check_may_take_on(lister.table, lister.seat, now.id, now.square, thing).is_ok()
}

/// Adds things that a worker can put down (5.3).
fn list_put_down(lister: &mut Lister, index: usize) {
    let now = &lister.workers[index];
    let worker = now.id;
    let is_home = now.is_home;
    for (_, thing) in now.held.clone() {
        lister.add(Action::PutDown { worker, thing, face_up: false });
        if is_home && lister.table.whole(thing).len() as u8 <= lister.room {
            lister.add(Action::PutDown { worker, thing, face_up: true });
        }
    }
}

/// Adds things that pass between workers on a square, and shares of them (5.7 to 5.9).
fn list_passing(lister: &mut Lister, here: &[usize]) {
    for &index in here {
        let worker = lister.workers[index].id;
        for (workers, thing) in lister.workers[index].held.clone() {
            if workers.len() > 1 {
                lister.add_if_legal(Action::LeaveShare { worker, thing });
            }
            for &other in here.iter().filter(|&&other| other != index) {
                let to = lister.workers[other].id;
                if workers.len() == 1 {
                    lister.add_if_legal(Action::HandOver { worker, thing, to });
                }
                // The first carrier asks for all.
                if !workers.contains(to) && workers.iter().next() == Some(worker) {
                    lister.add_if_legal(Action::TakeShare { worker: to, thing });
                }
            }
        }
    }
}

/// Containers that workers on a square carry, or that lie there (5.12).
fn containers_near(lister: &Lister, here: &[usize], lying: &[ThingView]) -> SmallVec<[ThingId; 8]> {
    let held = here.iter().flat_map(|&index| lister.workers[index].carrier.wholes()).map(|(_, thing)| thing);
    let near = held.chain(lying).filter(|thing| thing.own_kind().is_container());
    let mut containers: SmallVec<[ThingId; 8]> = near.map(|thing| thing.id).collect();
    // Those who share one carry the same.
    containers.sort_unstable();
    containers.dedup();
    containers
}

/// Adds things that workers on a square can pack into containers and take out of them (5.12).
fn list_packing(lister: &mut Lister, here: &[usize], lying: &[ThingView], containers: &[ThingId]) {
    for (packers, thing) in packable(lister, here, lying) {
        for &container in containers {
            // Whether it fits is the same for all who could take it.
            let Some(first) = packers.iter().next() else { continue };
            let pack = |worker| Action::Pack { worker, thing, container };
            if !containers.contains(&thing) && lister.is_legal(&pack(first)) {
                packers.iter().for_each(|worker| lister.add(pack(worker)));
            }
        }
    }
    for &container in containers {
        for packed in lister.table.wholes_at(Place::Packed(container)) {
            for &index in here {
                lister.add_if_legal(Action::Unpack { worker: lister.workers[index].id, thing: packed.id });
            }
        }
    }
}

/// Things on a square that workers carry or may take, each with those workers.
fn packable(lister: &Lister, here: &[usize], lying: &[ThingView]) -> SmallVec<[(WorkerSet, ThingId); 16]> {
    let mut things: SmallVec<[(WorkerSet, ThingId); 16]> = SmallVec::new();
    for &index in here {
        for &(workers, thing) in &lister.workers[index].held {
            if workers.iter().next() == Some(lister.workers[index].id) {
                things.push((workers, thing));
            }
        }
    }
    for thing in lying {
        let workers = here.iter().map(|&index| &lister.workers[index]);
        let takers = workers.filter(|now| may_take(lister, now, thing)).map(|now| now.id);
        things.push((takers.collect(), thing.id));
    }
    things
}
