//! Time of a card: a yellow dial with the number of spaces.

use bevy_egui::egui::{Color32, Stroke, Vec2};

use super::painting::Turned;
use client::kit::palette::{CREAM, INK, LIGHT_RED, RED, YELLOW, fade_colour};
use client::kit::tokens::LineWidth;
use client::kit::{Pen, TextStyle};

/// Distance of the light inside the edge of the dial, in points, and its opacity.
const LIGHT_INSIDE: f32 = LineWidth::Row.points();
const LIGHT: u8 = 150;

/// Draws the dial on a thing, with its middle at a distance from the thing's.
pub fn draw_dial(pen: &Pen, on: Turned, middle: Vec2, radius: f32, time: u8, opacity: f32) {
    draw_face(pen, on, middle, radius, (fade_colour(YELLOW, opacity), opacity));
    draw_number(pen, on, middle, time, fade_colour(INK, opacity));
}

/// Draws the dial of a card that costs too much: red, with a stroke across.
pub fn draw_dial_crossed_out(pen: &Pen, on: Turned, middle: Vec2, radius: f32, time: u8) {
    draw_face(pen, on, middle, radius, (RED, 1.0));
    draw_number(pen, on, middle, time, CREAM);
    let arm = Vec2::splat(radius) * std::f32::consts::FRAC_1_SQRT_2;
    let line = Stroke::new(LineWidth::Row.points(), LIGHT_RED);
    pen.painter().line_segment([on.point_at(middle - arm), on.point_at(middle + arm)], line);
}

fn draw_face(pen: &Pen, on: Turned, middle: Vec2, radius: f32, look: (Color32, f32)) {
    let (colour, opacity) = look;
    let at = on.point_at(middle);
    pen.painter().circle(at, radius, colour, Stroke::new(LineWidth::Row.points(), fade_colour(INK, opacity)));
    let light = fade_colour(Color32::from_white_alpha(LIGHT), opacity);
    pen.painter().circle_stroke(at, radius - LIGHT_INSIDE, Stroke::new(1.0, light));
}

fn draw_number(pen: &Pen, on: Turned, middle: Vec2, time: u8, colour: Color32) {
    let number = pen.ruler().layout(TextStyle::FIGURE.in_colour(colour), f32::INFINITY, time.to_string());
    on.draw_text(pen, &number, middle);
}
