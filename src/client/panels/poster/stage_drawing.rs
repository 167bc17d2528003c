//! Backgrounds of a stage as shapes: a workshop or an arena, drawn to any size. The window paints
//! them, and a picture to share writes them as SVG.

use std::fmt::Write;
use std::sync::Arc;

use bevy_egui::egui::Color32;

use crate::kit::palette::rgb;

/// Dimensions of a stage, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageDrawing {
    /// Width and height.
    pub size: (f32, f32),
    /// Side of a cell.
    pub cell: f32,
    /// Left edge of the grid's column 0, from the left.
    pub left: f32,
    /// The ground line, from the top.
    pub ground: f32,
    /// Whether it is the arena.
    pub arena: bool,
}

/// A shape of a stage, in points from its upper-left corner.
#[derive(Clone, Debug, PartialEq)]
pub enum StageShape {
    /// A rectangle: its corner, its width and height, and the radius of its corners.
    Rect((f32, f32), (f32, f32), f32, Color32),
    /// A lit wall.
    Wall(Wall),
    /// A line from one point to another, with its width.
    Line((f32, f32), (f32, f32), f32, Color32),
    /// A convex shape by its corners.
    Polygon(Vec<(f32, f32)>, Color32),
}

/// A wall with two concentric ellipses of light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wall {
    /// Width and height.
    pub size: (f32, f32),
    /// Centre of the light.
    pub middle: (f32, f32),
    /// Radii of the inner and the outer ellipse, along x and y.
    pub radii: [(f32, f32); 2],
    /// Colours of the inner and the outer ellipse, and of the wall.
    pub colours: [Color32; 3],
}

/// The colours of a stage.
struct Hues {
    fill: Color32,
    line: Color32,
    bright: Color32,
    outer: Color32,
    inner: Color32,
}

const WORKSHOP: Hues = Hues {
    fill: rgb(0x17_333d),
    line: rgb(0x23_505d),
    bright: rgb(0x34_697a),
    outer: rgb(0x1d_404b),
    inner: rgb(0x22_4955),
};
const ARENA: Hues = Hues {
    fill: rgb(0x2b_2334),
    line: rgb(0x3b_3044),
    bright: rgb(0x57_4257),
    outer: rgb(0x3d_2c3c),
    inner: rgb(0x4c_333e),
};
/// Outlines and stripes, the earth, the stripes' ground and the stones.
const INK: Color32 = rgb(0x14_181b);
const EARTH: Color32 = rgb(0x2b_2622);
const STRIPES: Color32 = rgb(0xf2_b632);
const STONES: [Color32; 3] = [rgb(0x3b_332c), rgb(0x46_3b31), rgb(0x3d_3f40)];
/// Height of the striped line on the ground, and the distance of its stripes, in points.
const LINE: f32 = 9.0;
const STRIPE: f32 = 30.0;

impl StageDrawing {
    /// Shapes of the stage, from the back to the front.
    pub fn shapes(&self) -> Vec<StageShape> {
        let (width, height) = self.size;
        let hues = if self.arena { ARENA } else { WORKSHOP };
        let middle = width / 2.0;
        let ground = self.ground;
        let radii = [(0.3, 0.42), (0.48, 0.62)].map(|(wide, tall)| (width * wide, height * tall));
        let colours = [hues.inner, hues.outer, hues.fill];
        let mut shapes = vec![StageShape::Wall(Wall { size: self.size, middle: (middle, ground), radii, colours })];
        self.add_grid(&mut shapes, &hues);
        self.add_earth(&mut shapes);
        shapes
    }

    fn add_grid(&self, shapes: &mut Vec<StageShape>, hues: &Hues) {
        let (width, _) = self.size;
        let stroke = |number: i32| if number.rem_euclid(4) == 0 { (hues.bright, 1.6) } else { (hues.line, 1.1) };
        let first = -(self.left / self.cell).ceil() as i32;
        for column in first..=first + (width / self.cell).ceil() as i32 + 1 {
            let x = self.left + column as f32 * self.cell;
            let (colour, wide) = stroke(column);
            shapes.push(StageShape::Line((x, 0.0), (x, self.ground), wide, colour));
        }
        for row in 0..=(self.ground / self.cell).ceil() as i32 {
            let y = self.ground - row as f32 * self.cell;
            let (colour, wide) = stroke(row);
            shapes.push(StageShape::Line((0.0, y), (width, y), wide, colour));
        }
    }

