//! The robot on its grid: components, sockets and nuts. An outlet that faces a side without one is
//! marked, because nothing can be attached there (7.5).

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::grid::RobotGrid;
use crate::client::art::robot::{drawing_of_nut, drawing_of_part};
use crate::robot::assembly::Faces;
use crate::robot::{AttachedPart, Robot};
use client::art::composed::{PlacedDrawing, socket_drawing};
use client::kit::Pen;
use client::kit::palette::{FAINT, INK, LIGHT_RED, fade_colour};
use client::kit::tokens::LineWidth;
use shell::grid::{Cell, Side};

/// Opacity of a component that is in hand, where it was.
pub const LEFT_BEHIND: f32 = 0.22;
/// Diameter of the mark of a blocked outlet, and of the cross on it, in cells.
const BLOCKED: f32 = 0.3;
const BLOCKED_CROSS: f32 = 0.2;

/// Paints a robot. Components for which `is_held` is told are faint and have no sockets.
pub fn paint_robot(pen: &mut Pen, robot: &Robot, grid: &RobotGrid, is_held: impl Fn(Cell) -> bool) {
    for part in robot.parts() {
        let opacity = if is_held(part.cell()) { LEFT_BEHIND } else { 1.0 };
        paint_drawing(pen, grid, &drawing_of_part(part.placed), fade_colour(Color32::WHITE, opacity));
    }
    let there = || robot.parts().iter().filter(|part| !is_held(part.cell()));
    for part in there() {
        for side in part.outlets.sides() {
            paint_socket(pen, robot, grid, part, side);
        }
    }
    for part in there().filter(|part| part.part().nut) {
        paint_drawing(pen, grid, &drawing_of_nut(part.cell()), Color32::WHITE);
    }
}

/// Paints a drawing at its place on the grid.
pub fn paint_drawing(pen: &mut Pen, grid: &RobotGrid, drawn: &PlacedDrawing, tint: Color32) {
    let centre = grid.point_at(drawn.centre.0, drawn.centre.1);
    pen.draw_tile(drawn.drawing, centre, drawn.size, grid.cell(), drawn.rotation, tint);
}

/// Paints the socket of an outlet as its neighbour decides.
fn paint_socket(pen: &mut Pen, robot: &Robot, grid: &RobotGrid, part: &AttachedPart, side: Side) {
    let (drawing, opacity) = match robot.faces(part, side) {
        Faces::Joined(_) => ("socket_connected", 1.0),
        Faces::Free => ("socket", 1.0),
        Faces::Blocked(_) => ("socket", FAINT),
    };
    let drawn = socket_drawing(drawing, part.cell(), side);
    paint_drawing(pen, grid, &drawn, fade_colour(Color32::WHITE, opacity));
    if matches!(robot.faces(part, side), Faces::Blocked(_)) {
        paint_blocked(pen, grid, part.cell(), side);
    }
}

/// Paints a cross on the edge that blocks an outlet.
fn paint_blocked(pen: &mut Pen, grid: &RobotGrid, cell: Cell, side: Side) {
    let rect = grid.rect_of(cell);
    let edge = match side {
        Side::Top => rect.center_top(),
        Side::Right => rect.right_center(),
        Side::Bottom => rect.center_bottom(),
        Side::Left => rect.left_center(),
    };
    let line = Stroke::new(LineWidth::Thin.points(), LIGHT_RED);
    pen.painter().circle(edge, grid.cell() * BLOCKED / 2.0, INK, line);
    let cross = Rect::from_center_size(edge, Vec2::splat(grid.cell() * BLOCKED_CROSS));
    pen.draw_svg("cross", cross, LIGHT_RED);
}

/// Lights the sockets that a component would join, on both sides.
pub fn paint_valid_sockets(pen: &mut Pen, robot: &Robot, grid: &RobotGrid, part: &AttachedPart) {
    for side in part.outlets.sides() {
        let beside = part.cell().beside(side);
        if robot.at(beside).is_none_or(|other| !other.outlets.has(side.opposite())) {
            continue;
        }
        for (cell, side) in [(part.cell(), side), (beside, side.opposite())] {
            paint_drawing(pen, grid, &socket_drawing("socket_valid", cell, side), Color32::WHITE);
        }
    }
}
