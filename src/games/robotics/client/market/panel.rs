//! The market as a whole, in its half of the stage.

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, CornerRadius, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::disc::{paint_disc, paint_tags};
use super::foot::{paint_caption, paint_nuts};
use super::hover::{HoveredThing, bubble_of};
use super::layout::{MarketForm, MarketLayout};
use super::pointer::listen_to_market;
use super::square::paint_square;
use super::view::{MarketView, room_of_market};
use crate::client::scene::Scene;
use client::art::Picture;
use client::kit::Pen;
use client::kit::palette::INK;
use client::kit::tokens::LineWidth;

/// Size of the drawing of the floor, and the middle of the disc on it.
const FLOOR: Vec2 = vec2(420.0, 540.0);
const FLOOR_MIDDLE: Vec2 = vec2(210.0, 289.0);
/// Radius of the stage's corners, in points.
const ROUND: u8 = 12;

/// Draws the market in its half of the stage, and listens to it.
pub fn draw_market(pen: &mut Pen, scene: &mut Scene) {
    let layout = MarketLayout::new(room_of_market(scene), pen.look.text);
    let view = MarketView::of_frame(pen, scene, layout);
    let hovered = listen_to_market(pen, scene, &view);
    paint_floor(pen, scene, &layout);
    let is_ring = matches!(layout.form, MarketForm::Ring(_));
    paint_disc(pen, &view);
    for (square, &kind) in scene.table.data().ring().squares().iter().enumerate() {
        let is_pointed = hovered == Some(HoveredThing::Square(kind)) && scene.held_thing().is_none();
        paint_square(pen, scene, &view, square, kind, is_pointed);
    }
    paint_tags(pen, scene, &view);
    paint_nuts(pen, scene, &view);
    if is_ring || view.by_hand != 0.0 {
        paint_caption(pen, &view);
    }
    if let Some(bubble) = bubble_of(pen, scene, &view, hovered) {
        let room = layout.bubble_room(pen.ui.ctx().content_rect(), bubble.about);
        bubble.paint_over_panels(pen, room);
    }
}

/// Height down to which a sign over the stage hides nothing of the market.
pub fn free_above_market(pen: &Pen, scene: &Scene) -> f32 {
    MarketLayout::new(room_of_market(scene), pen.look.text).free_above()
}

/// Paints the floor, with its circles around the disc, and this half of the stage's frame.
fn paint_floor(pen: &mut Pen, scene: &Scene, layout: &MarketLayout) {
    let half = scene.halves().market;
    let middle = match layout.form {
        MarketForm::Ring(ring) => ring.middle,
        MarketForm::Rows(_) => half.center(),
    };
    let whole = floor_around(half, middle.to_vec2());
    let part = Rect::from_min_max(
        ((half.min - whole.min) / whole.size()).to_pos2(),
        ((half.max - whole.min) / whole.size()).to_pos2(),
    );
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing("market_floor"), whole.size());
    let corners = CornerRadius { nw: ROUND, sw: ROUND, ..CornerRadius::ZERO };
    pen.painter().add(RectShape::filled(half, corners, Color32::WHITE).with_texture(texture, part));
    let width = LineWidth::Panel.points();
    let edge = Stroke::new(width, INK);
    let frame = RectShape::stroke(scene.regions.stage.shrink(width / 2.0), ROUND, edge, StrokeKind::Middle);
    pen.painter().with_clip_rect(half).add(Shape::Rect(frame));
}

/// Rectangle of the whole floor, so large that it covers a half, if the disc has its middle there.
fn floor_around(half: Rect, middle: Vec2) -> Rect {
    let before = (middle - half.min.to_vec2()) / FLOOR_MIDDLE;
    let after = (half.max.to_vec2() - middle) / (FLOOR - FLOOR_MIDDLE);
    let scale = before.max(after).max_elem();
    Rect::from_min_size((middle - FLOOR_MIDDLE * scale).to_pos2(), FLOOR * scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn the_floor_covers_the_half_with_its_circles_around_the_disc() {
        let usual = Rect::from_min_size(pos2(256.0, 66.0), FLOOR);
        assert_eq!(floor_around(usual, vec2(466.0, 355.0)), usual);
        for half in [usual.with_max_x(900.0), usual.with_max_y(300.0), usual.expand(90.0)] {
            let middle = half.lerp_inside(vec2(0.4, 0.7)).to_vec2();
            assert!(floor_around(half, middle).expand(0.1).contains_rect(half));
        }
    }
}
