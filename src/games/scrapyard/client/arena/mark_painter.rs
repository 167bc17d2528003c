//! Marks as they are painted. Each has a form of its own besides its colour.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::facts::ArenaFacts;
use super::layout::ArenaLayout;
use super::marks::ArenaMarks;
use crate::arena::Square;
use client::kit::Pen;
use client::kit::palette::{CREAM, GREEN, INK, LIGHT_RED, RED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};

/// Distance of a frame from the edge of its square, in squares.
const INSIDE: f32 = 5.0 / 64.0;
/// Opacity of the fill and of the frame of a square where a move can end.
const END_FILL: f32 = 0.1;
const END_LINE: f32 = 0.75;
/// Lengths of dashes and gaps, in points.
const DASH: f32 = 7.0;
const GAP: f32 = 6.0;
/// Length of a dot of the path and its distance from the next, in points.
const DOT: f32 = 2.0;
const DOTS_APART: f32 = 9.0;
/// Width of the ring with cross hairs, in points, and the length of a hair outside of it and
/// inside, in parts of its radius.
const AIMED: f32 = 4.5;
const HAIR: (f32, f32) = (0.32, 0.24);
/// Width of the dark line around a ring, in points.
const EDGE: f32 = 3.0;
/// Number of lines of a circle.
const SIDES: u16 = 40;

/// Paints the marks on squares, below all figures.
pub fn paint_square_marks(pen: &Pen, layout: &ArenaLayout, marks: &ArenaMarks, chosen: Option<Square>) {
    let squares = marks.ends.iter().copied().chain(marks.shoves.iter().map(|end| end.square));
    for square in squares {
        paint_end(pen, frame_in(layout, square));
    }
    if let Some(square) = chosen {
        let stroke = Stroke::new(LineWidth::Chosen.points(), CREAM);
        pen.stroke_rect(frame_in(layout, square), Radius::Chip.points(), stroke);
    }
    if let Some(last) = marks.path.last().filter(|_| marks.path.len() > 1) {
        let stroke = Stroke::new(LineWidth::Chosen.points(), GREEN);
        pen.draw_rect(frame_in(layout, *last), Radius::Chip.points(), fade_colour(GREEN, END_FILL), stroke);
    }
}

/// Paints the marks on robots and the path, above all figures.
pub fn paint_robot_marks(pen: &Pen, layout: &ArenaLayout, facts: &ArenaFacts, marks: &ArenaMarks) {
    paint_path(pen, layout, &marks.path);
    for figure in &facts.figures {
        let (middle, radius) = layout.ring(figure.at);
        if marks.aimed.contains(&figure.seat) {
            paint_aimed(pen, middle, radius);
        } else if marks.in_reach.contains(&figure.seat) {
            paint_in_reach(pen, middle, radius);
        }
    }
}

fn frame_in(layout: &ArenaLayout, square: Square) -> Rect {
    layout.square(square).shrink(INSIDE * layout.cell)
}

/// Paints the mark of a square on which a move can end.
pub fn paint_end(pen: &Pen, rect: Rect) {
    pen.fill_rect(rect, Radius::Chip.points(), fade_colour(GREEN, END_FILL));
    let stroke = Stroke::new(LineWidth::Well.points(), fade_colour(GREEN, END_LINE));
    pen.draw_dashed_rect(rect, stroke, DASH, GAP);
}

/// Paints the dashed ring around a robot in reach.
pub fn paint_in_reach(pen: &Pen, middle: Pos2, radius: f32) {
    let width = LineWidth::Well.points();
    pen.painter().circle_stroke(middle, radius, Stroke::new(width + EDGE, INK));
    let circle = circle_points(middle, radius);
    pen.painter().extend(Shape::dashed_line(&circle, Stroke::new(width, LIGHT_RED), DASH, GAP));
}

/// Paints the ring with cross hairs around a robot that is aimed at.
pub fn paint_aimed(pen: &Pen, middle: Pos2, radius: f32) {
    for (width, colour) in [(AIMED + EDGE, INK), (AIMED, RED)] {
        pen.painter().circle_stroke(middle, radius, Stroke::new(width, colour));
        for way in [Vec2::X, Vec2::Y, -Vec2::X, -Vec2::Y] {
            let ends = [middle + way * radius * (1.0 - HAIR.1), middle + way * radius * (1.0 + HAIR.0)];
            pen.painter().line_segment(ends, Stroke::new(width, colour));
        }
    }
}

/// Paints the way through squares as a row of dots.
fn paint_path(pen: &Pen, layout: &ArenaLayout, path: &[Square]) {
    let points: Vec<Pos2> = path.iter().map(|&square| layout.square(square).center()).collect();
    if points.len() < 2 {
        return;
    }
    for (width, colour) in [(Space::S.points(), INK), (Space::Xs.points(), YELLOW)] {
        let dots = Shape::dashed_line(&points, Stroke::new(width, colour), DOT, DOTS_APART);
        pen.painter().extend(dots);
    }
}

/// Points of a closed circle.
fn circle_points(middle: Pos2, radius: f32) -> Vec<Pos2> {
    let angle = |number: u16| f32::from(number) / f32::from(SIDES) * std::f32::consts::TAU;
    (0..=SIDES).map(|number| middle + radius * Vec2::angled(angle(number))).collect()
}

/// Paints a hatch of the crusher as a sign of its own.
pub fn paint_crushed_sign(pen: &mut Pen, rect: Rect) {
    pen.draw_svg("square_free", rect, Color32::WHITE);
    pen.draw_svg("crush_hatch", rect, Color32::WHITE);
    pen.stroke_rect(rect.shrink2(vec2(1.0, 1.0)), Space::Xxs.points(), Stroke::new(LineWidth::Thin.points(), INK));
}
