//! Captions of sounds at the foot of the stage, each shown for a moment.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use crate::kit::palette::{CREAM, INSET, YELLOW, fade_colour, rgb};
use crate::kit::{Anchor, Pen, TextStyle};
use crate::settings::{self, Settings};
use crate::sound::Heard;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

/// Seconds for which a caption is shown unless another replaces it.
const SHOWN: f64 = 2.0;
/// Seconds for which a caption fades out.
const FADES: f64 = 0.15;
/// Least height of a caption, in points.
pub const HEIGHT: f32 = 34.0;

/// Caption of a sound, shown from a time on, in seconds of the interface's clock.
#[derive(Clone, Debug, PartialEq)]
struct Caption {
    text: Phrase,
    seat: Option<SeatId>,
    begins: f64,
}

/// Sounds since the last frame, and the captions that are shown or due.
#[derive(Resource, Clone, Debug, Default)]
pub struct TableCaptions {
    heard: Vec<Heard>,
    all: Vec<Caption>,
}

/// Place of the captions, and the seats whose chips are in them.
#[derive(Clone, Copy, Debug)]
pub struct CaptionPlace<'a> {
    /// Stage, in whose middle the captions are.
    pub stage: Rect,
    /// Lower edge of the captions, in points.
    pub foot: f32,
    /// Seats of the game.
    pub seats: &'a [Seat],
}

impl TableCaptions {
    /// Adds sounds whose captions are shown from the next frame on.
    pub fn add_sounds(&mut self, heard: impl Iterator<Item = Heard>) {
        self.heard.extend(heard);
    }

    /// Adds the captions of new sounds at the time `now`, in seconds; delays are multiplied by
    /// `speed`.
    fn add_new_captions(&mut self, now: f64, speed: f32) {
        for Heard { caption, seat, after, .. } in self.heard.drain(..) {
            if let Some(text) = caption {
                self.all.push(Caption { text, seat, begins: now + f64::from(after * speed) });
            }
        }
        self.all.sort_by(|one, other| one.begins.total_cmp(&other.begins));
        // A later caption replaces those before it.
        let current = self.all.iter().rposition(|caption| caption.begins <= now);
        self.all.drain(..current.unwrap_or(0));
        self.all.retain(|caption| now < caption.begins + SHOWN);
    }

    /// Caption at a time, and its opacity from 0 to 1.
    fn caption_at(&self, now: f64) -> Option<(&Caption, f32)> {
        let first = self.all.first().filter(|caption| caption.begins <= now)?;
        Some((first, ((first.begins + SHOWN - now) / FADES).min(1.0) as f32))
    }

    /// Draws the caption that is due; returns whether another frame is needed.
    pub fn draw_due_caption(&mut self, pen: &mut Pen, settings: &Settings, place: &CaptionPlace, now: f64) -> bool {
        if settings.captions != settings::Captions::Table {
            *self = Self::default();
            return false;
        }
        self.add_new_captions(now, settings.speed.factor().max(0.5));
        if let Some((caption, clear)) = self.caption_at(now) {
            draw_caption(pen, place, caption, clear);
        }
        !self.all.is_empty()
    }
}

fn draw_caption(pen: &mut Pen, place: &CaptionPlace, caption: &Caption, clear: f32) {
    let stage = place.stage;
    let chip = if caption.seat.is_some() { 30.0 } else { 0.0 };
    let before = 44.0 + chip;
    let room = (stage.width() - 40.0 - before - 16.0).max(60.0);
    let words = pen.block(&caption.text, TextStyle::LEAD.in_colour(fade_colour(CREAM, clear)), Anchor::Start, room);
    let size = vec2(before + words.size().x + 16.0, (words.height() + 13.0).max(HEIGHT));
    let rect = Rect::from_center_size(pos2(stage.center().x, place.foot - size.y / 2.0), size);
    pen.draw_rect(rect, 8.0, fade_colour(INSET, clear), Stroke::new(2.0, fade_colour(rgb(0x46_6a7c), clear)));
    let middle = rect.center().y;
    pen.draw_icon("sound_on", rect.left() + 13.0, middle - 11.0, 22.0, fade_colour(YELLOW, clear));
    if let Some(seat) = caption.seat.and_then(|seat| place.seats.get(seat.index())) {
        pen.draw_seat_chip(rect.left() + 42.0, middle - 11.0, seat.colour, 22.0);
    }
    pen.put_level(rect.left() + before, middle, &words);
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::phrase;

    #[test]
    fn a_caption_is_shown_for_a_moment_or_until_the_next() {
        let mut captions = TableCaptions::default();
        let turn = Heard::of_turn(SeatId(1)).due_in(0.7);
        captions.add_sounds([Heard::of_refusal(), turn, Heard::of_press()].into_iter());
        captions.add_new_captions(10.0, 1.0);
        let first = captions.caption_at(10.0).map(|(caption, _)| caption.text.clone());
        assert_eq!(first, Some(phrase!("caption-refused")));
        captions.add_new_captions(10.8, 1.0);
        let (shown, clear) = captions.caption_at(10.8).unwrap();
        assert_eq!((shown.seat, clear), (Some(SeatId(1)), 1.0));
        assert!(captions.caption_at(12.69).unwrap().1 < 0.1, "it fades");
        captions.add_new_captions(12.8, 1.0);
        assert!(captions.all.is_empty());
    }
}
