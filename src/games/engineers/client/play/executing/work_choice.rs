//! Work that waits in the zone of a team, and the worker who is told to do it.

use shell::seats::SeatId;

use crate::action::WorkerId;
use crate::orders::{Order, Orders};
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

/// Worker who is told to work when that is pressed again and again: the chosen one, or, once it has
/// no actions left, the next one in the zone who has some and no other order.
pub(super) fn next_to_work(table: &Table, orders: &Orders, seat: SeatId, chosen: WorkerId) -> WorkerId {
    let is_free = |worker: &WorkerId| {
        let stands = table.find_worker(seat, *worker).filter(|stands| !stands.is_aboard);
        let is_home = stands.is_some_and(|stands| table.zone_square(seat) == Some(stands.square));
        is_home && table.actions_left(seat, *worker) > 0 && orders.of(seat, *worker).is_none()
    };
    if table.actions_left(seat, chosen) > 0 {
        return chosen;
    }
    let later = WorkerId::all().filter(|&worker| worker > chosen);
    later.chain(WorkerId::all()).find(is_free).unwrap_or(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn once_the_chosen_worker_is_spent_the_next_one_at_home_works() {
        let yard = |spent: &[usize]| {
            TestYard::new().change(|position| {
                let workers = &mut position.teams[0].workers;
                spent.iter().for_each(|&worker| workers[worker].spent = 200);
                workers[2].square = "c4".parse().unwrap();
            })
        };
        let next = |spent: &[usize], orders: &Orders, chosen: u8| {
            next_to_work(&yard(spent).table(), orders, A, WorkerId(chosen))
        };
        let mut orders = Orders::default();
        assert_eq!(next(&[], &orders, 1), WorkerId(1));
        assert_eq!(next(&[1], &orders, 1), WorkerId(3), "the third one is in the yard");
        assert_eq!(next(&[1, 3], &orders, 3), WorkerId(0));
        orders.give(A, WorkerId(0), Some(Order::CarryHome));
        assert_eq!(next(&[1, 3], &orders, 3), WorkerId(3), "nobody is free");
    }
}
