//! The workshop behind the robot: wall with the lines of its grid, ground, and the stage's frame.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::RectShape, pos2, vec2};

use super::layout::WorkshopLayout;
use client::kit::Pen;
use client::kit::palette::{INK, STAGE, STAGE_LINE, YELLOW, rgb};
use client::kit::tokens::LineWidth;

/// Colour of the ground, of every fourth line of the grid, and of the lights behind the robot.
const EARTH: Color32 = rgb(0x2b_2622);
const STRONG_LINE: Color32 = rgb(0x34_697a);
const LIGHTS: [Color32; 2] = [rgb(0x1b_3d49), rgb(0x20_4651)];
/// Size of the lights, in parts of the stage's size.
const LIGHT_SIZES: [Vec2; 2] = [vec2(0.44, 0.62), vec2(0.27, 0.42)];
/// Number of lines of the grid from one strong line to the next.
const STRONG_EACH: i32 = 4;
/// Least distance between two lines, in points.
const LEAST_CELL: f32 = 20.0;
/// Height of the hazard edge of the ground, distance and width of its stripes, and their lean, in
/// points.
const EDGE: f32 = 9.0;
const STRIPE_STEP: f32 = 30.0;
const STRIPE: f32 = 14.0;
const LEAN: f32 = 9.0;
/// Radius of the stage's corners.
const ROUND: u8 = 12;

/// Paints the workshop on a stage.
pub fn paint_backdrop(pen: &Pen, layout: &WorkshopLayout) {
    let stage = layout.stage;
    let ground = layout.foot.top();
    let corners = CornerRadius::same(ROUND);
    pen.painter().rect_filled(stage, corners, STAGE);
    let wall = pen.painter().with_clip_rect(stage.with_max_y(ground).shrink(LineWidth::Thin.points()));
    let middle = pos2(layout.robot.center().x, ground);
    for (size, colour) in LIGHT_SIZES.into_iter().zip(LIGHTS) {
        wall.add(Shape::ellipse_filled(middle, stage.size() * size, colour));
    }
    paint_lines(pen, layout);
    let foot = CornerRadius { nw: 0, ne: 0, ..corners };
    pen.painter().rect_filled(layout.foot, foot, EARTH);
    paint_edge(pen, layout.foot);
    let width = LineWidth::Panel.points();
    let frame = stage.shrink(width / 2.0);
    pen.painter().add(RectShape::stroke(frame, corners, Stroke::new(width, INK), StrokeKind::Middle));
}

/// Paints the lines of the grid, on which the robot stands.
fn paint_lines(pen: &Pen, layout: &WorkshopLayout) {
    let cell = layout.stand.cell.max(LEAST_CELL);
    let inner = layout.stage.shrink(LineWidth::Panel.points());
    let wall = inner.with_max_y(layout.foot.top());
    let corner = layout.stand.point_at((0.0, 0.0)).x;
    let stroke = |number: i32| {
        let is_strong = number.rem_euclid(STRONG_EACH) == 0;
        Stroke::new(LineWidth::Thin.points(), if is_strong { STRONG_LINE } else { STAGE_LINE })
    };
    let first = ((wall.left() - corner) / cell).ceil() as i32;
    let last = ((wall.right() - corner) / cell).floor() as i32;
    for column in first..=last {
        pen.painter().vline(corner + column as f32 * cell, wall.y_range(), stroke(column));
    }
    for row in 1..=(wall.height() / cell) as i32 {
        pen.painter().hline(wall.x_range(), wall.bottom() - row as f32 * cell, stroke(row));
    }
}

/// Paints the striped edge of the ground.
fn paint_edge(pen: &Pen, foot: Rect) {
    let edge = foot.with_max_y(foot.top() + EDGE);
    let painter = pen.painter().with_clip_rect(edge);
    painter.rect_filled(edge, CornerRadius::ZERO, YELLOW);
    for stripe in -1..=(edge.width() / STRIPE_STEP) as i32 {
        let left = edge.left() + stripe as f32 * STRIPE_STEP;
        let points = vec![
            pos2(left, edge.bottom()),
            pos2(left + STRIPE, edge.bottom()),
            pos2(left + STRIPE + LEAN, edge.top()),
            pos2(left + LEAN, edge.top()),
        ];
        painter.add(Shape::convex_polygon(points, INK, Stroke::NONE));
    }
    let line = Stroke::new(LineWidth::Row.points(), INK);
    for y in [edge.top(), edge.bottom()] {
        pen.painter().hline(foot.x_range(), y, line);
    }
}
