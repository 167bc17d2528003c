//! End of a turn (3.7).

use super::order_of_play::OrderOfPlay;
use super::{knowing, truck, work};
use crate::action::TableEvent;
use crate::table::Due;

/// Ends the turn: the debugging roll, the truck that rolls on, and what closes, in this order
/// (3.7). Things that were used are tied to nobody any more (5.9).
pub(super) fn end_turn(mut order: OrderOfPlay) {
    if let Some(seat) = order.state.turn().map(|turn| turn.seat) {
        work::roll_for_fault(&mut order, seat);
        truck::roll_on(&mut order, seat);
        knowing::close_at_end(&mut order, seat);
        order.table.untie_all();
        order.report(TableEvent::TurnEnded { seat });
    }
    order.go_to(Due::NextTurn);
}
