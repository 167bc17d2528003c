//! Pictures of construction zones on the pages of the rules, drawn as the panel of a zone is.

use std::sync::Arc;

use bevy_egui::egui::{Rect, pos2};

use super::plan::ZonePlan;
use super::thing_plan::ThingPlan;
use crate::action::ThingId;
use crate::client::zone_panel::places::{paint_link, paint_place};
use crate::client::zone_panel::ticks::Ticks;
use crate::client::zone_panel::zone_things::LinkToLast;
use crate::client::zone_panel::{ZonePlace, ZoneThing};
use crate::set::DataSet;
use crate::set::limits::{LINK_MA, PARKED_ROOM, ZONE_ROOM};
use client::kit::pen::rect_at;
use client::kit::tokens::Space;
use client::screens::how_to_play::book::DrawPicture;
use shell::language::Phrase;
use shell::seats::Colour;

/// Places side by side.
const IN_ROW: u8 = 5;
/// Largest side of a place, in points at the usual text size.
const PLACE: f32 = 58.0;
/// Space between two places, in points.
const GAP: f32 = Space::Xs.points();
/// Number of wholes that a job joins.
const JOINED: usize = 2;

/// Returns the picture of a zone, with the ticks of its job below.
pub(super) fn zone_picture(data: &Arc<DataSet>, plan: &ZonePlan) -> DrawPicture {
    let places = places_of(data, plan);
    let ticks = plan.joined.map(|done| Ticks { all: LINK_MA, done, added: 0 });
    Box::new(move |pen, rect| {
        let below = ticks.map_or(0.0, |ticks| ticks.height() + Space::S.points());
        let rects = rects_in(rect, places.len(), below, pen.look.text);
        for (place, rect) in places.iter().zip(&rects) {
            paint_place(pen, place, *rect, Colour::Orange);
        }
        for (number, (place, rect)) in (0..).zip(places.iter().zip(&rects)) {
            if let ZonePlace::Thing(thing) = place
                && number % IN_ROW != 0
            {
                paint_link(pen, thing, *rect, GAP);
            }
        }
        let whole = rects.iter().copied().reduce(Rect::union);
        if let Some((ticks, whole)) = ticks.zip(whole) {
            let top = whole.bottom() + Space::S.points();
            ticks.paint(pen, rect_at(whole.left(), top, whole.width(), ticks.height()));
        }
    })
}

/// The ten places: things, free ones, then those of the parked truck.
fn places_of(data: &DataSet, plan: &ZonePlan) -> Vec<ZonePlace> {
    let things = plan.wholes.iter().enumerate().flat_map(|(number, whole)| {
        whole.iter().enumerate().map(move |(index, thing)| zone_thing(data, plan, (number, index), thing))
    });
    let mut places: Vec<ZonePlace> = things.map(ZonePlace::Thing).collect();
    let trucks = if plan.has_truck { usize::from(PARKED_ROOM) } else { 0 };
    let free = usize::from(ZONE_ROOM).saturating_sub(places.len() + trucks);
    places.extend(std::iter::repeat_n(ZonePlace::Free, free));
    places.extend(std::iter::repeat_n(ZonePlace::Truck, trucks));
    places
}

/// Thing of a zone by the number of its whole, and its index in it.
fn zone_thing(data: &DataSet, plan: &ZonePlan, at: (usize, usize), thing: &ThingPlan) -> ZoneThing {
    let is_of_job = plan.joined.is_some() && at.0 < JOINED;
    let link = match at {
        (1, 0) if is_of_job => Some(LinkToLast::BeingJoined),
        (_, 0) => None,
        _ => Some(LinkToLast::Joined),
    };
    ZoneThing {
        thing: ThingId(0),
        picture: thing.picture(data),
        name: Phrase::default(),
        is_joined: plan.wholes.get(at.0).is_some_and(|whole| whole.len() > 1),
        link,
        is_of_job,
        is_faulty: plan.is_faulty && at.0 == 0,
        is_tied: false,
        packed: 0,
        is_on_way: false,
    }
}

/// Rectangles of a number of places in rows, in the middle of a room that keeps some height below
/// them.
fn rects_in(room: Rect, count: usize, below: f32, text: f32) -> Vec<Rect> {
    let columns = f32::from(IN_ROW);
    let rows = count.div_ceil(usize::from(IN_ROW)) as f32;
    let inner = room.shrink(Space::S.points());
    let by_width = (inner.width() + GAP) / columns - GAP;
    let by_height = (inner.height() - below + GAP) / rows - GAP;
    let side = by_width.min(by_height).clamp(1.0, PLACE * text);
    let step = side + GAP;
    let left = room.center().x - (columns * step - GAP) / 2.0;
    let top = room.center().y - (rows * step - GAP + below) / 2.0;
    let rect = |number: usize| {
        let column = (number % usize::from(IN_ROW)) as f32;
        let row = (number / usize::from(IN_ROW)) as f32;
        let corner = pos2(left + column * step, top + row * step);
        rect_at(corner.x, corner.y, side, side)
    };
    (0..count).map(rect).collect()
}

#[cfg(test)]
mod tests {
    use super::super::test_plans::zones_of_book;
    use super::*;

    #[test]
    fn rule_7_2_every_zone_of_the_book_has_ten_places_inside_its_picture() {
        let data = DataSet::standard();
        for plan in zones_of_book() {
            let places = places_of(&data, &plan);
            assert_eq!(places.len(), usize::from(ZONE_ROOM), "{plan:?}");
            let room = rect_at(0.0, 0.0, 220.0, 130.0);
            for below in [0.0, 43.0] {
                let rects = rects_in(room, places.len(), below, 1.0);
                assert!(rects.iter().all(|rect| room.contains_rect(*rect) && rect.width() > 20.0));
                assert!(rects.iter().all(|rect| rect.bottom() + below <= room.bottom()));
            }
        }
    }
}
