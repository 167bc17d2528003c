//! The entries of the title: a button each, alone or in pairs.

use bevy_egui::egui::{Color32, Id, Rect, Sense, Stroke, WidgetInfo, WidgetType, vec2};

use super::title_choices::TitleEntry;
use crate::app::sheet;
use crate::kit::palette::{CREAM, GREEN, INK, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{self, ScrollKeys};
use crate::kit::spoken::{Manner, add_spoken_text};
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Width of a scroll bar with the gap before it, in points.
const BAR: f32 = 16.0;
/// Greatest width to which the words of pairs widen the entries, in points.
const WIDEST: f32 = 520.0;
/// Space left of an entry's words, and space left and right of them in all, in points.
const BEFORE: f32 = 52.0;
const BESIDE: f32 = 62.0;

/// Id by which the keyboard finds an entry.
pub(super) fn own_id(entry: &TitleEntry) -> Id {
    Id::new(("title", entry.label.id()))
}

/// Draws the rows of entries, pairs side by side if their words fit. The first row is emphasized.
/// Returns the entry that was pressed.
pub(super) fn draw_entries<'a>(pen: &mut Pen, room: Rect, rows: &'a [Vec<TitleEntry>]) -> Option<&'a TitleEntry> {
    let pairs = rows.iter().filter(|row| row.len() > 1).flatten();
    let widest = pairs.map(|entry| pen.wide(&entry.label, letters(false, CREAM))).fold(0.0, f32::max);
    let pair = 2.0 * (widest + BESIDE + 2.0) + 8.0;
    // A scroll bar must not take the room that keeps pairs side by side.
    let wide = (372.0 * pen.look.text.min(1.4)).max(pair.min(WIDEST) + BAR);
    let room = Rect::from_min_size(room.min, vec2(wide, room.height()));
    let mut pressed = None;
    scroll::draw_scrolled(pen, room, "title", ScrollKeys::Pages, |pen, page| {
        let mut y = page.top();
        for (number, row) in rows.iter().enumerate() {
            let is_main = number == 0;
            let is_pair = row.len() > 1 && pair <= page.width() && !sheet::has_large_text(pen);
            let columns = if is_pair { 2 } else { 1 };
            for line in row.chunks(columns) {
                let line = EntryLine { entries: line, columns, is_main };
                let (high, entry) = line.draw(pen, page.with_min_y(y));
                pressed = pressed.or(entry);
                // The emphasized entry has a larger gap below it.
                y += high + if is_main { 14.0 } else { 8.0 };
            }
        }
        y - 8.0 - page.top()
    });
    pressed
}

/// Entries side by side.
struct EntryLine<'a> {
    entries: &'a [TitleEntry],
    /// Number of entries that share the width.
    columns: usize,
    is_main: bool,
}

impl<'a> EntryLine<'a> {
    /// Draws the line. Returns its height, in points, and the entry that was pressed.
    fn draw(&self, pen: &mut Pen, room: Rect) -> (f32, Option<&'a TitleEntry>) {
        let wide = (room.width() - 8.0 * (self.columns - 1) as f32) / self.columns as f32;
        let high = self.entries.iter().map(|entry| entry_height(pen, wide, entry, self.is_main)).fold(0.0, f32::max);
        let mut pressed = None;
        for (column, entry) in self.entries.iter().enumerate() {
            let place = rect_at(room.left() + column as f32 * (wide + 8.0), room.top(), wide, high);
            if draw_entry(pen, place, entry, self.is_main) {
                pressed = Some(entry);
            }
            if let Some(badge) = &entry.badge {
                draw_badge(pen, place, badge);
            }
        }
        (high, pressed)
    }
}

/// Draws a badge for one new thing at the corner of an entry. Large text says so in words alone.
fn draw_badge(pen: &mut Pen, entry: Rect, words: &Phrase) {
    if sheet::has_large_text(pen) {
        return;
    }
    let middle = entry.right_top() + vec2(-5.0, 3.0);
    pen.painter().circle(middle, 11.0, GREEN, Stroke::new(2.5, INK));
    pen.silently(|pen| {
        pen.centred_text(middle.into(), Anchor::Middle, 22.0, TextStyle::STRONG.in_colour(INK), "1");
    });
    let place = Rect::from_center_size(middle, vec2(22.0, 22.0));
    add_spoken_text(pen.ui.ctx(), ("badge", words.id()), place, Manner::Found, &pen.tell(words));
}

/// TextStyle of an entry: of the emphasized one, or of another.
const fn letters(is_main: bool, colour: Color32) -> TextStyle {
    TextStyle::display(if is_main { 22.0 } else { 18.0 }, colour)
}

const fn small(is_main: bool) -> TextStyle {
    TextStyle::STRONG.in_colour(if is_main { Color32::from_rgb(0x3a, 0x2a, 0x08) } else { SECOND })
}

fn entry_height(pen: &Pen, width: f32, entry: &TitleEntry, is_main: bool) -> f32 {
    let room = width - BESIDE;
    let drawn: f32 = if entry.sentence.is_some() { 70.0 } else { 52.0 };
    let below = entry.sentence.as_ref().map_or(0.0, |sentence| pen.tall(sentence, small(is_main), room));
    drawn.max(pen.tall(&entry.label, letters(is_main, CREAM), room) + below + 14.0)
}

/// Draws an entry; returns whether it was pressed.
fn draw_entry(pen: &mut Pen, rect: Rect, entry: &TitleEntry, is_main: bool) -> bool {
    let label = &*pen.tell(&entry.label);
    let response = pen.interact_focusable(rect, own_id(entry), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let (face, lip, light, text) = if is_main {
        (YELLOW, Color32::from_rgb(0xb9, 0x7c, 0x17), Color32::from_rgb(0xff, 0xd9, 0x78), INK)
    } else {
        let hover =
            if response.hovered() { Color32::from_rgb(0x3b, 0x57, 0x64) } else { Color32::from_rgb(0x2f, 0x47, 0x51) };
        (hover, Color32::from_rgb(0x1b, 0x2a, 0x30), Color32::from_rgb(0x52, 0x70, 0x80), CREAM)
    };
    pen.draw_focus_ring(&response, rect.expand(5.0), 14.0);
    pen.draw_rect(rect, 10.0, lip, Stroke::new(3.0, INK));
    let down = if response.is_pointer_button_down_on() { 4.0 } else { 0.0 };
    let top = Rect::from_min_size(rect.min + vec2(1.5, 1.5 + down), rect.size() - vec2(3.0, 8.5));
    pen.fill_rect(top, 8.5, face);
    pen.draw_line((top.left() + 8.5, top.top() + 3.0), (top.right() - 8.5, top.top() + 3.0), 2.2, light);
    let y = top.center().y;
    pen.draw_icon(entry.icon, rect.left() + 14.0, y - 13.0, 26.0, text);
    let x = rect.left() + BEFORE;
    let room = rect.width() - BESIDE;
    let high = pen.tall(label, letters(is_main, text), room);
    let below = entry.sentence.as_ref().map_or(0.0, |sentence| pen.tall(sentence, small(is_main), room));
    pen.silently(|pen| {
        pen.centred_text((x, y - below / 2.0), Anchor::Start, room, letters(is_main, text), label);
        if let Some(sentence) = &entry.sentence {
            pen.centred_text((x, y + high / 2.0), Anchor::Start, room, small(is_main), sentence);
        }
    });
    if let Some(sentence) = &entry.sentence {
        add_spoken_text(pen.ui.ctx(), ("below", entry.label.id()), rect, Manner::Found, &pen.tell(sentence));
    }
    response.clicked()
}
