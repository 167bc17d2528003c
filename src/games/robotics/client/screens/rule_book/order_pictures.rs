//! Pictures of orders and of both goals on the pages of the rules.

use std::sync::Arc;

use bevy_egui::egui::{Rect, Stroke, Vec2, pos2, vec2};

use super::workshop_pictures::draw_amount;
use crate::client::column::order_card::{CardLines, OrderFacts, order_card};
use crate::client::column::order_facts::{OrderState, PartsAtHand};
use crate::parts::{Credits, DataSet};
use crate::words::{order_name, order_wish};
use client::kit::Pen;
use client::kit::marks::Bar;
use client::kit::palette::{INK, PAPER, PAPER_GREEN, YELLOW};
use client::kit::panel::show_panel;
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::screens::how_to_play::book::DrawPicture;

/// Greatest width of the card of an order, and of the bar to a goal, in points at the usual text
/// size.
const CARD: f32 = 250.0;
const BAR: f32 = 160.0;
/// Size of a place for an order, and the gap between two, in points.
const PLACE: Vec2 = vec2(38.0, 48.0);
const GAP: f32 = Space::M.points();
/// Number of parts that lines mark on the bar.
const PARTS_OF_GOAL: u16 = 10;

/// Returns the picture of the card of an order, of which no part is there.
pub(super) fn order_picture(data: &Arc<DataSet>, name: &str) -> DrawPicture {
    let number = data.orders().iter().position(|order| order.name == name).unwrap_or_default();
    let id = data.order_ids().nth(number);
    let data = Arc::clone(data);
    Box::new(move |pen, rect| {
        let Some((id, order)) = id.and_then(|id| Some((id, data.order(id)?))) else { return };
        let facts = OrderFacts {
            id,
            name: pen.tell(&order_name(order)),
            wish: order_wish(order),
            pays: order.pays,
            needs: PartsAtHand::default().needs_of(order),
            state: OrderState::Open,
            is_new: false,
            is_chosen: false,
        };
        draw_order(pen, rect, &facts);
    })
}

/// Draws the card of an order in the middle of a rectangle.
fn draw_order(pen: &mut Pen, rect: Rect, facts: &OrderFacts) {
    let width = (CARD * pen.look.text).min(rect.width() - 2.0 * Space::S.points());
    let ruler = pen.ruler();
    let height = order_card(&ruler, facts, CardLines::Wish).needed_height(&ruler, width);
    let card = Rect::from_center_size(rect.center(), vec2(width, height));
    let card_of_order = order_card(&pen.ruler(), facts, CardLines::Wish);
    drop(show_panel(pen, card, card_of_order));
}

/// Returns the picture of places for orders, all filled.
pub(super) fn places_picture(count: u8) -> DrawPicture {
    Box::new(move |pen, rect| {
        let width = f32::from(count) * (PLACE.x + GAP) - GAP;
        let left = rect.center().x - width / 2.0;
        for number in 0..count {
            let corner = pos2(left + f32::from(number) * (PLACE.x + GAP), rect.center().y - PLACE.y / 2.0);
            let place = Rect::from_min_size(corner, PLACE);
            let edge = Stroke::new(LineWidth::Well.points(), INK);
            pen.draw_rect(place, Space::Xs.points(), PAPER, edge);
            let tick = Rect::from_center_size(place.center(), Vec2::splat(IconSize::Row.points()));
            pen.draw_svg("check", tick, PAPER_GREEN);
        }
    })
}

/// Returns the picture of credits that reach their goal, with the full bar.
pub(super) fn purse_picture(credits: Credits) -> DrawPicture {
    Box::new(move |pen, rect| {
        let width = BAR.min(rect.width() - 2.0 * GAP);
        let bar = Rect::from_center_size(rect.center() + vec2(0.0, GAP), vec2(width, Space::L.points()));
        draw_amount(pen, bar.translate(vec2(0.0, -3.0 * GAP)), credits);
        pen.draw_bar(bar, Bar { part: 1.0, parts: PARTS_OF_GOAL, colour: YELLOW });
    })
}
