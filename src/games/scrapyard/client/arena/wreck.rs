//! A wrecked robot: its parts lie on its square, faded, and robots are drawn over them.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect, Shape, Vec2, vec2};

use super::facts::WreckFacts;
use super::layout::ArenaLayout;
use super::picture_shape::{picture_units, standing_in};
use crate::client::art::card_picture::TENTHS;
use crate::client::art::painting::Turned;
use client::kit::Pen;
use client::kit::palette::{INK, fade_colour, rgb};

/// Side of a cell of the parts, in squares.
const CELL: f32 = 0.3;
/// Opacity of the parts.
const PARTS: f32 = 0.7;
/// Turn of the torso, clockwise in radians.
const TORSO_TURN: f32 = -0.3;
/// Places of the other parts from the middle of the square, in squares, and their turns.
const PLACES: [(Vec2, f32); 6] = [
    (vec2(-0.47, -0.03), -0.66),
    (vec2(0.41, -0.12), 1.05),
    (vec2(0.38, 0.23), 1.75),
    (vec2(-0.31, 0.27), -1.4),
    (vec2(0.47, 0.06), 0.44),
    (vec2(-0.56, 0.22), 0.17),
];
/// Screws beside the parts: their places, and their side in squares.
const SCREWS: [Vec2; 3] = [vec2(-0.38, 0.4), vec2(0.19, 0.42), vec2(0.56, 0.34)];
const SCREW: f32 = 0.23;
/// Half the size of the shadow and of the rust on the parts, in squares, with their opacity.
const SHADOW: (Vec2, f32) = (vec2(0.66, 0.2), 0.5);
const RUST: (Vec2, f32) = (vec2(0.66, 0.42), 0.16);
/// Distance of the shadow below the middle of the square, in squares.
const SHADOW_DOWN: f32 = 0.28;
/// Colour of the rust.
const RUST_COLOUR: Color32 = rgb(0x8d_3f22);

/// Paints the parts of a wrecked robot. It stands until it begins to fall apart.
pub fn paint_wreck(pen: &mut Pen, layout: &ArenaLayout, wreck: &WreckFacts) {
    let cell = layout.cell;
    if wreck.fallen <= 0.0 {
        let at = (wreck.square.column.into(), wreck.square.row.into());
        let rect = standing_in(&wreck.whole, layout.figure(at));
        return pen.draw_picture(wreck.whole.clone(), rect, Color32::WHITE);
    }
    let middle = layout.square(wreck.square).center();
    let fallen = EaseFunction::BounceOut.sample_clamped(wreck.fallen);
    let below = middle + vec2(0.0, SHADOW_DOWN * cell);
    pen.painter().add(Shape::ellipse_filled(below, SHADOW.0 * cell, fade_colour(INK, SHADOW.1)));
    let tint = fade_colour(Color32::WHITE, PARTS);
    // Pictures of parts are composed of tenths of a cell.
    let tenth = CELL * cell / TENTHS;
    let others = wreck.parts.iter().skip(1).zip(PLACES);
    for (part, (place, turn)) in others {
        let on = Turned { centre: middle + place * cell * fallen, angle: turn * fallen };
        on.draw_picture(pen, part.clone(), Vec2::ZERO, picture_units(part) * tenth, tint);
    }
    if let Some(torso) = wreck.parts.first() {
        let on = Turned { centre: middle, angle: TORSO_TURN * fallen };
        on.draw_picture(pen, torso.clone(), Vec2::ZERO, picture_units(torso) * tenth, tint);
    }
    pen.painter().add(Shape::ellipse_filled(middle, RUST.0 * cell, fade_colour(RUST_COLOUR, RUST.1)));
    for place in SCREWS {
        let rect = Rect::from_center_size(middle + place * cell * fallen, Vec2::splat(SCREW * cell));
        pen.draw_svg("screw", rect, Color32::WHITE);
    }
}
