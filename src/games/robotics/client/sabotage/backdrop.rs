//! The wall behind the robots, with the ground that they stand on.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Shape, Stroke, pos2, vec2};

use client::kit::Pen;
use client::kit::palette::{INK, YARD, YELLOW, rgb};
use client::kit::tokens::{LineWidth, Space};

/// Colours of the wall, of the lines on it, and of its lights from the outside inwards.
const WALL: Color32 = rgb(0x2b_2334);
const LINES: Color32 = rgb(0x3b_3044);
const LIGHTS: [Color32; 2] = [rgb(0x3d_2c3d), rgb(0x48_323d)];
/// Half of the width and of the height of the lights, in parts of those of the stage.
const REACH: [(f32, f32); 2] = [(0.5, 0.61), (0.32, 0.41)];
/// Distance of two lines on the wall, in points.
const APART: f32 = 54.0;
/// Height of the stripes at the edge of the ground, and the distance from one to the next, in
/// points.
const STRIPES: f32 = Space::S.points();
const NEXT_STRIPE: f32 = 30.0;

/// Paints the wall of a stage with its ground.
pub fn paint_backdrop(pen: &Pen, stage: Rect, ground: f32) {
    let radius = Space::M.points();
    pen.draw_rect(stage, radius, WALL, Stroke::new(LineWidth::Panel.points(), INK));
    let wall = stage.shrink(LineWidth::Thin.points()).with_max_y(ground);
    let clipped = pen.painter().with_clip_rect(wall.intersect(pen.ui.clip_rect()));
    for (colour, (wide, high)) in LIGHTS.into_iter().zip(REACH) {
        let middle = pos2(wall.center().x, ground);
        clipped.add(Shape::ellipse_filled(middle, vec2(stage.width() * wide, stage.height() * high), colour));
    }
    let line = Stroke::new(1.0, LINES);
    for number in 1..=((wall.width() / APART) as u16) {
        clipped.vline(wall.left() + f32::from(number) * APART, wall.y_range(), line);
    }
    for number in 1..=((wall.height() / APART) as u16) {
        clipped.hline(wall.x_range(), ground - f32::from(number) * APART, line);
    }
    paint_ground(pen, stage.shrink(LineWidth::Thin.points()).with_min_y(ground), radius as u8);
}

/// Paints the ground with the stripes at its edge.
fn paint_ground(pen: &Pen, ground: Rect, round: u8) {
    let painter = pen.painter();
    painter.rect_filled(ground, CornerRadius { nw: 0, ne: 0, sw: round, se: round }, YARD);
    let edge = ground.with_max_y(ground.top() + STRIPES);
    painter.rect_filled(edge, CornerRadius::ZERO, YELLOW);
    let clipped = painter.with_clip_rect(edge.intersect(pen.ui.clip_rect()));
    for number in 0..=((edge.width() / NEXT_STRIPE) as u16) {
        let left = edge.left() + f32::from(number) * NEXT_STRIPE;
        let half = NEXT_STRIPE / 2.0;
        let corners = [
            pos2(left, edge.bottom()),
            pos2(left + half, edge.bottom()),
            pos2(left + half + STRIPES, edge.top()),
            pos2(left + STRIPES, edge.top()),
        ];
        clipped.add(Shape::convex_polygon(corners.to_vec(), INK, Stroke::NONE));
    }
    let width = LineWidth::Well.points();
    painter.hline(edge.x_range(), edge.top(), Stroke::new(width, INK));
    painter.hline(edge.x_range(), edge.bottom(), Stroke::new(width, INK));
}
