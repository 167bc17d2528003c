//! A page of the rules: its paragraphs, and below them robots, or the seven phases.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::rule_pages::{ExamplePicture, RulePage};
use crate::action::Phase;
use crate::words;
use client::app::sheet::has_large_text;
use client::kit::palette::{CARD, CREAM, GREEN, LIGHT_RED, STAGE, YARD, YELLOW};
use client::kit::pen::rect_at;
use client::kit::wrap::wrap_into_rows;
use client::kit::{Anchor, Pen, TextStyle};

/// Least height between a card's title and its caption, in points at the usual text size.
const STAGE_HIGH: f32 = 130.0;
/// Gap between two cards, in points.
const GAP: f32 = 16.0;

const TITLE: TextStyle = TextStyle::ENTRY_CHOSEN;
const CAPTION: TextStyle = TextStyle::NOTE;

/// Draws a page; returns its height, in points.
pub fn draw_page(pen: &mut Pen, room: Rect, page: &RulePage) -> f32 {
    let mut top = room.top();
    for text in &page.text {
        top += pen.passage(pos2(room.left(), top), room.width(), TextStyle::ENTRY, text) + 10.0;
    }
    top += 6.0;
    if page.pictures.is_empty() {
        return top + draw_phases(pen, room.with_min_y(top)) - room.top();
    }
    let is_large = has_large_text(pen);
    let side_by_side = if is_large { 1.0 } else { page.pictures.len() as f32 };
    let width = (room.width() - GAP * (side_by_side - 1.0)) / side_by_side;
    let least =
        page.pictures.iter().map(|shown| CardHeights::of(pen, width, shown).least_height(pen)).fold(0.0, f32::max);
    let high = if is_large { least } else { least.max(room.bottom() - top) };
    for (number, shown) in page.pictures.iter().enumerate() {
        let at =
            if is_large { vec2(0.0, number as f32 * (high + GAP)) } else { vec2(number as f32 * (width + GAP), 0.0) };
        draw_picture_card(pen, rect_at(room.left() + at.x, top + at.y, width, high), shown);
    }
    let rows = if is_large { page.pictures.len() as f32 } else { 1.0 };
    top + rows * (high + GAP) - GAP - room.top()
}

/// Draws the seven phases as signs, for pages about the round. Returns their height, in points.
fn draw_phases(pen: &mut Pen, room: Rect) -> f32 {
    let all = [
        (Phase::Reveal, "phase_reveal"),
        (Phase::Scan, "phase_scan"),
        (Phase::Scrounge, "phase_scrounge"),
        (Phase::Battle, "phase_battle"),
        (Phase::Factory, "phase_factory"),
        (Phase::Victory, "phase_victory"),
        (Phase::EndTurn, "phase_end_turn"),
    ];
    let name = TextStyle::STRONG;
    let figure = TextStyle::LABEL.in_colour(YELLOW);
    let width = (room.width() - 6.0 * 8.0) / 7.0;
    let widest = all.iter().map(|(phase, _)| pen.wide(words::phase_name(*phase), name) + 8.0).fold(width, f32::max);
    let text = pen.look.text;
    let places = wrap_into_rows(room.translate(vec2(0.0, 10.0)), &[widest; 7], 22.0 + 110.0 * text, 8.0);
    for (number, ((phase, icon), card)) in all.into_iter().zip(&places).enumerate() {
        pen.draw_panel(*card, 9.0, CARD);
        let x = card.center().x;
        let y = card.top() + 10.0 + 12.0 * text;
        pen.centred_text((x, y), Anchor::Middle, card.width(), figure, (number + 1).to_string());
        let side = 44.0 * text;
        pen.draw_icon(icon, x - side / 2.0, y + 18.0 * text, side, CREAM);
        pen.centred_text((x, y + 86.0 * text), Anchor::Middle, card.width(), name, words::phase_name(phase));
    }
    places.last().map_or(0.0, |last| last.bottom() - room.top())
}

/// Heights of the title and the caption of a card, in points.
struct CardHeights {
    title: f32,
    caption: f32,
}

impl CardHeights {
    fn of(pen: &Pen, width: f32, shown: &ExamplePicture) -> Self {
        let title = pen.tall(&shown.title, TITLE, width - 20.0 - mark_width(shown)) + 17.0;
        let caption = pen.tall(&shown.caption, CAPTION, width - 24.0) + 16.0;
        // Captions of cards side by side have the same height, whether they have two lines or
        // three.
        Self { title: title.max(38.0), caption: caption.max(70.0) }
    }

    fn least_height(&self, pen: &Pen) -> f32 {
        self.title + pen.size(STAGE_HIGH) + self.caption
    }
}

/// Width of the mark of a good or a bad example, in points; 0 for neither.
const fn mark_width(shown: &ExamplePicture) -> f32 {
    if shown.good.is_some() { 26.0 } else { 0.0 }
}

fn draw_picture_card(pen: &mut Pen, card: Rect, shown: &ExamplePicture) {
    let parts = CardHeights::of(pen, card.width(), shown);
    pen.draw_panel(card, 9.0, CARD);
    let x = card.left() + 12.0;
    if let Some(good) = shown.good {
        let (icon, colour) = if good { ("check", GREEN) } else { ("cross", LIGHT_RED) };
        pen.draw_icon(icon, x, card.top() + 1.0 + pen.size(10.0), 20.0, colour);
    }
    let at = pos2(x + mark_width(shown), card.top() + 10.0);
    pen.passage(at, card.width() - 20.0 - mark_width(shown), TITLE, &shown.title);
    let stage = Rect::from_min_max(card.min + vec2(10.0, parts.title), card.max - vec2(10.0, parts.caption));
    pen.draw_inset(stage, 8.0, STAGE);
    let earth = Rect::from_min_max(pos2(stage.left() + 1.5, stage.bottom() - 26.0), stage.max - vec2(1.5, 1.5));
    pen.fill_rect(earth, 6.0, YARD);
    pen.draw_line((stage.left() + 1.5, earth.top()), (stage.right() - 1.5, earth.top()), 4.0, YELLOW);
    let (low, _) = shown.robot.bounds();
    let (wide, tall) = shown.robot.size();
    let below = f32::from(shown.ground - low.y);
    let cell = ((stage.width() - 30.0) / wide).min((stage.height() - 44.0) / tall).min(44.0);
    let foot = earth.top() + below * cell;
    let place = rect_at(stage.center().x - wide * cell / 2.0, foot - tall * cell, wide * cell, tall * cell);
    pen.draw_composed(&shown.title, &shown.robot, place);
    let at = pos2(x, stage.bottom() + 8.0);
    pen.passage(at, card.width() - 24.0, CAPTION, &shown.caption);
}
