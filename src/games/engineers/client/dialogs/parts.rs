//! Pictures in dialogs.

use bevy_egui::egui::{Color32, Rect, Vec2};

use crate::client::art::thing_picture::{ThingPicture, paint_thing};
use client::kit::Pen;
use client::kit::panel::Node;
use client::kit::panel::build::painted;
use client::kit::spoken::Manner;
use shell::language::Phrase;

/// Describes the picture of a thing in a square of a side in points, which is read out by a name.
pub fn thing_node<'a, M: 'a>(picture: ThingPicture, side: f32, name: Phrase) -> Node<'a, M> {
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_thing(pen, &picture, place);
    })
    .reads(Manner::Found, name)
}

/// Describes a drawing in a square of a side in points.
pub fn drawing_node<'a, M: 'a>(drawing: &'static str, side: f32) -> Node<'a, M> {
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        pen.draw_svg(drawing, place, Color32::WHITE);
    })
}
