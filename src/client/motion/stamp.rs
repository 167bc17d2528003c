//! Words that are stamped on a thing: they come down on it, and stay.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind, vec2};

use crate::kit::palette::fade_colour;
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Factor by which the stamp is larger when it begins to come down.
const ABOVE: f32 = 1.6;
/// Part of the time after which it is wholly seen.
const SEEN: f32 = 0.5;

/// Words in a frame, stamped on a thing.
#[derive(Clone, Copy, Debug)]
pub struct Stamp<'a> {
    /// Words.
    pub text: &'a Phrase,
    /// Letters, which do not grow with the text.
    pub style: TextStyle,
    /// Colour inside the frame, which has the colour of the letters.
    pub fill: Color32,
    /// Angle, clockwise in radians.
    pub angle: f32,
}

/// Draws a stamp about a point at `part` of the time in which it comes down, from 0 to 1; then it
/// stays as it is at 1.
pub fn draw_stamp(pen: &Pen, at: Pos2, stamp: &Stamp, part: f32) {
    let eased = EaseFunction::CubicIn.sample_clamped(part);
    let grown = ABOVE + (1.0 - ABOVE) * eased;
    let clear = (part / SEEN).min(1.0);
    let line = fade_colour(stamp.style.colour, clear);
    // It belongs to the picture under it.
    let style = stamp.style.scaled(pen.look.text.recip()).in_colour(line);
    let words = pen.ruler().layout(style, f32::INFINITY, stamp.text);
    let size = (words.size() + vec2(2.0 * Space::S.points(), Space::Xs.points())) * grown;
    let stroke = Stroke::new(LineWidth::Panel.points() * grown, line);
    let rect = Rect::from_center_size(at, size);
    let fill = fade_colour(stamp.fill, clear);
    let face = RectShape::new(rect, Radius::Chip.points() * grown, fill, stroke, StrokeKind::Middle);
    pen.painter().add(face.with_angle(stamp.angle));
    words.paint_turned(pen, at, stamp.angle, grown);
}
