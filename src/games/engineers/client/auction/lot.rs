//! The lot of an auction: one thing, or one assembly.

use bevy_egui::egui::{Rect, vec2};
use shell::language::Phrase;
use shell::seats::{Colour, Seat};

use crate::action::ThingId;
use crate::client::offer::painted::PaintedOffer;
use crate::client::yard::Viewer;
use crate::client::zone_panel::places::{paint_link, paint_place};
use crate::client::zone_panel::{ZoneFacts, ZonePlace};
use crate::table::{Place, Table};
use crate::words::a_whole;
use client::kit::Pen;
use client::kit::tokens::Space;

/// Greatest side of the picture of a component, in points.
const LARGEST: f32 = 96.0;

/// Thing that is sold.
#[derive(Clone, Debug)]
pub struct Lot {
    /// Its components, as they lie in a zone.
    places: Vec<ZonePlace>,
    /// Colour of the team in whose zone it lies.
    colour: Colour,
    /// Its name.
    pub name: Phrase,
}

impl Lot {
    /// Thing in a zone, or its whole assembly; `None` if it lies in none.
    pub fn of(table: &Table, seats: &[Seat], thing: ThingId) -> Option<Self> {
        let Place::Zone(seat) = table.find_thing(thing)?.place else { return None };
        let zone = ZoneFacts::of(table, seats, seat, &Viewer::PUBLIC)?;
        let whole = table.whole(thing);
        let is_sold = |place: &ZonePlace| matches!(place, ZonePlace::Thing(thing) if whole.contains(&thing.thing));
        Some(Self {
            places: zone.places.into_iter().filter(is_sold).collect(),
            colour: zone.colour,
            name: a_whole(table, thing, seat),
        })
    }

    /// Paints the thing as large as possible in a room, and notes where its components are.
    pub fn paint(&self, pen: &mut Pen, room: Rect, painted: &PaintedOffer) {
        let gap = Space::S.points();
        let count = self.places.len().max(1) as f32;
        let side = ((room.width() - (count - 1.0) * gap) / count).min(room.height()).min(LARGEST);
        let width = count * side + (count - 1.0) * gap;
        let corner = room.center() - vec2(width, side) / 2.0;
        for (number, place) in self.places.iter().enumerate() {
            let rect = Rect::from_min_size(corner + vec2(number as f32 * (side + gap), 0.0), vec2(side, side));
            paint_place(pen, place, rect, self.colour);
            let ZonePlace::Thing(thing) = place else { continue };
            painted.note_thing(thing.thing, rect);
            if number > 0 {
                paint_link(pen, thing, rect, gap);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard, test_seats};
    use crate::words::told::tell;

    #[test]
    fn rule_16_4_an_assembly_is_sold_as_a_whole() {
        let yard = TestYard::new().truck_on(A, "d0").in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "bucket");
        let yard = yard.joined(&[0, 1]);
        let lot = |thing| Lot::of(&yard.table(), &test_seats(2), ThingId(thing)).unwrap();
        assert_eq!((lot(1).places.len(), lot(2).places.len()), (2, 1));
        assert_eq!(tell(&lot(1).name), "an assembly (pump C and rope C)");
    }
}
