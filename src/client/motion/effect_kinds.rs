//! Kinds of short effects, and their drawing.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, vec2};

use super::cross_fade::CrossFade;
use super::flight::Flight;
use super::turn_up::TurnUp;
use crate::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, YELLOW, fade_colour};
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};
use crate::settings::Settings;
use shell::language::Phrase;

/// Kind of an effect.
#[derive(Clone, Debug, PartialEq)]
pub enum EffectKind {
    /// Picture that flies to a place.
    Flies(Flight),
    /// Picture that fades at one place and appears at another.
    CrossFades(CrossFade),
    /// Picture that rises out of something, and turns up.
    TurnsUp(TurnUp),
    /// Picture that grows fast and fades, such as an explosion.
    Bursts {
        /// Drawing.
        drawing: &'static str,
        /// Its middle.
        at: Pos2,
        /// Its side, in points.
        size: f32,
    },
    /// Ring of sparks around a thing that was put down.
    Sparks {
        /// Rectangle of the thing.
        around: Rect,
    },
    /// Shaking of the stage.
    Shakes,
    /// Words that float up.
    Floats(FloatingWords),
}

/// Words that float up.
#[derive(Clone, Debug, PartialEq)]
pub struct FloatingWords {
    /// Words.
    pub text: Phrase,
    /// Middle of the words at first.
    pub at: Pos2,
    /// Whether they say something good.
    pub is_good: bool,
    /// Size of the letters, in points at the usual text size.
    pub size: f32,
}

impl From<Flight> for EffectKind {
    fn from(flight: Flight) -> Self {
        Self::Flies(flight)
    }
}

impl From<CrossFade> for EffectKind {
    fn from(fade: CrossFade) -> Self {
        Self::CrossFades(fade)
    }
}

impl From<TurnUp> for EffectKind {
    fn from(turn_up: TurnUp) -> Self {
        Self::TurnsUp(turn_up)
    }
}

impl From<FloatingWords> for EffectKind {
    fn from(words: FloatingWords) -> Self {
        Self::Floats(words)
    }
}

impl EffectKind {
    /// Whether the effect is nothing but motion, and so is left out where motion is reduced.
    pub(super) const fn is_motion_alone(&self) -> bool {
        matches!(self, Self::Flies(_) | Self::Sparks { .. } | Self::Shakes)
    }

    /// Whether the effect is seen before it begins.
    pub(super) const fn waits_in_sight(&self) -> bool {
        match self {
            Self::Flies(flight) => flight.waits_in_sight,
            Self::CrossFades(fade) => fade.waits_in_sight,
            _ => false,
        }
    }

    /// Draws the effect at `part` of its time, from 0 to 1.
    pub(super) fn draw_at(&self, pen: &mut Pen, settings: &Settings, part: f32) {
        match self {
            Self::Flies(flight) => flight.draw_at(pen, part),
            Self::CrossFades(fade) => fade.draw_at(pen, part),
            Self::TurnsUp(turn_up) => turn_up.draw_at(pen, settings, part),
            Self::Bursts { drawing, at, size } => {
                let grown =
                    if settings.reduced_motion { 1.0 } else { 0.3 + 0.8 * sample_curve(EaseFunction::CubicOut, part) };
                let tint = fade_colour(Color32::WHITE, (2.0 - 2.0 * part).min(1.0));
                pen.draw_rotated(drawing, *at, vec2(*size, *size), grown.min(1.1), 0.0, tint);
            }
            // The stage itself is painted at an offset.
            Self::Shakes => {}
            Self::Sparks { around } => draw_sparks(pen, *around, part),
            Self::Floats(words) => draw_floating_words(pen, settings, words, part),
        }
    }
}

/// Draws a ring of sparks around a thing at `part` of their time.
fn draw_sparks(pen: &Pen, around: Rect, part: f32) {
    let centre = around.center();
    let reach = around.size().max_elem() * 0.5;
    let out = sample_curve(EaseFunction::CubicOut, part);
    let clear = 1.0 - part;
    let line = fade_colour(GREEN, clear);
    pen.painter().circle_stroke(centre, reach * (0.8 + 0.5 * out), Stroke::new(3.0 * clear + 1.0, line));
    for spark in 0..10_u8 {
        let way = Vec2::angled(f32::from(spark) * std::f32::consts::TAU / 10.0);
        let from = reach * (0.9 + 0.5 * out);
        let to = reach * (1.1 + 0.7 * out);
        let from = centre + way * from;
        let to = centre + way * to;
        pen.draw_line((from.x, from.y), (to.x, to.y), 2.5, fade_colour(YELLOW, clear));
    }
}

/// Draws words that float up at `part` of their time.
fn draw_floating_words(pen: &Pen, settings: &Settings, words: &FloatingWords, part: f32) {
    let lift = if settings.reduced_motion { 0.0 } else { 24.0 * sample_curve(EaseFunction::CubicOut, part) };
    let clear = (3.0 - 3.0 * part).min(1.0);
    let (line, fill) = if words.is_good { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
    let style = TextStyle::bold(words.size, fade_colour(line, clear));
    let block = pen.ruler().layout(style, f32::INFINITY, &words.text);
    let around = vec2(2.0 * Space::S.points(), Space::S.points());
    let rect = Rect::from_center_size(words.at - vec2(0.0, lift), block.size() + around);
    let edge = Stroke::new(LineWidth::Well.points(), fade_colour(line, clear));
    pen.draw_rect(rect, Radius::Chip.points(), fade_colour(fill, clear), edge);
    block.paint(pen, rect, Align2::CENTER_CENTER);
}

/// Value of a curve at `part` of its time, which is kept from 0 to 1.
fn sample_curve(how: EaseFunction, part: f32) -> f32 {
    how.sample_clamped(part)
}
