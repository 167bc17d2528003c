//! The tile sets to choose from, a card for each: what lies in it, what it plays like, and what games with it were like. Beside
//! them a card for a tile set from a file.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};

use super::cards::Card;
use crate::client::art::fonts::Face;
use crate::client::kit::notes;
use crate::client::kit::palette::{
    CARD, CREAM, GREEN, INK, INSET, LINE, MUTED, RAISED, RED, SECOND, YELLOW, YELLOW_WELL,
};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::words;
use crate::language::phrase;
use crate::parts::catalogue;
use crate::parts::tile_set_file::Measured;

/// Between two cards.
const GAP: f32 = 10.0;
/// The width of the card that asks for a file, and of the button for another one.
const FILE_WIDTH: f32 = 148.0;
const OTHER_FILE_WIDTH: f32 = 56.0;
/// A card's figures take less room on a row narrower than this.
const NARROW: f32 = 230.0;
/// A card lower than this shows no picture.
const PICTURE_FROM: f32 = 168.0;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    /// The card of this number.
    Card(usize),
    /// To look for a file.
    File,
}

/// Draws the cards side by side; returns what was pressed.
pub(super) fn show(pen: &mut Pen, rect: Rect, cards: &[Card], chosen: usize) -> Option<Pressed> {
    let count = cards.len() as f32;
    // Beside the card of a file there is only a button for another.
    let file_width = if cards.len() > catalogue::all().len() { OTHER_FILE_WIDTH } else { FILE_WIDTH };
    let width = (rect.width() - file_width - count * GAP) / count;
    let mut pressed = None;
    for (number, card) in cards.iter().enumerate() {
        let place = area(rect.left() + number as f32 * (width + GAP), rect.top(), width, rect.height());
        if show_card(pen, place, card, number, number == chosen) {
            pressed = Some(Pressed::Card(number));
        }
    }
    let place = Rect::from_min_max(pos2(rect.right() - file_width, rect.top()), rect.max);
    if from_file(pen, place) { Some(Pressed::File) } else { pressed }
}

/// Draws a card; returns whether it was pressed.
fn show_card(pen: &mut Pen, rect: Rect, card: &Card, number: usize, is_chosen: bool) -> bool {
    let response = pen.ui.interact(rect, Id::new(("junkyard", number)), Sense::click());
    let (name, figures) = (pen.tell(&card.name), pen.tell(&card.in_words()));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &name));
    notes::note(pen.ui.ctx(), || format!("Junkyard {name}"), rect);
    let (fill, line) = match (is_chosen, response.hovered()) {
        (true, _) => (YELLOW_WELL, Stroke::new(3.0, YELLOW)),
        (false, true) => (RAISED, Stroke::new(2.5, INK)),
        (false, false) => (CARD, Stroke::new(2.5, INK)),
    };
    pen.outlined(rect, 10.0, fill, line);
    if response.has_focus() {
        pen.frame(rect.expand(4.0), 12.0, Stroke::new(2.5, CREAM));
    }
    let inner = rect.shrink2(vec2(12.0, 10.0));
    let facts_height = 26.0 * pen.look.text.min(1.4);
    let mut top = inner.top();
    if rect.height() >= PICTURE_FROM * pen.look.text {
        let strip = area(inner.left(), top, inner.width(), rect.height() * 0.3);
        pictures(pen, strip, card);
        top = strip.bottom();
    }
    let size = pen.fitting(&name, Face::Display, 17.0, inner.width() - 24.0);
    let (x, y) = (inner.left() + 4.0, top + 8.0 + pen.size(size) * 0.9);
    let mark = if is_chosen { 26.0 } else { 0.0 };
    if is_chosen {
        pen.tick(pos2(x + 9.0, y - pen.size(size) * 0.36), 9.0);
    }
    pen.head((x + mark, y), size, if is_chosen { YELLOW } else { CREAM }, &name);
    let words = Rect::from_min_max(pos2(x, y + 6.0), inner.max - vec2(0.0, facts_height));
    about(pen, words, card);
    let facts = Rect::from_min_max(pos2(x, inner.bottom() - facts_height), inner.max);
    measured(pen, facts, card.measured);
    response.clone().on_hover_cursor(CursorIcon::PointingHand).on_hover_text(figures);
    response.clicked()
}

/// Some of its tiles, side by side on the ground.
fn pictures(pen: &mut Pen, rect: Rect, card: &Card) {
    pen.inset(rect, 8.0, INSET);
    let room = rect.shrink2(vec2(10.0, 8.0));
    // Not to scale: beside large tiles small ones would hardly be seen.
    let shown = |(width, height): (f32, f32)| vec2(width, height) / width.max(height).sqrt();
    let wide: f32 = card.pictures.iter().map(|(_, size)| shown(*size).x).sum();
    let high = card.pictures.iter().map(|(_, size)| shown(*size).y).fold(1.0, f32::max);
    let gaps = 8.0 * card.pictures.len().saturating_sub(1) as f32;
    let cell = ((room.width() - gaps) / wide.max(1.0)).min(room.height() / high);
    let gap = (room.width() - wide * cell) / (card.pictures.len() as f32);
    let mut x = room.left() + gap / 2.0;
    for &(drawing, size) in &card.pictures {
        let size = shown(size) * cell;
        pen.drawing(drawing, Rect::from_min_size(pos2(x, room.bottom() - size.y), size), Color32::WHITE);
        x += size.x + gap;
    }
}

