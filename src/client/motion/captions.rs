//! Sounds in words, on the ground below the robot, each for a moment.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CREAM, INSET, YELLOW, faded, rgb};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::captions::caption;
use crate::client::play::cue::TimedCue;
use crate::client::scene::contents::Scene;
use crate::client::settings;
use crate::shell::language::Phrase;
use crate::shell::seats::SeatId;

/// How long a caption is shown, in seconds, unless another comes.
const SHOWN: f64 = 2.0;
/// How long it fades, in seconds.
const FADES: f64 = 0.15;
/// How high it is, in points.
const HEIGHT: f32 = 34.0;

/// What is shown from a time on, in seconds of the interface's clock.
#[derive(Clone, Debug, PartialEq)]
struct Caption {
    text: Phrase,
    seat: Option<SeatId>,
    begins: f64,
}

/// The captions of cues that were heard.
#[derive(Resource, Clone, Debug, Default)]
pub struct Captions {
    cues: Vec<TimedCue>,
    all: Vec<Caption>,
}

impl Captions {
    /// Hears cues, which are put in words from the next frame on.
    pub fn hear(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues.extend(cues);
    }

    /// Adds what was heard at a time; `speed` is what durations are multiplied by.
    fn take_in(&mut self, now: f64, speed: f32) {
        for TimedCue { cue, after } in self.cues.drain(..) {
            if let Some(text) = caption(&cue) {
                let begins = now + f64::from(after * speed);
                self.all.push(Caption { text, seat: cue.seat(), begins });
            }
        }
        self.all.sort_by(|one, other| one.begins.total_cmp(&other.begins));
        // A later one takes the place of those before it.
        let current = self.all.iter().rposition(|caption| caption.begins <= now);
        self.all.drain(..current.unwrap_or(0));
        self.all.retain(|caption| now < caption.begins + SHOWN);
    }

    /// The caption at a time, and how clear it is.
    fn at(&self, now: f64) -> Option<(&Caption, f32)> {
        let first = self.all.first().filter(|caption| caption.begins <= now)?;
        Some((first, ((first.begins + SHOWN - now) / FADES).min(1.0) as f32))
    }

    /// Draws the caption that is due; returns whether another frame is needed.
    pub fn show(&mut self, pen: &mut Pen, scene: &Scene, now: f64) -> bool {
        if scene.settings.captions != settings::Captions::Table {
            (self.cues, self.all) = Default::default();
            return false;
        }
        self.take_in(now, scene.settings.speed.factor().max(0.5));
        if let Some((caption, clear)) = self.at(now) {
            draw(pen, scene, caption, clear);
        }
        !self.all.is_empty()
    }
}

fn draw(pen: &mut Pen, scene: &Scene, caption: &Caption, clear: f32) {
    let stage = scene.regions.stage;
    let chip = if caption.seat.is_some() { 30.0 } else { 0.0 };
    let before = 44.0 + chip;
    let room = (stage.width() - 40.0 - before - 16.0).max(60.0);
    let words = pen.block(&caption.text, Face::Text, (Anchor::Start, 17.0, room), faded(CREAM, clear));
    let size = vec2(before + words.size().x + 16.0, (words.height() + 13.0).max(HEIGHT));
    // In the battle the names of the two robots are on the ground.
    let names = if scene.view.rival_grid.is_some() { HEIGHT * pen.look.text + 12.0 } else { 0.0 };
    let foot = stage.bottom() - 10.0 - names;
    let rect = Rect::from_center_size(pos2(stage.center().x, foot - size.y / 2.0), size);
    pen.outlined(rect, 8.0, faded(INSET, clear), Stroke::new(2.0, faded(rgb(0x46_6a7c), clear)));
    let middle = rect.center().y;
    pen.icon("sound_on", rect.left() + 13.0, middle - 11.0, 22.0, faded(YELLOW, clear));
    if let Some(seat) = caption.seat {
        pen.chip(rect.left() + 42.0, middle - 11.0, scene.play.seat(seat).colour, 22.0);
    }
    pen.put_level(rect.left() + before, middle, &words);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::play::Cue;

    #[test]
    fn a_caption_is_shown_for_a_moment_or_until_the_next() {
        let mut captions = Captions::default();
        let hit = TimedCue { cue: Cue::Hit { seat: SeatId(1) }, after: 0.7 };
        captions.hear([Cue::Turned.now(), hit, Cue::Pressed.now()].into_iter());
        captions.take_in(10.0, 1.0);
        assert_eq!(captions.at(10.0).map(|(caption, _)| caption.text.clone()), caption(&Cue::Turned));
        captions.take_in(10.8, 1.0);
        let (shown, clear) = captions.at(10.8).unwrap();
        assert_eq!((shown.seat, clear), (Some(SeatId(1)), 1.0));
        assert!(captions.at(12.69).unwrap().1 < 0.1, "it fades");
        captions.take_in(12.8, 1.0);
        assert!(captions.all.is_empty());
    }
}
