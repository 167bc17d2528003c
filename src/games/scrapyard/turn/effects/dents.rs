//! Dents, and robots that are wrecked by them (rules 9.1, 9.4, 10.3, 10.4).

use shell::seats::{PerSeat, SeatId};

use crate::action::{DentCause, Outcome, TableEvent, Wreck};
use crate::table::{Condition, Location, Zone};
use crate::turn::order_of_play::OrderOfPlay;

/// Gives a robot dents, and wrecks it if it can't lose so much (9.4).
pub(crate) fn dent(order: &mut OrderOfPlay, seat: SeatId, dents: u16, by: Option<SeatId>, cause: DentCause) {
    order.table.change_condition(seat, |condition| condition.dents = condition.dents.saturating_add(dents));
    order.report(TableEvent::Dented { seat, dents, by, cause });
    wreck_if_broken(order, seat, by, cause);
}

/// Wrecks a robot whose toughness is 0 or less (9.4). The game ends when one is left (10.3).
pub(crate) fn wreck_if_broken(order: &mut OrderOfPlay, seat: SeatId, by: Option<SeatId>, cause: DentCause) {
    let robot = order.read().robot(seat);
    let (Some(square), true) = (robot.square(), robot.toughness() <= 0) else { return };
    let place = order.read().standing().count() as u8;
    for zone in Zone::ALL {
        order.table.move_all(seat, zone, Location::Away);
    }
    order.table.change_condition(seat, |condition| *condition = Condition::default());
    let round = order.state.round;
    order.state.wrecks.push(Wreck { seat, square, round, by, cause });
    order.report(TableEvent::Wrecked { seat, by, cause, place });
    let standing: PerSeat<SeatId> = order.read().standing().collect();
    if standing.len() == 1 {
        let places = standing.into_iter().chain(order.state.wrecks.iter().rev().map(|wreck| wreck.seat));
        let outcome = Outcome { places: places.collect() };
        order.end_game(outcome);
    }
}
