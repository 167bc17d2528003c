//! The truck, which is driven out of the zone for the room that it takes there (9.7).

use super::outlook::Outlook;
use crate::action::{Action, WorkerId};
use crate::set::limits::HANDS;
use crate::turn;

/// Room of the zone from which on the truck may stay.
const ROOM: u8 = 3;
/// Actions that it costs to drive the truck a square away and to walk back.
const ACTIONS: u8 = 2;

/// The next step of moving the truck out of the way; `None` if it stands well.
pub(super) fn move_truck(outlook: &Outlook) -> Option<Action> {
    let truck = outlook.table.truck(outlook.seat);
    let is_in_zone = truck.square == outlook.zone;
    let aboard = WorkerId::all().find(|&worker| outlook.table.worker(outlook.seat, worker).is_aboard);
    let action = match (aboard, truck.driver) {
        (Some(_), Some(_)) if is_in_zone => Action::Drive { squares: 1, clockwise: true },
        (Some(worker), None) if is_in_zone && outlook.left(worker) > 0 => Action::TakeWheel { worker },
        (Some(worker), _) => Action::ClimbOut { worker },
        (None, _) if is_in_zone && is_in_the_way(outlook) => Action::ClimbIn { worker: driver(outlook)? },
        (None, _) => return None,
    };
    if turn::check_action(outlook.table, &action).is_ok() {
        return Some(action);
    }
    let worker = aboard?;
    let out = Action::ClimbOut { worker };
    turn::check_action(outlook.table, &out).is_ok().then_some(out)
}

fn is_in_the_way(outlook: &Outlook) -> bool {
    let is_first_turn = outlook.table.team(outlook.seat).turns <= 1;
    outlook.habits.moves_truck && (is_first_turn || outlook.table.room_left(outlook.seat) < ROOM)
}

/// A worker of the zone with empty hands and actions for the way.
fn driver(outlook: &Outlook) -> Option<WorkerId> {
    let can_drive = |worker: &WorkerId| {
        outlook.is_home(*worker)
            && outlook.left(*worker) >= ACTIONS
            && outlook.table.free_hands(outlook.seat, *worker) == HANDS
    };
    WorkerId::all().rev().find(can_drive)
}
