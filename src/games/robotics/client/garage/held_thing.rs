//! The thing in hand at the pointer.

use bevy_egui::egui::{Color32, CursorIcon, Id, LayerId, Order, Pos2, Rect, UiBuilder, Vec2, vec2};

use super::shown_robot::ShownRobot;
use crate::client::art::drawing_of;
use crate::client::art::robot::picture_of_robot;
use crate::client::play::hand::Hand;
use crate::client::scene::Scene;
use crate::parts::Part;
use client::kit::Pen;
use client::kit::tokens::Space;
use client::table::pointer::{HeldPicture, draw_held_picture};
use shell::grid::Rotation;

/// Least side of a part in hand, in points.
const LEAST: f32 = 48.0;
/// Side of a nut, and distance of its middle from the upper right corner, in parts of the part.
const NUT: f32 = 0.36;
const NUT_INSIDE: f32 = 0.1;
/// Part of its size that a robot in hand has, so that the card under it is seen.
const ROBOT: f32 = 0.6;
/// Side of the gripping hand on a robot, in points.
const GRIP: f32 = 34.0;

/// Draws the thing in hand at a point.
pub fn draw_held_thing(pen: &mut Pen, scene: &mut Scene, shown: &ShownRobot, hand: &Hand, at: Pos2) {
    let side = shown.grid.cell().max(LEAST);
    let size = if hand.part.is_some() { Vec2::splat(side) } else { shown.rect().size() * ROBOT };
    // It flies from here to its place once it is put down.
    scene.note_thing(hand.thing, Rect::from_center_size(at, size));
    match hand.part {
        Some(part) => {
            let pick_up = scene.play.changes * 1_000 + u64::from(scene.interaction.own.pick_ups);
            draw_part(pen, scene, part, &HeldPart { at, side, rotation: hand.rotation, pick_up });
        }
        None => draw_robot(pen, shown, Rect::from_center_size(at, size)),
    }
}

/// Rectangle that a part in hand takes at the pointer, with the gripping hand.
pub fn place_of_held(shown: &ShownRobot, at: Pos2) -> Rect {
    Rect::from_center_size(at, Vec2::splat(shown.grid.cell().max(LEAST))).expand(Space::S.points())
}

/// Draws a part that is held by the keyboard over a place beside the grid.
pub fn draw_over_place(pen: &mut Pen, scene: &Scene, part: Part, place: Rect) {
    let side = (place.size().min_elem() - Space::S.points()).min(LEAST);
    let pick_up = scene.play.changes;
    draw_part(pen, scene, part, &HeldPart { at: place.center(), side, rotation: Rotation::Up, pick_up });
}

/// Place and size of a part in hand.
struct HeldPart {
    at: Pos2,
    side: f32,
    rotation: Rotation,
    /// Number that changes whenever something is picked up.
    pick_up: u64,
}

/// Draws a part in hand, with its nut.
fn draw_part(pen: &mut Pen, scene: &Scene, part: Part, held: &HeldPart) {
    let HeldPart { at, side, rotation, pick_up } = *held;
    let size = Vec2::splat(side);
    let picture = HeldPicture { drawing: drawing_of(part.kind), size, rotation, pick_up };
    draw_held_picture(pen, scene.settings, &picture, at);
    if part.nut {
        let corner = Rect::from_center_size(at, size).right_top() + vec2(-NUT_INSIDE, NUT_INSIDE) * side;
        let nut = Rect::from_center_size(corner, Vec2::splat(side * NUT));
        draw_above(pen, |above| above.draw_svg("nut", nut, Color32::WHITE));
    }
}

/// Draws the whole robot in hand.
fn draw_robot(pen: &mut Pen, shown: &ShownRobot, place: Rect) {
    let picture = picture_of_robot(&shown.robot);
    draw_above(pen, |above| {
        if let Some(picture) = picture {
            above.draw_picture(picture, place, Color32::WHITE);
        }
        above.draw_svg("cursor_grab", Rect::from_center_size(place.center(), Vec2::splat(GRIP)), Color32::WHITE);
    });
    pen.ui.ctx().set_cursor_icon(CursorIcon::None);
}

/// Draws above everything else, where things in hand are.
fn draw_above(pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
    let whole = pen.ui.ctx().content_rect();
    let layer = LayerId::new(Order::Tooltip, Id::new("in hand"));
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole).id_salt("above"));
    ui.set_clip_rect(whole);
    draw(&mut Pen { ui: &mut ui, art: pen.art, look: pen.look });
}
