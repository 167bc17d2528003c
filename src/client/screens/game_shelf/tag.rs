//! Tag of a game on the board: the key that chooses the game, and its short name.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::cover::Cover;
use super::games::GameShelf;
use super::keys::NUMBERS;
use crate::input::Shortcuts;
use crate::kit::palette::{CREAM, INK, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Colour of a tag at rest.
const PAPER: Color32 = Color32::from_rgb(0xea, 0xd8, 0xb2);
const TAG: TextStyle = TextStyle::STRONG.in_colour(INK);
/// Height of a tag with the usual text, in points.
const TAG_HEIGHT: f32 = 30.0;
/// Height of the middle of the tags on the board, in parts of the board's height.
const MIDDLE: f32 = 27.5 / 52.0;

/// Tag below a box, with the key that chooses it and the game's short name.
pub(super) struct Tag {
    cap: Option<Phrase>,
    /// Short name; `None` if it has no room.
    name: Option<Phrase>,
    /// Width and height, in points.
    pub width: f32,
    pub height: f32,
    /// Place on the board.
    pub rect: Rect,
}

impl Tag {
    /// Creates the tag of the game at an index, in a width.
    pub(super) fn new(pen: &Pen, shelf: &GameShelf, shortcuts: &Shortcuts, number: usize, most: f32) -> Self {
        let cap = NUMBERS.get(number).map(|shortcut| shortcuts.first_key_cap(*shortcut));
        let name = shelf.games().get(number).map(|game| game.cover.short_name.clone());
        let height = TAG_HEIGHT * Self::growth(pen);
        let whole = Self { cap, name, width: 0.0, height, rect: Rect::ZERO };
        let whole = Self { width: whole.needed_width(pen), ..whole };
        if whole.width <= most {
            return whole;
        }
        let short = Self { name: None, ..whole };
        Self { width: short.needed_width(pen), ..short }
    }

    /// Creates the tag of a game without a key that chooses it.
    pub(super) fn without_key(pen: &Pen, cover: &Cover) -> Self {
        let name = Some(cover.short_name.clone());
        let tag = Self { cap: None, name, width: 0.0, height: TAG_HEIGHT * Self::growth(pen), rect: Rect::ZERO };
        Self { width: tag.needed_width(pen), ..tag }
    }

    /// Width of the widest tag of a shelf, in points.
    pub(super) fn widest(pen: &Pen, shelf: &GameShelf, shortcuts: &Shortcuts) -> f32 {
        let widths =
            (0..shelf.games().len()).map(|number| Self::new(pen, shelf, shortcuts, number, f32::INFINITY).width);
        widths.fold(0.0, f32::max)
    }

    /// Factor by which tags are higher than with the usual text.
    pub(super) fn growth(pen: &Pen) -> f32 {
        TAG_HEIGHT.max(pen.size(16.0) + 14.0) / TAG_HEIGHT
    }

    /// Puts the tag on the board, its middle at `x`.
    pub(super) fn at(self, x: f32, board: Rect) -> Self {
        let middle = pos2(x, board.top() + board.height() * MIDDLE);
        Self { rect: Rect::from_center_size(middle, vec2(self.width, self.height)), ..self }
    }

    fn cap_width(&self, pen: &Pen) -> f32 {
        self.cap.as_ref().map_or(0.0, |cap| 14.0 + pen.wide(cap, TAG))
    }

    fn needed_width(&self, pen: &Pen) -> f32 {
        let name = self.name.as_ref().map_or(0.0, |name| 10.0 + pen.wide(name, TAG) + 10.0);
        12.0 + self.cap_width(pen) + name
    }

    pub(super) fn draw(&self, pen: &mut Pen, is_chosen: bool) {
        let rect = self.rect;
        pen.draw_rect(rect, 6.0, if is_chosen { YELLOW } else { PAPER }, Stroke::new(2.5, INK));
        let light = Color32::from_white_alpha(128);
        pen.draw_line((rect.left() + 7.0, rect.top() + 3.0), (rect.right() - 7.0, rect.top() + 3.0), 1.6, light);
        let cap_width = self.cap_width(pen);
        let middle = rect.center().y;
        pen.silently(|pen| {
            if let Some(cap) = &self.cap {
                let place = rect_at(rect.left() + 6.0, rect.top() + 4.0, cap_width, rect.height() - 8.0);
                pen.fill_rect(place, 5.0, INK);
                let letters = TextStyle { colour: CREAM, ..TAG };
                pen.centred_text((place.center().x, middle), Anchor::Middle, f32::INFINITY, letters, cap);
            }
            if let Some(name) = &self.name {
                let left = rect.left() + 6.0 + cap_width + 10.0;
                pen.centred_text((left, middle), Anchor::Start, f32::INFINITY, TAG, name);
            }
        });
    }
}
