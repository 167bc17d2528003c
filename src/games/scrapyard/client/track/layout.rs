//! Places on the time track.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Space between the track and the edges of the stage.
const SIDES: f32 = Space::L.points();
/// Room for the hazard line after the last square before it.
const LINE_GAP: f32 = 16.0;
/// Width and height of the hazard line, and its height above the squares.
const LINE_SIZE: Vec2 = vec2(16.0, 46.0);
const LINE_ABOVE: f32 = 16.0;
/// Height of a square.
const SQUARE: f32 = 24.0;
/// Side of a token, its height above the squares, and the step from one to the next in a stack.
const TOKEN: f32 = 28.0;
const TOKEN_ABOVE: f32 = 10.0;
const TOKEN_STEP: f32 = 9.5;
/// Step for the token of a move that is thought of, above those that lie there.
const GHOST_STEP: f32 = 15.2;
/// Space below the numbers, and height of their line at the usual text size.
const BELOW_NUMBERS: f32 = 9.0;
const NUMBERS: f32 = 20.0;
/// Distance of the middle of the words above the squares: its fixed part, and that which grows with
/// the text.
const WORDS_ABOVE: (f32, f32) = (16.0, 9.5);
/// Height of the whole foot of the stage: its fixed part, and that which grows with the text.
const FOOT: (f32, f32) = (61.0, 45.0);

/// Height of the foot of the stage, in which the time track lies, for a size of text.
pub fn height_of_foot(text: f32) -> f32 {
    FOOT.0 + FOOT.1 * text
}

/// Places on the time track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrackLayout {
    /// Upper left corner of square 0.
    left: f32,
    top: f32,
    /// Width of a square with the space around it.
    step: f32,
    line: u8,
    end: u8,
    text: f32,
}

impl TrackLayout {
    /// Track up to a line and a last square in the foot of a stage.
    pub fn new(foot: Rect, line: u8, end: u8, text: f32) -> Self {
        let squares = f32::from(end) + 1.0;
        let width = foot.width() - 2.0 * SIDES - LINE_GAP;
        Self {
            left: foot.left() + SIDES,
            top: foot.bottom() - BELOW_NUMBERS - NUMBERS * text - SQUARE,
            step: width / squares,
            line,
            end,
            text,
        }
    }

    /// Rectangle of a square, with the space around it.
    pub fn square(&self, square: u8) -> Rect {
        let beyond = if square > self.line { LINE_GAP } else { 0.0 };
        rect_at(self.left + f32::from(square) * self.step + beyond, self.top, self.step, SQUARE)
    }

    /// Rectangle of the hazard line.
    pub fn hazard_line(&self) -> Rect {
        let middle = self.square(self.line).right() + LINE_GAP / 2.0;
        rect_at(middle - LINE_SIZE.x / 2.0, self.top - LINE_ABOVE, LINE_SIZE.x, LINE_SIZE.y)
    }

    /// Rectangle of a token on a square, with a number of tokens below it.
    pub fn token(&self, square: u8, below: usize) -> Rect {
        self.token_lifted(square, below as f32 * TOKEN_STEP)
    }

    /// Rectangle of the token of a move that is thought of.
    pub fn ghost(&self, square: u8, below: usize) -> Rect {
        self.token_lifted(square, below as f32 * GHOST_STEP)
    }

    fn token_lifted(&self, square: u8, lift: f32) -> Rect {
        let middle = self.square(square).center().x;
        rect_at(middle - TOKEN / 2.0, self.top - TOKEN_ABOVE - lift, TOKEN, TOKEN)
    }

    /// Squares whose numbers are shown.
    pub fn numbered(&self) -> impl Iterator<Item = u8> + use<> {
        (0..=self.end).step_by(5)
    }

    /// Room for the number of a square.
    pub fn number(&self, square: u8) -> Rect {
        let middle = self.square(square).center().x;
        let height = NUMBERS * self.text;
        let top = self.top + SQUARE + Space::Xxs.points();
        Rect::from_min_size(pos2(middle - self.step * 2.0, top), vec2(self.step * 4.0, height))
    }

    /// Room for the words above the squares.
    pub fn words(&self) -> Rect {
        let middle = self.top - WORDS_ABOVE.0 - WORDS_ABOVE.1 * self.text;
        let right = self.square(self.end).right();
        Rect::from_x_y_ranges(self.left..=right, middle..=middle).expand2(vec2(0.0, WORDS_ABOVE.1 * self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual() -> TrackLayout {
        TrackLayout::new(rect_at(256.0, 500.0, 756.0, height_of_foot(1.0)), 30, 35, 1.0)
    }

    #[test]
    fn the_usual_track_is_as_drawn() {
        let track = usual();
        assert_eq!(height_of_foot(1.0), 106.0);
        let first = track.square(0);
        assert_eq!((first.left(), first.top(), first.bottom()), (272.0, 553.0, 577.0));
        assert!((first.width() - 19.7).abs() < 0.05, "{}", first.width());
        assert!((track.square(35).right() - 996.0).abs() < 0.01);
        let gap = track.square(31).left() - track.square(30).right();
        assert!((gap - 16.0).abs() < 0.01 && track.hazard_line().center().x > track.square(30).right());
        assert_eq!(track.words().center().y, 527.5);
        assert_eq!(track.token(14, 0).top() - track.token(14, 1).top(), 9.5);
        assert!((track.token(14, 0).top() - track.ghost(14, 1).top() - 15.2).abs() < 0.01);
    }

    #[test]
    fn everything_is_within_the_foot_at_any_size_of_text() {
        for (text, line) in [(1.0, 30), (1.09, 30), (1.6, 30), (1.0, 20), (1.6, 20)] {
            let foot = rect_at(0.0, 200.0, 712.0, height_of_foot(text));
            let track = TrackLayout::new(foot, line, line + 5, text);
            assert!(foot.contains_rect(track.words()), "{text}: {} in {foot}", track.words());
            assert!(track.numbered().all(|square| track.number(square).bottom() <= foot.bottom()), "{text}");
            assert!(foot.x_range().contains(track.square(line + 5).right()));
            assert!(track.words().bottom() <= track.square(0).top());
        }
    }
}
