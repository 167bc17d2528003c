//! Ground of the stage, and the squares of the map with their names.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, vec2};

use super::facts::{ArenaFacts, Ground, SquareFacts};
use super::layout::ArenaLayout;
use crate::arena::Square;
use crate::words::{column_name, row_name};
use client::kit::palette::{INK, MUTED, fade_colour, rgb};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Colours of the ground of the stage, of the light on it, and of the frame of the map.
const GROUND: Color32 = rgb(0x2b_2334);
const LIGHT: Color32 = rgb(0x3a_2b38);
const FRAME: Color32 = rgb(0x1d_1722);
/// Half the size of the light, in parts of the stage, and its middle below that of the stage.
const LIGHT_HALF: (f32, f32) = (0.5, 0.53);
/// Radius of the stage's corners, in points.
const ROUND: f32 = Space::M.points();
/// Opacity of the hatch on crushed squares, and on crushed obstacles.
const HATCH: f32 = 0.8;
const HATCH_OF_OBSTACLE: f32 = 0.5;
/// Parts of a square by which an obstacle is higher and wider.
const ABOVE: f32 = 5.0 / 64.0;
const WIDER: f32 = 2.0 / 64.0;

/// Paints the ground of the stage.
pub fn paint_ground(pen: &Pen, stage: Rect) {
    pen.draw_rect(stage, ROUND, GROUND, Stroke::new(LineWidth::Panel.points(), INK));
    let inner = stage.shrink(LineWidth::Panel.points());
    let light = vec2(inner.width() * LIGHT_HALF.0, inner.height() * LIGHT_HALF.1);
    let middle = inner.center() + vec2(0.0, Space::Xl.points());
    pen.painter().with_clip_rect(inner.intersect(pen.ui.clip_rect())).add(Shape::ellipse_filled(middle, light, LIGHT));
}

/// Paints the frame of the map with the names of columns and rows, and its squares without
/// obstacles.
pub fn paint_floor(pen: &mut Pen, layout: &ArenaLayout, facts: &ArenaFacts) {
    pen.draw_rect(layout.frame(), Radius::Row.points(), FRAME, Stroke::new(LineWidth::Panel.points(), INK));
    for column in 0..facts.size.0 {
        paint_name(pen, layout.letter(column), &column_name(column));
    }
    for row in 0..facts.size.1 {
        paint_name(pen, layout.number(row), &row_name(row));
    }
    for square in &facts.squares {
        paint_square(pen, layout, *square);
    }
}

/// Paints the name of a column or row, if there is room for it.
fn paint_name(pen: &Pen, room: Rect, name: &Phrase) {
    let words = pen.ruler().layout(TextStyle::STRONG.in_colour(MUTED), f32::INFINITY, name);
    if words.size().x <= room.width() {
        words.paint(pen, room, Align2::CENTER_CENTER);
    }
}

/// Paints a square, and the hatch on it.
fn paint_square(pen: &mut Pen, layout: &ArenaLayout, facts: SquareFacts) {
    let rect = layout.square(facts.square);
    let drawing = match facts.ground {
        Ground::Start => "square_start",
        Ground::Free { is_second: true } => "square_free_2",
        Ground::Free { is_second: false } | Ground::Cube | Ground::Drums => "square_free",
    };
    pen.draw_svg(drawing, rect, Color32::WHITE);
    if facts.is_crushed {
        let part = if obstacle_of(facts.ground).is_some() { HATCH_OF_OBSTACLE } else { HATCH };
        pen.draw_svg("crush_hatch", rect, fade_colour(Color32::WHITE, part));
    }
}

/// Drawing of the obstacle on a square; `None` if there is none.
const fn obstacle_of(ground: Ground) -> Option<&'static str> {
    match ground {
        Ground::Cube => Some("obstacle_cube"),
        Ground::Drums => Some("obstacle_drums"),
        Ground::Free { .. } | Ground::Start => None,
    }
}

/// Paints the obstacles of a row, which stand a little above their squares.
pub fn paint_obstacles(pen: &mut Pen, layout: &ArenaLayout, facts: &ArenaFacts, row: u8) {
    for square in facts.squares.iter().filter(|facts| facts.square.row == row) {
        if let Some(drawing) = obstacle_of(square.ground) {
            pen.draw_svg(drawing, obstacle_rect(layout, square.square), Color32::WHITE);
        }
    }
}

fn obstacle_rect(layout: &ArenaLayout, square: Square) -> Rect {
    let rect = layout.square(square);
    let size = rect.size() * (1.0 + WIDER);
    Rect::from_min_size(rect.min - vec2(WIDER / 2.0, ABOVE) * layout.cell, size)
}
