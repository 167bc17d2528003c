//! Pictures of the market on the pages of the rules: the disc, a square with its price tags, and a
//! part that was bought.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::plan::{BoughtPlan, SquarePlan};
use crate::client::art::drawing_of;
use crate::client::market::ring::RingLayout;
use crate::client::market::square_parts::{TAG, TAG_STEP};
use crate::client::market::tag::DrawnTag;
use crate::client::market::tag_state::TagState;
use crate::client::tray::workshop_parts::draw_loose_part;
use crate::parts::{Credits, DataSet, Market, Part};
use client::kit::Pen;
use client::kit::marks::Lamps;
use client::kit::palette::YELLOW;
use client::kit::tokens::Space;
use client::screens::how_to_play::book::DrawPicture;

// Lengths are in the units of price tags, which are points of the market as it is drawn.

/// Side of the drawing of the disc, in parts of the disc's radius.
const DISC: f32 = 2.0 * 128.0 / 123.0;
/// Radius of the disc.
const RADIUS: f32 = 123.0;
/// Size of a price on a tag.
const LETTERS: f32 = 16.0;
/// Room of a square with its tags below it, and of a part that was bought with its tag above it.
const SQUARE: Vec2 = vec2(124.0, 132.0);
const BOUGHT: Vec2 = vec2(84.0, 100.0);
/// Side of the plate of a part that was bought.
const PLATE: f32 = 64.0;
/// Largest scale of a picture.
const LARGEST: f32 = 2.0;
/// Number of components on a square, which is as many as it holds with four players.
const STOCK: u8 = 3;
/// Picture of a part in parts of its plate, and height of a lamp in parts of its strip.
const PART: f32 = 0.86;
const LAMP: f32 = 0.64;

/// Largest scale at which something of a size has room in a rectangle.
fn scale_in(rect: Rect, size: Vec2) -> f32 {
    (rect.shrink(Space::S.points()).size() / size).min_elem().clamp(0.0, LARGEST)
}

/// Draws a price tag around a point.
fn draw_tag(pen: &mut Pen, market: Market, price: Option<Credits>, at: Rect) {
    let tag = DrawnTag {
        market,
        price,
        state: TagState::Shown,
        is_looked_at: false,
        is_ahead: false,
        opacity: 1.0,
        flip: 1.0,
        letters: LETTERS * at.width() / TAG.x / pen.look.text,
    };
    tag.paint(pen, at);
}

/// Returns the picture of the disc with its price tags at position 0.
pub(super) fn disc_picture(data: &Arc<DataSet>) -> DrawPicture {
    let data = Arc::clone(data);
    Box::new(move |pen, rect| {
        let scale = scale_in(rect, Vec2::splat(DISC * RADIUS));
        let ring = RingLayout { middle: rect.center(), scale };
        pen.draw_svg("disc", Rect::from_center_size(ring.middle, Vec2::splat(DISC * ring.radius())), Color32::WHITE);
        for sector in 0..data.ring().squares().len() {
            let prices = data.ring().sector(sector, 0);
            let pair = ring.pair(sector as f32);
            for (market, side) in [(Market::Regular, -0.5), (Market::Black, 0.5)] {
                let middle = pair + vec2(0.0, side * TAG_STEP * scale);
                draw_tag(pen, market, prices.price(market), Rect::from_center_size(middle, TAG * scale));
            }
        }
    })
}

/// Returns the picture of a square with both price tags below it.
pub(super) fn square_picture(data: &Arc<DataSet>, plan: SquarePlan) -> DrawPicture {
    let prices = Market::BOTH.map(|market| (market, data.ring().price(plan.kind, market, plan.disc)));
    Box::new(move |pen, rect| {
        let scale = scale_in(rect, SQUARE);
        let room = Rect::from_center_size(rect.center(), SQUARE * scale);
        draw_square(pen, room, plan, scale);
        for (number, (market, price)) in prices.into_iter().enumerate() {
            let size = TAG * scale;
            let left = if number == 0 { room.left() } else { room.right() - size.x };
            draw_tag(pen, market, price, Rect::from_min_size((left, room.bottom() - size.y).into(), size));
        }
    })
}

/// Draws a full square in the upper part of a room.
fn draw_square(pen: &mut Pen, room: Rect, plan: SquarePlan, scale: f32) {
    let parts = RingLayout { middle: room.center(), scale }.square(0);
    let shift = room.center_top() - parts.frame.center_top();
    pen.draw_svg("market_square", parts.frame.translate(shift), Color32::WHITE);
    let plate = parts.plate.translate(shift);
    for number in 0..STOCK {
        let plate = plate.translate(vec2(0.0, -parts.plate_step * f32::from(number)));
        pen.draw_svg("counter", plate, Color32::WHITE);
        if number + 1 == STOCK {
            let inner = Rect::from_center_size(plate.center(), plate.size() * PART);
            pen.draw_svg(drawing_of(plan.kind), inner, Color32::WHITE);
        }
    }
    let Some(strip) = parts.strip else { return };
    let strip = strip.translate(shift);
    let inner = Rect::from_center_size(strip.center(), strip.size() * vec2(LAMP.sqrt(), LAMP));
    let gap = Space::Xs.points();
    let width = (inner.width() + gap) / f32::from(STOCK) - gap;
    let size = vec2(width, inner.height());
    pen.draw_lamps(inner.min, &Lamps { count: STOCK, lit: STOCK, size, gap, colour: YELLOW });
}

/// Returns the picture of a part on its plate, with the price tag of its market above it. One of
/// the black market carries a nut (9.2).
pub(super) fn bought_picture(data: &Arc<DataSet>, plan: BoughtPlan) -> DrawPicture {
    let price = data.ring().price(plan.kind, plan.market, plan.disc);
    let part = match plan.market {
        Market::Regular => Part::plain(plan.kind),
        Market::Black => Part::with_nut(plan.kind),
    };
    Box::new(move |pen, rect| {
        let scale = scale_in(rect, BOUGHT);
        let room = Rect::from_center_size(rect.center(), BOUGHT * scale);
        let tag = TAG * scale;
        draw_tag(pen, plan.market, price, Rect::from_min_size(room.center_top() - vec2(tag.x / 2.0, 0.0), tag));
        let plate = Vec2::splat(PLATE * scale);
        let plate = Rect::from_min_size(room.center_bottom() - vec2(plate.x / 2.0, plate.y), plate);
        pen.draw_svg("counter", plate, Color32::WHITE);
        draw_loose_part(pen, part, Rect::from_center_size(plate.center(), plate.size() * PART), Color32::WHITE);
    })
}
