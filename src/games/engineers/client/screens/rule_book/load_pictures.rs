//! Pictures of loads on the pages of the rules: workers, what they carry, and the actions that it
//! leaves each of them.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::plan::LoadPlan;
use super::thing_plan::drawing_of;
use crate::client::art::names::worker_drawing;
use crate::set::limits::BASE_LIMIT;
use crate::set::{DataSet, Kind};
use client::kit::Pen;
use client::kit::marks::Lamps;
use client::kit::palette::{INSET, YELLOW};
use client::kit::pen::rect_at;
use client::kit::tokens::{Radius, Space};
use client::screens::how_to_play::book::DrawPicture;
use shell::seats::Colour;

/// Largest side of a worker or a thing, in points at the usual text size.
const ITEM: f32 = 72.0;
/// Size of a lamp, in points at the usual text size.
const LAMP: Vec2 = vec2(18.0, 22.0);
/// Space between two items, and between two lamps, in points.
const GAP: f32 = Space::Xs.points();

/// Returns the picture of a load. The lamps are the actions of each worker; those that the load
/// takes are dark.
pub(super) fn load_picture(data: &Arc<DataSet>, plan: &LoadPlan) -> DrawPicture {
    let workers = usize::from(plan.workers);
    let things: Vec<&'static str> = plan.things.iter().map(|name| drawing_of(data, name)).collect();
    let packed: Vec<&'static str> = plan.packed.iter().map(|name| drawing_of(data, name)).collect();
    let limit = limit_of(data, plan);
    Box::new(move |pen, rect| {
        let lamp = LAMP * pen.look.text;
        let below = lamp.y + Space::M.points();
        let items = items_in(rect, workers + things.len() + packed.len(), below, pen.look.text);
        let worker = worker_drawing(Colour::Orange);
        let drawings = std::iter::repeat_n(worker, workers).chain(things.iter().copied());
        draw_pack(pen, &items, packed.len());
        for (drawing, place) in drawings.chain(packed.iter().copied()).zip(&items) {
            pen.draw_svg(drawing, *place, Color32::WHITE);
        }
        let bottom = items.first().map_or(rect.center().y, Rect::bottom);
        let room = rect.with_min_y(bottom + Space::M.points());
        draw_actions(pen, room, lamp, limit);
    })
}

/// Actions that each of the workers has with the load (3.2, 3.3, 5.5, 5.13).
fn limit_of(data: &DataSet, plan: &LoadPlan) -> u8 {
    let kind = |name: &String| data.find_kind(name).map(|kind| data.kind(kind));
    let things: Vec<&Kind> = plan.things.iter().filter_map(kind).collect();
    let ease = things.last().and_then(|kind| kind.hold()).map_or(0, |hold| hold.ease);
    let packed = plan.packed.iter().filter_map(kind).map(|kind| kind.penalty.saturating_sub(ease));
    let penalties = things.iter().map(|kind| kind.penalty.div_ceil(plan.workers.max(1))).chain(packed);
    let brace = things.iter().filter_map(|kind| kind.brace()).max().unwrap_or(0);
    let stride = things.iter().filter_map(|kind| kind.stride()).max().unwrap_or(0);
    let burden = penalties.fold(0, u8::saturating_add).saturating_sub(brace);
    (BASE_LIMIT + stride).saturating_sub(burden)
}

/// Places of a number of items side by side, in a room that keeps some height below them.
fn items_in(room: Rect, count: usize, below: f32, text: f32) -> Vec<Rect> {
    let inner = room.shrink(Space::S.points());
    let by_width = (inner.width() + GAP) / count.max(1) as f32 - GAP;
    let side = by_width.min(inner.height() - below).clamp(1.0, ITEM * text);
    let left = room.center().x - (count as f32 * (side + GAP) - GAP) / 2.0;
    let top = room.center().y - (side + below) / 2.0;
    (0..count).map(|number| rect_at(left + number as f32 * (side + GAP), top, side, side)).collect()
}

/// Draws the ground of a container, which is before a number of packed things, and of these.
fn draw_pack(pen: &Pen, items: &[Rect], packed: usize) {
    let first = items.len().saturating_sub(packed + 1);
    let ground = items.get(first..).into_iter().flatten().copied().reduce(Rect::union);
    if let Some(ground) = ground.filter(|_| packed > 0) {
        pen.draw_inset(ground.expand(GAP / 2.0), Radius::Chip.points(), INSET);
    }
}

/// Draws the actions of a worker in the upper middle of a room.
fn draw_actions(pen: &Pen, room: Rect, size: Vec2, limit: u8) {
    let count = BASE_LIMIT.max(limit);
    let width = f32::from(count) * (size.x + GAP) - GAP;
    let corner = room.center_top() - vec2(width / 2.0, 0.0);
    pen.draw_lamps(corner, &Lamps { count, lit: limit, size, gap: GAP, colour: YELLOW });
}

#[cfg(test)]
mod tests {
    use super::super::plan::PicturePlan;
    use super::super::test_plans::plans_of;
    use super::*;

    fn limits(key: &str) -> Vec<u8> {
        let data = DataSet::standard();
        let plans = plans_of(key);
        let loads = plans.iter().filter_map(|plan| match plan {
            PicturePlan::Load(load) => Some(limit_of(&data, load)),
            _ => None,
        });
        loads.collect()
    }

    #[test]
    fn rule_3_3_loads_leave_as_many_actions_as_their_captions_say() {
        assert_eq!(limits("turn"), [6, 4]);
        assert_eq!(limits("carrying"), [5, 3, 5]);
    }

    #[test]
    fn items_of_a_load_are_inside_the_picture_above_the_lamps() {
        let room = rect_at(0.0, 0.0, 220.0, 130.0);
        for count in 1..=6 {
            let items = items_in(room, count, 34.0, 1.0);
            assert!(items.iter().all(|item| room.contains_rect(*item) && item.bottom() + 34.0 <= room.bottom()));
        }
    }
}
