//! Captions of sounds at the foot of the stage, each shown for a moment.

use bevy::prelude::Resource;
use bevy_egui::egui::{Color32, Rect, Stroke, vec2};

use crate::kit::palette::{CREAM, INSET, YELLOW, fade_colour, rgb};
use crate::kit::panel::build::{column, icon, row, seat_chip, spacer, text};
use crate::kit::panel::{Align, Node, State, Surface, show_panel};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use crate::settings::{self, Settings};
use crate::sound::Heard;
use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId};

/// Seconds for which a caption is shown unless another replaces it.
const SHOWN: f64 = 2.0;
/// Seconds for which a caption fades out.
const FADES: f64 = 0.15;
/// Edge of a caption.
const EDGE: Color32 = rgb(0x46_6a7c);
/// Height of a caption on one line, in points at the usual text size.
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

/// Draws a caption in the middle of its place, at its foot.
fn draw_caption(pen: &mut Pen, place: &CaptionPlace, caption: &Caption, clear: f32) {
    let seat = caption.seat.and_then(|seat| place.seats.get(seat.index()));
    let sign = caption_sign(&caption.text, seat.map(|seat| seat.colour), clear);
    let room = place.stage.with_max_y(place.foot).shrink2(vec2(Space::L.points(), 0.0));
    show_panel::<()>(pen, room, column([spacer(), sign]));
}

/// Describes a caption with the chip of a seat, in an opacity from 0 to 1.
fn caption_sign<'a>(words: &'a Phrase, seat: Option<Colour>, clear: f32) -> Node<'a, ()> {
    let chip = seat.map_or_else(Node::empty, |colour| seat_chip(colour, IconSize::Text));
    let pill = move |pen: &mut Pen, rect: Rect, _: State| {
        let line = Stroke::new(LineWidth::Well.points(), fade_colour(EDGE, clear));
        pen.draw_rect(rect, Radius::Row.points(), fade_colour(INSET, clear), line);
    };
    row([
        icon("sound_on", IconSize::Text, fade_colour(YELLOW, clear)),
        chip,
        text(TextStyle::LEAD.in_colour(fade_colour(CREAM, clear)), words).grow(),
    ])
    .inside_by(Space::M, Space::S)
    .align(Align::Middle)
    .on(Surface::Painted(Box::new(pill)))
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
