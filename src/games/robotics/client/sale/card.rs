//! The card of the order that a robot was sold to.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::emath::lerp;
use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::flights::CARD;
use crate::client::art::drawing_of;
use crate::client::play::shows::Sale;
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use crate::messages::phrase;
use crate::parts::{Kind, Order};
use crate::words;
use client::kit::palette::{GREEN, INK, fade_colour, rgb};
use client::kit::panel::build::{column, icon, painted, row, spacer, text};
use client::kit::panel::{Align, Node, Rank, show_panel};
use client::kit::pen::rect_at;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::kit::{Pen, TextStyle};
use client::motion::stamp::{Stamp, draw_stamp};

/// Colours of the card, of its title strip, of the line below that, and of the wish.
const PAPER: Color32 = rgb(0xe9_d7b0);
const STRIP: Color32 = rgb(0xd4_b981);
const LINE: Color32 = rgb(0xa9_8f62);
const WISH: Color32 = rgb(0x4a_3c20);
/// Colour of the cell of a part that the robot had.
const CELL: Color32 = rgb(0x1d_4a3f);
/// Styles of the title and of the payment.
const TITLE: TextStyle = TextStyle::display(22.0, INK);
const PAYMENT: TextStyle = TextStyle::display(24.0, INK);
/// Side of a part on the card, and the distance from one to the next, in points.
const PART: f32 = 44.0;
const NEXT: f32 = 50.0;
/// Radius of the card's corners, width of its edge, and radius of a tick, in points.
const CORNER: f32 = 13.0;
const EDGE: f32 = 4.0;
const TICK: f32 = 8.5;
/// Size of the card before it grows, in parts of its size.
const SMALL: f32 = 0.5;
/// Part of the card's time in which it grows: then it is stamped.
const GROWS: f32 = 0.6;
/// Style of the stamp, which does not grow with the text, its angle, clockwise in radians, and the
/// distance of its middle from the right and upper edge of the card, in points.
const STAMP: TextStyle = TextStyle::display(24.0, rgb(0xa9_2d2b));
const ANGLE: f32 = -0.16;
const STAMP_INSIDE: (f32, f32) = (8.0, 20.0);

/// Draws the card in the upper part of a room, while it grows and from then on.
pub fn draw_card(pen: &mut Pen, scene: &Scene, sale: &Sale, room: Rect, clock: ShowClock) {
    let Some(order) = scene.table.data().order(sale.order) else { return };
    let words = phrase!("robotics-sale-stamp");
    let stamp = pen.ruler().layout(STAMP.scaled(pen.look.text.recip()), f32::INFINITY, &words).size().x;
    // Where the name needs the whole width, the stamp is at the lower edge, in place of the wish.
    let is_beside = title_node(order, stamp).widths_in(&pen.ruler()).least <= room.width();
    let beside = if is_beside { stamp } else { Space::None.points() };
    let mut card = order_node(order, sale, beside);
    let title = title_node(order, beside).needed_height(&pen.ruler(), room.width());
    let height = card.needed_height(&pen.ruler(), room.width()).min(room.height());
    let rect = rect_at(room.left(), room.top(), room.width(), height);
    let part = if scene.settings.reduced_motion { 1.0 } else { clock.part_of(0.0, CARD * GROWS) };
    let grown = lerp(SMALL..=1.0, EaseFunction::CubicOut.sample_clamped(part));
    draw_face(pen, Rect::from_center_size(rect.center(), rect.size() * grown), title * grown);
    if part >= 1.0 {
        show_panel::<()>(pen, rect, card);
        let (aside, down) = STAMP_INSIDE;
        let at =
            if is_beside { rect.right_top() + vec2(-aside, down) } else { rect.right_bottom() - vec2(aside, down) };
        let at = at - vec2(stamp / 2.0, 0.0);
        let stamp = Stamp { text: &words, style: STAMP, fill: PAPER, angle: ANGLE };
        draw_stamp(pen, at, &stamp, clock.part_of(CARD * GROWS, CARD * (1.0 - GROWS)));
    }
}

