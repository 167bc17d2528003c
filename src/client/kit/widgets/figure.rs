//! Figures: lamps, bars and badges.

use std::cmp::Ordering;

use bevy_egui::egui::{Align2, Color32, Id, Rect, Stroke, Vec2, pos2, vec2};

use crate::kit::marks::Lamps;
use crate::kit::palette::{
    CREAM, FAINT, GREEN, GREEN_WELL, INK, INSET, LIGHT_RED, MUTED, RED_WELL, YELLOW, fade_colour, rgb,
};
use crate::kit::panel::build::painted;
use crate::kit::panel::{HeightRange, Node, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::text::{Block, Ruler, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};

/// Side of the icon before a figure, and its width with the gap after it, in points.
const ICON: f32 = IconSize::Text.points();
const LEAD: f32 = ICON + Space::Xs.points();
/// Colour of lamps that warn.
const LOW: Color32 = rgb(0xff_7a6b);

/// Lamp for each point of a number, after an icon.
pub struct LampRow {
    /// Icon before the lamps.
    pub icon: &'static str,
    /// Number of lamps that are on.
    pub value: u8,
    /// Number of all lamps.
    pub full: u8,
    /// Whether the lamps that are on warn.
    pub is_low: bool,
}

impl LampRow {
    const GAP: f32 = Space::Xxs.points();
    /// Least, usual and greatest width of a lamp, in points.
    const LEAST: f32 = Space::Xs.points();
    const USUAL: f32 = Space::M.points();
    const MOST: f32 = IconSize::Text.points();

    /// Width of all with lamps of a width, in points.
    fn width(&self, lamp: f32) -> f32 {
        LEAD + f32::from(self.full) * (lamp + Self::GAP)
    }
}

impl<M> Widget<M> for LampRow {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange { least: self.width(Self::LEAST), ideal: self.width(Self::USUAL) }
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(ICON)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        draw_lead(pen, rect, self.icon);
        let room = (rect.width() - LEAD) / f32::from(self.full.max(1));
        let size = vec2((room - Self::GAP).clamp(Self::LEAST, Self::MOST), IconSize::Sign.points());
        let colour = if self.is_low { LOW } else { YELLOW };
        let lamps = Lamps { count: self.full, lit: self.value, size, gap: Self::GAP, colour };
        pen.draw_lamps(pos2(rect.left() + LEAD, rect.center().y - size.y / 2.0), &lamps);
        None
    }
}

/// Bar that is filled in part, after an icon.
pub struct MeterBar {
    /// Icon before the bar.
    pub icon: &'static str,
    /// Filled part of the bar, in the unit of `full`, which may be moving.
    pub shown: f32,
    /// Capacity of the bar.
    pub full: u16,
}

impl<M> Widget<M> for MeterBar {
    fn widths(&self, _: &Ruler) -> WidthRange {
        // Shorter ones say nothing that their figures don't.
        WidthRange::fixed(LEAD + IconSize::Text.points())
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(ICON)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        draw_lead(pen, rect, self.icon);
        let bar = rect.with_min_x(rect.left() + LEAD);
        let bar = Rect::from_center_size(bar.center(), vec2(bar.width(), Space::M.points()));
        pen.draw_meter(bar, self.shown, self.full);
        None
    }
}

/// Number after an icon, which may be changing.
pub struct NumberBadge {
    /// Icon before the number.
    pub icon: &'static str,
    /// Present value.
    pub value: u16,
    /// Value before the change that is being tried out; the same if there is none.
    pub before: u16,
    /// Number that is shown, on its way to the value.
    pub shown: u16,
    /// Whether the number warns.
    pub warns: bool,
}

impl NumberBadge {
    /// Space beside its contents, in points.
    const SIDES: f32 = Space::Xs.points();
    /// Least and greatest side of the icon, in points.
    const LEAST: f32 = Space::M.points();
    const MOST: f32 = IconSize::Text.points();

    fn number(ruler: &Ruler, number: u16, colour: Color32) -> Block {
        ruler.layout(TextStyle::FIGURE.in_colour(colour), f32::INFINITY, number.to_string())
    }

    /// Width of all but the icon, with a number of a width, in points.
    fn rest(number: f32) -> f32 {
        number + Self::SIDES + 2.0 * Self::SIDES
    }
}

impl<M> Widget<M> for NumberBadge {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        let rest = Self::rest(Self::number(ruler, self.value, CREAM).size().x).ceil();
        WidthRange { least: rest + Self::LEAST, ideal: rest + Self::MOST }
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        let number = Self::number(ruler, self.value, CREAM).height();
        HeightRange::fixed(number.max(Self::MOST + Space::M.points()))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        let (fill, line, colour) = match self.value.cmp(&self.before) {
            Ordering::Greater => (GREEN_WELL, GREEN, GREEN),
            Ordering::Less => (RED_WELL, LIGHT_RED, LIGHT_RED),
            Ordering::Equal if self.warns => (RED_WELL, LIGHT_RED, LIGHT_RED),
            Ordering::Equal => (INSET, INK, if self.value == 0 { MUTED } else { CREAM }),
        };
        pen.draw_rect(rect, Radius::Chip.points(), fill, Stroke::new(LineWidth::Well.points(), line));
        let number = Self::number(&pen.ruler(), self.shown, colour);
        let side = (rect.width() - Self::rest(number.size().x)).clamp(Self::LEAST, Self::MOST);
        let tint = if self.value == 0 { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
        let inner = rect.shrink2(vec2(Self::SIDES, 0.0));
        pen.draw_icon(self.icon, inner.left(), inner.center().y - side / 2.0, side, tint);
        number.paint(pen, inner, Align2::RIGHT_CENTER);
        None
    }
}

/// Lamps of which the first are lit, without an icon. Their size does not grow with the text.
pub fn lamps<'a, M: 'a>(count: u8, lit: u8, colour: Color32) -> Node<'a, M> {
    let side = IconSize::Sign.points();
    let gap = Space::Xs.points();
    let width = f32::from(count) * (side + gap) - gap;
    painted(width, side, move |pen, rect| {
        let lamps = Lamps { count, lit, size: Vec2::splat(side), gap, colour };
        pen.draw_lamps(pos2(rect.left(), rect.center().y - side / 2.0), &lamps);
    })
}

/// Draws the icon before a figure.
fn draw_lead(pen: &mut Pen, rect: Rect, icon: &'static str) {
    pen.draw_icon(icon, rect.left(), rect.center().y - ICON / 2.0, ICON, Color32::WHITE);
}
