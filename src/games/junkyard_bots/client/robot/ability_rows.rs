//! Rows of the four abilities and their changes: with names, or, where names have no room, as two
//! rows of icons.

use std::cmp::Ordering;

use bevy_egui::egui::{Color32, Id, Rect, Sense, Shape, Stroke, pos2};

use crate::messages::phrase;
use crate::parts::TileKind;
use crate::robot::Abilities;
use crate::words;
use client::art::fonts::Face;
use client::kit::palette::{
    CARD, CREAM, FAINT, GREEN, GREEN_WELL, INK, LIGHT_RED, MUTED, RED_WELL, SECOND, fade_colour,
};
use client::kit::pen::rect_at;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::text::letters::HoverHint;
use client::kit::{Anchor, Pen};

/// Ability: its icon, the kind of part that gives it, and its value.
type Ability = (&'static str, TileKind, fn(Abilities) -> u16);

const ABILITIES: [Ability; 4] = [
    ("ability_sight", TileKind::Eye, |now| now.sight),
    ("ability_grip", TileKind::Claw, |now| now.grip),
    ("ability_bite", TileKind::Mouth, |now| now.bite),
    ("ability_speed", TileKind::Mover, |now| now.speed),
];

/// Width of a row that its name can't use, in points: the icon before it and the figures after it,
/// which may change.
const BESIDE: f32 = 122.0;
/// Width of the triangle after a figure that has changed, in points; left out where it has no room.
const TRIANGLE: f32 = 30.0;
/// Height of a row beyond its card, and the greatest height of a row, in points.
const GAP: f32 = 6.0;
const HIGHEST: f32 = 50.0;

/// Least height of a row with the gap to the next one, in points.
fn least_row_height(pen: &Pen) -> f32 {
    (pen.size(19.0) * 1.2).max(30.0) + 6.0 + GAP
}

/// Least height of all rows in a panel of this width, in points: with names, or as icons alone.
pub fn least_height(pen: &Pen, width: f32, with_names: bool) -> f32 {
    let rows = if with_names && names_fit(pen, width) { 4.0 } else { 2.0 };
    rows * least_row_height(pen)
}

/// Whether the names have room in a panel of this width.
pub fn names_fit(pen: &Pen, width: f32) -> bool {
    let name = |kind| pen.measure(phrase!("ability-title", ability = words::ability_key(kind)), Face::Bold, 17.0);
    ABILITIES.iter().all(|&(_, kind, _)| name(kind) <= width - 24.0 - BESIDE)
}

/// Draws the abilities in a rectangle as wide as their panel, as high as they fit. Returns the
/// lower end of the rows.
pub fn draw_ability_rows(pen: &mut Pen, rect: Rect, old: Abilities, now: Abilities) -> f32 {
    let left = rect.left() + 12.0;
    let width = rect.width() - 24.0;
    let with_names = names_fit(pen, rect.width()) && rect.height() >= 4.0 * least_row_height(pen) - 0.5;
    let rows = if with_names { 4.0 } else { 2.0 };
    let step = (rect.height() / rows).min(HIGHEST.max(least_row_height(pen)));
    for (number, (icon, kind, of)) in ABILITIES.into_iter().enumerate() {
        let change = AbilityChange { old: of(old), now: of(now) };
        let place = if with_names {
            rect_at(left, rect.top() + step * number as f32, width, step - GAP)
        } else {
            let wide = (width - 8.0) / 2.0;
            let x = left + (number % 2) as f32 * (wide + 8.0);
            let y = rect.top() + step * (number / 2) as f32;
            rect_at(x, y, wide, step - GAP)
        };
        if with_names {
            draw_row(pen, place, icon, kind, change);
        } else {
            draw_cell(pen, place, icon, kind, change);
        }
        let name = phrase!("ability-title", ability = words::ability_key(kind));
        let spoken = if change.old == change.now {
            phrase!("spoken-ability", ability = name, now = change.now)
        } else {
            phrase!("spoken-change", ability = name, from = change.old, to = change.now)
        };
        add_spoken_text(pen.ui.ctx(), ("ability", kind as u8), place, Manner::Found, &pen.tell(&spoken));
    }
    rect.top() + rows * step
}

/// Value of an ability before and after a change.
#[derive(Clone, Copy)]
struct AbilityChange {
    old: u16,
    now: u16,
}

impl AbilityChange {
    /// Fill of the row or cell, colour of its line, and width of the line in points.
    fn card_style(self) -> (Color32, Color32, f32) {
        match self.now.cmp(&self.old) {
            Ordering::Greater => (GREEN_WELL, GREEN, 3.0),
            Ordering::Less => (RED_WELL, LIGHT_RED, 3.0),
            Ordering::Equal => (CARD, INK, 2.0),
        }
    }

    /// Whether the ability is missing before and after the change.
    const fn is_none(self) -> bool {
        self.now == 0 && self.old == 0
    }
}

fn draw_row(pen: &mut Pen, rect: Rect, icon: &'static str, kind: TileKind, change: AbilityChange) {
    let AbilityChange { old, now } = change;
    let (fill, line, width) = change.card_style();
    pen.draw_rect(rect, 8.0, fill, Stroke::new(width, line));
    let right = rect.right();
    let middle = rect.center().y;
    let is_dim = change.is_none();
    let tint = if is_dim { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
    pen.draw_icon(icon, rect.left() + 8.0, middle - 15.0, 30.0, tint);
    let colour = if is_dim { MUTED } else { CREAM };
    let name = &phrase!("ability-title", ability = words::ability_key(kind));
    let base = |size: f32| middle + pen.size(size) * 0.4;
    pen.text((rect.left() + 48.0, base(15.0)), Anchor::Start, Face::Bold, 17.0, colour, name);
    let figure = base(20.0);
    if now == old {
        pen.text((right - 48.0, figure), Anchor::End, Face::Display, 19.0, colour, now.to_string());
        return;
    }
    let has_triangle = pen.measure(name, Face::Bold, 17.0) <= rect.width() - BESIDE - TRIANGLE;
    let right = if has_triangle { right } else { right + TRIANGLE };
    let wide = pen.text((right - 48.0, figure), Anchor::End, Face::Display, 21.0, line, now.to_string());
    let to = right - 70.0_f32.max(54.0 + wide);
    draw_arrow(pen, to - 16.0, to, middle, line);
    pen.text((to - 24.0, figure), Anchor::End, Face::Display, 19.0, SECOND, old.to_string());
    if has_triangle {
        let (tip, base) = if now > old { (middle - 10.0, middle + 8.0) } else { (middle + 10.0, middle - 8.0) };
        let points = vec![pos2(right - 28.0, tip), pos2(right - 16.0, base), pos2(right - 40.0, base)];
        pen.painter().add(Shape::convex_polygon(points, line, Stroke::NONE));
    }
}

/// Draws an arrow to the right at the height `y`.
fn draw_arrow(pen: &Pen, from: f32, to: f32, y: f32, colour: Color32) {
    pen.draw_line((from, y), (to, y), 3.0, colour);
    pen.draw_line((to - 6.0, y - 6.0), (to, y), 3.0, colour);
    pen.draw_line((to - 6.0, y + 6.0), (to, y), 3.0, colour);
}

/// Draws an ability as its icon; its name is for a screen reader and the pointer.
fn draw_cell(pen: &mut Pen, rect: Rect, icon: &'static str, kind: TileKind, change: AbilityChange) {
    let AbilityChange { old, now } = change;
    let (fill, line, width) = change.card_style();
    pen.draw_rect(rect, 8.0, fill, Stroke::new(width, line));
    let middle = rect.center().y;
    let is_dim = change.is_none();
    let tint = if is_dim { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
    pen.draw_icon(icon, rect.left() + 8.0, middle - 15.0, 30.0, tint);
    let base = middle + pen.size(20.0) * 0.4;
    let colour = if is_dim { MUTED } else { CREAM };
    let colour = if now == old { colour } else { line };
    let wide = pen.text((rect.right() - 10.0, base), Anchor::End, Face::Display, 19.0, colour, now.to_string());
    if now != old {
        let to = rect.right() - 16.0 - wide;
        draw_arrow(pen, to - 15.0, to, middle, line);
        pen.text((to - 20.0, base), Anchor::End, Face::Display, 19.0, SECOND, old.to_string());
    }
    let name = pen.tell(&phrase!("ability-title", ability = words::ability_key(kind)));
    pen.ui.interact(rect, Id::new(("ability", kind as u8)), Sense::hover()).on_hover_hint(name);
}
