//! Places within a pile, for its size and the size of text.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::layout::PILE;
use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Right end of the window, with the space beside it, and left end of the right edge, in units: the
/// drawing is stretched between them.
pub const CUTS: [f32; 2] = [72.0, 138.0];
/// Left end of the right edge where nothing is shown beside the window, in units.
const EDGE_ALONE: f32 = 150.0;
/// Right end of the part with the window where nothing is shown beside it.
const WINDOW_END: f32 = 67.0;
/// Left upper corner of the window and its side, in units; space around the picture in it.
const WINDOW: (f32, f32) = (7.0, 60.0);
const AROUND_PICTURE: f32 = 4.0;
/// Left end of the words, in units, and space between them and the right edge.
const WORDS: f32 = 73.0;
const AFTER_WORDS: f32 = 11.0;
/// Heights of the middle of the words of a name and of the figures, in units.
const NAME: f32 = 27.0;
const FIGURES: f32 = 58.5;
/// Middle of the time dial, and its radius, in units.
const DIAL: Vec2 = vec2(12.0, 12.0);
const DIAL_RADIUS: f32 = 12.5;
/// Middle of the number of cards, from the upper right corner, and the size of its badge, in units.
const COUNT: Vec2 = vec2(-8.0, 7.0);
const BADGE: Vec2 = vec2(24.0, 22.0);
/// Corner of the first pin tag, from the upper right corner, its size, and the step to the next
/// one, in units.
const PIN: Vec2 = vec2(-29.0, 24.0);
const PIN_SIZE: Vec2 = vec2(33.0, 22.0);
const PIN_STEP: f32 = 24.0;
/// Left upper corner and size of the cost of an action, in units.
const COST: Rect = rect_at(44.0, 46.0, 24.0, 22.0);
/// Least width for words, in parts of the size of letters: less is not worth reading.
const LEAST_WORDS: f32 = 3.5;

/// Places within a pile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PileForm {
    /// The whole pile.
    pub rect: Rect,
    /// Points of a unit of the drawing, across and down.
    pub scale: f32,
    /// Whether the name and the figures have room beside the picture.
    pub has_words: bool,
    /// Factor by which text is larger.
    text: f32,
}

impl PileForm {
    /// Form of a pile in a rectangle, with letters of `letters` points.
    pub fn new(rect: Rect, text: f32, letters: f32) -> Self {
        let scale = rect.height() / PILE.y;
        let room = rect.width() - (WORDS + AFTER_WORDS) * scale;
        Self { rect, scale, has_words: room >= letters * LEAST_WORDS, text }
    }

    fn at(&self, x: f32, y: f32) -> bevy_egui::egui::Pos2 {
        self.rect.min + vec2(x, y) * self.scale
    }

    /// Left and right cut of the drawing on the screen, between which it is stretched.
    pub fn cuts(&self) -> [f32; 2] {
        let edge = if self.has_words { CUTS[1] } else { EDGE_ALONE };
        let right = self.rect.right() - (PILE.x - edge) * self.scale;
        let left = self.rect.left() + CUTS[0] * self.scale;
        [if self.has_words { left } else { right }, right]
    }

    /// Room of the picture.
    pub fn picture(&self) -> Rect {
        let (corner, side) = WINDOW;
        let stretch = (self.cuts()[0] - self.rect.left()) / (CUTS[0] * self.scale);
        let whole = Rect::from_min_size(
            pos2(self.rect.left() + corner * self.scale * stretch, self.at(0.0, corner).y),
            vec2(side * stretch, side) * self.scale,
        );
        debug_assert!(whole.right() <= self.rect.left() + WINDOW_END * self.scale * stretch + 1.0);
        whole.shrink(AROUND_PICTURE * self.scale)
    }

    /// Left end of the words, and their right end with or without pin tags beside them.
    pub fn words(&self, has_pin: bool) -> (f32, f32) {
        let right = if has_pin { self.pin(0).left() } else { self.rect.right() - AFTER_WORDS * self.scale };
        (self.at(WORDS, 0.0).x, right)
    }

