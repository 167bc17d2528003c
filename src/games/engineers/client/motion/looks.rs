//! Pictures of things that fly. What the viewer may not know is a crate (19.1).

use crate::action::ThingId;
use crate::client::art::names::kind_drawing;
use crate::client::yard::Viewer;
use crate::set::KindId;
use crate::table::{Place, Table, ThingView};

/// Drawing of a thing of which the viewer knows only that it is there.
pub const CRATE: &str = "crate";

/// Drawing of a thing on its way, as the viewer may see it: the kind that lies or goes face up, is
/// open to the viewer or is carried by its team, and a crate for any other (19.1, 19.2). `table` is
/// the one that the viewer may see.
pub fn drawing_of_moved(table: &Table, viewer: &Viewer, thing: ThingId) -> &'static str {
    let known = table.find_thing(thing).filter(|thing| is_known(table, viewer, thing));
    known.map_or(CRATE, |thing| {
        let kind = viewer.seat.or_else(|| thing.team()).map_or_else(|| thing.own_kind(), |seat| thing.kind(seat));
        kind_drawing(kind)
    })
}

/// Drawing of a thing of a kind that all know, as it is bought or sold; a crate for a kind that the
/// set does not have.
pub fn drawing_of_kind(table: &Table, kind: KindId) -> &'static str {
    table.data().get_kind(kind).map_or(CRATE, kind_drawing)
}

/// Whether the viewer knows what a thing is. A view has no place for what it hides.
fn is_known(table: &Table, viewer: &Viewer, thing: &ThingView) -> bool {
    let is_open_table = table.setup().options.open_table;
    match thing.place {
        Place::Unused | Place::Packed(_) => false,
        Place::Zone(_) | Place::Away => true,
        Place::Held(seat, _) | Place::Truck(seat) => is_open_table || viewer.seat == Some(seat),
        Place::FaceDown(_) => match viewer.seat {
            Some(seat) => thing.is_open_to(seat),
            None => is_open_table && table.seats().any(|seat| thing.is_open_to(seat)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard};
    use crate::opponents::View;

    /// Drawings of the first things of a yard for some viewers, each with the table that it sees.
    fn drawings(yard: &TestYard, things: u16, viewer: &Viewer) -> Vec<&'static str> {
        let whole = yard.table();
        let view = View::of(&whole, viewer.seat.unwrap_or(shell::seats::SeatId(u8::MAX)));
        let seen = view.table(whole.setup());
        let of = |table: &Table| -> Vec<&'static str> {
            (0..things).map(|thing| drawing_of_moved(table, viewer, ThingId(thing))).collect()
        };
        let by_view = of(&seen);
        let by_whole = of(&whole);
        assert_eq!(by_view, by_whole, "not even the whole table tells more");
        by_view
    }

    #[test]
    fn rule_19_1_what_is_not_open_to_the_viewer_flies_as_a_crate() {
        let yard = TestYard::new().open_to(A, "pump", "c4").held(A, &[0], "rope").in_zone(A, "bucket");
        assert_eq!(drawings(&yard, 3, &Viewer::of(A)), ["thing_pump", "thing_rope", "thing_bucket"]);
        for viewer in [Viewer::of(B), Viewer::PUBLIC] {
            assert_eq!(drawings(&yard, 3, &viewer), [CRATE, CRATE, "thing_bucket"], "{viewer:?}");
        }
        assert_eq!(drawing_of_moved(&yard.table(), &Viewer::of(A), ThingId(99)), CRATE);
    }

    #[test]
    fn rule_21_1_at_an_open_table_everybody_sees_what_is_carried() {
        let yard = TestYard::new().open_table().open_to(A, "pump", "c4").held(A, &[0], "rope");
        let table = yard.table();
        let of = |thing| drawing_of_moved(&table, &Viewer::PUBLIC, ThingId(thing));
        assert_eq!([0, 1].map(of), ["thing_pump", "thing_rope"]);
    }
}