/// What it plays like, as large as there is room for.
fn about(pen: &Pen, rect: Rect, card: &Card) {
    let text = pen.tell(&card.about);
    let height = |size: f32| {
        let words = text.split_whitespace();
        let line = |(lines, left): (f32, f32), word: &str| {
            let wide = pen.measure(word, Face::Text, size) + pen.measure(" ", Face::Text, size);
            if wide > left { (lines + 1.0, rect.width() - wide) } else { (lines, left - wide) }
        };
        words.fold((1.0, rect.width()), line).0 * pen.size(size) * 1.25
    };
    let sizes = [16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0];
    let size = sizes.into_iter().find(|&size| height(size) <= rect.height()).unwrap_or(9.0);
    pen.paragraph(rect.min, rect.width(), Face::Text, size, SECOND, &text);
}

/// How long its games were, and how they ended.
fn measured(pen: &mut Pen, rect: Rect, measured: &Measured) {
    let Some(median) = measured.median_rounds() else {
        let text = phrase!("junkyard-not-measured");
        let size = pen.fitting(&text, Face::Text, 15.0, rect.width());
        pen.text((rect.left(), rect.bottom() - 6.0), Anchor::Start, Face::Text, size, MUTED, text);
        return;
    };
    let is_narrow = rect.width() < NARROW;
    let bars_width = if is_narrow { 42.0 } else { 54.0 };
    histogram(pen, area(rect.left(), rect.top(), bars_width, rect.height()), measured, median);
    let text = words::rounds(median);
    let bar_width = if is_narrow { 24.0 } else { (rect.width() * 0.26).clamp(24.0, 60.0) };
    let (right, left) = (rect.right() - 24.0, rect.left() + bars_width + 8.0);
    let room = right - bar_width - 28.0 - left;
    let size = pen.fitting(&text, Face::Bold, 15.0, room);
    pen.text((left, rect.bottom() - 4.0), Anchor::Start, Face::Bold, size, CREAM, &text);
    let middle = rect.bottom() - 10.0;
    pen.icon("energy", right - bar_width - 24.0, middle - 10.0, 20.0, Color32::WHITE);
    let bar = area(right - bar_width, middle - 7.0, bar_width, 14.0);
    let share = 1.0 - measured.explosion_share();
    pen.fill(bar.expand(2.0), 3.0, INK);
    let edge = bar.left() + bar.width() * share;
    pen.fill(bar.with_max_x(edge), 1.0, GREEN);
    let exploded = bar.with_min_x(edge);
    pen.fill(exploded, 1.0, RED);
    // Not by colour alone: what explodes is hatched.
    let hatched = pen.painter().with_clip_rect(exploded);
    let mut x = exploded.left() - exploded.height();
    while x < exploded.right() {
        hatched.line_segment(
            [pos2(x, exploded.bottom()), pos2(x + exploded.height(), exploded.top())],
            Stroke::new(2.0, INK),
        );
        x += 6.0;
    }
    pen.icon("explosion", right + 4.0, middle - 10.0, 20.0, Color32::WHITE);
}

/// How many games had how many rounds, the median marked.
fn histogram(pen: &Pen, rect: Rect, measured: &Measured, median: u16) {
    const BARS: u16 = 9;
    let from = median.saturating_sub(BARS / 2).clamp(1, u16::MAX - BARS);
    let games = |rounds: u16| measured.rounds.get(&rounds).copied().unwrap_or(0);
    let most = (from..from + BARS).map(games).max().unwrap_or(0).max(1);
    let step = rect.width() / f32::from(BARS);
    for rounds in from..from + BARS {
        let height = (rect.height() - 2.0) * games(rounds) as f32 / most as f32;
        let bar = Rect::from_min_max(
            pos2(rect.left() + f32::from(rounds - from) * step, rect.bottom() - height.max(1.5)),
            pos2(rect.left() + f32::from(rounds - from) * step + step - 2.0, rect.bottom()),
        );
        pen.fill(bar, 0.0, if rounds == median { YELLOW } else { MUTED });
    }
}

/// The card that asks for a file.
fn from_file(pen: &mut Pen, rect: Rect) -> bool {
    let is_button = rect.width() < FILE_WIDTH;
    let name = pen.told(if is_button { phrase!("junkyard-another-file") } else { phrase!("junkyard-from-file") });
    let response = pen.ui.interact(rect, Id::new("junkyard from a file"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &*name));
    notes::note(pen.ui.ctx(), || "Junkyard from a file".to_owned(), rect);
    pen.fill(rect, 10.0, if response.hovered() { RAISED } else { INSET });
    pen.dashed(rect, Stroke::new(2.5, LINE), 9.0, 7.0);
    if response.has_focus() {
        pen.frame(rect.expand(4.0), 12.0, Stroke::new(2.5, CREAM));
    }
    let (middle, x) = (rect.center().y, rect.center().x);
    if is_button {
        pen.icon("load", x - 17.0, middle - 17.0, 34.0, CREAM);
    } else {
        pen.icon("load", x - 20.0, middle - 62.0, 40.0, CREAM);
        let room = rect.width() - 16.0;
        let size = pen.fitting(&name, Face::Display, 15.0, room);
        pen.text((x, middle + 8.0), Anchor::Middle, Face::Display, size, CREAM, &name);
        for (line, text) in (1u8..).zip(pen.tell(&phrase!("junkyard-drop")).lines()) {
            let size = pen.fitting(text, Face::Text, 15.0, room);
            let y = middle + 14.0 + f32::from(line) * pen.size(size) * 1.2;
            pen.text((x, y), Anchor::Middle, Face::Text, size, SECOND, text);
        }
    }
    let clicked = response.clicked();
    let help = pen.tell(&phrase!("junkyard-file-help"));
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(help);
    clicked
}