    /// Height of the middle of the name.
    pub fn name_middle(&self) -> f32 {
        self.at(0.0, NAME).y
    }

    /// Height of the middle of the figures.
    pub fn figures_middle(&self) -> f32 {
        self.at(0.0, FIGURES).y
    }

    /// Middle and radius of the time dial.
    pub fn dial(&self) -> (bevy_egui::egui::Pos2, f32) {
        (self.at(DIAL.x, DIAL.y), DIAL_RADIUS * self.text.max(1.0))
    }

    /// Badge of the number of cards, for a number of a width.
    pub fn count(&self, number: Vec2) -> Rect {
        let middle = self.rect.right_top() + COUNT * self.scale.min(1.0);
        let size = BADGE * self.text;
        let badge = Rect::from_center_size(middle, vec2(size.x.max(number.x + size.x / 2.0), size.y));
        // Beside a pile without words the next one is near.
        let over = badge.right() - self.rect.right() - Space::Xxs.points();
        if self.has_words { badge } else { badge.translate(vec2(-over.max(0.0), 0.0)) }
    }

    /// Number of pin tags that have room.
    pub const fn most_pins(&self) -> usize {
        if self.has_words { 2 } else { 1 }
    }

    /// Pin tag with a number from the top.
    pub fn pin(&self, number: usize) -> Rect {
        if !self.has_words {
            let side = PIN_SIZE.y * self.text;
            return Rect::from_min_size(self.rect.max - vec2(side, side), vec2(side, side));
        }
        let corner = self.rect.right_top() + PIN * self.scale + vec2(0.0, PIN_STEP * self.text * number as f32);
        Rect::from_min_size(corner, PIN_SIZE * self.text)
    }

    /// Pin tag with a number from the top, of so many, in the window's lower left corner.
    pub fn pin_on_picture(&self, number: usize, count: usize) -> Rect {
        let window = self.picture().expand(AROUND_PICTURE * self.scale);
        let above = count.saturating_sub(number) as f32;
        let size = PIN_SIZE * self.text;
        let top = window.bottom() - size.y - PIN_STEP * self.text * (above - 1.0).max(0.0);
        Rect::from_min_size(pos2(window.left(), top), size)
    }

    /// Badge of the cost of an action, in the window's lower right corner.
    pub fn cost(&self) -> Rect {
        let (_, side) = WINDOW;
        let corner = self.picture().max + vec2(AROUND_PICTURE, AROUND_PICTURE) * self.scale;
        let size = COST.size() * self.text;
        let inside = (WINDOW.0 + side - COST.right() + 1.0).max(0.0) * self.scale;
        Rect::from_min_size(corner - size - vec2(inside, inside) / 2.0, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_pile_is_as_drawn() {
        let form = PileForm::new(rect_at(100.0, 200.0, PILE.x, PILE.y), 1.0, 16.0);
        assert!(form.has_words && form.scale == 1.0);
        assert_eq!(form.picture(), rect_at(111.0, 211.0, 52.0, 52.0));
        assert_eq!(form.words(false), (173.0, 253.0));
        assert_eq!(form.words(true).1, 235.0);
        assert_eq!(form.cuts(), [172.0, 238.0]);
        assert_eq!(form.pin(0), rect_at(235.0, 224.0, 33.0, 22.0));
        assert_eq!(form.pin_on_picture(0, 2), rect_at(107.0, 221.0, 33.0, 22.0));
        assert_eq!(form.pin_on_picture(1, 2), rect_at(107.0, 245.0, 33.0, 22.0));
        assert!(form.rect.contains_rect(form.cost()), "{}", form.cost());
    }

    #[test]
    fn a_narrow_pile_with_large_text_shows_its_picture_only() {
        let form = PileForm::new(rect_at(0.0, 0.0, 105.0, 94.0), 1.6, 25.6);
        assert!(!form.has_words);
        assert!(form.rect.contains_rect(form.picture()), "{}", form.picture());
        assert!(form.picture().width() > 50.0);
        assert!(form.count(vec2(12.0, 20.0)).right() <= 107.0, "the next pile is near");
    }
}
