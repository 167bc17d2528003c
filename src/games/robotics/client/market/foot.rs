//! The nuts beside the market, and the sentence about the prices ahead.

use bevy_egui::egui::{Align2, Color32, Rect, Vec2};

use super::market_words;
use super::view::MarketView;
use crate::client::scene::Scene;
use client::kit::palette::{CREAM, LIGHT_RED, TRAY_INSET, YELLOW};
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Paints the nuts that are left.
pub fn paint_nuts(pen: &mut Pen, scene: &Scene, view: &MarketView) {
    let field = view.layout.nuts();
    pen.draw_inset(field, Radius::Row.points(), TRAY_INSET);
    let inner = field.shrink2(Vec2::new(Space::S.points(), Space::Xs.points()));
    let side = (IconSize::Text.points() * pen.look.text).min(inner.height());
    let nut = Rect::from_center_size(inner.left_center() + Vec2::new(side / 2.0, 0.0), Vec2::splat(side));
    pen.draw_svg("nut", nut, Color32::WHITE);
    let nuts = scene.table.market().nuts;
    let style = TextStyle::FIGURE.in_colour(if nuts == 0 { LIGHT_RED } else { CREAM });
    let number = pen.ruler().layout(style, f32::INFINITY, market_words::number_words(nuts));
    number.paint(pen, inner, Align2::RIGHT_CENTER);
}

/// Paints the sentence that says which prices are yellow, where it has room.
pub fn paint_caption(pen: &Pen, view: &MarketView) {
    if view.ahead == 0 {
        return;
    }
    let room = view.layout.caption();
    let sentence = market_words::caption_words(view);
    let text = pen.ruler().layout(TextStyle::BODY.in_colour(YELLOW), room.width(), &sentence);
    if text.height() > room.height() + Space::Xs.points() {
        return;
    }
    // Below the middle of the disc where it fits there.
    let middle = view.layout.middle().x;
    let half = (middle - room.left()).min(room.right() - middle);
    let is_centred = text.size().x <= 2.0 * half;
    let place = if is_centred { Rect::from_x_y_ranges(middle - half..=middle + half, room.y_range()) } else { room };
    text.paint(pen, place, Align2::CENTER_CENTER);
}
