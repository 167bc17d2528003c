//! The disc as it is painted: the rim turned with its sectors, the hub standing still, and the
//! price tags riding on it.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Rect, Vec2};

use super::tag::DrawnTag;
use super::tag_state::TagState;
use super::view::MarketView;
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::parts::Market;
use crate::parts::disc::SQUARES;
use client::kit::Pen;

/// Side of the drawing of the disc, in parts of its radius with the teeth; the drawing has a
/// margin.
const RIM: f32 = 2.0 * 128.0 / 126.0;
/// Side of the hub, in parts of the same radius: it stands a little out of the disc.
const HUB: f32 = 72.0 / 123.0;

/// Paints the disc without its tags.
pub fn paint_disc(pen: &mut Pen, view: &MarketView) {
    let middle = view.layout.middle();
    let radius = view.layout.radius();
    let angle = view.whole_turn() * TAU / SQUARES as f32;
    pen.draw_rotated("disc_rim", middle, Vec2::splat(radius * RIM), 1.0, angle, Color32::WHITE);
    let hub = Rect::from_center_size(middle, Vec2::splat(radius * HUB));
    pen.draw_svg("disc_hub", hub, Color32::WHITE);
}

/// Paints the price tags, beside or on the squares that their sectors lie at.
pub fn paint_tags(pen: &mut Pen, scene: &Scene, view: &MarketView) {
    let looked_at = view.looked_at.filter(|_| view.by_hand == 0.0);
    let ring = scene.table.data().ring();
    let is_ahead = view.by_hand != 0.0 && view.ahead > 0;
    for (sector, &kind) in ring.squares().iter().enumerate() {
        let place = sector as f32 + view.whole_turn();
        let prices = ring.sector(sector, 0);
        let square = (place.round() as i32).rem_euclid(SQUARES as i32) as usize;
        let beside = ring.squares().get(square).copied().unwrap_or(kind);
        for market in Market::BOTH {
            let state = if view.turn.is_moving { TagState::Shown } else { TagState::of(scene, beside, market) };
            let tag = DrawnTag {
                market,
                price: prices.price(market),
                state,
                is_looked_at: !view.turn.is_moving && looked_at == Some(Thing::Price(beside, market)),
                is_ahead,
                opacity: view.turn.opacity,
                flip: view.turn.flip,
                letters: view.layout.letters(),
            };
            tag.paint(pen, view.layout.tag(place, market));
        }
    }
}
