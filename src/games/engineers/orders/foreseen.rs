//! Reasons, known before an order is given, why it will not be carried out.

use shell::seats::SeatId;

use super::whereabouts::known_hands;
use crate::action::{Illegal, ThingId, WorkerId};
use crate::record::Order;
use crate::set::limits::{HANDS, ZONE_ROOM};
use crate::table::Table;

/// Reason why a worker alone will not be able to carry out an order, as far as its team can know
/// now; `None` if there is none. Others may help, and what is in the way may be gone by then.
pub fn foresee_refusal(table: &Table, seat: SeatId, worker: WorkerId, order: Order) -> Option<Illegal> {
    match order {
        Order::Fetch { thing } => lack_of_hands(table, seat, worker, thing).or_else(|| lack_of_room(table, seat)),
        Order::CarryHome => lack_of_room(table, seat),
        _ => None,
    }
}

/// Too few free hands for a thing, unless the worker has a container or can put things down before
/// it goes (5.2, 5.12).
fn lack_of_hands(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Option<Illegal> {
    let has_it = table.find_thing(thing).is_some_and(|thing| thing.carriers().contains(worker));
    let is_home = table.find_worker(seat, worker).map(|worker| worker.square) == table.zone_square(seat);
    let has_container = table.held_by(seat, worker).any(|(_, held)| held.own_kind().is_container());
    if has_it || has_container {
        return None;
    }
    let needs = known_hands(table, seat, thing);
    let free = if is_home { HANDS } else { table.free_hands(seat, worker) };
    (needs > u16::from(free)).then_some(Illegal::NoHands { needs: needs as u8, free })
}

/// No room left in the zone (7.2).
fn lack_of_room(table: &Table, seat: SeatId) -> Option<Illegal> {
    (table.room_taken(seat) >= ZONE_ROOM).then_some(Illegal::NoRoom { needs: 1, free: 0 })
}
