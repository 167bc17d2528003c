//! Figures on the cards of the seats: meters and badges.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, pos2, vec2};

use crate::art::fonts::Face;
use crate::kit::marks::Lamps;
use crate::kit::palette::{CREAM, FAINT, GREEN, INK, INSET, LIGHT_RED, MUTED, YELLOW, fade_colour};
use crate::kit::{Anchor, Pen};
use shell::seats::SeatId;

/// Least width of a bar, in points: shorter ones say nothing that their figures don't.
const SHORTEST_BAR: f32 = 20.0;
/// Gap between badges, and side of their icons, in points.
pub(super) const BADGES_APART: f32 = 5.0;
const BADGE_ICON: f32 = 22.0;

/// Number shown as a part of its maximum.
pub enum Meter {
    /// Lamp for each point.
    Lamps {
        /// Icon before the lamps.
        icon: &'static str,
        /// Number of lamps that are on.
        value: u8,
        /// Number of all lamps.
        full: u8,
        /// Whether the lamps that are on warn.
        is_low: bool,
    },
    /// Bar with its figures.
    Bar {
        /// Icon before the bar.
        icon: &'static str,
        /// Filled part of the bar, in the unit of `full`.
        value: u16,
        /// Capacity of the bar.
        full: u16,
    },
}

/// Number that may be changing.
pub struct Badge {
    /// Icon before the number.
    pub icon: &'static str,
    /// Present value.
    pub value: u16,
    /// Value before the change that is being tried out; the same if there is none.
    pub before: u16,
}

/// Draws a lamp for each point. Returns their width with the icon, in points.
pub(super) fn draw_lamps(
    pen: &mut Pen,
    at: Pos2,
    right: f32,
    icon: &'static str,
    full: u8,
    value: u8,
    is_low: bool,
) -> f32 {
    let Pos2 { x, y } = at;
    pen.draw_icon(icon, x, y, 20.0, Color32::WHITE);
    let on = if is_low { Color32::from_rgb(0xff, 0x7a, 0x6b) } else { YELLOW };
    let lamp = ((right - x - 25.0 + 2.6) / f32::from(full.max(1)) - 2.6).clamp(4.0, 20.0);
    let lamps = Lamps { count: full, lit: value, size: vec2(lamp, 14.0), gap: 2.6, colour: on };
    pen.draw_lamps(pos2(x + 25.0, y + 3.0), &lamps);
    25.0 + f32::from(full) * (lamp + 2.6)
}

/// Draws a bar and its figures, below it or beside it. Leaves the bar out if the figures take its
/// room.
pub(super) fn draw_bar(pen: &Pen, at: Pos2, right: f32, is_below: bool, shown: f32, full: u16) {
    let Pos2 { x, y } = at;
    let label = format!("{shown:.0} / {full}");
    let at = if is_below { (right, y + 31.0) } else { (right + 8.0, y + 10.0 + 6.0 * pen.look.text) };
    let wide = pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, &label);
    let end = if is_below { right } else { right - wide };
    if end - x - 25.0 >= SHORTEST_BAR {
        pen.draw_meter(Rect::from_min_max(pos2(x + 25.0, y + 4.0), pos2(end, y + 16.0)), shown, full);
    }
}

/// Widths of badges side by side that share `room`, in points: all equal, if there is room for all
/// numbers, else as their numbers need.
pub(super) fn badge_widths(pen: &Pen, badges: &[Badge], room: f32) -> Vec<f32> {
    let count = badges.len() as f32;
    let needs: Vec<f32> = badges
        .iter()
        .map(|badge| BADGE_ICON + 10.0 + pen.measure(badge.value.to_string(), Face::Display, 16.0))
        .collect();
    if needs.iter().all(|&need| need <= room / count) {
        return vec![room / count; badges.len()];
    }
    let more = (room - needs.iter().sum::<f32>()) / count;
    needs.into_iter().map(|need| need + more).collect()
}

/// Draws one of the badges along the lower edge of a card.
pub(super) fn draw_badge(pen: &mut Pen, seat: SeatId, badge: &Badge, place: Rect, seconds: f32) {
    let (fill, line, text) = match badge.value.cmp(&badge.before) {
        Ordering::Greater => (Color32::from_rgb(0x1d, 0x4a, 0x3f), GREEN, GREEN),
        Ordering::Less => (Color32::from_rgb(0x47, 0x21, 0x1f), LIGHT_RED, LIGHT_RED),
        Ordering::Equal => (INSET, INK, if badge.value == 0 { MUTED } else { CREAM }),
    };
    pen.draw_rect(place, 6.0, fill, Stroke::new(2.0, line));
    let shown = pen.animate_number((badge.icon, seat), badge.value, seconds).to_string();
    let number = pen.measure(&shown, Face::Display, 16.0);
    let icon = (place.width() - 10.0 - number).clamp(12.0, BADGE_ICON);
    let tint = if badge.value == 0 { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
    let middle = place.center().y;
    pen.draw_icon(badge.icon, place.left() + 4.0, middle - icon / 2.0, icon, tint);
    let at = (place.right() - 6.0, middle + 0.5 + 6.0 * pen.look.text);
    pen.text(at, Anchor::End, Face::Display, 16.0, text, shown);
}
