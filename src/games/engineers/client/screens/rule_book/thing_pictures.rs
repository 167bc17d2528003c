//! Pictures of things on the pages of the rules: every grade, a change, and tools with prices.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::plan::BecomesPlan;
use super::thing_plan::drawing_of;
use crate::client::art::thing_picture::{ThingPicture, paint_thing};
use crate::set::{DataSet, Grade};
use crate::words::dollars_words;
use client::kit::palette::{CREAM, YELLOW};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::kit::{Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;

/// Largest side of a thing, in points at the usual text size.
const THING: f32 = 72.0;
/// Side of the thing that makes a change, in parts of the others'.
const MAKER: f32 = 0.7;

/// Places of a number of things side by side in the middle of a room, with some height below them.
pub(super) fn places_in_row(room: Rect, count: usize, below: f32, text: f32) -> Vec<Rect> {
    let gap = Space::M.points();
    let inner = room.shrink(gap);
    let by_width = (inner.width() + gap) / count.max(1) as f32 - gap;
    let side = by_width.min(inner.height() - below).clamp(1.0, THING * text);
    let left = room.center().x - (count as f32 * (side + gap) - gap) / 2.0;
    let top = room.center().y - (side + below) / 2.0;
    (0..count).map(|number| rect_at(left + number as f32 * (side + gap), top, side, side)).collect()
}

/// Draws an amount of dollars with its coin in the middle of a rectangle.
pub(super) fn draw_dollars(pen: &mut Pen, rect: Rect, dollars: u16) {
    let amount = pen.ruler().layout(TextStyle::STRONG.in_colour(CREAM), f32::INFINITY, dollars_words(dollars));
    let coin = IconSize::Text.points();
    let size = vec2(coin + Space::Xs.points() + amount.size().x, amount.height().max(coin));
    let place = Rect::from_center_size(rect.center(), size);
    pen.draw_icon("dollar", place.left(), place.center().y - coin / 2.0, coin, Color32::WHITE);
    amount.paint(pen, place, Align2::RIGHT_CENTER);
}

/// Returns the picture of a thing in every grade, from the best.
pub(super) fn grades_picture(data: &Arc<DataSet>, name: &str) -> DrawPicture {
    let drawing = drawing_of(data, name);
    Box::new(move |pen, rect| {
        let grades = Grade::QUALITIES.into_iter().rev();
        for (grade, place) in grades.zip(places_in_row(rect, Grade::QUALITIES.len(), 0.0, pen.look.text)) {
            paint_thing(pen, &ThingPicture { drawing, grade: Some(grade), mark: None }, place);
        }
    })
}

/// Returns the picture of a change: the thing before, an arrow with what makes the change above it,
/// and the thing after.
pub(super) fn becomes_picture(data: &Arc<DataSet>, plan: &BecomesPlan) -> DrawPicture {
    let before = plan.before.picture(data);
    let after = plan.after.picture(data);
    let by = plan.by.as_ref().map(|name| drawing_of(data, name));
    Box::new(move |pen, rect| {
        let places = places_in_row(rect, 3, 0.0, pen.look.text);
        let [first, middle, last] = places[..] else { return };
        paint_thing(pen, &before, first);
        paint_thing(pen, &after, last);
        let side = middle.width() * MAKER;
        let foot = if by.is_some() { middle.bottom() - Space::Xs.points() } else { middle.center().y };
        if let Some(drawing) = by {
            let at = pos2(middle.center().x, foot - Space::S.points() - side / 2.0);
            pen.draw_svg(drawing, Rect::from_center_size(at, Vec2::splat(side)), Color32::WHITE);
        }
        let arrow = Stroke::new(LineWidth::Chosen.points(), YELLOW);
        pen.painter().arrow(pos2(middle.left(), foot), vec2(middle.width(), 0.0), arrow);
    })
}

/// Returns the picture of tools in the shop, each with its price below.
pub(super) fn shop_picture(data: &Arc<DataSet>, names: &[String]) -> DrawPicture {
    let priced = |name: &String| {
        let price = data.find_kind(name).map_or(0, |kind| data.kind(kind).price);
        (drawing_of(data, name), price)
    };
    let tools: Vec<(&'static str, u16)> = names.iter().map(priced).collect();
    Box::new(move |pen, rect| {
        let line = pen.ruler().layout(TextStyle::STRONG, f32::INFINITY, "0").height().max(IconSize::Text.points());
        let below = line + Space::S.points();
        for (tool, place) in tools.iter().zip(places_in_row(rect, tools.len(), below, pen.look.text)) {
            pen.draw_svg(tool.0, place, Color32::WHITE);
            let foot = rect_at(place.left(), place.bottom() + Space::S.points(), place.width(), line);
            draw_dollars(pen, foot, tool.1);
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_side_by_side_are_inside_the_picture() {
        for room in [rect_at(0.0, 0.0, 200.0, 130.0), rect_at(5.0, 5.0, 340.0, 180.0)] {
            for count in 1..=4 {
                let places = places_in_row(room, count, 28.0, 1.0);
                assert!(places.iter().all(|place| room.contains_rect(*place)), "{count}");
                assert!(places.iter().all(|place| place.bottom() + 28.0 <= room.bottom()), "{count}");
            }
        }
    }
}
