//! Card with the kind and level of a puzzle, below the seats where these leave room.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::client::art::names::puzzle_icon;
use crate::client::play::PuzzleSession;
use crate::client::scene::contents::Scene;
use crate::words;
use client::kit::marks::Lamps;
use client::kit::palette::{INK, PANEL, YELLOW};
use client::kit::points::LARGE;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::InWords;

const NAME: TextStyle = TextStyle::LABEL;
const WORDS: TextStyle = TextStyle::NOTE;

/// Draws the card in the place of the first empty seat, if there is one and text is not large.
pub fn draw_puzzle_kind(pen: &mut Pen, scene: &Scene, puzzle_session: &PuzzleSession) {
    let Some(rect) = scene.regions.free_card().filter(|_| pen.look.text <= LARGE) else { return };
    let kind = puzzle_session.proved().kind();
    let level = puzzle_session.proved().level();
    let inner = rect.shrink(14.0);
    let parts = [pen.tall(level.phrase(), WORDS, inner.width()), pen.tall(kind.about(), WORDS, inner.width())];
    let high = 46.0 + parts.iter().sum::<f32>() + 14.0 + pen.size(16.0) * 1.2 + 28.0;
    let rect = rect.with_max_y(rect.top() + high);
    pen.draw_panel(rect, 10.0, PANEL);
    pen.draw_icon(puzzle_icon(kind), inner.left(), inner.top() + 2.0, 26.0, YELLOW);
    let middle = inner.top() + 15.0;
    pen.centred_text((inner.left() + 36.0, middle), Anchor::Start, inner.width() - 100.0, NAME, kind.phrase());
    let lamps = Lamps { count: 3, lit: level as u8 + 1, size: vec2(17.0, 10.0), gap: 3.0, colour: YELLOW };
    pen.draw_lamps(pos2(inner.right() - 57.0, middle - 5.0), &lamps);
    let mut at = inner.min + vec2(0.0, 38.0);
    at.y += pen.passage(at, inner.width(), WORDS, kind.about());
    at.y += pen.passage(at, inner.width(), WORDS, level.phrase()) + 8.0;
    pen.draw_line((inner.left(), at.y), (inner.right(), at.y), 2.0, INK);
    at.y += 8.0;
    let source = Rect::from_min_max(at, inner.max);
    pen.passage(source.min, source.width(), TextStyle::STRONG, words::puzzle_source(puzzle_session.source()));
}
