//! The end of a turn: used cards, batteries, and the crusher (rules 6.2, 10.1).

use crate::action::{DentCause, TableEvent};
use crate::table::{Due, Location, Zone};
use crate::turn::effects::dents::dent;
use crate::turn::order_of_play::OrderOfPlay;

/// Ends the turn. The crusher bites a robot that stands on one of its rings.
pub(crate) fn end_turn(mut order: OrderOfPlay) {
    let Some(seat) = order.state.awaited_seat() else { return order.await_choice() };
    order.table.move_all(seat, Zone::Used, Location::of(seat, Zone::Discard));
    let robot = order.read().robot(seat);
    let batteries = robot.batteries();
    let ring = robot.square().map(|square| order.table.setup().arena().ring(square));
    order.table.change_condition(seat, |condition| condition.unused = batteries);
    order.report(TableEvent::TurnEnded { seat });
    if let (Some(crusher), Some(ring)) = (order.table.setup().crusher(order.state.round), ring)
        && u16::from(ring) <= crusher.ring
    {
        dent(&mut order, seat, crusher.dents, None, DentCause::Crusher);
    }
    if order.is_over() { order.await_choice() } else { order.go_to(Due::NextTurn) }
}
