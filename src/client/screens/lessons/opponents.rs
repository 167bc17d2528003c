//! Picture of the players of the short real game after the lessons.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Rect, Vec2};

use crate::art::Composed;
use crate::kit::palette::{SECOND, STAGE};
use crate::kit::scenery::draw_scenery;
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use shell::language::phrase;

/// Draws what the learner has, and what the opponent has, before the workshop's wall.
pub fn draw_opponents(pen: &mut Pen, rect: Rect, pictures: &[Arc<Composed>]) {
    pen.draw_inset(rect, Radius::Row.points(), STAGE);
    let inner = rect.shrink(LineWidth::Well.points());
    let ground = inner.with_min_y(inner.bottom() - Space::M.points());
    draw_scenery(pen, inner, ground);
    let style = TextStyle::FIGURE.in_colour(SECOND);
    let between = pen.ruler().layout(style, f32::INFINITY, phrase!("lessons-versus"));
    between.paint(pen, inner, Align2::CENTER_CENTER);
    let aside = between.size().x / 2.0 + Space::L.points();
    let stage = inner.with_max_y(ground.top());
    let middle = stage.center().x;
    let places = [stage.with_max_x(middle - aside), stage.with_min_x(middle + aside)];
    let places = places.map(|place| place.shrink(Space::S.points()));
    // Both pictures have the same scale.
    let fits =
        pictures.iter().zip(places).map(|(picture, place)| (place.size() / Vec2::from(picture.size())).min_elem());
    let cell = fits.fold(f32::INFINITY, f32::min);
    for (number, (picture, place)) in pictures.iter().zip(places).enumerate() {
        let place = Align2::CENTER_BOTTOM.align_size_within_rect(Vec2::from(picture.size()) * cell, place);
        pen.draw_composed(("versus", number), picture, place);
    }
}
