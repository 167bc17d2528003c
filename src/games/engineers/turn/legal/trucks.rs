//! The truck: boarding, the wheel, driving and loading (section 9).

use smallvec::SmallVec;

use super::lister::Lister;
use super::sharing::Sharing;
use super::wide::WideChoice;
use crate::action::{Action, HandOrGround, ThingId, WorkerId};
use crate::set::limits::DRIVE_SQUARES;
use crate::table::Place;
use crate::turn::truck::driving::check_drive;
use crate::turn::truck::loading::{check_load, check_unload, loading_cost};

/// Adds what can be done with the truck.
pub(super) fn list_truck(lister: &mut Lister) {
    let truck = *lister.table.truck(lister.seat);
    let at_truck = |index: &usize| lister.workers[*index].square == truck.square;
    let here: SmallVec<[usize; 4]> = (0..lister.workers.len()).filter(at_truck).collect();
    for &index in &here {
        let worker = lister.workers[index].id;
        if lister.workers[index].is_aboard {
            lister.add_if_legal(Action::ClimbOut { worker });
            lister.add_if_legal(Action::TakeWheel { worker });
        } else {
            lister.add_if_legal(Action::ClimbIn { worker });
        }
    }
    if truck.driver.is_some() {
        lister.add_if_legal(Action::LeaveWheel);
        list_drives(lister);
    }
    if !here.is_empty() {
        let left = actions_left(lister, &here);
        list_loading(lister, &here, left);
        list_unloading(lister, &here, left);
    }
}

/// Adds driving actions, which are all legal or none is (9.4).
fn list_drives(lister: &mut Lister) {
    if check_drive(lister.table, lister.seat, 1).is_ok() {
        for squares in 1..=DRIVE_SQUARES {
            for clockwise in [false, true] {
                lister.add(Action::Drive { squares, clockwise });
            }
        }
    }
}

/// Actions that workers in the square of the truck have left, by worker.
fn actions_left(lister: &Lister, here: &[usize]) -> [u8; 4] {
    let mut left = [0; 4];
    for &index in here {
        let now = &lister.workers[index];
        left[now.id.index()] = now.left;
    }
    left
}

/// Adds things that can be loaded: carried ones, and those that could be picked up (9.9).
fn list_loading(lister: &mut Lister, here: &[usize], left: [u8; 4]) {
    let table = lister.table;
    let seat = lister.seat;
    if table.truck_room_left(seat) == 0 {
        return;
    }
    let lying = lister.lying_on(table.truck(seat).square);
    for &index in here {
        let worker = lister.workers[index].id;
        let held = lister.workers[index].held.iter().map(|&(_, thing)| thing);
        let things: SmallVec<[ThingId; 16]> = held.chain(lying.iter().copied()).collect();
        for thing in things {
            if let Some(sharing) = Sharing::of(loading_cost(table, seat, thing), left)
                && check_load(table, seat, worker, thing, sharing.first()).is_ok()
            {
                lister.legal.wide.push(WideChoice::Load { worker, thing, sharing });
            }
        }
    }
}

/// Adds things that can be unloaded (9.9).
fn list_unloading(lister: &mut Lister, here: &[usize], left: [u8; 4]) {
    let table = lister.table;
    let seat = lister.seat;
    let loaded: SmallVec<[ThingId; 5]> = table.wholes_at(Place::Truck(seat)).map(|thing| thing.id).collect();
    for thing in loaded {
        let Some(sharing) = Sharing::of(loading_cost(table, seat, thing), left) else { continue };
        for &index in here {
            let worker: WorkerId = lister.workers[index].id;
            for to in [HandOrGround::Hand, HandOrGround::FaceUp, HandOrGround::FaceDown] {
                if check_unload(table, seat, worker, thing, to, sharing.first()).is_ok() {
                    lister.legal.wide.push(WideChoice::Unload { worker, thing, to, sharing });
                }
            }
        }
    }
}
