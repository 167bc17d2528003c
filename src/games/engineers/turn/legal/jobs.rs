//! Work, debugging, training, mending and improving, and tests (sections 10 to 13).

use smallvec::SmallVec;

use super::lister::Lister;
use crate::action::{Action, ThingId};
use crate::set::{Kind, Stat};
use crate::table::ThingView;
use crate::turn::work::zone_work::sorted_whole;

/// Adds work in the own zone: jobs that are begun, man-actions on them, repairs and tests.
pub(super) fn list_jobs(lister: &mut Lister) {
    list_beginnings(lister);
    let home: SmallVec<[usize; 4]> = (0..lister.workers.len()).filter(|&index| lister.workers[index].is_home).collect();
    if home.is_empty() {
        return;
    }
    let faulty = faulty_machines(lister);
    for index in home {
        list_man_actions(lister, index, &faulty);
        list_repairs(lister, index);
    }
    list_tests(lister);
}

/// Adds joinings and detachings that can be begun (10.2, 10.4).
fn list_beginnings(lister: &mut Lister) {
    let table = lister.table;
    let seat = lister.seat;
    let has_job = table.job(seat).is_some();
    let begin = |lister: &mut Lister, action: Action| {
        // The job that is in hand already cannot be begun again.
        if has_job { lister.add_if_legal(action) } else { lister.add(action) }
    };
    let is_part = |thing: &ThingView| thing.assembly().is_some() || thing.is_component(seat);
    let parts: SmallVec<[ThingId; 10]> =
        lister.in_zone.iter().filter(|thing| is_part(thing)).map(|thing| thing.id).collect();
    for (index, &first) in parts.iter().enumerate() {
        for &second in &parts[index + 1..] {
            begin(lister, Action::BeginJoining { first, second });
        }
    }
    let joined: SmallVec<[ThingView; 10]> =
        lister.laid.iter().copied().filter(|thing| thing.assembly().is_some()).collect();
    for thing in joined {
        begin(lister, Action::BeginDetaching { thing: thing.id });
    }
}

/// Faulty machines of the own zone that can be debugged in this turn (12.1, 12.2).
fn faulty_machines(lister: &Lister) -> SmallVec<[ThingId; 4]> {
    let table = lister.table;
    if table.state().faults.is_empty() {
        return SmallVec::new();
    }
    let debugged = table.turn().and_then(|turn| turn.debugged.as_ref());
    let can_be_debugged = |thing: &ThingId| {
        let machine = sorted_whole(table, *thing);
        table.state().is_faulty(&machine) && debugged.is_none_or(|debugged| debugged.machine == machine)
    };
    lister.in_zone.iter().map(|thing| thing.id).filter(can_be_debugged).collect()
}

/// Adds man-actions of a worker on the job and on faults, which need a hand free (10.3, 12.2).
fn list_man_actions(lister: &mut Lister, index: usize, faulty: &[ThingId]) {
    let now = &lister.workers[index];
    let worker = now.id;
    if now.left == 0 || now.free == 0 {
        return;
    }
    if lister.table.job(lister.seat).is_some() {
        lister.add(Action::Work { worker });
    }
    for &machine in faulty {
        lister.add(Action::Debug { worker, machine });
    }
}

/// Adds training, mending and improving by a worker (12.7, 12.8, 13.2).
fn list_repairs(lister: &mut Lister, index: usize) {
    let seat = lister.seat;
    let now = &lister.workers[index];
    let worker = now.id;
    if now.left == 0 {
        return;
    }
    let mends = now.carrier.best(Kind::mend).is_some();
    let improves = now.carrier.best(Kind::improve).is_some();
    let laid = lister.laid.clone();
    let trains = |thing: &&ThingView| Stat::BOTH.iter().any(|&stat| thing.kind(seat).train(stat).is_some());
    for thing in laid.iter().filter(trains) {
        lister.add_if_legal(Action::Train { worker, thing: thing.id });
    }
    for thing in laid.iter().filter(|_| mends || improves) {
        if mends && thing.condition.damage > 0 {
            lister.add_if_legal(Action::Mend { worker, thing: thing.id });
        }
        if improves {
            lister.add_if_legal(Action::Improve { worker, thing: thing.id });
        }
    }
}

/// Adds tests of machines of the cards (11.1, 11.5).
fn list_tests(lister: &mut Lister) {
    let table = lister.table;
    for found in lister.in_zone.clone() {
        let thing = found.id;
        let size = usize::from(table.size_of(&found));
        if size == 1 {
            continue;
        }
        for machine in lister.hand.clone() {
            if table.data().machine(machine).needs.len() == size {
                lister.add_if_legal(Action::Test { thing, machine, with_once: false });
                lister.add_if_legal(Action::Test { thing, machine, with_once: true });
            }
        }
    }
}
