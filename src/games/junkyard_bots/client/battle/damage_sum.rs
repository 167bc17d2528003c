//! The sum of a throw: incoming less dodge is damage (rules 6.3 and 6.4).

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{BROWN_WELL, CREAM, INK, INSET, LIGHT_RED, RED_WELL, SECOND, YELLOW, rgb};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use shell::language::Phrase;

/// The three figures: a value, if it is known, and its source.
pub type SumFigures = [(Option<u16>, Phrase); 3];

/// Speed as it dodges, and the colour behind it.
const DODGE: Color32 = rgb(0x8a_d6f0);
const DODGE_WELL: Color32 = rgb(0x12_303d);
/// Least and greatest width, and height, of a box, in points.
const WIDE: (f32, f32) = (80.0, 130.0);
const TALL: f32 = 118.0;
/// Width of a box beside its words, left and right together, in points.
const BESIDE: f32 = 12.0;
/// Height of a row beyond its words with the gap to the next one, that gap, and the gap between a
/// name and its detail below it, in points: usually, and for large text.
const ROW: (f32, f32, f32) = (14.0, 7.0, 3.8);
const LARGE_ROW: (f32, f32, f32) = (6.0, 4.0, 0.0);

/// Whether text is so large that rows leave out everything unnecessary.
fn is_large(pen: &Pen) -> bool {
    pen.look.text > 1.15
}

fn row_margins(pen: &Pen) -> (f32, f32, f32) {
    if is_large(pen) { LARGE_ROW } else { ROW }
}

/// Name of each figure, its colour, and the colour behind it.
fn figure_styles() -> [(Phrase, Color32, Color32); 3] {
    [
        (phrase!("step-incoming"), YELLOW, BROWN_WELL),
        (phrase!("step-dodge"), DODGE, DODGE_WELL),
        (phrase!("step-damage"), LIGHT_RED, RED_WELL),
    ]
}

/// Width of the boxes in a room of this width, and the gap between them, in points.
fn box_measures(width: f32) -> (f32, f32) {
    let wide = ((width - 60.0) / 3.0).clamp(WIDE.0, WIDE.1);
    (wide, ((width - 3.0 * wide) / 2.0).min(42.0))
}

/// Whether three boxes side by side have room for their words in a width.
pub fn boxes_fit(pen: &Pen, figures: &SumFigures, width: f32) -> bool {
    let room = box_measures(width).0 - BESIDE;
    let fits = |((_, detail), (name, ..)): (&(Option<u16>, Phrase), (Phrase, Color32, Color32))| {
        let widest = pen.told(detail).split(' ').map(|word| pen.measure(word, Face::Text, 16.0)).fold(0.0, f32::max);
        pen.measure(name, Face::Bold, 16.0).max(widest) <= room && lines_of(pen, detail, room) <= 2
    };
    width >= 3.0 * WIDE.0 + 30.0 && pen.size(16.0) <= 18.0 && figures.iter().zip(figure_styles()).all(fits)
}

/// Number of lines of a detail in a box.
fn lines_of(pen: &Pen, detail: &Phrase, room: f32) -> u16 {
    (pen.height(detail, Face::Text, 16.0, room) / pen.height("1", Face::Text, 16.0, room)).round() as u16
}

/// Draws three boxes side by side; their values take `seconds` to roll to new ones.
pub fn draw_boxes(pen: &mut Pen, rect: Rect, figures: &SumFigures, seconds: f32) {
    let (width, gap) = box_measures(rect.width());
    let x = rect.left();
    let y = rect.top();
    // Where one detail has two lines, all values and names stand higher.
    let room = width - BESIDE;
    let up = if figures.iter().any(|(_, detail)| lines_of(pen, detail, room) > 1) { 10.0 } else { 0.0 };
    for (number, ((value, detail), (name, colour, well))) in figures.iter().zip(figure_styles()).enumerate() {
        let rect = rect_at(x + (width + gap) * number as f32, y, width, TALL);
        pen.draw_rect(rect, 10.0, well, Stroke::new(3.0, colour));
        let middle = rect.center().x;
        let value = value_text(pen, *value, &name, seconds);
        pen.text((middle, y + 57.0 - up), Anchor::Middle, Face::Display, 44.0 / pen.look.text.max(1.0), colour, &value);
        pen.text((middle, y + 82.0 - 1.4 * up), Anchor::Middle, Face::Bold, 16.0, CREAM, &name);
        pen.lines(pos2(middle, y + 89.0 - 1.5 * up), Anchor::Middle, Face::Text, 16.0, SECOND, detail, room);
    }
    let minus = x + width + gap / 2.0;
    let equals = x + 2.0 * width + gap * 1.5;
    for (middle, down) in [(minus, 59.0), (equals, 53.0), (equals, 65.0)] {
        pen.draw_line((middle - 9.0, y + down), (middle + 9.0, y + down), 6.0, CREAM);
    }
}

/// Text of a value that rolls, or a question mark.
fn value_text(pen: &Pen, value: Option<u16>, name: &Phrase, seconds: f32) -> String {
    let value = value.map(|value| pen.animate_number(name.id(), value, seconds));
    value.map_or_else(|| "?".to_owned(), |value| value.to_string())
}

/// Layout of rows in a width: the size of the values, the distance from a row's edge to its words,
/// and the heights of the rows, in points.
struct SumRows {
    size: f32,
    left: f32,
    heights: Vec<f32>,
}

