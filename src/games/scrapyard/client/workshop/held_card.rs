//! A card in hand at the pointer, where no place takes it.

use bevy_egui::egui::{Color32, Id, LayerId, Order, Pos2, Rect, UiBuilder, Vec2, vec2};

use crate::cards::{CardId, DataSet};
use crate::client::art::card::{CARD, CardFace, CardLook};
use client::kit::Pen;

/// Part of its usual size that a card in hand has, its tilt, clockwise and in radians, and its
/// opacity.
const SIZE: f32 = 0.8;
const TILT: f32 = -0.08;
const OPACITY: f32 = 0.94;
/// Distance of the picture of the hand from the pointer, and its side.
const HAND: Vec2 = vec2(-4.0, 10.0);
const HAND_SIDE: f32 = 38.0;

/// Draws a card in hand at the pointer, over all panels; `is_placed` if its ghost is shown at a
/// place, so that only the hand is drawn.
pub fn draw_held_card(pen: &mut Pen, data: &DataSet, card: CardId, at: Pos2, is_placed: bool) {
    let layer = LayerId::new(Order::Tooltip, Id::new("card in hand"));
    let whole = pen.ui.ctx().content_rect();
    let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
    ui.set_clip_rect(whole);
    let mut over = Pen { ui: &mut ui, art: pen.art, look: pen.look };
    if !is_placed {
        let look = CardLook { angle: TILT, opacity: OPACITY, frame: None, is_priced: true };
        let rect = Rect::from_center_size(at, CARD * SIZE);
        CardFace::of(data, card, None).draw(&mut over, rect, look);
    }
    let hand = Rect::from_min_size(at + HAND, Vec2::splat(HAND_SIDE));
    over.draw_svg("cursor_grab", hand, Color32::WHITE);
}
