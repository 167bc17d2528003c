//! Set-up: the opener and the first orders (rules 3.4, 3.6).

use shell::seats::SeatId;

use super::order_of_play::OrderOfPlay;
use crate::action::TableEvent;
use crate::table::Due;

/// Draws the opener if no seat is marked as the youngest's (3.6), then turns up the first orders
/// (3.4). The order of the draws must not change: a saved game is checked by repeating them.
pub(super) fn set_up(mut order: OrderOfPlay) {
    let setup = order.table.setup();
    let open_orders = setup.limit();
    let has_auction = !setup.options.even_start;
    let opener = match setup.youngest {
        Some(seat) => seat,
        None => {
            let seats: Vec<SeatId> = setup.all_seats().collect();
            order.table.stream.pick_seat(&seats).unwrap_or(SeatId(0))
        }
    };
    order.state.opener = Some(opener);
    for _ in 0..open_orders {
        turn_up_order(&mut order);
    }
    order.state.first = Some(opener);
    order.go_to(if has_auction { Due::Auction } else { Due::BeginTurn });
}

/// Turns up the next order, if there is one (6.6, 14.5).
pub(super) fn turn_up_order(order: &mut OrderOfPlay) {
    let table = &mut order.table;
    if let Some(turned_up) = table.orders.turn_up(&mut table.stream) {
        order.report(TableEvent::OrderOpened { order: turned_up });
    }
}
