//! Ways, gates and squares to choose from as they are painted.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::layout::YardLayout;
use super::marks::{OrderWay, WayStep, YardMarks};
use crate::client::art::icons::DeedIcon;
use crate::client::art::tags::{TagLook, paint_disc, paint_tag};
use crate::yard::Square;
use client::kit::Pen;
use client::kit::palette::{GREEN, INK, LIGHT_RED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};

/// Distance between the dots of a way, and their radius, in points.
const APART: f32 = 9.0;
const DOT: f32 = 2.2;
/// Distance of a frame from the edge of its square, in parts of the square.
const INSIDE: f32 = 0.04;
/// Opacity of the ground of squares that are marked, and of ways that wait.
const GROUND: f32 = 0.16;
const WAITING: f32 = 0.6;
/// Lengths of the dashes and gaps of a frame, in points.
const DASH: f32 = 5.0;
const GAP: f32 = 4.0;
/// Half the size of a cross on a square that cannot be reached, in parts of the square.
const CROSS: f32 = 0.28;
/// Side of the icon of a search, in parts of the square.
const LOOK: f32 = 0.42;

/// Paints marks on the ground: squares that a search covers, gates and the wall to choose.
pub fn paint_ground_marks(pen: &Pen, layout: &YardLayout, marks: &YardMarks) {
    for &square in &marks.covered {
        paint_marked_square(pen, frame_in(layout, square), GREEN);
    }
    for gate in &marks.gates {
        paint_marked_square(pen, frame_in(layout, gate.gate.square()), YELLOW);
        paint_marked_edge(pen, layout.edge(gate.gate.inner(), gate.gate.outwards()).rect(), YELLOW);
    }
    if let Some(wall) = marks.wall {
        paint_marked_edge(pen, layout.edge(wall.square(), wall.direction()).rect(), GREEN);
    }
}

/// Paints the mean way to a square beside each gate that can be taken.
pub fn paint_gate_ways(pen: &Pen, layout: &YardLayout, marks: &YardMarks) {
    for gate in &marks.gates {
        let place = layout.square(gate.gate.square());
        paint_tag(pen, place.right_bottom(), &gate.mean_words(), TagLook::Lying);
    }
}

/// Paints the ways of orders, above what lies in the yard and below those who stand there.
pub fn paint_ways(pen: &mut Pen, layout: &YardLayout, marks: &YardMarks) {
    for way in &marks.waiting {
        paint_dots(pen, layout, way, WAITING);
    }
    if let Some(way) = &marks.way {
        paint_dots(pen, layout, way, 1.0);
        let last = way.steps.len().saturating_sub(1);
        for (number, step) in way.steps.iter().enumerate() {
            if number == last {
                paint_end(pen, layout, *step);
            } else {
                paint_step(pen, layout, *step);
            }
        }
    }
}

/// Paints the frame of the square under the pointer.
pub fn paint_pointed(pen: &Pen, layout: &YardLayout, marks: &YardMarks) {
    let end = marks.way.as_ref().and_then(OrderWay::end);
    if let Some(square) = marks.pointed.filter(|&square| end != Some(square)) {
        let stroke = Stroke::new(LineWidth::Row.points(), YELLOW);
        pen.stroke_rect(frame_in(layout, square), Space::Xs.points(), stroke);
    }
}

fn frame_in(layout: &YardLayout, square: Square) -> Rect {
    layout.square(square).shrink(INSIDE * layout.cell)
}

/// Paints a square with a dashed frame of a colour.
pub fn paint_marked_square(pen: &Pen, rect: Rect, colour: Color32) {
    pen.fill_rect(rect, Space::Xs.points(), fade_colour(colour, GROUND));
    pen.draw_dashed_rect(rect, Stroke::new(LineWidth::Well.points(), colour), DASH, GAP);
}

/// Paints a frame around a wall or a gate.
fn paint_marked_edge(pen: &Pen, rect: Rect, colour: Color32) {
    pen.stroke_rect(rect.expand(1.0), Space::Xxs.points(), Stroke::new(LineWidth::Panel.points(), INK));
    pen.stroke_rect(rect.expand(1.0), Space::Xxs.points(), Stroke::new(LineWidth::Well.points(), colour));
}

/// Colour of a step.
const fn step_colour(step: WayStep) -> Color32 {
    if step.is_paid { GREEN } else { LIGHT_RED }
}

/// Paints the dots of a way.
fn paint_dots(pen: &Pen, layout: &YardLayout, way: &OrderWay, opacity: f32) {
    let mut from = layout.square(way.from).center();
    for step in &way.steps {
        let to = layout.square(step.square).center();
        for (radius, colour) in [(DOT + LineWidth::Thin.points(), INK), (DOT, step_colour(*step))] {
            let dots = Shape::dotted_line(&[from, to], fade_colour(colour, opacity), APART, radius);
            pen.painter().extend(dots);
        }
        from = to;
    }
}

/// Paints the disc of a step on the way, or a cross where it cannot be paid.
fn paint_step(pen: &mut Pen, layout: &YardLayout, step: WayStep) {
    let middle = layout.square(step.square).center();
    paint_look(pen, layout, step);
    if step.is_paid {
        paint_disc(pen, middle, step.spent, GREEN);
    } else {
        paint_cross(pen, middle, CROSS * layout.cell);
    }
}

/// Paints the frame of the last square of a way, with its disc at the upper right.
fn paint_end(pen: &mut Pen, layout: &YardLayout, step: WayStep) {
    let rect = frame_in(layout, step.square);
    let colour = step_colour(step);
    for (width, line) in [(LineWidth::Chosen.points() + Space::Xxs.points(), INK), (LineWidth::Chosen.points(), colour)]
    {
        pen.stroke_rect(rect, Radius::Chip.points() / 2.0, Stroke::new(width, line));
    }
    if !step.is_paid {
        paint_cross(pen, rect.center(), CROSS * layout.cell);
    }
    paint_look(pen, layout, step);
    paint_disc(pen, rect.right_top(), step.spent, colour);
}

/// Paints the icon of a search at the lower left of a square that is searched on the way.
fn paint_look(pen: &mut Pen, layout: &YardLayout, step: WayStep) {
    if step.is_searched {
        let size = Vec2::splat(LOOK * layout.cell);
        let at = layout.square(step.square).left_bottom() - vec2(0.0, size.y);
        pen.draw_svg(DeedIcon::Search.drawing(), Rect::from_min_size(at, size), step_colour(step));
    }
}

/// Paints a cross about a point.
fn paint_cross(pen: &Pen, middle: Pos2, half: f32) {
    for (width, colour) in
        [(LineWidth::Chosen.points() + Space::Xxs.points(), INK), (LineWidth::Panel.points(), LIGHT_RED)]
    {
        for way in [Vec2::splat(half), vec2(half, -half)] {
            pen.painter().line_segment([middle - way, middle + way], Stroke::new(width, colour));
        }
    }
}
