//! Actions that are spent (3.4, 3.5), and tools that are tied to who used them (5.9).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::order_of_play::OrderOfPlay;
use crate::action::{Illegal, ThingId, WorkerId};
use crate::table::{Table, Worker};

/// Checks that a team has a worker of a number.
///
/// # Errors
/// [`Illegal::NoSuch`].
pub fn find_worker<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    table.find_worker(seat, worker).ok_or(Illegal::NoSuch)
}

/// Checks that a worker exists and is not aboard the truck (9.2). Returns the worker.
///
/// # Errors
/// [`Illegal::NoSuch`] or [`Illegal::Aboard`].
pub fn find_on_foot<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    let found = find_worker(table, seat, worker)?;
    if found.is_aboard { Err(Illegal::Aboard) } else { Ok(found) }
}

/// Checks that a worker is on foot in the own zone. Returns the worker.
///
/// # Errors
/// [`Illegal`] of a worker who is not.
pub fn find_in_zone<'a>(table: &Table<'a>, seat: SeatId, worker: WorkerId) -> Result<&'a Worker, Illegal> {
    let found = find_on_foot(table, seat, worker)?;
    if table.zone_square(seat) == Some(found.square) { Ok(found) } else { Err(Illegal::NotInZone) }
}

/// Checks that a worker has some actions left (3.4).
///
/// # Errors
/// [`Illegal::NoActions`].
pub fn check_actions(table: &Table, seat: SeatId, worker: WorkerId, needs: u8) -> Result<(), Illegal> {
    let has = table.actions_left(seat, worker);
    if needs <= has { Ok(()) } else { Err(Illegal::NoActions { needs, has }) }
}

/// Spends actions of a worker. Every tool and powerup that the worker holds or wears is tied to
/// all who carry it (5.9).
pub(crate) fn spend(order: &mut OrderOfPlay, seat: SeatId, worker: WorkerId, actions: u8) {
    if actions == 0 {
        return;
    }
    order.table.change_worker(seat, worker, |worker| worker.spent = worker.spent.saturating_add(actions));
    let table = order.read();
    let used = table.held_by(seat, worker).filter(|(_, thing)| !thing.is_blank() && !thing.is_component(seat));
    let used: SmallVec<[(ThingId, _); 4]> = used.map(|(workers, thing)| (thing.id, workers)).collect();
    for (thing, workers) in used {
        order.table.change_access(thing, |access| access.tied = access.tied.union(workers));
    }
}
