//! Blanks that a team defines as a kind of junk (14.3 to 14.5).

use shell::seats::SeatId;

use crate::action::{Illegal, TableEvent, ThingId};
use crate::set::KindId;
use crate::table::Table;
use crate::turn::order_of_play::OrderOfPlay;
use crate::turn::work::zone_work::find_own_thing;

/// Checks the definition of a blank that lies face up in the own zone: as any kind of junk (14.3),
/// by a team that has not defined it yet (14.4).
///
/// # Errors
/// [`Illegal`] if the table would refuse it.
pub fn check_define(table: &Table, seat: SeatId, thing: ThingId, kind: KindId) -> Result<(), Illegal> {
    let found = find_own_thing(table, seat, thing)?;
    if !found.is_blank() || found.is_component(seat) {
        return Err(Illegal::NotBlank);
    }
    let kind = table.data().get_kind(kind).ok_or(Illegal::NoSuch)?;
    if kind.is_component_kind() { Ok(()) } else { Err(Illegal::NotJunk) }
}

/// Defines a blank for a team, which never changes it (14.4).
pub(super) fn define(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, kind: KindId) {
    order.table.define(thing, seat, kind);
    order.report(TableEvent::Defined { seat, thing, kind });
}
