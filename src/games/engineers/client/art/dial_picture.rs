//! The dial of a test on a picture to share: with the needle at the success value, and the nut with
//! the roll.

use std::fmt::Write;

use bevy_egui::egui::{Color32, Pos2, Vec2};

use super::dial::{
    ABOVE_HUB, ARC, ARC_AT, ARCS, BETWEEN, Dial, NEEDLE, NUMBERS_AT, NUT, RING, TO_HUB, WORKS, angle_of_end,
    angle_of_value,
};
use crate::set::limits::DIE;
use client::kit::palette::{INK, RED, YELLOW};
use client::panels::poster::contents::{PosterDrawing, PosterItem};

/// Size of the digits on the nut, in parts of its side.
const DIGITS: f32 = 0.34;
/// Widths of the lines between the rolls, and of the ring around the number of the roll and its
/// edge, in units of the drawing.
const LINE: f32 = 1.5;
const RING_LINES: [(f32, Color32); 2] = [(6.0, INK), (3.0, YELLOW)];
/// Colour of the digits.
const DIGITS_FILL: &str = "#14181b";

/// Items of the dial in its place, which is in pixels.
pub fn dial_items(dial: &Dial, value: u8, roll: u8) -> Vec<PosterItem> {
    let needle_angle = angle_of_value(f32::from(value));
    let nut = dial.hub() - Vec2::new(0.0, ABOVE_HUB * dial.scale);
    let side = NUT * dial.scale;
    vec![
        placed_drawing("dial", dial.rect.center(), dial.rect.size(), 0.0),
        PosterItem::Shapes(arcs_of_rolls(dial, value)),
        placed_drawing("needle", dial.point(needle_angle, TO_HUB), NEEDLE * dial.scale, needle_angle),
        PosterItem::Shapes(ring_of_roll(dial, roll)),
        placed_drawing("die_nut", nut, Vec2::splat(side), 0.0),
        PosterItem::Number { number: roll.to_string(), middle: nut.into(), size: side * DIGITS, fill: DIGITS_FILL },
    ]
}

/// A drawing with its middle, its size, and an angle clockwise in radians.
pub fn placed_drawing(drawing: &'static str, middle: Pos2, size: Vec2, angle: f32) -> PosterItem {
    PosterItem::Drawing(PosterDrawing { drawing, middle: middle.into(), size: size.into(), angle: angle.to_degrees() })
}

/// A colour as `#rrggbb`.
pub fn hex_colour(colour: Color32) -> String {
    format!("#{:02x}{:02x}{:02x}", colour.r(), colour.g(), colour.b())
}

/// Arcs of the rolls on which the machine works and fails, with lines between the rolls.
fn arcs_of_rolls(dial: &Dial, value: u8) -> String {
    let mut svg = String::new();
    let width = ARC * dial.scale;
    let parts = [(0, value, WORKS, ARCS[0]), (value, DIE, RED, ARCS[1]), (DIE - 1, DIE, INK, ARCS[2])];
    for (from, to, colour, opacity) in parts {
        let [from, to] = [from, to].map(|end| dial.point(angle_of_end(f32::from(end)), ARC_AT));
        let radius = ARC_AT * dial.scale;
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            r#"<path d="M{} {}A{radius} {radius} 0 0 1 {} {}" fill="none" stroke="{}" stroke-opacity="{opacity}" stroke-width="{width}"/>"#,
            from.x,
            from.y,
            to.x,
            to.y,
            hex_colour(colour)
        );
    }
    for roll in 1..DIE {
        let angle = angle_of_end(f32::from(roll));
        let [from, to] = [-ARC / 2.0, ARC / 2.0].map(|out| dial.point(angle, ARC_AT + out));
        let width = LINE * dial.scale;
        let _ = write!(
            svg,
            r#"<path d="M{} {}L{} {}" stroke="{}" stroke-opacity="{BETWEEN}" stroke-width="{width}"/>"#,
            from.x,
            from.y,
            to.x,
            to.y,
            hex_colour(INK)
        );
    }
    svg
}

/// Ring around the number of a roll.
fn ring_of_roll(dial: &Dial, roll: u8) -> String {
    let middle = dial.point(angle_of_value(f32::from(roll)), NUMBERS_AT);
    let circle = |(width, colour): (f32, Color32)| {
        format!(
            r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{}" stroke-width="{}"/>"#,
            middle.x,
            middle.y,
            RING * dial.scale,
            hex_colour(colour),
            width * dial.scale
        )
    };
    RING_LINES.map(circle).concat()
}
