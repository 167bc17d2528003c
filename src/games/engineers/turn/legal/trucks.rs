//! The truck: boarding, the wheel, driving and loading (section 9).

use smallvec::SmallVec;

use super::lister::Lister;
use super::sharing::Sharing;
use super::wide::WideChoice;
use crate::action::{Action, HandOrGround};
use crate::set::limits::DRIVE_SQUARES;
use crate::table::{Place, ThingView};
use crate::turn::truck::driving::check_drive;
use crate::turn::truck::loading::{check_at_hand, check_to_hand, check_to_zone, cost_of_loading, units};

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
    let room = table.truck_room_left(seat);
    if room == 0 {
        return;
    }
    let square = table.truck(seat).square;
    // Who loads a thing makes no difference to its room and to those who can pay.
    let sharing_of = |thing: &ThingView| {
        let sharing = Sharing::of(cost_of_loading(table, seat, thing), left);
        sharing.filter(|_| units(table, thing) <= room)
    };
    let found = lister.lying_on(square);
    let lying: SmallVec<[_; 16]> = found.iter().filter_map(|thing| Some((thing, sharing_of(thing)?))).collect();
    for &index in here {
        let now = &lister.workers[index];
        let worker = now.id;
        let held = now.carrier.wholes().filter_map(|(_, thing)| Some((thing, sharing_of(thing)?)));
        let near = held.chain(lying.iter().copied());
        let loaded = near.filter(|(thing, _)| check_at_hand(table, seat, worker, square, thing).is_ok());
        lister.legal.wide.extend(loaded.map(|(thing, sharing)| WideChoice::Load { worker, thing: thing.id, sharing }));
    }
}

/// Adds things that can be unloaded (9.9).
fn list_unloading(lister: &mut Lister, here: &[usize], left: [u8; 4]) {
    let table = lister.table;
    let seat = lister.seat;
    let square = table.truck(seat).square;
    for found in table.wholes_at(Place::Truck(seat)) {
        let thing = found.id;
        let Some(sharing) = Sharing::of(cost_of_loading(table, seat, &found), left) else { continue };
        let fits_zone = check_to_zone(table, seat, square, &found).is_ok();
        for &index in here {
            let worker = lister.workers[index].id;
            let can_come_to = |to: &HandOrGround| match to {
                HandOrGround::Hand => check_to_hand(table, seat, worker, thing).is_ok(),
                HandOrGround::FaceUp => fits_zone,
                HandOrGround::FaceDown => true,
            };
            let places = [HandOrGround::Hand, HandOrGround::FaceUp, HandOrGround::FaceDown];
            let choices = places.into_iter().filter(can_come_to);
            lister.legal.wide.extend(choices.map(|to| WideChoice::Unload { worker, thing, to, sharing }));
        }
    }
}
