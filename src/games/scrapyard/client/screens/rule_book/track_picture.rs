//! Picture of a section of the time track with tokens on the pages of the rules.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::plan::TrackPlan;
use crate::cards::limits::BEYOND_LINE;
use crate::client::art::names::token_drawing;
use client::kit::palette::{MUTED, YELLOW};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::screens::how_to_play::book::DrawPicture;
use shell::seats::Colour;

/// Number of squares that are shown, and how many of them lie before the first token.
const SHOWN: u8 = 12;
const BEFORE: u8 = 2;
/// Largest width of a square, in points at the usual text size; its height and the gap for the line
/// in widths.
const SQUARE: f32 = 34.0;
const HEIGHT: f32 = 1.25;
const LINE_GAP: f32 = 0.5;
/// Side of a token, the step from one to the next above it, and the height of its middle on the
/// square, in widths of a square.
const TOKEN: f32 = 1.3;
const TOKEN_STEP: f32 = 0.42;
const TOKEN_MIDDLE: f32 = 0.3;
/// Steps of the numbers below.
const NUMBERS: u8 = 5;

/// Section of the track in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Section {
    /// First square.
    first: u8,
    /// Line of the track.
    line: u8,
    /// Left end, and upper edge of the squares.
    left: f32,
    top: f32,
    /// Width of a square, in points.
    side: f32,
}

impl Section {
    /// Section that shows tokens in the middle of a rectangle. It grows with the text, as far as it
    /// has room.
    fn in_rect(rect: Rect, plan: &TrackPlan, text: f32) -> Self {
        let last = plan.line + BEYOND_LINE;
        let least = plan.places.iter().min().copied().unwrap_or_default();
        let first = least.saturating_sub(BEFORE).min((last + 1).saturating_sub(SHOWN));
        let count = f32::from(SHOWN) + LINE_GAP;
        let side = ((rect.width() - 2.0 * Space::S.points()) / count).min(SQUARE * text);
        let left = rect.center().x - count * side / 2.0;
        Self { first, line: plan.line, left, top: rect.center().y - side * HEIGHT / 2.0, side }
    }

    /// Squares of the section.
    fn squares(self) -> impl Iterator<Item = u8> {
        self.first..self.first + SHOWN
    }

    /// Place of a square. Those beyond the line stand after a gap.
    fn square(self, number: u8) -> Rect {
        let gap = if number > self.line { LINE_GAP } else { 0.0 };
        let x = self.left + (f32::from(number.saturating_sub(self.first)) + gap) * self.side;
        Rect::from_min_size(pos2(x, self.top), vec2(self.side, self.side * HEIGHT))
    }

    /// Place of a token on a square, with a number of others below it.
    fn token(self, number: u8, below: usize) -> Rect {
        let square = self.square(number);
        let middle = square.top() + (TOKEN_MIDDLE - TOKEN_STEP * below as f32) * self.side;
        Rect::from_center_size(pos2(square.center().x, middle), Vec2::splat(TOKEN * self.side))
    }
}

/// Returns the picture of a section of the track, on which the square of the player who is next has
/// a frame (4.1).
pub(super) fn track_picture(plan: TrackPlan) -> DrawPicture {
    Box::new(move |pen, rect| {
        let section = Section::in_rect(rect, &plan, pen.look.text);
        draw_squares(pen, section);
        if let Some(next) = plan.places.iter().min().filter(|place| **place <= plan.line) {
            let frame = section.square(*next);
            let line = Stroke::new(LineWidth::Chosen.points(), YELLOW);
            pen.stroke_rect(frame, Radius::Chip.points(), line);
        }
        for (number, (place, colour)) in plan.places.iter().zip(Colour::ALL).enumerate() {
            let below = plan.places[..number].iter().filter(|other| *other == place).count();
            pen.draw_svg(token_drawing(colour), section.token(*place, below), Color32::WHITE);
        }
    })
}

fn draw_squares(pen: &mut Pen, section: Section) {
    for number in section.squares() {
        let place = section.square(number);
        let drawing = if number > section.line { "track_over" } else { "track_square" };
        pen.draw_svg(drawing, place.shrink(LineWidth::Thin.points()), Color32::WHITE);
        if number % NUMBERS == 0 {
            let style = TextStyle::STRONG.in_colour(MUTED);
            let words = pen.ruler().layout(style, f32::INFINITY, number.to_string());
            let below = Rect::from_min_size(pos2(place.left(), place.bottom()), vec2(place.width(), words.height()));
            words.paint(pen, below, Align2::CENTER_CENTER);
        }
    }
    if section.squares().any(|number| number == section.line) {
        let before = section.square(section.line);
        let size = vec2(LINE_GAP * section.side, before.height());
        pen.draw_svg("track_line", Rect::from_min_size(before.right_top(), size), Color32::WHITE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn all_tokens_are_on_the_section_and_inside_the_picture() {
        for (line, places) in [(30, vec![4, 2, 7]), (30, vec![3, 3]), (30, vec![33, 28]), (20, vec![14, 11])] {
            let rect = rect_at(0.0, 0.0, 320.0, 140.0);
            let plan = TrackPlan { line, places };
            let section = Section::in_rect(rect, &plan, 1.0);
            assert!(section.first + SHOWN <= line + BEYOND_LINE + 1);
            assert!(section.squares().all(|number| rect.contains_rect(section.square(number))));
            for place in &plan.places {
                assert!(section.squares().any(|number| number == *place), "{place}");
                assert!(rect.contains_rect(section.token(*place, 1)), "{place}");
            }
        }
    }
}
