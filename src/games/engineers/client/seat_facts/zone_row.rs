//! A construction zone as ten small spaces (7.2).

use shell::seats::{Seat, SeatId};

use crate::client::art::icons::DeedIcon;
use crate::client::art::names::truck_drawing;
use crate::client::yard::Viewer;
use crate::client::zone_panel::zone_things::LinkToLast;
use crate::client::zone_panel::{ZoneFacts, ZoneThing};
use crate::set::limits::{PARKED_ROOM, ZONE_ROOM};
use crate::table::Table;
use client::panels::seats::{StoreRow, StoredThing};

/// The zone of a team as a row of spaces: the parked truck on five of them, then the things, linked
/// where they are joined; all free before the team has a zone.
pub fn zone_row(table: &Table, seats: &[Seat], seat: SeatId) -> StoreRow {
    let facts = ZoneFacts::of(table, seats, seat, &Viewer::PUBLIC);
    let truck = facts.as_ref().filter(|_| table.is_parked(seat)).map(|zone| StoredThing {
        drawing: truck_drawing(zone.colour),
        spaces: PARKED_ROOM,
        mark: None,
    });
    let things: Vec<&ZoneThing> = facts.iter().flat_map(ZoneFacts::things).collect();
    let stored = things.iter().enumerate().map(|(index, thing)| StoredThing {
        drawing: thing.picture.drawing,
        spaces: 1,
        mark: mark_of(thing, things.get(index + 1).copied()),
    });
    StoreRow { things: truck.into_iter().chain(stored).collect(), spaces: ZONE_ROOM, before_line: 0 }
}

/// Mark of a thing, at its edge to the next one: a link, or the sign of a fault at the end of a
/// faulty assembly.
fn mark_of(thing: &ZoneThing, next: Option<&ZoneThing>) -> Option<&'static str> {
    let is_linked = next.is_some_and(|next| next.link == Some(LinkToLast::Joined));
    match (is_linked, thing.is_faulty) {
        (true, _) => Some("link"),
        (false, true) => Some(DeedIcon::Debug.drawing()),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};

    fn taken(yard: &TestYard) -> Vec<(u8, bool)> {
        let row = zone_row(&yard.table(), &test_seats(2), A);
        row.things.iter().map(|thing| (thing.spaces, thing.mark.is_some())).collect()
    }

    #[test]
    fn rule_7_2_the_parked_truck_takes_five_spaces_and_joined_things_are_linked() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").joined(&[0, 1]).in_zone(A, "bucket");
        assert_eq!(taken(&yard), [(5, false), (1, true), (1, false), (1, false)]);
        assert_eq!(taken(&yard.truck_on(A, "d0")), [(1, true), (1, false), (1, false)]);
    }
}
