//! Rectangles with round corners, as triangles.
//!
//! egui gives every corner the straight lines that the largest screens need, and shades every edge:
//! 250 triangles for an outlined rectangle, however small, and a table has a hundred of them. Here
//! edges and outlines are whole pixels, which need no shade, and a corner has as many lines as keep
//! it within a quarter of a pixel of the arc. What is not common (a thin rectangle, an outline that
//! is seen through) is left to egui.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

/// Most distance of a corner's lines from its arc, in pixels.
const ERROR: f32 = 0.25;
/// Length that egui adds to the radius of a corner, in points.
const ROUNDER: f32 = 0.4;

/// Returns a rectangle with round corners that is filled, outlined half inside and half outside, or
/// both.
pub(super) fn rounded_shape(rect: Rect, radius: f32, fill: Color32, stroke: Stroke, pixels_per_point: f32) -> Shape {
    let pixel = 1.0 / pixels_per_point;
    let has_outline = stroke.width > 0.0 && stroke.color != Color32::TRANSPARENT;
    let pixels = if has_outline { (stroke.width * pixels_per_point).round() } else { 0.0 };
    let width = pixels * pixel;
    let is_seen_through = has_outline && !stroke.color.is_opaque() && fill != Color32::TRANSPARENT;
    let is_thin = rect.size().min_elem() < width + 4.0 * pixel || (has_outline && pixels < 1.0);
    if is_thin || is_seen_through || radius <= 0.0 || !rect.is_finite() {
        return RectShape::new(rect, radius, fill, stroke, StrokeKind::Middle).into();
    }
    // The middle of an outline that is an odd number of pixels wide is in the middle of a pixel.
    let is_odd = pixels % 2.0 == 1.0;
    let rect =
        if is_odd { rect.round_to_pixel_center(pixels_per_point) } else { rect.round_to_pixels(pixels_per_point) };
    let outer = rect.expand(width / 2.0);
    let radius = (radius + width / 2.0 + ROUNDER).max(width + pixel).min(outer.size().min_elem() / 2.0);
    let mut corners = Corners::new(outer, radius, pixel);
    // Half a pixel on each side of a corner's edge is shaded.
    let soft = pixel / 2.0;
    corners.add_ring(-soft, Color32::TRANSPARENT);
    if has_outline {
        corners.add_sides(width, stroke.color);
        corners.add_band(soft, stroke.color);
        corners.add_band(width - soft, stroke.color);
    }
    corners.add_band(width + soft, fill);
    if fill != Color32::TRANSPARENT {
        corners.fill_inside(width, fill);
    }
    Shape::mesh(corners.mesh)
}

/// The corners of a rectangle, from the outside to the inside.
struct Corners {
    outer: Rect,
    radius: f32,
    /// Number of lines of a corner.
    lines: u32,
    mesh: Mesh,
    /// Index in the mesh at which the points of the last ring begin.
    last: u32,
}

impl Corners {
    fn new(outer: Rect, radius: f32, pixel: f32) -> Self {
        let within = (1.0 - ERROR * pixel / radius.max(pixel)).acos();
        let lines = ((FRAC_PI_4 / within).ceil() as u32).max(1);
        Self { outer, radius, lines, mesh: Mesh::default(), last: 0 }
    }

    /// The middle of each corner's arc, and the way from there to the rectangle's corner, clockwise
    /// from the upper left.
    fn middles(&self) -> [(Pos2, Vec2); 4] {
        let Rect { min, max } = self.outer.shrink(self.radius);
        [
            (min, vec2(-1.0, -1.0)),
            (pos2(max.x, min.y), vec2(1.0, -1.0)),
            (max, vec2(1.0, 1.0)),
            (pos2(min.x, max.y), vec2(-1.0, 1.0)),
        ]
    }

    /// Adds the points of all corners so far inside the edge.
    fn add_ring(&mut self, inset: f32, colour: Color32) {
        self.last = self.mesh.vertices.len() as u32;
        let radius = (self.radius - inset).max(0.0);
        for (middle, way) in self.middles() {
            for line in 0..=self.lines {
                let (up, along) = (line as f32 / self.lines as f32 * FRAC_PI_2).sin_cos();
                self.mesh.colored_vertex(middle + vec2(way.x * along, way.y * up) * radius, colour);
            }
        }
    }

    /// The first points of the lines of all corners, in a ring that begins there.
    fn lines_of(&self, ring: u32) -> impl Iterator<Item = u32> + use<> {
        let lines = self.lines;
        (0..4).flat_map(move |corner| (0..lines).map(move |line| ring + corner * (lines + 1) + line))
    }

    /// Adds a ring, and at the corners what lies between it and the one before.
    fn add_band(&mut self, inset: f32, colour: Color32) {
        let before = self.last;
        self.add_ring(inset, colour);
        for (outer, inner) in self.lines_of(before).zip(self.lines_of(self.last)) {
            self.mesh.add_triangle(outer, outer + 1, inner);
            self.mesh.add_triangle(inner, outer + 1, inner + 1);
        }
    }

