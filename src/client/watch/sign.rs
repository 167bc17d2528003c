//! The sign over the stage: what was done, and which step of how many it was.

use bevy_egui::egui::{Rect, Stroke, pos2};

use super::told;
use super::watched::Watch;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INK, SECOND, SIGN, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::scene::contents::Scene;
use crate::shell::language::{Phrase, phrase};
use crate::shell::seats::SeatId;

/// The plate as it is drawn, and without its word.
const PLATE: (f32, f32) = (118.0, 38.0);
/// What a chip takes with the gap after it.
const CHIP: f32 = 38.0;
/// How large the sentence is.
const SIZE: f32 = 18.0;

/// Where the sign's parts are.
pub struct Layout {
    rect: Rect,
    /// Whom the sentence is about.
    seat: Option<SeatId>,
    plate: f32,
    /// Where the sentence begins, and how wide it is at most: beside the plate, or below it.
    at: (f32, f32),
    room: f32,
    sentence: Phrase,
    count: Phrase,
}

impl Layout {
    /// Where the sign is.
    pub const fn rect(&self) -> Rect {
        self.rect
    }
}

/// How high the line of the plate is.
fn line(pen: &Pen) -> f32 {
    30.0_f32.max(pen.size(SIZE) * 1.2)
}

/// Measures the sign: it is as high as its sentence needs.
pub fn layout(pen: &Pen, scene: &Scene, watch: &Watch) -> Layout {
    let rect = scene.regions.prompt;
    let count = phrase!("replay-count", step = watch.at(), count = watch.len());
    let told = told::now(watch);
    let sentence = phrase!("step-sentence", sentence = told.sentence);
    let word = pen.measure(phrase!("replay-sign"), Face::Display, 17.0) + 46.0;
    let chip = if told.seat.is_some() { CHIP } else { 0.0 };
    let counted = pen.measure(&count, Face::Text, 16.0);
    let plate = word.max(PLATE.0);
    let plate = if 10.0 + plate + 14.0 + chip + counted + 30.0 <= rect.width() { plate } else { PLATE.1 };
    let x = rect.left() + 10.0 + plate + 14.0 + chip;
    let beside = rect.right() - 30.0 - counted - x;
    if pen.measure(&sentence, Face::Bold, SIZE) <= beside {
        let rect = rect.with_max_y(rect.top() + 16.0 + line(pen));
        return Layout {
            rect,
            seat: told.seat,
            plate,
            at: (x, rect.top() + 7.3 + (line(pen) - pen.size(SIZE) * 1.2) / 2.0),
            room: beside,
            sentence,
            count,
        };
    }
    let room = rect.width() - 32.0;
    let below = rect.top() + 12.0 + line(pen);
    let rect = rect.with_max_y(below + pen.height(&sentence, Face::Bold, SIZE, room) + 10.0);
    Layout { rect, seat: told.seat, plate, at: (rect.left() + 16.0, below), room, sentence, count }
}

/// Draws it.
pub fn show(pen: &mut Pen, scene: &Scene, layout: &Layout) {
    let rect = layout.rect;
    pen.panel(rect, 9.0, SIGN);
    pen.dashed(rect.shrink(4.0), Stroke::new(2.5, YELLOW), 9.0, 6.0);
    let plate = area(rect.left() + 10.0, rect.top() + 8.0, layout.plate, line(pen));
    let middle = plate.center().y;
    pen.fill(plate, 7.0, YELLOW);
    pen.icon("replay", plate.left() + 9.0, middle - 10.0, 20.0, INK);
    if layout.plate > PLATE.1 {
        let at = (plate.left() + 36.0, middle + pen.size(6.0));
        pen.text(at, Anchor::Start, Face::Display, 17.0, INK, phrase!("replay-sign"));
    }
    if let Some(seat) = layout.seat {
        pen.chip(plate.right() + 14.0, middle - 14.0, scene.colour(seat), 28.0);
    }
    let base = middle + pen.size(6.5);
    pen.text((rect.right() - 16.0, base), Anchor::End, Face::Text, 16.0, SECOND, &layout.count);
    let at = pos2(layout.at.0, layout.at.1);
    pen.lines(at, Anchor::Start, Face::Bold, SIZE, CREAM, &layout.sentence, layout.room);
}
