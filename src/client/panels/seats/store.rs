//! Things that a player keeps, in a row of spaces.

use bevy_egui::egui::{Color32, Id, Rect, Vec2, pos2, vec2};

use super::facts::{StoreRow, StoredThing};
use crate::kit::Pen;
use crate::kit::palette::{INK, INSET, LINE};
use crate::kit::panel::{HeightRange, Widget, WidthRange};
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};

/// Least width of a space, in points.
const NARROWEST: f32 = 14.0;
/// Height of the row, in points, which does not grow with the text.
const HEIGHT: f32 = 32.0;
/// Side of a mark in parts of the thing that it is on, and the part of it that stands out of that.
const MARK: f32 = 0.6;
const OUT: f32 = 0.25;

/// Spaces with their things, as a widget.
pub(super) struct StoreSpaces<'a>(pub(super) &'a StoreRow);

impl<M> Widget<M> for StoreSpaces<'_> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        let spaces = f32::from(self.0.spaces);
        WidthRange { least: spaces * NARROWEST, ideal: spaces * (IconSize::Text.points() + Space::Xs.points()) }
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(HEIGHT)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let StoreRow { things, spaces, before_line } = self.0;
        pen.draw_inset(rect, Radius::Chip.points(), INSET);
        let width = rect.width() / f32::from((*spaces).max(1));
        let line = rect.shrink2(vec2(0.0, Space::Xs.points()));
        for number in 1..*spaces {
            let x = rect.left() + width * f32::from(number);
            let colour = if number == *before_line { LINE } else { INK };
            pen.draw_line((x, line.top()), (x, line.bottom()), LineWidth::Thin.points(), colour);
        }
        let mut taken = 0.0;
        for thing in things.iter().take((*spaces).into()) {
            let room = width * f32::from(thing.spaces.max(1));
            let side = IconSize::Text.points().min(room - LineWidth::Well.points());
            let middle = pos2(rect.left() + taken + room / 2.0, rect.center().y);
            if thing.spaces > 1 {
                let place = Rect::from_center_size(middle, vec2(room, rect.height())).shrink(LineWidth::Well.points());
                pen.fill_rect(place, Space::Xs.points(), LINE);
            }
            draw_thing(pen, Rect::from_center_size(middle, Vec2::splat(side)), thing);
            taken += room;
        }
        None
    }
}

/// Draws a thing with its mark.
fn draw_thing(pen: &mut Pen, rect: Rect, thing: &StoredThing) {
    pen.draw_svg(thing.drawing, rect, Color32::WHITE);
    if let Some(mark) = thing.mark {
        let side = rect.width() * MARK;
        let corner = rect.right_top() + vec2(-side * (1.0 - OUT), -side * OUT);
        pen.draw_svg(mark, Rect::from_min_size(corner, Vec2::splat(side)), Color32::WHITE);
    }
}
