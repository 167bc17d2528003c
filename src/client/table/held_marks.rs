//! Marks for a thing in hand on the stage: its possible places, and its ghost where it would be put
//! down.

use std::collections::HashSet;

use bevy_egui::egui::{Color32, Rect, Shape, Stroke, UiBuilder, pos2, vec2};

use super::grid::Grid;
use crate::kit::Pen;
use crate::kit::palette::{GREEN, RED, fade_colour};
use crate::kit::pen::angle_of;
use shell::grid::{Cell, Footprint, Placement, Rectangle, Side};

/// Opacity of the ghost where the thing may be put down, and where it may not.
const GHOST: f32 = 0.55;
const REFUSED: f32 = 0.35;

/// Marks the free cells that a thing in hand can take.
pub fn draw_free_cells(pen: &Pen, grid: &Grid, cells: &HashSet<Cell>) {
    for &cell in cells {
        let rect = grid.rect_of(Rectangle { cell, footprint: Footprint::new(1, 1) });
        pen.fill_rect(rect, 0.0, fade_colour(GREEN, 0.14));
        for side in Side::ALL {
            if cells.contains(&cell.beside(side)) {
                continue;
            }
            let edge = match side {
                Side::Top => [rect.left_top(), rect.right_top()],
                Side::Right => [rect.right_top(), rect.right_bottom()],
                Side::Bottom => [rect.left_bottom(), rect.right_bottom()],
                Side::Left => [rect.left_top(), rect.left_bottom()],
            };
            pen.painter().extend(Shape::dashed_line(&edge, Stroke::new(2.0, GREEN), 7.0, 6.0));
        }
    }
}

/// Ghost of a thing in hand.
#[derive(Clone, Copy, Debug)]
pub struct Ghost {
    /// Drawing.
    pub drawing: &'static str,
    /// Cells that the thing covers in the upright rotation.
    pub upright: Footprint,
    /// Placement where it is held.
    pub placement: Placement,
    /// Whether it may be put down there.
    pub is_yes: bool,
}

/// Draws a ghost: framed where the thing may be put down, hatched where it may not.
pub fn draw_ghost(pen: &mut Pen, grid: &Grid, ghost: &Ghost) {
    let rect = grid.rect_of(Rectangle::new(ghost.upright, ghost.placement));
    let size = vec2(f32::from(ghost.upright.width), f32::from(ghost.upright.height)) * grid.cell;
    let angle = angle_of(ghost.placement.rotation);
    if ghost.is_yes {
        pen.fill_rect(rect.shrink(2.0), 7.0, fade_colour(GREEN, 0.3));
        pen.draw_rotated(ghost.drawing, rect.center(), size, 1.0, angle, fade_colour(Color32::WHITE, GHOST));
        pen.stroke_rect(rect.shrink(2.0), 7.0, Stroke::new(3.0, GREEN));
        draw_corners(pen, rect.expand(3.0));
    } else {
        pen.draw_rotated(ghost.drawing, rect.center(), size, 1.0, angle, fade_colour(Color32::WHITE, REFUSED));
        draw_blocked(pen, rect.shrink(2.0));
    }
}

fn draw_corners(pen: &Pen, rect: Rect) {
    const LONG: f32 = 12.0;
    for (corner, x, y) in [
        (rect.left_top(), 1.0, 1.0),
        (rect.right_top(), -1.0, 1.0),
        (rect.left_bottom(), 1.0, -1.0),
        (rect.right_bottom(), -1.0, -1.0),
    ] {
        pen.draw_line((corner.x, corner.y), (corner.x + LONG * x, corner.y), 4.0, GREEN);
        pen.draw_line((corner.x, corner.y), (corner.x, corner.y + LONG * y), 4.0, GREEN);
    }
}

/// Hatches a forbidden rectangle in red.
pub fn draw_blocked(pen: &mut Pen, rect: Rect) {
    pen.fill_rect(rect, 6.0, fade_colour(RED, 0.16));
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect));
    child.shrink_clip_rect(rect);
    let lines = ((rect.width() + rect.height()) / 14.0) as i32;
    for line in 0..=lines {
        let x = rect.left() - rect.height() + line as f32 * 14.0;
        let stroke = Stroke::new(2.4, fade_colour(RED, 0.8));
        child.painter().line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
    }
    pen.stroke_rect(rect, 6.0, Stroke::new(2.4, RED));
}