/// Describes the contents of the card, with room for a stamp of a width beside the name or, without
/// one, beside the payment.
fn order_node<'a>(order: &Order, sale: &Sale, stamp: f32) -> Node<'a, ()> {
    let wish = words::order_wish(order)
        .map_or_else(Node::empty, |wish| text(TextStyle::BODY.in_colour(WISH), wish).gives_way(Rank::First));
    let payment = text(PAYMENT, words::amount_words(sale.credits));
    let payment = row([icon("credit", IconSize::Row, Color32::WHITE), payment]).gap(Space::S);
    let payment = payment.reads(Manner::Found, words::credits_words(sale.credits));
    let lower = if stamp > 0.0 { row([wish.grow(), payment.align(Align::End)]) } else { row([payment, spacer()]) };
    let lower = lower.inside_by(Space::L, Space::None);
    let needs = needs_node(order).inside_by(Space::L, Space::None);
    let room_below = painted(Space::None.points(), Space::Xs.points(), |_, _| ());
    column([title_node(order, stamp), needs, lower, room_below]).gap(Space::S).key("sold-order")
}

/// Describes the name of the order, with room for the stamp beside it.
fn title_node<'a>(order: &Order, stamp: f32) -> Node<'a, ()> {
    let name = text(TITLE, words::order_name(order)).manner(Manner::Heading);
    let beside = painted(stamp, Space::None.points(), |_, _| ());
    row([name.grow(), beside]).inside_by(Space::L, Space::S)
}

/// Describes the parts that the order needs: the robot had them all.
fn needs_node<'a>(order: &Order) -> Node<'a, ()> {
    let spoken = words::list_of_counters(&order.needs);
    let needs: Vec<Kind> =
        order.needs.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    painted(0.0, PART, move |pen, rect| draw_needs(pen, rect, &needs)).reads(Manner::Found, spoken)
}

fn draw_needs(pen: &mut Pen, rect: Rect, needs: &[Kind]) {
    let step = NEXT.min(rect.width() / needs.len().max(1) as f32);
    let side = PART.min(step - Space::Xs.points());
    for (number, kind) in needs.iter().enumerate() {
        let place = rect_at(rect.left() + number as f32 * step, rect.center().y - side / 2.0, side, side);
        pen.draw_rect(place, Space::S.points(), CELL, Stroke::new(LineWidth::Row.points(), INK));
        pen.draw_svg(drawing_of(*kind), place.shrink(Space::Xxs.points()), Color32::WHITE);
        let tick = place.right_bottom() - Vec2::splat(Space::Xs.points());
        pen.painter().circle(tick, TICK, GREEN, Stroke::new(LineWidth::Well.points(), INK));
        pen.draw_svg("check", Rect::from_center_size(tick, Vec2::splat(1.4 * TICK)), INK);
    }
}

/// Draws the paper of the card with its title strip.
fn draw_face(pen: &Pen, rect: Rect, title: f32) {
    let shadow = rect.translate(vec2(Space::Xs.points(), Space::S.points()));
    pen.fill_rect(shadow, CORNER, fade_colour(INK, 0.45));
    pen.fill_rect(rect, CORNER, STRIP);
    let strip = rect.with_max_y(rect.top() + title);
    let below = rect.with_min_y(strip.bottom());
    pen.fill_rect(below, CORNER, PAPER);
    pen.fill_rect(below.with_max_y(below.top() + CORNER), Space::None.points(), PAPER);
    let inner = below.shrink2(vec2(EDGE / 2.0, 0.0));
    pen.fill_rect(inner.with_max_y(below.top() + Space::Xxs.points()), Space::None.points(), LINE);
    pen.stroke_rect(rect, CORNER, Stroke::new(EDGE, INK));
}
