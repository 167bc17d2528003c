//! A square of the market as it is painted: its stack, the number in stock, and lamps or prices.

use bevy_egui::egui::{Align2, Color32, Id, Rect, Stroke, Vec2, vec2};

use super::market_words;
use super::square_parts::SquareParts;
use super::tag::fit_text;
use super::view::{MarketView, pace_of};
use crate::client::art::drawing_of;
use crate::client::play::Thing;
use crate::client::scene::Scene;
use crate::parts::Kind;
use client::kit::marks::Lamps;
use client::kit::palette::{BROWN_WELL, CREAM, INK, LIGHT_RED, MUTED, PANEL, TRAY_INSET, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Seconds in which a stack loses or gains a plate.
const STACKS: f32 = 0.14;
/// Picture of a part on its plate: its side, and its place from the upper left corner, in parts of
/// the plate's side.
const PART: f32 = 0.86;
const PART_PLACE: f32 = 0.07;
/// Opacity of the picture on an empty square.
const EMPTY: f32 = 0.25;
/// Length of the dashes and gaps around it, in points.
const DASH: f32 = 5.0;
/// Height of a lamp, and gap between two, in parts of the strip's height.
const LAMP: f32 = 0.64;
const LAMP_GAP: f32 = 0.2;

/// Number of components on a square without the one in hand, and those that are on their way to it.
fn shown_stock(scene: &Scene, view: &MarketView, kind: Kind) -> u8 {
    let is_in_hand = matches!(scene.held_thing(), Some(Thing::Price(held, _)) if held == kind);
    scene.table.market().stock[kind].saturating_sub(u8::from(is_in_hand) + view.flying[kind])
}

/// Whether the player looks at a price of a kind.
fn is_price_looked_at(view: &MarketView, kind: Kind) -> bool {
    view.is_at_rest() && matches!(view.looked_at, Some(Thing::Price(of, _)) if of == kind)
}

/// Paints a square, by its number clockwise.
pub fn paint_square(pen: &mut Pen, scene: &Scene, view: &MarketView, square: usize, kind: Kind, is_pointed: bool) {
    let parts = view.layout.square(square);
    if is_pointed || is_price_looked_at(view, kind) {
        let stroke = Stroke::new(LineWidth::Chosen.points(), YELLOW);
        pen.stroke_rect(parts.frame.expand(LineWidth::Thin.points()), Radius::Panel.points(), stroke);
    }
    if parts.strip.is_some() {
        pen.draw_svg("market_square", parts.frame, Color32::WHITE);
    } else {
        let stroke = Stroke::new(LineWidth::Row.points(), INK);
        pen.draw_rect(parts.frame, Radius::Row.points(), PANEL, stroke);
        let well = parts.frame.shrink(Space::Xs.points()).with_max_y(parts.plate.bottom());
        pen.fill_rect(well, Radius::Chip.points(), TRAY_INSET);
    }
    let stock = shown_stock(scene, view, kind);
    paint_stack(pen, scene, &parts, kind, stock);
    paint_number(pen, &parts, stock);
    if let Some(strip) = parts.strip {
        paint_lamps(pen, scene, view, kind, strip);
    }
    if view.strip_opacity > 0.0 {
        paint_prices(pen, scene, view, kind, &parts);
    }
}

/// Paints the stack: a plate for each component, with the picture of the part on the uppermost.
fn paint_stack(pen: &mut Pen, scene: &Scene, parts: &SquareParts, kind: Kind, stock: u8) {
    let pace = pace_of(scene);
    let seconds = if pace.is_reduced { 0.0 } else { STACKS * pace.factor };
    let id = Id::new(("stack", kind));
    let high = pen.ui.ctx().animate_value_with_time(id, f32::from(stock), seconds.max(f32::EPSILON));
    let side = parts.plate.width();
    let picture = |plate: Rect| {
        let corner = plate.min + Vec2::splat(PART_PLACE * side);
        Rect::from_min_size(corner, Vec2::splat(PART * side))
    };
    if high <= 0.0 {
        let stroke = Stroke::new(LineWidth::Thin.points(), MUTED);
        pen.draw_dashed_rect(parts.plate.shrink(Space::Xxs.points()), stroke, DASH, DASH);
        pen.draw_svg(drawing_of(kind), picture(parts.plate), fade_colour(Color32::WHITE, EMPTY));
        return;
    }
    let plates = high.ceil();
    let tint = fade_colour(Color32::WHITE, high.min(1.0));
    for number in 0..plates as u8 {
        let above = f32::from(number).min(high - 1.0).max(0.0);
        let plate = parts.plate.translate(vec2(0.0, -above * parts.plate_step));
        pen.draw_svg("counter", plate, tint);
        if f32::from(number) + 1.0 >= plates {
            pen.draw_svg(drawing_of(kind), picture(plate), tint);
        }
    }
}

fn paint_number(pen: &Pen, parts: &SquareParts, stock: u8) {
    let radius = parts.number_radius;
    pen.painter().circle_filled(parts.number, radius, INK);
    let style = TextStyle::FIGURE.in_colour(if stock == 0 { LIGHT_RED } else { CREAM });
    let room = Rect::from_center_size(parts.number, Vec2::splat(2.0 * radius));
    fit_text(pen, style, room.width(), &market_words::number_words(stock)).paint(pen, room, Align2::CENTER_CENTER);
}

/// Paints the lamps of a square, one for each place and lit for each component.
fn paint_lamps(pen: &mut Pen, scene: &Scene, view: &MarketView, kind: Kind, strip: Rect) {
    let limit = scene.table.setup().limit();
    let gap = strip.height() * LAMP_GAP;
    let inner = Rect::from_center_size(strip.center(), vec2(strip.width() - 2.0 * gap, strip.height() * LAMP));
    let width = (inner.width() + gap) / f32::from(limit.max(1)) - gap;
    let lamps = Lamps {
        count: limit,
        lit: shown_stock(scene, view, kind),
        size: vec2(width, inner.height()),
        gap,
        colour: YELLOW,
    };
    pen.draw_lamps(inner.min, &lamps);
}

/// Paints the prices ahead over the strip of a square, on a plate as wide as they need; without a
/// strip, over the number in stock.
fn paint_prices(pen: &Pen, scene: &Scene, view: &MarketView, kind: Kind, parts: &SquareParts) {
    let strip = parts.prices;
    let prices = market_words::prices_at(scene.table, kind, view.strip_position);
    let style = TextStyle::bold(TextStyle::STRONG.size, fade_colour(YELLOW, view.strip_opacity));
    let margin = Space::Xs.points();
    // A plate may stand a little out of its strip, but not over the picture beside the number.
    let most = strip.width() + if parts.strip.is_some() { 4.0 } else { -2.0 } * margin;
    let text = fit_text(pen, style, most, &prices);
    let size = vec2((text.size().x + 2.0 * margin).max(strip.width()), strip.height().max(text.height()));
    let plate = Rect::from_center_size(strip.center(), size);
    pen.fill_rect(plate, Space::Xs.points(), fade_colour(BROWN_WELL, view.strip_opacity));
    text.paint(pen, plate, Align2::CENTER_CENTER);
}
