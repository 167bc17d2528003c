//! Hint in puzzles how to turn a part in hand. Other games give it in the prompt, where a puzzle
//! shows its goal.

use bevy_egui::egui::{Rect, pos2};

use crate::client::play::puzzle_at_table;
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::round::LegalActions;
use client::art::fonts::Face;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

const WORDS: TextStyle = TextStyle::NOTE;
/// Width of a keycap and the gap after it beyond its letters, and its least height, in points.
const CAP: (f32, f32) = (22.0, 26.0);

/// Hint of a keycap and words after it.
pub struct TurningHint {
    /// Key; `None` for a finger, which has none.
    cap: Option<String>,
    words: Phrase,
}

impl TurningHint {
    /// Returns the hint for the present choice; `None` if no part is placed by it, or outside
    /// puzzles.
    pub fn of(pen: &Pen, scene: &Scene) -> Option<Self> {
        let places = matches!(scene.play.choices(), LegalActions::Take(_) | LegalActions::Build(_));
        let turning = if scene.view.is_touched {
            Self { cap: None, words: phrase!("puzzle-turns-by-finger") }
        } else {
            let cap = pen.tell(&scene.settings.keys.first_key_cap(shortcuts::TURN));
            Self { cap: Some(cap), words: phrase!("puzzle-turns") }
        };
        (places && puzzle_at_table(scene.play).is_some()).then_some(turning)
    }

    /// Width of the keycap in a line, in points.
    fn cap_width(&self, pen: &Pen) -> f32 {
        self.cap.as_ref().map_or(0.0, |cap| CAP.0 + pen.measure(cap, Face::Bold, 16.0))
    }

    /// Height in a width, in points.
    pub fn hint_height(&self, pen: &Pen, width: f32) -> f32 {
        let words = pen.tall(&self.words, WORDS, width - self.cap_width(pen));
        words.max(if self.cap.is_some() { CAP.1.max(10.0 + pen.size(16.0)) } else { 0.0 })
    }

    /// Draws the hint from the upper left corner of a place on, as wide as that.
    pub fn draw_hint(&self, pen: &mut Pen, place: Rect) {
        let before = self.cap_width(pen);
        if let Some(cap) = &self.cap {
            // Level with the first line.
            pen.draw_keycap(place.left(), place.top() + pen.size(16.0) * 0.6 - CAP.1 / 2.0 + 2.0, cap);
        }
        let at = pos2(place.left() + before, place.top());
        let room = place.width() - before;
        pen.lines(at, Anchor::Start, WORDS.face, WORDS.size, WORDS.colour, &self.words, room);
    }
}