    /// The outline between the corners.
    fn add_sides(&mut self, width: f32, colour: Color32) {
        let outer = self.outer;
        let inner = self.outer.shrink(self.radius);
        for side in [
            Rect::from_x_y_ranges(inner.x_range(), outer.top()..=outer.top() + width),
            Rect::from_x_y_ranges(inner.x_range(), outer.bottom() - width..=outer.bottom()),
            Rect::from_x_y_ranges(outer.left()..=outer.left() + width, inner.y_range()),
            Rect::from_x_y_ranges(outer.right() - width..=outer.right(), inner.y_range()),
        ] {
            self.mesh.add_colored_rect(side, colour);
        }
    }

    /// Fills the last ring: the corners, and all between them so far inside the edge.
    fn fill_inside(&mut self, inset: f32, colour: Color32) {
        let whole = self.outer.shrink(inset);
        let inner = self.outer.shrink(self.radius);
        for between in [
            Rect::from_x_y_ranges(inner.x_range(), whole.top()..=inner.top()),
            Rect::from_x_y_ranges(whole.x_range(), inner.y_range()),
            Rect::from_x_y_ranges(inner.x_range(), inner.bottom()..=whole.bottom()),
        ] {
            self.mesh.add_colored_rect(between, colour);
        }
        let middle = self.mesh.vertices.len() as u32;
        for (at, _) in self.middles() {
            self.mesh.colored_vertex(at, colour);
        }
        for (number, point) in self.lines_of(self.last).enumerate() {
            self.mesh.add_triangle(middle + number as u32 / self.lines, point, point + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::Vertex;

    use super::*;
    use crate::kit::pen::rect_at;

    const FILL: Color32 = Color32::from_rgb(10, 20, 30);
    const LINE: Color32 = Color32::from_rgb(200, 100, 50);

    fn mesh(rect: Rect, radius: f32, fill: Color32, width: f32) -> Mesh {
        match rounded_shape(rect, radius, fill, Stroke::new(width, LINE), 1.0) {
            Shape::Mesh(mesh) => (*mesh).clone(),
            other => panic!("{other:?}"),
        }
    }

    /// Area that is painted in a colour alone.
    fn painted(mesh: &Mesh, colour: Color32) -> f32 {
        let triangle = |corners: &[u32]| {
            let [a, b, c] = [0, 1, 2].map(|number| mesh.vertices[corners[number] as usize]);
            let of = |vertex: &Vertex| vertex.color == colour;
            let to = b.pos - a.pos;
            let from = c.pos - a.pos;
            if [a, b, c].iter().all(of) { (to.x * from.y - to.y * from.x).abs() / 2.0 } else { 0.0 }
        };
        mesh.indices.chunks(3).map(triangle).sum()
    }

    #[test]
    fn every_point_inside_is_painted_once() {
        for (radius, width) in [(4.0, 0.0), (8.0, 0.0), (10.0, 3.0), (100.0, 2.0)] {
            let mesh = mesh(rect_at(10.0, 20.0, 60.0, 40.0), radius, FILL, width);
            let inner = (60.0 - width, 40.0 - width);
            let round = (radius + width / 2.0 + ROUNDER).min(20.0 + width / 2.0) - width;
            let shaded = std::f32::consts::PI * round;
            let wanted = inner.0 * inner.1 - (4.0 - std::f32::consts::PI) * round * round - shaded;
            let filled = painted(&mesh, FILL);
            assert!((filled - wanted).abs() < 0.01 * wanted, "{radius} {width}: {filled} of {wanted}");
        }
    }

    #[test]
    fn an_outline_lies_half_inside_and_half_outside() {
        let mesh = mesh(rect_at(10.0, 20.0, 60.0, 40.0), 6.0, Color32::TRANSPARENT, 4.0);
        let bounds = mesh.calc_bounds();
        assert_eq!(bounds, rect_at(10.0, 20.0, 60.0, 40.0).expand(2.5), "half a pixel around corners is shaded");
        assert_eq!(painted(&mesh, FILL), 0.0);
        let around = 2.0 * (60.0 + 40.0) - 8.0 * 6.4 + 2.0 * std::f32::consts::PI * 6.4;
        let lined = painted(&mesh, LINE) / (around * 4.0);
        assert!((0.93..1.0).contains(&lined), "but for the shaded edges of corners: {lined}");
    }

    #[test]
    fn small_corners_have_few_triangles_and_what_is_rare_is_left_to_egui() {
        assert!(mesh(rect_at(0.0, 0.0, 14.0, 16.0), 4.0, FILL, 2.0).indices.len() / 3 <= 120);
        assert!(mesh(rect_at(0.0, 0.0, 500.0, 300.0), 12.0, FILL, 3.0).indices.len() / 3 <= 160);
        let see_through = Stroke::new(2.0, Color32::from_white_alpha(20));
        let thin = Stroke::new(0.4, LINE);
        for (rect, stroke) in [
            (rect_at(0.0, 0.0, 50.0, 50.0), see_through),
            (rect_at(0.0, 0.0, 50.0, 50.0), thin),
            (rect_at(0.0, 0.0, 2.0, 50.0), Stroke::NONE),
            (Rect::NOTHING, Stroke::NONE),
        ] {
            assert!(matches!(rounded_shape(rect, 4.0, FILL, stroke, 1.0), Shape::Rect(_)));
        }
    }
}
