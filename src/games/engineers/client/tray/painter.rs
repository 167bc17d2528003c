//! Painting of what stands in the tray.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::card_facts::{MarkedNeed, NeedMark};
use super::slots::TraySlot;
use crate::client::art::icons::DeedIcon;
use crate::client::art::tags::{TagLook, paint_tag};
use crate::client::art::thing_picture::paint_thing;
use client::kit::Pen;
use client::kit::marks::Lamps;
use client::kit::palette::{BROWN_WELL, FAINT, GREEN, INK, LINE, MUTED, RAISED, TRAY_INSET, YELLOW, fade_colour};
use client::kit::panel::State;
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use shell::language::Phrase;
use shell::seats::Colour;

/// Opacity of a thing that is dragged, where it was.
const LEFT_BEHIND: f32 = 0.25;
/// Part of a slot that the picture takes, and that of a sign in it.
const PICTURE: f32 = 0.84;
const SIGN: f32 = 0.4;
/// Lengths of dashes and gaps, in points.
const DASHES: (f32, f32) = (4.0, 3.0);
/// Greatest width of the mark of an action, and the space between two, in points.
const PIP: f32 = 12.0;
const APART: f32 = 2.0;
/// Needs side by side, and greatest side of one, in points.
const NEEDS_IN_ROW: usize = 3;
const NEED: f32 = 26.0;
/// Width of the back of a card in parts of its height.
const BACK: f32 = 0.56;

/// Paints the ground of a worker or a card.
pub(super) fn paint_ground(pen: &Pen, rect: Rect, state: State, is_chosen: bool) {
    let is_lit = state.is_enabled && (state.is_hovered || state.has_focus);
    let fill = match (is_chosen, is_lit) {
        (true, _) => BROWN_WELL,
        (false, true) => RAISED,
        (false, false) => TRAY_INSET,
    };
    let line = if is_chosen { (LineWidth::Chosen, YELLOW) } else { (LineWidth::Well, INK) };
    pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(line.0.points(), line.1));
    state.draw_ring(pen, rect, Radius::Row);
}

/// Paints the colour of a team along the upper edge of a card.
pub(super) fn paint_team_edge(pen: &Pen, rect: Rect, colour: Colour) {
    let inner = rect.shrink2(vec2(Space::S.points(), LineWidth::Well.points()));
    let edge = inner.with_max_y(inner.top() + LineWidth::Panel.points());
    pen.fill_rect(edge, LineWidth::Thin.points(), pen.seat_colour(colour));
}

/// Paints a slot with the thing in it; an empty hand by its sign.
pub(super) fn paint_slot(pen: &mut Pen, slot: &TraySlot, rect: Rect, is_dragged: bool) {
    let side = rect.height().min(rect.width());
    let place = Rect::from_center_size(rect.center(), vec2(rect.width(), side));
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side * PICTURE));
    let Some(thing) = slot.thing.as_ref().filter(|_| !is_dragged) else {
        let dashes = Stroke::new(LineWidth::Thin.points(), LINE);
        pen.draw_dashed_rect(place.shrink(1.0), dashes, DASHES.0, DASHES.1);
        match &slot.thing {
            Some(thing) => pen.draw_svg(thing.picture.drawing, square, fade_colour(Color32::WHITE, LEFT_BEHIND)),
            None if slot.hands > 0 => pen.draw_svg(DeedIcon::Hand.drawing(), square.scale_from_center(FAINT), MUTED),
            None => {}
        }
        return;
    };
    pen.draw_inset(place, Space::Xs.points(), TRAY_INSET);
    paint_thing(pen, &thing.picture, square);
    if thing.is_tied {
        let sign = Vec2::splat(SIGN * side);
        let at = Rect::from_min_size(place.left_bottom() - vec2(0.0, sign.y), sign);
        pen.fill_rect(at, Space::Xxs.points(), INK);
        pen.draw_svg("locked", at, Color32::WHITE);
    }
    if let Some(more) = thing.more {
        paint_tag(pen, place.right_bottom(), &Phrase::words(more.to_string()), TagLook::Carried);
    }
}

/// Paints a mark for each action of a worker's limit; those that are left are lit.
pub(super) fn paint_pips(pen: &Pen, rect: Rect, limit: u8, left: u8) {
    let count = f32::from(limit.max(1));
    let width = ((rect.width() + APART) / count - APART).clamp(1.0, PIP);
    let size = vec2(width, IconSize::Sign.points().min(rect.height()));
    let lamps = Lamps { count: limit, lit: left, size, gap: APART, colour: YELLOW };
    pen.draw_lamps(pos2(rect.left(), rect.center().y - size.y / 2.0), &lamps);
}

/// Paints drawings side by side, from the left.
pub(super) fn paint_row_of(pen: &mut Pen, drawings: &[&'static str], rect: Rect) {
    let side = rect.height();
    for (number, drawing) in drawings.iter().enumerate() {
        pen.draw_icon(drawing, rect.left() + number as f32 * side, rect.top(), side, Color32::WHITE);
    }
}

/// Paints the needs of a card, each with the sign of whether it is at hand.
pub(super) fn paint_needs(pen: &mut Pen, needs: &[MarkedNeed], rect: Rect) {
    let rows = needs.len().div_ceil(NEEDS_IN_ROW).max(1);
    let step = vec2(rect.width() / NEEDS_IN_ROW as f32, rect.height() / rows as f32);
    let side = (step.min_elem() - Space::Xxs.points()).clamp(1.0, NEED);
    let height = (side + Space::Xxs.points()) * rows as f32;
    let width = (side + Space::Xxs.points()) * NEEDS_IN_ROW as f32;
    let room = Align2::CENTER_CENTER.align_size_within_rect(vec2(width, height), rect);
    for (number, need) in needs.iter().enumerate() {
        let column = (number % NEEDS_IN_ROW) as f32;
        let row = (number / NEEDS_IN_ROW) as f32;
        let at = room.min + vec2(column, row) * (side + Space::Xxs.points());
        paint_need(pen, *need, rect_at(at.x, at.y, side, side));
    }
}

fn paint_need(pen: &mut Pen, need: MarkedNeed, rect: Rect) {
    let tint = if need.1 == NeedMark::Missing { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE };
    pen.draw_svg(need.0, rect, tint);
    let sign = match need.1 {
        NeedMark::AtHand => ("check", GREEN),
        NeedMark::Known => (DeedIcon::Notebook.drawing(), YELLOW),
        NeedMark::Missing => return,
    };
    let side = SIGN * rect.width() + Space::Xxs.points();
    let at = Rect::from_min_size(rect.right_bottom() - Vec2::splat(side), Vec2::splat(side));
    pen.painter().circle_filled(at.center(), side / 2.0 + LineWidth::Thin.points(), INK);
    pen.draw_svg(sign.0, at, sign.1);
}

/// Paints the back of a card in the middle of its room.
pub(super) fn paint_back(pen: &mut Pen, rect: Rect) {
    let height = rect.height().min(rect.width() / BACK);
    let place = Rect::from_center_size(rect.center(), vec2(height * BACK, height));
    pen.draw_svg("machine_card_back", place, Color32::WHITE);
}