fn lay_out_rows(pen: &Pen, figures: &SumFigures, width: f32) -> SumRows {
    let (size, left) = if is_large(pen) { (22.0, 22.0 + pen.measure("00", Face::Display, 22.0)) } else { (40.0, 80.0) };
    let height = |((_, detail), (name, ..)): (&(Option<u16>, Phrase), (Phrase, Color32, Color32))| {
        words_height(pen, &name, detail, width - left - 8.0).max(pen.size(size)) + row_margins(pen).0
    };
    SumRows { size, left, heights: figures.iter().zip(figure_styles()).map(height).collect() }
}

/// Whether a name and its detail fit on one line.
fn is_one_line(pen: &Pen, name: &Phrase, detail: &Phrase, room: f32) -> bool {
    let wide = pen.measure(name, Face::Bold, 16.0) + pen.size(8.0) + pen.measure(detail, Face::Text, 16.0);
    is_large(pen) && wide <= room
}

fn words_height(pen: &Pen, name: &Phrase, detail: &Phrase, room: f32) -> f32 {
    let first = pen.height(name, Face::Bold, 16.0, room);
    if is_one_line(pen, name, detail, room) {
        first
    } else {
        first + pen.height(detail, Face::Text, 16.0, room) + row_margins(pen).2
    }
}

/// Least height of three rows in a width, in points.
pub fn rows_height(pen: &Pen, figures: &SumFigures, width: f32) -> f32 {
    lay_out_rows(pen, figures, width).heights.iter().sum()
}

/// Width of the rows with each on one line, in points.
pub fn rows_width(pen: &Pen, figures: &SumFigures) -> f32 {
    let wide = |((_, detail), (name, ..)): (&(Option<u16>, Phrase), (Phrase, Color32, Color32))| {
        pen.measure(name, Face::Bold, 16.0) + pen.size(8.0) + pen.measure(detail, Face::Text, 16.0)
    };
    let widest = figures.iter().zip(figure_styles()).map(wide).fold(0.0, f32::max);
    lay_out_rows(pen, figures, f32::INFINITY).left + widest + 12.0
}

/// Draws three rows, one below the other, that scroll where they have no room; `turn` is the
/// distance to scroll.
pub fn draw_rows(pen: &mut Pen, rect: Rect, figures: &SumFigures, turn: f32, seconds: f32) {
    let list = List { turn, ..List::new("sum", rect) };
    let spare = ((rect.height() - rows_height(pen, figures, rect.width())) / 3.0).max(0.0);
    let heights = |pen: &Pen, width: f32| {
        lay_out_rows(pen, figures, width).heights.into_iter().map(|height| height + spare).collect()
    };
    list.draw_rows(pen, heights, |pen, number, place| draw_row(pen, place, figures, number, seconds));
}

/// Draws the rows with a heading, where that has room too; `turn` is the distance to scroll.
pub fn draw_rows_with_heading(pen: &mut Pen, room: Rect, figures: &SumFigures, turn: f32, seconds: f32) {
    let heading = pen.size(17.0) * 1.2 + 6.0;
    let has_heading = heading + rows_height(pen, figures, room.width()) <= room.height();
    let rows = if has_heading { room.with_min_y(room.top() + heading) } else { room };
    if has_heading {
        pen.head((room.left() + 2.0, room.top() + 2.0 + pen.size(17.0)), 17.0, YELLOW, phrase!("sum-title"));
    }
    draw_rows(pen, rows, figures, turn, seconds);
}

fn draw_row(pen: &mut Pen, place: Rect, figures: &SumFigures, number: usize, seconds: f32) {
    let SumRows { size, left, .. } = lay_out_rows(pen, figures, place.width());
    let (Some((value, detail)), Some((name, colour, well))) =
        (figures.get(number), figure_styles().into_iter().nth(number))
    else {
        return;
    };
    let (_, gap, apart) = row_margins(pen);
    let row = place.with_max_y(place.bottom() - gap);
    pen.draw_rect(row, 9.0, well, Stroke::new(3.0, colour));
    let middle = row.center().y;
    let text = pen.look.text;
    let size = if is_large(pen) { size } else { size.min(place.height() * 0.5) / text };
    let at = (row.left() + left / 2.0 - 2.0, middle + size * text * 0.36);
    let value = value_text(pen, *value, &name, seconds);
    pen.text(at, Anchor::Middle, Face::Display, size, colour, value);
    let x = row.left() + left;
    let room = row.width() - left - 8.0;
    let first = pen.height(&name, Face::Bold, 16.0, room);
    let top = middle + 1.1 - words_height(pen, &name, detail, room) / 2.0;
    pen.lines(pos2(x, top), Anchor::Start, Face::Bold, 16.0, CREAM, &name, room);
    if is_one_line(pen, &name, detail, room) {
        let after = pen.measure(&name, Face::Bold, 16.0) + pen.size(8.0);
        pen.lines(pos2(x + after, top), Anchor::Start, Face::Text, 16.0, SECOND, detail, room);
    } else {
        pen.lines(pos2(x, top + first + apart), Anchor::Start, Face::Text, 16.0, SECOND, detail, room);
    }
    if number > 0 {
        // Beside larger values there is no room between them.
        let (x, radius) = if is_large(pen) { (row.right() - 20.0, 9.0) } else { (row.left() + left / 2.0 - 2.0, 12.0) };
        let sign = pos2(x, row.top() - gap / 2.0);
        pen.painter().circle(sign, radius, INSET, Stroke::new(2.5, INK));
        let lines: &[f32] = if number == 1 { &[0.0] } else { &[-3.0, 3.0] };
        for line in lines {
            pen.draw_line((sign.x - 6.0, sign.y + line), (sign.x + 6.0, sign.y + line), 2.8, CREAM);
        }
    }
}
