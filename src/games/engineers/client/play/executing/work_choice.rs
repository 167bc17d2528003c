//! Work that waits in the zone of a team.

use shell::seats::SeatId;

use crate::orders::Order;
use crate::table::{Place, Table};
use crate::turn::work::zone_work::sorted_whole;

/// Order of work in the zone: on the job, or else on a faulty machine; `None` if there is nothing.
pub(super) fn work_order(table: &Table, seat: SeatId) -> Option<Order> {
    if table.job(seat).is_some() {
        return Some(Order::Work);
    }
    let mut machines = table.wholes_at(Place::Zone(seat)).filter(|thing| thing.assembly().is_some());
    let faulty = machines.find(|thing| table.state().is_faulty(&sorted_whole(table, thing.id)))?;
    Some(Order::Debug { thing: faulty.id })
}
