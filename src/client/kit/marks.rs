//! Chips, figures, lamps, meters and keycaps.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::palette::{CREAM, GREEN, INK, INSET, LINE, YELLOW, fade_colour};
use super::pen::{Pen, rect_at};
use crate::art::Picture;
use crate::art::names::symbol_icon;
use shell::seats::Colour;

/// Points that still get a mark of their own on a meter.
const MOST_TICKS: u16 = 20;

/// Part of a bar that is too little to be seen.
const NOTHING: f32 = 0.0005;

/// A row of lamps, the first of which are lit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lamps {
    /// Number of lamps.
    pub count: u8,
    /// Number of lamps that are lit.
    pub lit: u8,
    /// Size of a lamp, in points.
    pub size: Vec2,
    /// Gap between two lamps, in points.
    pub gap: f32,
    /// Colour of a lamp that is lit.
    pub colour: Color32,
}

/// A bar that is filled in part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    /// Part that is filled, from 0 to 1.
    pub part: f32,
    /// Number of equal parts that lines mark on it.
    pub parts: u16,
    /// Colour of what is filled.
    pub colour: Color32,
}

impl Pen<'_> {
    /// Draws a seat's colour with its symbol: always both, because colours alone may be mistaken.
    pub fn draw_seat_chip(&mut self, x: f32, y: f32, colour: Colour, size: f32) {
        let rect = rect_at(x, y, size, size);
        self.draw_rect(rect, size / 4.0, self.seat_colour(colour), Stroke::new(size.clamp(16.0, 28.0) / 11.2, INK));
        self.draw_icon(symbol_icon(colour), x + size * 0.17, y + size * 0.17, size * 0.66, INK);
    }

    /// Draws the picture that stands for a seat. A composed picture stands on the lower edge, and
    /// `place` names where it is shown; a drawing fills the rectangle but for a margin.
    pub fn draw_seat_picture(
        &mut self,
        place: impl std::hash::Hash + std::fmt::Debug,
        picture: &Picture,
        rect: Rect,
        margin: f32,
    ) {
        match picture {
            Picture::Composed(composed) => self.draw_composed(place, composed, rect.shrink(4.0)),
            Picture::Drawing(name) => self.draw_svg(name, rect.shrink(margin), Color32::WHITE),
        }
    }

    /// Draws lamps in a row, from the upper-left corner of the first.
    pub fn draw_lamps(&self, corner: Pos2, lamps: &Lamps) {
        let Vec2 { x: width, y: height } = lamps.size;
        let y = corner.y;
        for lamp in 0..lamps.count {
            let rect = rect_at(corner.x + f32::from(lamp) * (width + lamps.gap), y, width, height);
            let is_lit = lamp < lamps.lit;
            self.draw_rect(rect, 3.5, if is_lit { lamps.colour } else { INSET }, Stroke::new(2.0, INK));
            if is_lit {
                let light = Color32::from_white_alpha(140);
                self.draw_line((rect.left() + 4.0, y + 3.6), (rect.right() - 4.0, y + 3.6), 1.8, light);
            } else {
                let from = (rect.left() + width * 0.3, y + height * 0.7);
                self.draw_line(from, (rect.left() + width * 0.7, y + height * 0.3), 1.6, LINE);
            }
        }
    }

    /// Draws a meter. `value` need not be whole, because it is animated.
    pub fn draw_meter(&self, rect: Rect, value: f32, most: u16) {
        let bar = Bar { part: value / f32::from(most.max(1)), parts: most.min(MOST_TICKS), colour: GREEN };
        self.draw_bar(rect, bar);
    }

    /// Draws a bar that is filled from its left end.
    pub fn draw_bar(&self, rect: Rect, bar: Bar) {
        let round = rect.height() / 2.0;
        self.draw_rect(rect, round, INSET, Stroke::new(2.0, INK));
        let inner = rect.shrink(2.0);
        if bar.part > NOTHING {
            let wide = (inner.width() * bar.part.min(1.0)).max(inner.height());
            let full = Rect::from_min_size(inner.min, vec2(wide, inner.height()));
            self.fill_rect(full, inner.height() / 2.0, bar.colour);
            let light = Color32::from_white_alpha(150);
            self.draw_line((full.left() + 4.0, full.top() + 2.4), (full.right() - 4.0, full.top() + 2.4), 2.0, light);
        }
        for tick in 1..bar.parts {
            let x = inner.left() + inner.width() * f32::from(tick) / f32::from(bar.parts);
            self.draw_line((x, inner.top()), (x, inner.bottom()), 1.2, fade_colour(INK, 0.55));
        }
    }

    /// Draws a check mark on a yellow disc.
    pub fn draw_check_mark(&mut self, centre: Pos2, radius: f32) {
        self.painter().circle(centre, radius, YELLOW, Stroke::new(2.5, INK));
        let size = radius * 1.35;
        self.draw_icon("check", centre.x - size / 2.0, centre.y - size / 2.0, size, INK);
    }

    /// Draws a row of dots.
    pub fn draw_pips(&self, centre: Pos2, count: u8, radius: f32, step: f32) {
        let first = centre.x - f32::from(count.saturating_sub(1)) * step / 2.0;
        for pip in 0..count {
            self.painter().circle(pos2(first + f32::from(pip) * step, centre.y), radius, CREAM, Stroke::new(1.2, INK));
        }
    }
}
