//! Backgrounds drawn to the size of the window, as SVG text.

use std::fmt::Write;
use std::sync::Arc;

/// What a stage is made of, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StageDrawing {
    /// Width and height.
    pub size: (f32, f32),
    /// A cell's side.
    pub cell: f32,
    /// Where the grid's column 0 begins, from the left.
    pub left: f32,
    /// The ground line, from the top.
    pub ground: f32,
    /// The row of the grid that stands on the ground line.
    pub ground_row: i16,
    /// Whether it is the arena of the battle.
    pub arena: bool,
}

/// Ground, line, brighter line, outer and inner glow.
const WORKSHOP: [&str; 5] = ["#17333d", "#23505d", "#34697a", "#1f4450", "#26525e"];
const ARENA: [&str; 5] = ["#2b2334", "#3b3044", "#574257", "#432f3f", "#5a3a40"];

impl StageDrawing {
    /// The stage as SVG.
    pub fn svg(&self) -> Arc<str> {
        let (width, height) = self.size;
        let [fill, line, bright, outer, inner] = if self.arena { ARENA } else { WORKSHOP };
        let mut svg = String::new();
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><clipPath id="c"><rect x="1.5" y="1.5" width="{}" height="{}" rx="10.5"/></clipPath><rect x="1.5" y="1.5" width="{0}" height="{1}" rx="12" fill="{fill}" stroke="#14181b" stroke-width="3"/><g clip-path="url(#c)">"##,
            width - 3.0,
            height - 3.0,
        );
        let (middle, ground) = (width / 2.0, self.ground);
        for (rx, ry, colour, opacity) in [(0.48, 0.62, outer, 0.75), (0.3, 0.42, inner, 0.5)] {
            let _ = write!(
                svg,
                r##"<ellipse cx="{middle}" cy="{ground}" rx="{}" ry="{}" fill="{colour}" fill-opacity="{opacity}"/>"##,
                width * rx,
                height * ry,
            );
        }
        self.grid(&mut svg, line, bright);
        self.earth(&mut svg);
        svg.push_str("</g>");
        for (x, direction) in [(12.0, 1.0), (width - 12.0, -1.0)] {
            let _ = write!(
                svg,
                r##"<path d="M{x} 26V12H{}" fill="none" stroke="#5c93a3" stroke-width="2.4"/>"##,
                x + 14.0 * direction
            );
        }
        svg.push_str("</svg>");
        svg.into()
    }

    fn grid(&self, svg: &mut String, line: &str, bright: &str) {
        let (width, _) = self.size;
        let stroke = |number: i32| if number.rem_euclid(4) == 0 { (bright, 1.6) } else { (line, 1.1) };
        let first = -(self.left / self.cell).ceil() as i32;
        for column in first..=first + (width / self.cell).ceil() as i32 + 1 {
            let (x, (colour, wide)) = (self.left + column as f32 * self.cell, stroke(column));
            let _ = write!(svg, r##"<path d="M{x} 0V{}" stroke="{colour}" stroke-width="{wide}"/>"##, self.ground);
        }
        for row in 0..=(self.ground / self.cell).ceil() as i32 {
            let (y, (colour, wide)) = (self.ground - row as f32 * self.cell, stroke(row));
            let _ = write!(svg, r##"<path d="M0 {y}H{width}" stroke="{colour}" stroke-width="{wide}"/>"##);
        }
    }

    /// The ground line with its hazard stripes, and the earth below it.
    fn earth(&self, svg: &mut String) {
        let ((width, height), y) = (self.size, self.ground);
        let _ = write!(
            svg,
            r##"<rect x="0" y="{y}" width="{width}" height="{}" fill="#2b2622"/><rect x="0" y="{y}" width="{width}" height="9" fill="#f2b632"/>"##,
            height - y
        );
        for stripe in -1..(width / 30.0) as i32 + 2 {
            let x = stripe as f32 * 30.0;
            let _ = write!(svg, r##"<path d="M{x} {}h14l9 -9h-14z" fill="#14181b"/>"##, y + 9.0);
        }
        let _ =
            write!(svg, r##"<path d="M0 {y}H{width}M0 {}H{width}" stroke="#14181b" stroke-width="2.5"/>"##, y + 9.0);
        // Scattered by the golden ratio: even, never in rows, and the same each time.
        for stone in 0..26_u16 {
            let along = (f32::from(stone) * 0.618_034).fract();
            let down = (f32::from(stone) * 0.381_97 + 0.2).fract();
            let (x, y) = (along * width, y + 17.0 + down * (height - y - 24.0).max(1.0));
            let colour = ["#3b332c", "#463b31", "#3d3f40"][usize::from(stone % 3)];
            let long = 5.0 + f32::from(stone * 7 % 11);
            let _ = write!(svg, r##"<rect x="{x}" y="{y}" width="{long}" height="3.5" rx="1.5" fill="{colour}"/>"##);
        }
    }
}
