//! Painting of the act of a machine, over all panels.

use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Pos2, Shape, Stroke, UiBuilder, Vec2, vec2};

use super::course::pieces_at;
use super::machine_act::{MachineAct, Matter};
use super::piece::{ActPiece, ActPlaces, ActShape};
use client::kit::Pen;
use client::kit::palette::{CREAM, INK, YELLOW, fade_colour, rgb};
use client::kit::tokens::LineWidth;

/// Width of the drawing of a machine in parts of its height.
const WIDE: f32 = 4.0 / 3.0;
/// Side of the texture of a drawing that is painted in several sizes, in points.
const TEXTURE: f32 = 96.0;
/// Colours of leaves, of dust, sawdust, water, steam, stones and potatoes.
const LEAVES: [Color32; 3] = [rgb(0x7f_b04a), rgb(0xd9_9a2f), rgb(0xb8_5a33)];
const DUST: Color32 = rgb(0xb9_a284);
const SAWDUST: Color32 = rgb(0xdd_b672);
const WATER: Color32 = rgb(0x7f_d0f5);
const STEAM: Color32 = rgb(0xdf_e8ea);
const STONE: Color32 = rgb(0x8f_9699);
const POTATO: Color32 = rgb(0xc9_a15c);
/// Opacity of what is seen through: dust, steam, rings and beams.
const THIN: f32 = 0.55;
const BRIGHT: f32 = 0.18;
/// Half the angle of a beam, in radians.
const BEAM: f32 = 0.13;
/// Outlines around their middle, in halves of the width: of a leaf, a drop, a stone and a shaving.
const LEAF: [Vec2; 8] = [
    vec2(-1.0, 0.0),
    vec2(-0.5, -0.42),
    vec2(0.1, -0.5),
    vec2(0.65, -0.28),
    vec2(1.0, 0.0),
    vec2(0.65, 0.28),
    vec2(0.1, 0.5),
    vec2(-0.5, 0.42),
];
const DROP: [Vec2; 7] = [
    vec2(-1.2, 0.0),
    vec2(-0.3, -0.45),
    vec2(0.35, -0.55),
    vec2(0.8, -0.25),
    vec2(0.8, 0.25),
    vec2(0.35, 0.55),
    vec2(-0.3, 0.45),
];
const PEBBLE: [Vec2; 6] =
    [vec2(-0.95, -0.1), vec2(-0.4, -0.8), vec2(0.5, -0.75), vec2(0.95, 0.0), vec2(0.5, 0.8), vec2(-0.55, 0.7)];
const SHAVING: [Vec2; 4] = [vec2(-1.0, -0.35), vec2(1.0, -0.2), vec2(1.0, 0.2), vec2(-1.0, 0.35)];

