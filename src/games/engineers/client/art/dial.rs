//! The dial of a test: its face, what works and what fails, the needle, and the nut with the roll.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::set::limits::DIE;
use client::kit::palette::{INK, RED, YELLOW, fade_colour, rgb};
use client::kit::tokens::LineWidth;
use client::kit::{Pen, TextStyle};

// Lengths are in the units of the drawing of the dial.

/// Size of the dial, and the point around which its needle turns.
const DIAL: Vec2 = vec2(512.0, 300.0);
const HUB: Vec2 = vec2(256.0, 262.0);
/// Size of the needle, and the distance from its middle to the point around which it turns.
pub(super) const NEEDLE: Vec2 = vec2(32.0, 184.0);
pub(super) const TO_HUB: f32 = 76.0;
/// Side of the nut, and its middle above the hub.
pub(super) const NUT: f32 = 128.0;
pub(super) const ABOVE_HUB: f32 = 26.0;
/// Style of the number on the nut, and the side in points of the nut that it fits.
const NUMBER: TextStyle = TextStyle::NAME;
const NUMBER_FITS: f32 = 72.0;
/// Distance of the arcs and of the numbers from the hub, the width of an arc, and the radius of the
/// ring around a number.
pub(super) const ARC_AT: f32 = 138.0;
pub(super) const ARC: f32 = 40.0;
pub(super) const NUMBERS_AT: f32 = 176.0;
pub(super) const RING: f32 = 15.0;
/// Colour of the rolls on which a machine works.
pub(super) const WORKS: Color32 = rgb(0x2f_9f6c);
/// Opacities of the arcs of rolls that work, of those that fail, and of the 20 upon them.
pub(super) const ARCS: [f32; 3] = [0.85, 0.75, 0.35];
/// Opacity of the lines between the rolls, and of the needle where it was.
pub(super) const BETWEEN: f32 = 0.55;
const BEFORE: f32 = 0.28;
/// Lines of a whole arc.
const LINES: f32 = 60.0;

/// Nut on its way to a dial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FallingNut {
    /// Height above the place where it rests, in sides of the nut.
    pub height: f32,
    /// Angle by which it is turned, in radians.
    pub angle: f32,
    /// Number on it; `None` while it can't be read.
    pub roll: Option<u8>,
}

impl FallingNut {
    /// A nut that rests with a roll.
    pub const fn at_rest(roll: u8) -> Self {
        Self { height: 0.0, angle: 0.0, roll: Some(roll) }
    }
}

/// Dial in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dial {
    /// Its rectangle.
    pub rect: Rect,
    /// Points, or pixels of a picture, for a unit of the drawing.
    pub(super) scale: f32,
}

impl Dial {
    /// Largest dial in the middle of a room, up to a scale.
    pub fn fit(room: Rect, largest: f32) -> Self {
        let scale = (room.size() / DIAL).min_elem().clamp(0.0, largest.max(0.0));
        Self { rect: Rect::from_center_size(room.center(), DIAL * scale), scale }
    }

    /// Paints the face with the rolls on which a machine works, and the needle at a value; faintly
    /// also at the value at which it was before.
    pub fn paint(&self, pen: &mut Pen, value: f32, before: Option<f32>) {
        pen.draw_svg("dial", self.rect, Color32::WHITE);
        let die = f32::from(DIE);
        let works = value.clamp(0.0, die);
        self.paint_arc(pen, (0.0, works), fade_colour(WORKS, ARCS[0]));
        self.paint_arc(pen, (works, die), fade_colour(RED, ARCS[1]));
        self.paint_arc(pen, (die - 1.0, die), fade_colour(INK, ARCS[2]));
        let line = Stroke::new(LineWidth::Thin.points(), fade_colour(INK, BETWEEN));
        for roll in 1..DIE {
            let angle = angle_of_end(f32::from(roll));
            let ends = [-ARC / 2.0, ARC / 2.0].map(|out| self.point(angle, ARC_AT + out));
            pen.painter().line_segment(ends, line);
        }
        if let Some(before) = before {
            self.paint_needle(pen, before, BEFORE);
        }
        self.paint_needle(pen, value, 1.0);
    }

