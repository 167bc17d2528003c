//! The terms of a puzzle and the tries so far, in place of the log of other games.

use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use super::facts::result_words;
use super::turning_hint::TurningHint;
use crate::client::play::{PuzzleSession, Try};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{CARD, CREAM, GREEN, INK, LIGHT_RED, PANEL};
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Margin from a row's edge to its words, and gap between rows, in points.
const MARGIN: f32 = 10.0;
const GAP: f32 = 6.0;
/// Width of a try's mark with the gap after it, in points.
const MARK: f32 = 26.0;
const TERMS: TextStyle = TextStyle::NOTE;
const RESULT: TextStyle = TextStyle::STRONG;

/// Draws the panel in place of the log.
pub fn draw_tries(pen: &mut Pen, scene: &Scene, puzzle_session: &PuzzleSession) {
    let rect = scene.regions.log;
    pen.draw_panel(rect, 10.0, PANEL);
    let base = pen.heading(rect, 17.0, CREAM, phrase!("puzzle-tries"));
    pen.draw_line((rect.left() + 12.0, base + 11.0), (rect.right() - 12.0, base + 11.0), 2.0, INK);
    let goal = puzzle_session.proved().puzzle().goal();
    let terms = goal.terms();
    let tries = puzzle_session.tries();
    let room = Rect::from_min_max(pos2(rect.left() + 8.0, base + 18.0), rect.max - vec2(8.0, 4.0));
    let free = phrase!("puzzle-tries-free");
    let lines: Vec<&Phrase> = [&terms].into_iter().chain(tries.is_empty().then_some(&free)).collect();
    let turning = TurningHint::of(pen, scene);
    let heights = |pen: &Pen, width: f32| {
        let of_line = |line: &&Phrase| pen.tall(*line, TERMS, width - 2.0 * MARGIN) + GAP + 4.0;
        let lines = lines.iter().map(of_line).collect::<Vec<f32>>();
        let turning = turning.iter().map(|turning| turning.hint_height(pen, width - 2.0 * MARGIN) + GAP + 4.0);
        let tries = tries.iter().map(|one| try_height(pen, one, &try_title(puzzle_session, one), width) + GAP);
        lines.into_iter().chain(turning).chain(tries).collect()
    };
    let before = lines.len() + usize::from(turning.is_some());
    let keep = tries.len().checked_sub(1).map(|last| last + before);
    List { keep, ..List::new("tries", room) }.draw_rows(pen, heights, |pen, row, place| {
        if let Some(line) = lines.get(row) {
            let at = pos2(place.left() + MARGIN, place.top() + 2.0);
            pen.lines(at, Anchor::Start, TERMS.face, TERMS.size, TERMS.colour, *line, place.width() - 2.0 * MARGIN);
        } else if let (Some(turning), true) = (&turning, row == lines.len()) {
            turning.draw_hint(pen, place.shrink2(vec2(MARGIN, 2.0)));
        } else if let Some(one) = row.checked_sub(before).and_then(|row| tries.get(row)) {
            draw_try(pen, one, &try_title(puzzle_session, one), place.with_max_y(place.bottom() - GAP));
        }
    });
}

fn try_title(puzzle_session: &PuzzleSession, one: &Try) -> Phrase {
    result_words(puzzle_session.proved().puzzle().goal(), one.amount, one.why.is_none())
}

fn try_height(pen: &Pen, one: &Try, title: &Phrase, width: f32) -> f32 {
    let title = pen.tall(title, RESULT, width - 2.0 * MARGIN - MARK);
    title + one.why.as_ref().map_or(0.0, |why| pen.tall(why, TERMS, width - 2.0 * MARGIN)) + 14.0
}

fn draw_try(pen: &mut Pen, one: &Try, title: &Phrase, place: Rect) {
    let (icon, colour) = if one.why.is_none() { ("check", GREEN) } else { ("cross", LIGHT_RED) };
    pen.draw_rect(place, 8.0, CARD, Stroke::new(2.0, INK));
    let at = pos2(place.left() + MARGIN + MARK, place.top() + 7.0);
    let room = place.width() - 2.0 * MARGIN - MARK;
    let high = pen.lines(at, Anchor::Start, Face::Bold, RESULT.size, colour, title, room);
    pen.draw_icon(icon, place.left() + MARGIN, at.y + pen.size(16.0) * 0.6 - 9.0, 18.0, colour);
    if let Some(why) = &one.why {
        let at = pos2(place.left() + MARGIN, at.y + high);
        pen.lines(at, Anchor::Start, TERMS.face, TERMS.size, TERMS.colour, why, place.width() - 2.0 * MARGIN);
    }
}
