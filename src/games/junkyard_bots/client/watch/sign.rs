//! The sign over the stage: a sentence about the step, and its number.

use bevy_egui::egui::{Rect, Stroke, pos2};

use super::told;
use super::watched::WatchedGame;
use crate::client::scene::contents::Scene;
use client::art::fonts::Face;
use client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW};
use client::kit::pen::rect_at;
use client::kit::{Anchor, Pen};
use shell::language::{Phrase, phrase};
use shell::seats::SeatId;

/// Usual size of the plate, and its size without its word, in points.
const PLATE: (f32, f32) = (118.0, 38.0);
/// Width of a chip with the gap after it, in points.
const CHIP: f32 = 38.0;
/// Size of the sentence, in points.
const SIZE: f32 = 18.0;

/// Layout of the sign.
pub struct ReplaySignLayout {
    rect: Rect,
    /// Seat that the sentence is about.
    seat: Option<SeatId>,
    plate: f32,
    /// Place and greatest width of the sentence: beside the plate, or below it.
    at: (f32, f32),
    room: f32,
    sentence: Phrase,
    count: Phrase,
}

impl ReplaySignLayout {
    /// Rectangle of the sign.
    pub const fn rect(&self) -> Rect {
        self.rect
    }
}

/// Height of the line of the plate, in points.
fn plate_height(pen: &Pen) -> f32 {
    30.0_f32.max(pen.size(SIZE) * 1.2)
}

/// Lays out the sign: it is as high as its sentence needs.
pub fn lay_out_sign(pen: &Pen, scene: &Scene, watched: &WatchedGame) -> ReplaySignLayout {
    let rect = scene.regions.prompt;
    let count = phrase!("replay-count", step = watched.game.at(), count = watched.game.len());
    let told = told::sentence_of_shown(watched);
    let sentence = phrase!("step-sentence", sentence = told.sentence);
    let word = pen.measure(phrase!("replay-sign"), Face::Display, 17.0) + 46.0;
    let chip = if told.seat.is_some() { CHIP } else { 0.0 };
    let counted = pen.measure(&count, Face::Text, 16.0);
    let plate = word.max(PLATE.0);
    let plate = if 10.0 + plate + 14.0 + chip + counted + 30.0 <= rect.width() { plate } else { PLATE.1 };
    let x = rect.left() + 10.0 + plate + 14.0 + chip;
    let beside = rect.right() - 30.0 - counted - x;
    if pen.measure(&sentence, Face::Bold, SIZE) <= beside {
        let rect = rect.with_max_y(rect.top() + 16.0 + plate_height(pen));
        return ReplaySignLayout {
            rect,
            seat: told.seat,
            plate,
            at: (x, rect.top() + 7.3 + (plate_height(pen) - pen.size(SIZE) * 1.2) / 2.0),
            room: beside,
            sentence,
            count,
        };
    }
    let room = rect.width() - 32.0;
    let below = rect.top() + 12.0 + plate_height(pen);
    let rect = rect.with_max_y(below + pen.height(&sentence, Face::Bold, SIZE, room) + 10.0);
    ReplaySignLayout { rect, seat: told.seat, plate, at: (rect.left() + 16.0, below), room, sentence, count }
}

/// Draws the sign.
pub fn draw_sign(pen: &mut Pen, scene: &Scene, layout: &ReplaySignLayout) {
    let rect = layout.rect;
    pen.draw_panel(rect, 9.0, SIGN);
    pen.draw_dashed_rect(rect.shrink(4.0), Stroke::new(2.5, YELLOW), 9.0, 6.0);
    let plate = rect_at(rect.left() + 10.0, rect.top() + 8.0, layout.plate, plate_height(pen));
    let middle = plate.center().y;
    pen.fill_rect(plate, 7.0, YELLOW);
    pen.draw_icon("replay", plate.left() + 9.0, middle - 10.0, 20.0, INK);
    if layout.plate > PLATE.1 {
        let at = (plate.left() + 36.0, middle + pen.size(6.0));
        pen.text(at, Anchor::Start, Face::Display, 17.0, INK, phrase!("replay-sign"));
    }
    if let Some(seat) = layout.seat {
        pen.draw_seat_chip(plate.right() + 14.0, middle - 14.0, scene.seat_colour(seat), 28.0);
    }
    let base = middle + pen.size(6.5);
    pen.text((rect.right() - 16.0, base), Anchor::End, Face::Text, 16.0, SECOND, &layout.count);
    let at = pos2(layout.at.0, layout.at.1);
    pen.lines(at, Anchor::Start, Face::Bold, SIZE, CREAM, &layout.sentence, layout.room);
}