    /// The ground line with its hazard stripes, and the earth below it.
    fn add_earth(&self, shapes: &mut Vec<StageShape>) {
        let (width, height) = self.size;
        let y = self.ground;
        shapes.push(StageShape::Rect((0.0, y), (width, (height - y).max(0.0)), 0.0, EARTH));
        shapes.push(StageShape::Rect((0.0, y), (width, LINE), 0.0, STRIPES));
        for stripe in -1..(width / STRIPE) as i32 + 2 {
            let x = stripe as f32 * STRIPE;
            let low = y + LINE;
            shapes.push(StageShape::Polygon(vec![(x, low), (x + 14.0, low), (x + 23.0, y), (x + 9.0, y)], INK));
        }
        for edge in [y, y + LINE] {
            shapes.push(StageShape::Line((0.0, edge), (width, edge), 2.5, INK));
        }
        // Scattered by the golden ratio: even, never in rows, and the same each time.
        for stone in 0..26_u16 {
            let along = (f32::from(stone) * 0.618_034).fract();
            let down = (f32::from(stone) * 0.381_97 + 0.2).fract();
            let x = along * width;
            let y = y + 17.0 + down * (height - y - 24.0).max(1.0);
            let long = 5.0 + f32::from(stone * 7 % 11);
            shapes.push(StageShape::Rect((x, y), (long, 3.5), 1.5, STONES[usize::from(stone % 3)]));
        }
    }

    /// The stage as SVG.
    pub fn svg(&self) -> Arc<str> {
        let (width, height) = self.size;
        let mut svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#);
        self.shapes().iter().for_each(|shape| shape.write_svg(&mut svg));
        svg.push_str("</svg>");
        svg.into()
    }
}

impl StageShape {
    fn write_svg(&self, svg: &mut String) {
        // Writing to a string does not fail.
        let _ = match self {
            Self::Rect((x, y), (width, height), round, colour) => {
                let fill = paint_attribute("fill", *colour);
                write!(svg, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" {fill}/>"#)
            }
            Self::Wall(wall) => wall.write_svg(svg),
            Self::Line(from, to, width, colour) => {
                let stroke = paint_attribute("stroke", *colour);
                write!(svg, r#"<path d="M{} {}L{} {}" {stroke} stroke-width="{width}"/>"#, from.0, from.1, to.0, to.1)
            }
            Self::Polygon(corners, colour) => {
                let corners: String = corners.iter().map(|(x, y)| format!("{x},{y} ")).collect();
                write!(svg, r#"<polygon points="{corners}" {}/>"#, paint_attribute("fill", *colour))
            }
        };
    }
}

impl Wall {
    fn write_svg(&self, svg: &mut String) -> std::fmt::Result {
        let [inner, outer, fill] = self.colours.map(|colour| paint_attribute("fill", colour));
        let (width, height) = self.size;
        let (x, y) = self.middle;
        write!(svg, r#"<rect width="{width}" height="{height}" {fill}/>"#)?;
        for ((rx, ry), colour) in [(self.radii[1], outer), (self.radii[0], inner)] {
            write!(svg, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" {colour}/>"#)?;
        }
        Ok(())
    }
}

/// A colour as an attribute of SVG.
fn paint_attribute(attribute: &str, colour: Color32) -> String {
    let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
    let opacity = f32::from(alpha) / 255.0;
    format!(r##"{attribute}="#{red:02x}{green:02x}{blue:02x}" {attribute}-opacity="{opacity}""##)
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn a_stage_is_drawable_at_any_size() {
        for (size, cell, arena) in
            [((1024.0, 600.0), 96.0, false), ((300.0, 200.0), 8.0, true), ((2.0, 2.0), 240.0, true)]
        {
            let stage = StageDrawing { size, cell, left: -3.0, ground: size.1 * 0.9, arena };
            assert!(Tree::from_str(&stage.svg(), &Options::default()).is_ok(), "{size:?}");
            let lines = stage.shapes().iter().filter(|shape| matches!(shape, StageShape::Line(..))).count();
            assert!((4..200).contains(&lines), "{lines} lines");
        }
    }
}
