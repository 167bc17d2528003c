//! Picture of the coach of the lessons: a worker with a helmet.

use bevy_egui::egui::{Color32, Rect};

use client::kit::Pen;

/// Drawing of the coach.
pub const DRAWING: &str = "worker_triangle";

/// Draws the coach in a square.
pub fn draw_coach(pen: &mut Pen, rect: Rect) {
    pen.draw_svg(DRAWING, rect, Color32::WHITE);
}
