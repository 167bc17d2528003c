//! Painting of things that fly or fall, over all panels.

use bevy_egui::egui::emath::{Rot2, TSTransform};
use bevy_egui::egui::{Color32, Id, LayerId, Mesh, Order, Pos2, Rect, UiBuilder, pos2};

use super::flying::{FlyingLook, FlyingPlace, FlyingThing};
use crate::client::art::card::{CardFace, CardLook};
use client::art::Picture;
use client::kit::Pen;
use client::kit::palette::fade_colour;

/// Paints a thing over all panels, after a part of its time from 0 to 1. Its number distinguishes
/// it from the other things of this frame.
pub fn paint_flying(pen: &mut Pen, thing: &FlyingThing, progress: f32, number: usize) {
    for (copy, place) in thing.places_at(progress).into_iter().enumerate() {
        paint_at(pen, thing, place, Id::new(("flying", number, copy)));
    }
}

/// Paints a thing at one place, in a layer with an id of its own.
fn paint_at(pen: &mut Pen, thing: &FlyingThing, place: FlyingPlace, id: Id) {
    let whole = pen.ui.ctx().content_rect();
    let layer = LayerId::new(Order::Foreground, id);
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    ui.set_clip_rect(whole);
    let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    match &thing.look {
        FlyingLook::Picture(picture) => paint_picture(&mut above, picture, thing, place),
        FlyingLook::Card(face) => paint_card(&mut above, face, thing, place, layer),
    }
}

/// Paints a picture, with one texture for the whole way.
fn paint_picture(pen: &mut Pen, picture: &Picture, thing: &FlyingThing, place: FlyingPlace) {
    let size = thing.size();
    let texture = pen.art.get_texture(pen.ui.ctx(), picture.clone(), size);
    let mut mesh = Mesh::with_texture(texture);
    let rect = Rect::from_center_size(place.centre, size * place.scale);
    let whole_texture = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    mesh.add_rect_with_uv(rect, whole_texture, fade_colour(Color32::WHITE, place.opacity));
    mesh.rotate(Rot2::from_angle(place.angle), place.centre);
    pen.painter().add(mesh);
}

/// Paints a card in its greatest size, and scales the layer, so that the way needs neither textures
/// nor letters of other sizes.
fn paint_card(pen: &mut Pen, face: &CardFace, thing: &FlyingThing, place: FlyingPlace, layer: LayerId) {
    let rect = Rect::from_center_size(Pos2::ZERO, thing.size());
    let transform = TSTransform::new(place.centre.to_vec2(), place.scale.max(f32::EPSILON));
    pen.ui.set_clip_rect(transform.inverse() * pen.ui.clip_rect());
    face.draw(pen, rect, CardLook { opacity: place.opacity, ..CardLook::PLAIN });
    pen.ui.ctx().transform_layer_shapes(layer, transform);
}
