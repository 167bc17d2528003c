//! Numbers on things, workers and trucks, and discs on a way.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, vec2};

use client::kit::palette::{CREAM, INK, YELLOW, rgb};
use client::kit::tokens::{LineWidth, Space};
use client::kit::{Pen, TextStyle, notes};
use shell::language::Phrase;

/// Ground of a tag with the number of things that somebody carries.
pub const TAN: Color32 = rgb(0xd3_a375);
/// Least width of a tag in parts of its height, and its height in parts of that of its text.
const LEAST_WIDTH: f32 = 0.9;
const AROUND: f32 = 1.06;
/// Height of a small tag in parts of that of a line of its text, of which digits take two thirds.
const TIGHT: f32 = 0.8;

/// Room of a tag around its text: its height in parts of that of a line, and the space at both
/// sides together.
struct TagRoom {
    height: f32,
    beside: Space,
}

const USUAL: TagRoom = TagRoom { height: AROUND, beside: Space::S };
const SMALL: TagRoom = TagRoom { height: TIGHT, beside: Space::Xs };

/// Look of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagLook {
    /// Number of things that lie face down.
    Lying,
    /// Number of things that are carried, or of units aboard.
    Carried,
    /// Number of workers that are not drawn.
    Rest,
}

impl TagLook {
    /// Colours of the ground and of the text.
    const fn colours(self) -> (Color32, Color32) {
        match self {
            Self::Lying => (INK, YELLOW),
            Self::Carried => (TAN, INK),
            Self::Rest => (INK, CREAM),
        }
    }
}

/// Style of the text of a tag.
const TAG: TextStyle = TextStyle::FIGURE;

/// Paints a tag with its lower right corner at a point. Returns its rectangle.
pub fn paint_tag(pen: &Pen, corner: Pos2, words: &Phrase, look: TagLook) -> Rect {
    paint_tag_in(pen, &USUAL, words, look, |_| corner)
}

/// Paints a tag on somebody who stands in the yard: with its text as large as ever and hardly any
/// room around it, so that little is covered. `corner` tells its lower right corner by its size.
pub fn paint_small_tag(pen: &Pen, words: &Phrase, look: TagLook, corner: impl FnOnce(Vec2) -> Pos2) -> Rect {
    paint_tag_in(pen, &SMALL, words, look, corner)
}

fn paint_tag_in(pen: &Pen, room: &TagRoom, words: &Phrase, look: TagLook, corner: impl FnOnce(Vec2) -> Pos2) -> Rect {
    let (fill, colour) = look.colours();
    let block = pen.ruler().layout(TAG.in_colour(colour), f32::INFINITY, words);
    let height = block.size().y * room.height;
    let width = (block.size().x + room.beside.points()).max(height * LEAST_WIDTH);
    let corner = corner(vec2(width, height));
    let rect = Rect::from_min_max(corner - vec2(width, height), corner);
    notes::record_cover(pen.ui, rect);
    pen.draw_rect(rect, Space::Xs.points(), fill, Stroke::new(LineWidth::Well.points(), INK));
    block.paint(pen, rect, Align2::CENTER_CENTER);
    rect
}

/// Height of a tag in points, which grows with the text.
pub fn tag_height(pen: &Pen) -> f32 {
    pen.ruler().layout(TAG, f32::INFINITY, Phrase::words("0")).size().y * AROUND
}

/// Paints a disc with a number about a point, with a line of a colour around it.
pub fn paint_disc(pen: &Pen, middle: Pos2, number: u16, line: Color32) {
    let words = Phrase::words(number.to_string());
    let block = pen.ruler().layout(TAG.in_colour(line), f32::INFINITY, &words);
    let radius = block.size().y.max(block.size().x) / 2.0 + Space::Xxs.points();
    let stroke = Stroke::new(LineWidth::Well.points(), line);
    pen.painter().circle(middle, radius + LineWidth::Thin.points(), INK, Stroke::NONE);
    pen.painter().circle(middle, radius, INK, stroke);
    let rect = Rect::from_center_size(middle, Vec2::splat(2.0 * radius));
    notes::record_cover(pen.ui, rect);
    block.paint(pen, rect, Align2::CENTER_CENTER);
}
