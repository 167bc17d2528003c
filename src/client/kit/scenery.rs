//! Small picture of the workshop: its wall and the ground.

use bevy_egui::egui::{Rect, Shape, Stroke, pos2};

use super::palette::{INK, STAGE_LINE, YARD, YELLOW};
use super::pen::Pen;

/// Draws the wall in `inner` above the ground, and the ground.
pub fn draw_scenery(pen: &Pen, inner: Rect, ground: Rect) {
    draw_wall(pen, inner.with_max_y(ground.top()));
    pen.fill_rect(ground, 0.0, YARD);
}

/// Draws a wall with the stripes along its foot.
pub fn draw_wall(pen: &Pen, wall: Rect) {
    let edge = wall.with_min_y(wall.bottom() - 8.0);
    for line in 1..11 {
        let x = wall.left() + wall.width() * line as f32 / 11.0;
        pen.draw_line((x, wall.top()), (x, edge.top()), 1.5, STAGE_LINE);
    }
    pen.fill_rect(edge, 0.0, INK);
    let count = (edge.width() / 22.0) as u16;
    for stripe in 0..count {
        let x = edge.left() + 6.0 + f32::from(stripe) * edge.width() / f32::from(count);
        let corners = vec![
            pos2(x + 6.0, edge.top()),
            pos2(x + 15.0, edge.top()),
            pos2(x + 9.0, edge.bottom()),
            pos2(x, edge.bottom()),
        ];
        pen.painter().add(Shape::convex_polygon(corners, YELLOW, Stroke::NONE));
    }
}
