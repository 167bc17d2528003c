//! Things of the own zone that are given up (7.4).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, ThingId};
use crate::table::{Place, Table};
use crate::turn::handling;
use crate::turn::knowing;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::work::zone_work::find_own_thing;

/// Checks the discarding of a thing of the own zone, which needs no worker (7.4).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_discard(table: &Table, seat: SeatId, thing: ThingId) -> Result<(), Illegal> {
    find_own_thing(table, seat, thing).map(|_| ())
}

/// Turns a thing or a whole assembly of the own zone face down on the same square, with all that is
/// packed in it. It is open to no team, but written in every notebook (7.4).
pub(super) fn discard(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId) {
    let Some(square) = order.read().zone_square(seat) else { return };
    handling::move_whole(order, seat, thing, Place::FaceDown(square));
    let open = handling::open_by_nobody(order.table.setup());
    let things = handling::with_packed(&order.read(), thing);
    for given_up in things {
        order.table.set_open(given_up, open);
        knowing::note_discard(order, given_up, square);
    }
    order.report(TableEvent::Discarded { seat, thing, square });
}