/// Paints an act over all panels, after a part of its time from 0 to 1. The drawing is that of the
/// machine.
pub fn paint_act(pen: &mut Pen, act: MachineAct, drawing: &'static str, places: &ActPlaces, part: f32) {
    let layer = LayerId::new(Order::Foreground, Id::new("act of a machine"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(places.table));
    ui.set_clip_rect(places.table);
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    for (number, piece) in pieces_at(act, places, part).iter().enumerate() {
        paint_piece(&mut above, piece, drawing, number);
    }
}

/// Paints a piece, which by its number differs from others of its kind.
fn paint_piece(pen: &mut Pen, piece: &ActPiece, drawing: &'static str, number: usize) {
    match piece.shape {
        ActShape::Matter(matter) => paint_matter(pen, matter, piece, number),
        ActShape::Machine => {
            let size = vec2(TEXTURE * WIDE, TEXTURE);
            paint_drawing(pen, drawing, piece, size);
        }
        ActShape::Points => paint_drawing(pen, "target", piece, Vec2::splat(TEXTURE)),
        ActShape::Rope(end) => {
            for (width, colour) in [(LineWidth::Chosen, INK), (LineWidth::Thin, CREAM)] {
                let stroke = Stroke::new(width.points(), fade_colour(colour, piece.opacity));
                pen.painter().line_segment([piece.at, end], stroke);
            }
        }
        ActShape::Beam => paint_beam(pen, piece),
    }
}

/// Paints a drawing, with one texture for all sizes.
fn paint_drawing(pen: &mut Pen, drawing: &'static str, piece: &ActPiece, size: Vec2) {
    let tint = fade_colour(Color32::WHITE, piece.opacity);
    pen.draw_rotated(drawing, piece.at, size, piece.size / size.x, piece.angle, tint);
}

fn paint_matter(pen: &Pen, matter: Matter, piece: &ActPiece, number: usize) {
    match matter {
        Matter::Leaf => {
            paint_outline(pen, piece, &LEAF, LEAVES[number % LEAVES.len()]);
            let vein = Vec2::angled(piece.angle) * piece.size * 0.35;
            let stroke = Stroke::new(LineWidth::Thin.points(), fade_colour(INK, THIN * piece.opacity));
            pen.painter().line_segment([piece.at - vein, piece.at + vein], stroke);
        }
        Matter::Water => paint_outline(pen, piece, &DROP, WATER),
        Matter::Sawdust => paint_outline(pen, piece, &SHAVING, SAWDUST),
        Matter::Stone => paint_outline(pen, piece, &PEBBLE, STONE),
        Matter::Potato => paint_outline(pen, piece, &LEAF, POTATO),
        Matter::Dust => paint_puff(pen, piece, DUST),
        Matter::Steam => paint_puff(pen, piece, STEAM),
        Matter::Light => {
            pen.painter().circle_filled(piece.at, piece.size / 2.0, fade_colour(YELLOW, BRIGHT * piece.opacity));
        }
        Matter::Sound => {
            for (width, colour) in [(LineWidth::Chosen, INK), (LineWidth::Well, CREAM)] {
                let stroke = Stroke::new(width.points(), fade_colour(colour, piece.opacity));
                pen.painter().circle_stroke(piece.at, piece.size / 2.0, stroke);
            }
        }
    }
}

/// Paints a piece with an outline around its middle.
fn paint_outline(pen: &Pen, piece: &ActPiece, outline: &[Vec2], fill: Color32) {
    let turn = Rot2::from_angle(piece.angle);
    let points: Vec<Pos2> = outline.iter().map(|&point| piece.at + turn * (point * piece.size / 2.0)).collect();
    let line = Stroke::new(LineWidth::Thin.points(), fade_colour(INK, piece.opacity));
    pen.painter().add(Shape::convex_polygon(points, fade_colour(fill, piece.opacity), line));
}

/// Paints a puff of dust or steam.
fn paint_puff(pen: &Pen, piece: &ActPiece, fill: Color32) {
    let colour = fade_colour(fill, THIN * piece.opacity);
    let radius = piece.size / 2.0;
    for (shift, part) in [(vec2(-0.5, 0.15), 0.7), (vec2(0.45, 0.2), 0.6), (vec2(0.0, -0.2), 0.8)] {
        pen.painter().circle_filled(piece.at + shift * radius, part * radius, colour);
    }
}

/// Paints a beam of light from its beginning.
fn paint_beam(pen: &Pen, piece: &ActPiece) {
    let end = |by: f32| piece.at + Vec2::angled(piece.angle + by) * piece.size;
    let points = vec![piece.at, end(-BEAM), end(BEAM)];
    let colour = fade_colour(YELLOW, 2.0 * BRIGHT * piece.opacity);
    pen.painter().add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_convex_as_the_painter_needs_them() {
        for outline in [&LEAF[..], &DROP, &PEBBLE, &SHAVING] {
            for number in 0..outline.len() {
                let [one, two, three] = [0, 1, 2].map(|step| outline[(number + step) % outline.len()]);
                let turned = (two - one).x * (three - two).y - (two - one).y * (three - two).x;
                assert!(turned > 0.0, "{outline:?} at {number}");
            }
        }
    }
}
