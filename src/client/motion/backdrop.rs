//! The workshop or the arena behind the robots, and the stage's frame before them.

use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::client::art::yard::{StageDrawing, StageShape};
use crate::client::kit::Pen;
use crate::client::kit::palette::{INK, rgb};
use crate::client::scene::grid::Grid;

/// How round the stage's corners are, in points.
const ROUND: f32 = 12.0;
/// A corner's arc is drawn by so many straight lines.
const ARC: u8 = 8;

/// Paints what is behind a robot that stands on a grid: the workshop, or the arena of the battle.
pub fn paint(pen: &Pen, stage: Rect, grid: &Grid, arena: bool) {
    if grid.cell <= 0.0 {
        return;
    }
    let drawing = StageDrawing {
        size: (stage.width(), stage.height()),
        cell: grid.cell,
        left: grid.origin.0 - stage.left(),
        ground: grid.ground - stage.top(),
        arena,
    };
    let at = |(x, y): (f32, f32)| stage.min + vec2(x, y);
    pen.painter().extend(drawing.shapes().into_iter().map(|shape| match shape {
        StageShape::Rect(corner, (width, height), round, colour) => {
            Shape::rect_filled(Rect::from_min_size(at(corner), vec2(width, height)), round, colour)
        }
        StageShape::Ellipse(middle, (x, y), colour) => Shape::ellipse_filled(at(middle), vec2(x, y), colour),
        StageShape::Line(from, to, width, colour) => {
            Shape::line_segment([at(from), at(to)], Stroke::new(width, colour))
        }
        StageShape::Polygon(corners, colour) => {
            Shape::convex_polygon(corners.into_iter().map(at).collect(), colour, Stroke::NONE)
        }
    }));
}

/// Paints the stage's frame: its round corners, in the colour of what is around them, cover what reaches out of them.
pub fn frame(pen: &Pen, stage: Rect, around: Color32) {
    let frame = stage.shrink(1.5);
    for (corner, x, y) in [
        (stage.left_top(), 1.0, 1.0),
        (stage.right_top(), -1.0, 1.0),
        (stage.left_bottom(), 1.0, -1.0),
        (stage.right_bottom(), -1.0, -1.0),
    ] {
        pen.painter().add(outside_of_arc(corner, x, y, around));
    }
    pen.frame(frame, ROUND, Stroke::new(3.0, INK));
    for (x, way) in [(stage.left() + 12.0, 1.0), (stage.right() - 12.0, -1.0)] {
        let top = stage.top() + 12.0;
        let points = vec![pos2(x, top + 14.0), pos2(x, top), pos2(x + 14.0 * way, top)];
        pen.painter().add(Shape::line(points, Stroke::new(2.4, rgb(0x5c_93a3))));
    }
}

/// What lies between a corner and the arc that rounds it; `x` and `y` lead from the corner to the inside.
fn outside_of_arc(corner: Pos2, x: f32, y: f32, colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(corner, colour);
    for step in 0..=ARC {
        let (sine, cosine) = (f32::from(step) / f32::from(ARC) * std::f32::consts::FRAC_PI_2).sin_cos();
        let reach = ROUND + 1.5;
        mesh.colored_vertex(corner + vec2(x * reach * (1.0 - cosine), y * reach * (1.0 - sine)), colour);
    }
    (1..=u32::from(ARC)).for_each(|step| mesh.add_triangle(0, step, step + 1));
    mesh
}
