//! Things that a lesson points out: everything else is darkened, and they are framed.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Mesh, Rect, Shape, Stroke, Vec2, pos2};

use crate::kit::Pen;
use crate::kit::palette::{INK, YELLOW};
use crate::kit::tokens::{LineWidth, Radius, Space};

/// Colour that darkens the screen, by 30 %.
const NIGHT: Color32 = Color32::from_black_alpha(77);
/// Margin around a highlighted thing, in points.
const AROUND: f32 = Space::S.points();

/// Number of corners of the polygon that stands for a circle.
const CORNERS: u16 = 64;

/// Frame of a thing that is pointed out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkFrame {
    rect: Rect,
    is_round: bool,
}

impl MarkFrame {
    /// Frame around a thing, a little apart from it.
    pub fn around(thing: Rect) -> Self {
        Self::close_to(frame_around(thing))
    }

    /// Frame on the edge of a thing that others stand beside.
    pub const fn close_to(thing: Rect) -> Self {
        Self { rect: thing, is_round: false }
    }

    /// Frame on the edge of a round thing, which is as wide as high.
    pub const fn round(thing: Rect) -> Self {
        Self { rect: thing, is_round: true }
    }
}

/// Rectangle of the frame around a thing.
pub fn frame_around(thing: Rect) -> Rect {
    thing.expand(AROUND)
}

/// Darkens the screen except for the card of the coach and some things, and frames these.
pub fn draw_marked(pen: &Pen, card: Rect, marked: &[MarkFrame]) {
    let card = card.expand(LineWidth::Panel.points());
    let lit: Vec<Rect> = marked.iter().map(|frame| frame.rect).chain([card]).collect();
    draw_dark(pen, pen.ui.ctx().content_rect(), &lit);
    for frame in marked.iter().filter(|frame| frame.is_round) {
        darken_corners(pen, frame.rect);
    }
    draw_frames(pen, marked);
}

/// Frames things, and darkens nothing.
pub fn draw_frames(pen: &Pen, marked: &[MarkFrame]) {
    let line = LineWidth::Chosen.points();
    for frame in marked {
        for (width, colour) in [(line + LineWidth::Panel.points(), INK), (line, YELLOW)] {
            let stroke = Stroke::new(width, colour);
            if frame.is_round {
                pen.painter().circle_stroke(frame.rect.center(), frame.rect.width() / 2.0, stroke);
            } else {
                pen.stroke_rect(frame.rect, Radius::Panel.points(), stroke);
            }
        }
    }
}

/// Darkens a square outside of its circle.
fn darken_corners(pen: &Pen, square: Rect) {
    let mut mesh = Mesh::default();
    for corner in 0..=CORNERS {
        let along = Vec2::angled(TAU * f32::from(corner) / f32::from(CORNERS));
        let to_edge = along / along.abs().max_elem();
        let half = square.width() / 2.0;
        mesh.colored_vertex(square.center() + along * half, NIGHT);
        mesh.colored_vertex(square.center() + to_edge * half, NIGHT);
        if let Some(last) = u32::from(corner).checked_sub(1).map(|last| 2 * last) {
            mesh.add_triangle(last, last + 1, last + 2);
            mesh.add_triangle(last + 1, last + 2, last + 3);
        }
    }
    pen.painter().add(Shape::mesh(mesh));
}

/// Darkens all of `whole` except the lit rectangles.
fn draw_dark(pen: &Pen, whole: Rect, lit: &[Rect]) {
    let lines = |of: fn(&Rect) -> [f32; 2], ends: [f32; 2]| {
        let mut lines: Vec<f32> = lit.iter().flat_map(of).chain(ends).collect();
        lines.sort_by(f32::total_cmp);
        lines
    };
    let columns = lines(|rect| [rect.left(), rect.right()], [whole.left(), whole.right()]);
    let rows = lines(|rect| [rect.top(), rect.bottom()], [whole.top(), whole.bottom()]);
    for row in rows.windows(2) {
        for column in columns.windows(2) {
            let cell = Rect::from_min_max(pos2(column[0], row[0]), pos2(column[1], row[1])).intersect(whole);
            if cell.is_positive() && !lit.iter().any(|lit| lit.contains(cell.center())) {
                pen.painter().rect_filled(cell, 0.0, NIGHT);
            }
        }
    }
}
