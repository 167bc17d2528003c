//! A tool on the shelf of the shop, and a thing that can be sold.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2};

use super::facts::{ShopSale, ShopTool};
use crate::action::ThingId;
use crate::client::art::thing_picture::{ThingPicture, paint_thing};
use crate::client::offer::painted::PaintedOffer;
use crate::messages::phrase;
use crate::set::KindId;
use crate::set::limits::TOOLS_OF_A_KIND;
use crate::words::dollars_words;
use client::kit::palette::{FAINT, GREEN, INK, INSET, LIGHT_RED, MUTED, SECOND, YELLOW, fade_colour};
use client::kit::panel::build::{column, painted, row, spacer, text};
use client::kit::panel::{Node, Surface};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Space};
use client::kit::{Pen, TextStyle};

/// Least and usual width of a card, in points at the usual text size.
const LEAST: f32 = 150.0;
const IDEAL: f32 = 164.0;
/// Width and height of a lamp for a tool in stock, and space between two, in points.
const LAMP: (f32, f32) = (Space::S.points(), Space::M.points());
const LAMP_GAP: f32 = Space::Xxs.points();
/// Most pictures of an assembly that stand beside each other.
const MOST_PICTURES: usize = 3;

/// Press in the shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShopPress {
    /// A tool is bought.
    Buy(KindId),
    /// A thing is sold.
    Sell(ThingId),
    /// The shop is closed.
    Close,
}

/// Key of the card of a tool.
pub const fn tool_key(kind: KindId) -> (&'static str, KindId) {
    ("shop-tool", kind)
}

/// Key of the card of a thing that can be sold.
pub const fn sale_key(thing: ThingId) -> (&'static str, u16) {
    ("shop-sale", thing.0)
}

/// Describes a tool: picture, name, price, stock and effects.
pub(super) fn tool_card(tool: &ShopTool, text_size: f32) -> Node<'_, ShopPress> {
    let is_open = tool.why_not.is_none();
    let drawing = tool.drawing;
    let opacity = if is_open { 1.0 } else { FAINT };
    let side = IconSize::Large.points();
    let picture = painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        pen.draw_svg(drawing, place, fade_colour(Color32::WHITE, opacity));
    });
    let price = match (tool.stock, tool.is_affordable) {
        (0, _) => text(TextStyle::STRONG.in_colour(MUTED), phrase!("engineers-shop-stock", count = 0)),
        (_, true) => text(TextStyle::FIGURE.in_colour(YELLOW), dollars_words(tool.price)),
        (_, false) => text(TextStyle::FIGURE.in_colour(LIGHT_RED), dollars_words(tool.price)),
    };
    let count = f32::from(TOOLS_OF_A_KIND);
    let width = count * (LAMP.0 + LAMP_GAP) - LAMP_GAP;
    let stock = tool.stock;
    let lamps = painted(width, LAMP.1, move |pen: &mut Pen, rect: Rect| paint_stock(pen, rect, stock));
    let lamps = if stock == 0 { Node::empty() } else { lamps };
    let name = text(TextStyle::STRONG, phrase!("as-title", name = &tool.name));
    let heading = row([picture, column([name, row([price.grow(), lamps])]).gap(Space::Xs).grow()]).gap(Space::S);
    let effects = tool.effects.iter().map(|effect| text(TextStyle::NOTE, effect));
    column([heading].into_iter().chain(effects))
        .gap(Space::Xs)
        .inside_by(Space::S, Space::S)
        .with_widths(LEAST * text_size, IDEAL * text_size)
        .on(Surface::Row { is_chosen: false })
        .press(ShopPress::Buy(tool.kind))
        .called(tool.in_words())
        .hint(&tool.text)
        .disabled_because(tool.why_not.as_ref())
        .noted(format!("shop tool {}", tool.kind.0))
        .key(tool_key(tool.kind))
}

/// Paints a lamp for each tool of a kind: those in stock are lit.
fn paint_stock(pen: &mut Pen, room: Rect, stock: u8) {
    let top = room.center().y - LAMP.1 / 2.0;
    for number in 0..TOOLS_OF_A_KIND {
        let left = room.left() + f32::from(number) * (LAMP.0 + LAMP_GAP);
        let fill = if number < stock { GREEN } else { INSET };
        let rect = rect_at(left, top, LAMP.0, LAMP.1);
        pen.draw_rect(rect, Space::Xxs.points(), fill, Stroke::new(LineWidth::Thin.points(), INK));
    }
}

/// Describes a thing that can be sold: picture, name and what the shop pays. The place of its first
/// picture is noted as it is painted.
pub(super) fn sale_card<'a>(sale: &'a ShopSale, text_size: f32, places: &'a PaintedOffer) -> Node<'a, ShopPress> {
    let pictures = sale.pictures.iter().take(MOST_PICTURES).enumerate();
    let pictures = pictures.map(|(number, picture)| {
        let first = (number == 0).then_some(sale.thing);
        picture_node(picture, first, places)
    });
    let name = text(TextStyle::BODY, phrase!("as-title", name = &sale.name));
    let colour = if sale.why_not.is_none() { YELLOW } else { SECOND };
    let price = text(TextStyle::FIGURE.in_colour(colour), dollars_words(sale.price));
    let heading = row(pictures.chain([spacer(), price])).gap(Space::Xs);
    column([heading, name])
        .gap(Space::Xs)
        .inside_by(Space::S, Space::S)
        .with_widths(LEAST * text_size, IDEAL * text_size)
        .on(Surface::Row { is_chosen: false })
        .press(ShopPress::Sell(sale.thing))
        .called(sale.in_words())
        .disabled_because(sale.why_not.as_ref())
        .noted(format!("shop sale {}", sale.thing.0))
        .key(sale_key(sale.thing))
}

/// Describes a picture, and notes where it is painted if it is the one of a thing.
fn picture_node<'a>(
    picture: &'a ThingPicture,
    thing: Option<ThingId>,
    places: &'a PaintedOffer,
) -> Node<'a, ShopPress> {
    let side = IconSize::Name.points();
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
        paint_thing(pen, picture, place);
        // What is scrolled out of view has no place on the screen.
        if let Some(thing) = thing.filter(|_| pen.ui.clip_rect().contains(place.center())) {
            places.note_thing(thing, place);
        }
    })
}
