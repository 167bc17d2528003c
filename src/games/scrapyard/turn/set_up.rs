//! Set-up: the first seat, and the face-up cards (rules 3.2 to 3.4).

use shell::seats::{SeatId, SeatSet};

use super::build::build_turn::turn_up_tops;
use super::order_of_play::OrderOfPlay;
use crate::action::TableEvent;
use crate::table::Due;
use crate::table::lay_out::seats_from;
use crate::table::track::{Token, Track};

/// Draws the first seat, then turns up the top cards. The order of the draws must not change: a
/// saved game is checked by repeating them.
pub(super) fn set_up(mut order: OrderOfPlay) {
    let seats: Vec<SeatId> = order.table.setup().all_seats().collect();
    let first = order.table.stream.pick_seat(&seats).unwrap_or(SeatId(0));
    order.state.first = Some(first);
    let stack = seats_from(order.table.setup(), first).map(|seat| Token { seat, place: 0 });
    *order.table.track = Track::new(stack, SeatSet::EMPTY);
    order.report(TableEvent::FirstSeat { seat: first });
    turn_up_tops(&mut order);
    order.go_to(Due::NextBuildTurn);
}
