//! The aim of a saboteur.

use bevy_egui::egui::{Color32, Pos2, Stroke, Vec2};

use client::kit::Pen;
use client::kit::palette::{INK, LIGHT_RED, RED};

/// Lengths, in sides of a cell: radii of the ring and of the one inside it, ends of the cross, and
/// widths of the outline, of the ring, and of the one inside it.
const RING: f32 = 0.73;
const INNER: f32 = 0.5;
const CROSS: (f32, f32) = (0.57, 0.93);
const OUTLINE: f32 = 0.15;
const LINE: f32 = 0.083;
const THIN: f32 = 0.04;
/// Distance from the middle to the end of the cross, in sides of a cell.
pub const REACH: f32 = CROSS.1;

/// Paints the aim about a point, for a cell of a side in points.
pub fn paint_reticle(pen: &Pen, at: Pos2, cell: f32) {
    let ring = |radius: f32, width: f32, colour: Color32| {
        pen.painter().circle_stroke(at, radius * cell, Stroke::new(width * cell, colour));
    };
    let cross = |width: f32, colour: Color32| {
        for way in [Vec2::RIGHT, Vec2::LEFT, Vec2::UP, Vec2::DOWN] {
            let (near, far) = CROSS;
            let ends = [at + way * near * cell, at + way * far * cell];
            pen.painter().line_segment(ends, Stroke::new(width * cell, colour));
        }
    };
    ring(RING, OUTLINE, INK);
    cross(OUTLINE, INK);
    ring(RING, LINE, RED);
    cross(LINE, RED);
    ring(INNER, THIN, LIGHT_RED);
}
