//! Places for cards that a player collects.

use bevy_egui::egui::{Rect, Stroke, Vec2, vec2};

use super::facts::CardPlaces;
use crate::kit::Pen;
use crate::kit::palette::{INK, INSET, LINE, PAPER, PAPER_GREEN};
use crate::kit::panel::Node;
use crate::kit::panel::build::painted;
use crate::kit::pen::rect_at;
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Space};

/// Height of a place, and the width of one with its gap, in points.
const HEIGHT: f32 = 26.0;
const STEP: f32 = 24.0;
/// Width that all places share, and the least step, in points: the name needs room, too.
const ROOM: f32 = 3.0 * STEP;
const LEAST_STEP: f32 = 16.0;
/// Radius of the corners of a place, in points.
const CORNER: f32 = Space::Xs.points();
/// Lengths of the dashes and gaps of an empty place, in points.
const DASHES: f32 = 3.0;

/// Describes the places.
pub(super) fn places_node<'a, M: 'a>(places: &'a CardPlaces) -> Node<'a, M> {
    let step = (ROOM / f32::from(places.all.max(1))).clamp(LEAST_STEP, STEP);
    let width = f32::from(places.all) * step;
    let draw = move |pen: &mut Pen, rect: Rect| {
        for number in 0..places.all {
            let left = rect.left() + f32::from(number) * step;
            let place = rect_at(left, rect.center().y - HEIGHT / 2.0, step - CORNER, HEIGHT);
            draw_place(pen, place, number < places.filled);
        }
    };
    painted(width, HEIGHT, draw).reads(Manner::Found, &places.spoken)
}

/// Draws a place with a card, or an empty one.
fn draw_place(pen: &mut Pen, place: Rect, is_filled: bool) {
    let fill = if is_filled { PAPER } else { INSET };
    pen.draw_rect(place, CORNER, fill, Stroke::new(LineWidth::Well.points(), INK));
    if is_filled {
        let side = IconSize::Sign.points().min(place.width() - LineWidth::Well.points());
        pen.draw_svg("check", Rect::from_center_size(place.center(), Vec2::splat(side)), PAPER_GREEN);
    } else {
        let inner = place.shrink2(vec2(DASHES, CORNER));
        pen.draw_dashed_rect(inner, Stroke::new(LineWidth::Thin.points(), LINE), DASHES, DASHES);
    }
}
