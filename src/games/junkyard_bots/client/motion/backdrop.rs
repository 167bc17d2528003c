//! Backdrop of the robots, a workshop or an arena, and the frame of the stage before them.

use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, pos2, vec2};

use client::kit::Pen;
use client::kit::palette::{INK, rgb};
use client::panels::poster::stage_drawing::{StageDrawing, StageShape, Wall};
use client::table::grid::Grid;

/// Radius of the stage's corners, in points.
const ROUND: f32 = 12.0;
/// Number of straight lines in a corner's arc.
const ARC: u8 = 8;
/// Number of straight lines in half of each light on the wall.
const LIGHT: u16 = 32;

/// Paints the backdrop of a robot on a grid: the workshop, or the arena of the battle.
pub fn paint_backdrop(pen: &Pen, stage: Rect, grid: &Grid, arena: bool) {
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
    let pixel = 1.0 / pen.ui.ctx().pixels_per_point();
    pen.painter().extend(drawing.shapes().into_iter().map(|shape| match shape {
        StageShape::Rect(corner, (width, height), round, colour) => {
            Shape::rect_filled(Rect::from_min_size(at(corner), vec2(width, height)), round, colour)
        }
        StageShape::Wall(wall) => Shape::mesh(lit_wall(&wall, at(wall.middle), pixel)),
        StageShape::Line(from, to, width, colour) => sharp_line(at(from), at(to), width, colour, pixel),
        StageShape::Polygon(corners, colour) => {
            Shape::convex_polygon(corners.into_iter().map(at).collect(), colour, Stroke::NONE)
        }
    }));
}

/// Returns the wall above the ground with the light on it. The lights and their surroundings are
/// painted side by side: the stage is the largest thing to paint, and on top of each other they
/// would paint it more than twice.
fn lit_wall(wall: &Wall, middle: Pos2, pixel: f32) -> Mesh {
    let [inner, outer] = wall.radii;
    let [inside, between, outside] = wall.colours;
    // Beyond the stage in every direction, wherever the ground is.
    let beyond = 2.0 * (wall.size.0 + wall.size.1) + middle.to_vec2().length();
    let soft = pixel / 2.0;
    let rings = [
        ((inner.0 - soft, inner.1 - soft), inside),
        ((inner.0 + soft, inner.1 + soft), between),
        ((outer.0 - soft, outer.1 - soft), between),
        ((outer.0 + soft, outer.1 + soft), outside),
        ((beyond, beyond), outside),
    ];
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, inside);
    for step in 0..=LIGHT {
        let (up, along) = (f32::from(step) / f32::from(LIGHT) * std::f32::consts::PI).sin_cos();
        for ((wide, tall), colour) in rings {
            mesh.colored_vertex(middle + vec2(-along * wide, -up * tall), colour);
        }
    }
    let rings = rings.len() as u32;
    for step in 0..u32::from(LIGHT) {
        let this = 1 + step * rings;
        let next = 1 + (step + 1) * rings;
        mesh.add_triangle(0, this, next);
        for ring in 0..rings - 1 {
            mesh.add_triangle(this + ring, this + ring + 1, next + ring);
            mesh.add_triangle(next + ring, this + ring + 1, next + ring + 1);
        }
    }
    mesh
}

/// Returns a line along the window's edges, whole pixels wide at whole pixels: it is as sharp as
/// possible, and takes two triangles.
fn sharp_line(from: Pos2, to: Pos2, width: f32, colour: Color32, pixel: f32) -> Shape {
    let wide = (width / pixel).round().max(1.0) * pixel;
    let across = if from.x == to.x { vec2(wide, 0.0) } else { vec2(0.0, wide) };
    let rect = Rect::from_two_pos(from - across / 2.0, to + across / 2.0).round_to_pixels(1.0 / pixel);
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, colour);
    Shape::mesh(mesh)
}

/// Paints the stage's frame: its round corners, in the colour of their surroundings, cover
/// everything that reaches out of them.
pub fn paint_frame(pen: &Pen, stage: Rect, around: Color32) {
    let frame = stage.shrink(1.5);
    for (corner, x, y) in [
        (stage.left_top(), 1.0, 1.0),
        (stage.right_top(), -1.0, 1.0),
        (stage.left_bottom(), 1.0, -1.0),
        (stage.right_bottom(), -1.0, -1.0),
    ] {
        pen.painter().add(outside_of_arc(corner, x, y, around));
    }
    pen.stroke_rect(frame, ROUND, Stroke::new(3.0, INK));
    for (x, way) in [(stage.left() + 12.0, 1.0), (stage.right() - 12.0, -1.0)] {
        let top = stage.top() + 12.0;
        let points = vec![pos2(x, top + 14.0), pos2(x, top), pos2(x + 14.0 * way, top)];
        pen.painter().add(Shape::line(points, Stroke::new(2.4, rgb(0x5c_93a3))));
    }
}

/// Returns the area between a corner and the arc that rounds it; `x` and `y` lead from the corner
/// to the inside.
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
