//! The yard as a whole.

use bevy_egui::egui::{Color32, Stroke};

use super::facts::YardFacts;
use super::figure_painter::{paint_figures, paint_flags};
use super::ground::paint_ground;
use super::layout::YardLayout;
use super::lying_painter::{paint_lying, paint_numbers};
use super::mark_painter::{paint_gate_ways, paint_ground_marks, paint_pointed, paint_ways};
use super::marks::YardMarks;
use super::speech::{speak_gates, speak_squares};
use client::kit::Pen;
use client::kit::palette::INK;
use client::kit::tokens::{LineWidth, Space};

/// Draws the yard with its marks.
pub fn draw_yard(pen: &mut Pen, layout: &YardLayout, facts: &YardFacts, marks: &YardMarks) {
    let whole = pen.ui.clip_rect();
    pen.ui.set_clip_rect(whole.intersect(layout.view));
    paint_ground(pen, layout, facts, marks);
    paint_ground_marks(pen, layout, marks);
    paint_lying(pen, layout, facts);
    paint_ways(pen, layout, marks);
    paint_figures(pen, layout, facts, marks.chosen);
    paint_flags(pen, layout, facts, &marks.flags);
    paint_numbers(pen, layout, facts);
    paint_pointed(pen, layout, marks);
    paint_gate_ways(pen, layout, marks);
    pen.ui.set_clip_rect(whole);
    let frame = layout.view.expand(LineWidth::Thin.points());
    pen.draw_rect(frame, Space::Xs.points(), Color32::TRANSPARENT, Stroke::new(LineWidth::Panel.points(), INK));
    speak_squares(pen, layout, facts);
    speak_gates(pen, layout, marks);
}
