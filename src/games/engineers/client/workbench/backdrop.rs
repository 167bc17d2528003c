//! The wall behind the workbench, and the ground below it.

use bevy_egui::egui::{CornerRadius, Rect, Shape, Stroke, pos2};

use client::kit::Pen;
use client::kit::palette::{INK, STAGE, STAGE_LINE, YARD, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};

/// Distance between two lines of the wall, in points.
const CELL: f32 = 48.0;
/// Radii of the circles of light, in parts of the height of the stage, and their opacity.
const LIGHTS: [f32; 2] = [0.62, 0.42];
const LIGHT: f32 = 0.28;
/// Height of the striped edge of the ground, distance and width of its stripes, and their lean, in
/// points.
const EDGE: f32 = Space::S.points();
const STRIPE_STEP: f32 = 30.0;
const STRIPE: f32 = 14.0;
const LEAN: f32 = Space::S.points();

/// Paints the wall on a stage, and the ground from a height on, if it is seen.
pub fn paint_backdrop(pen: &Pen, stage: Rect, ground: Option<f32>) {
    pen.fill_rect(stage, Radius::Panel.points(), STAGE);
    let inside = stage.shrink(LineWidth::Thin.points());
    let wall = pen.painter().with_clip_rect(inside.intersect(pen.ui.clip_rect()));
    for radius in LIGHTS {
        wall.circle_filled(stage.center(), stage.height() * radius, fade_colour(STAGE_LINE, LIGHT));
    }
    let line = Stroke::new(LineWidth::Thin.points(), fade_colour(STAGE_LINE, LIGHT));
    for column in 1..=(stage.width() / CELL) as u16 {
        wall.vline(stage.left() + f32::from(column) * CELL, stage.y_range(), line);
    }
    for row in 1..=(stage.height() / CELL) as u16 {
        wall.hline(stage.x_range(), stage.top() + f32::from(row) * CELL, line);
    }
    if let Some(ground) = ground {
        paint_ground(pen, stage.with_min_y(ground));
    }
    pen.stroke_rect(stage, Radius::Panel.points(), Stroke::new(LineWidth::Panel.points(), INK));
}

/// Paints the ground with its striped edge.
fn paint_ground(pen: &Pen, foot: Rect) {
    let round = Radius::Panel.points() as u8;
    pen.painter().rect_filled(foot, CornerRadius { sw: round, se: round, ..CornerRadius::ZERO }, YARD);
    let edge = foot.with_max_y(foot.top() + EDGE);
    let painter = pen.painter().with_clip_rect(edge.intersect(pen.ui.clip_rect()));
    painter.rect_filled(edge, CornerRadius::ZERO, YELLOW);
    for stripe in 0..=(edge.width() / STRIPE_STEP) as u16 {
        let left = edge.left() + f32::from(stripe) * STRIPE_STEP;
        let points = vec![
            pos2(left, edge.bottom()),
            pos2(left + STRIPE, edge.bottom()),
            pos2(left + STRIPE + LEAN, edge.top()),
            pos2(left + LEAN, edge.top()),
        ];
        painter.add(Shape::convex_polygon(points, INK, Stroke::NONE));
    }
    pen.painter().hline(foot.x_range(), edge.bottom(), Stroke::new(LineWidth::Well.points(), INK));
}
