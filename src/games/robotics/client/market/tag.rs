//! A price tag as it is painted: cream for the regular market, black with a nut for the black one,
//! turned over where there is no price.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2};

use super::square_parts::TAG;
use super::tag_state::TagState;
use crate::parts::{Credits, Market};
use crate::words::amount_words;
use client::kit::palette::{CREAM, INK, LIGHT_RED, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius};
use client::kit::{Block, Pen, TextStyle};
use shell::language::Phrase;

/// Opacity of a tag whose component cannot be bought for a reason of its own: just so much that its
/// price can still be read.
const REFUSED: f32 = 0.55;
/// Grey of the tags while nothing can be bought, of 255.
const WAITS: u8 = 165;
/// Right end of a price, that of one which needs more room, and its left end beside the tip or the
/// nut, in units of the tag.
const PRICE_END: f32 = 54.0;
const LONG_PRICE_END: f32 = 57.0;
const TIP: f32 = 10.0;
const NUT: f32 = 19.6;
/// Side of the cross of a refused tag: before the price if there is room, else smaller in the upper
/// corner, in units of the tag.
const CROSS: f32 = 15.0;
const SMALL_CROSS: f32 = 10.0;

/// A price tag as it is painted.
#[derive(Clone, Copy, Debug)]
pub struct DrawnTag {
    /// Market that it is of.
    pub market: Market,
    /// Price on it, in credits; without one it is turned over.
    pub price: Option<Credits>,
    /// State of the square's purchase.
    pub state: TagState,
    /// Whether it is looked at.
    pub is_looked_at: bool,
    /// Whether it shows a price after other purchases.
    pub is_ahead: bool,
    /// Opacity, from 0 to 1.
    pub opacity: f32,
    /// Width of a tag that flips, from 0 to 1.
    pub flip: f32,
    /// Size of the price, in points before the player's text setting.
    pub letters: f32,
}

impl DrawnTag {
    /// Paints the tag.
    pub fn paint(&self, pen: &mut Pen, rect: Rect) {
        let Some(price) = self.price else { return self.paint_turned_over(pen, rect) };
        let name = match self.market {
            Market::Regular => "price_regular",
            Market::Black => "price_black",
        };
        pen.draw_svg(name, rect, self.tint());
        let price_begins = self.paint_price(pen, rect, price);
        if matches!(self.state, TagState::Refused(_)) && !self.is_ahead {
            self.paint_cross(pen, rect, price_begins);
        }
        if self.is_looked_at {
            paint_frame(pen, rect);
        }
    }

    /// Paints the cross of a refused tag within the tag: others stand close beside it.
    fn paint_cross(&self, pen: &mut Pen, rect: Rect, price_begins: f32) {
        let scale = rect.width() / TAG.x;
        let has_room = price_begins - rect.left() >= CROSS * scale;
        let side = if has_room { CROSS } else { SMALL_CROSS } * scale;
        let middle = if has_room {
            rect.left_center() + Vec2::new(side / 2.0, 0.0)
        } else {
            rect.left_top() + Vec2::splat(side / 2.0)
        };
        let cross = Rect::from_center_size(middle, Vec2::splat(side));
        pen.painter().circle_filled(middle, side / 2.0, fade_colour(INK, self.opacity));
        pen.draw_svg("cross", cross.shrink(LineWidth::Thin.points()), fade_colour(LIGHT_RED, self.opacity));
    }

    fn paint_turned_over(&self, pen: &mut Pen, rect: Rect) {
        if self.flip < 1.0 {
            pen.draw_squeezed("price_none", rect.center(), rect.size(), self.flip);
        } else {
            pen.draw_svg("price_none", rect, self.tint());
        }
        if self.is_looked_at {
            paint_frame(pen, rect);
        }
    }

    /// Colour by which the drawing is multiplied.
    fn tint(&self) -> Color32 {
        let tint = match self.state {
            _ if self.is_ahead && self.market == Market::Regular && self.price.is_some() => YELLOW,
            _ if self.is_ahead => Color32::WHITE,
            TagState::Refused(_) => fade_colour(Color32::WHITE, REFUSED),
            TagState::Waits(_) => Color32::from_gray(WAITS),
            TagState::ForSale | TagState::Shown | TagState::TurnedOver(_) => Color32::WHITE,
        };
        fade_colour(tint, self.opacity)
    }

    /// Paints the price. Returns its left end.
    fn paint_price(&self, pen: &Pen, rect: Rect, price: Credits) -> f32 {
        let scale = rect.width() / TAG.x;
        let (start, colour) = match self.market {
            Market::Regular => (TIP, INK),
            Market::Black => (NUT, if self.is_ahead { YELLOW } else { CREAM }),
        };
        let waits = matches!(self.state, TagState::Waits(_)) && !self.is_ahead && self.market == Market::Black;
        // The drawing of a black tag is too dark to show that it is dimmed.
        let colour = if waits { colour.gamma_multiply(f32::from(WAITS) / 255.0) } else { colour };
        let style = TextStyle::display(self.letters, fade_colour(colour, self.opacity));
        let amount = amount_words(price);
        let field = |end: f32| rect.with_min_x(rect.left() + start * scale).with_max_x(rect.left() + end * scale);
        let is_long = pen.ruler().layout(style, f32::INFINITY, &amount).size().x > field(PRICE_END).width();
        let field = field(if is_long { LONG_PRICE_END } else { PRICE_END });
        let words = fit_text(pen, style, field.width(), &amount);
        words.paint(pen, field, Align2::RIGHT_CENTER);
        field.right() - words.size().x
    }
}

/// Paints the frame of a tag that is looked at.
fn paint_frame(pen: &Pen, rect: Rect) {
    let width = LineWidth::Panel.points();
    pen.stroke_rect(rect.expand(width / 2.0), Radius::Chip.points(), Stroke::new(width, YELLOW));
}

/// Lays out a text on one line, smaller where it would be wider than a width in points.
pub fn fit_text(pen: &Pen, style: TextStyle, width: f32, text: &Phrase) -> Block {
    let usual = pen.ruler().layout(style, f32::INFINITY, text);
    if usual.size().x <= width {
        return usual;
    }
    pen.ruler().layout(style.scaled(width / usual.size().x), f32::INFINITY, text)
}