    fn paint_needle(&self, pen: &mut Pen, value: f32, opacity: f32) {
        let angle = angle_of_value(value);
        let tint = fade_colour(Color32::WHITE, opacity);
        pen.draw_rotated("needle", self.point(angle, TO_HUB), NEEDLE * self.scale, 1.0, angle, tint);
    }

    /// Paints a ring around the number of a roll.
    pub fn paint_ring(&self, pen: &Pen, roll: u8) {
        let middle = self.point(angle_of_value(f32::from(roll)), NUMBERS_AT);
        for (width, colour) in [(LineWidth::Chosen, INK), (LineWidth::Well, YELLOW)] {
            pen.painter().circle_stroke(middle, RING * self.scale, Stroke::new(width.points(), colour));
        }
    }

    /// Paints the nut.
    pub fn paint_nut(&self, pen: &mut Pen, nut: &FallingNut) {
        let side = NUT * self.scale;
        let middle = self.hub() - vec2(0.0, ABOVE_HUB * self.scale + nut.height * side);
        pen.draw_rotated("die_nut", middle, Vec2::splat(side), 1.0, nut.angle, Color32::WHITE);
        let Some(roll) = nut.roll else { return };
        let larger = (side / (NUMBER_FITS * pen.look.text)).max(1.0);
        let number = pen.ruler().layout(NUMBER.in_colour(INK).scaled(larger), f32::INFINITY, roll.to_string());
        number.paint(pen, Rect::from_center_size(middle, Vec2::splat(side)), Align2::CENTER_CENTER);
    }

    /// Point around which the needle turns.
    pub(super) fn hub(&self) -> Pos2 {
        self.rect.min + HUB * self.scale
    }

    /// Point at an angle, clockwise from straight up, in a distance from the hub.
    pub(super) fn point(&self, angle: f32, distance: f32) -> Pos2 {
        self.hub() + vec2(angle.sin(), -angle.cos()) * distance * self.scale
    }

    /// Paints the arc between two ends of the scale, from 0 to 20.
    fn paint_arc(&self, pen: &Pen, ends: (f32, f32), colour: Color32) {
        let part = (ends.1 - ends.0) / f32::from(DIE);
        let lines = (part * LINES).ceil();
        if lines < 1.0 {
            return;
        }
        let at = |number: u16| ends.0 + (ends.1 - ends.0) * f32::from(number) / lines;
        let points = (0..=lines as u16).map(|number| self.point(angle_of_end(at(number)), ARC_AT));
        pen.painter().add(Shape::line(points.collect(), Stroke::new(ARC * self.scale, colour)));
    }
}

/// Angle of the needle at a value, clockwise from straight up, in radians: it points at the number.
pub(super) fn angle_of_value(value: f32) -> f32 {
    angle_of_end(value - 0.5)
}

/// Angle of the end of a number on the scale, from 0 before the 1 to 20.
pub(super) fn angle_of_end(end: f32) -> f32 {
    PI * end / f32::from(DIE) - FRAC_PI_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;
    use client::kit::pen::rect_at;

    #[test]
    fn the_needle_stands_upright_in_the_middle_of_the_scale() {
        assert!((angle_of_value(10.0) + angle_of_value(11.0)).abs() < 0.01);
        assert!(angle_of_value(1.0) > -FRAC_PI_2 && angle_of_value(20.0) < FRAC_PI_2);
    }

    #[test]
    fn a_dial_keeps_its_shape_in_the_middle_of_its_room() {
        let room = rect_at(10.0, 20.0, 256.0, 400.0);
        let dial = Dial::fit(room, 1.0);
        assert_eq!((dial.rect.size(), dial.rect.center()), (DIAL * 0.5, room.center()));
        assert_eq!(Dial::fit(room, 0.25).rect.size(), DIAL * 0.25);
        assert!(dial.rect.contains(dial.point(angle_of_value(20.0), NUMBERS_AT)));
        assert_eq!(dial.hub(), pos2(138.0, dial.rect.top() + 131.0));
    }
}
