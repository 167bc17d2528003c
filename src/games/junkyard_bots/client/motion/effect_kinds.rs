//! Kinds of short effects, and their drawing.

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Vec2, vec2};

use client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, YELLOW, fade_colour};
use client::kit::tokens::{LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use client::settings::Settings;
use shell::language::Phrase;

/// Letter sizes of a tag at a card and of the result of a throw at a robot, in points.
pub(crate) const TAG_SIZE: f32 = 16.0;
pub(crate) const HIT_SIZE: f32 = 34.0;

/// Kind of an effect.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EffectKind {
    /// Thing that flies along an arc.
    Flies { drawing: &'static str, size: (f32, f32), from: Pos2, to: Pos2 },
    /// Explosion.
    Bursts { at: Pos2, size: f32 },
    /// Ring of sparks around a thing that was put down.
    Sparks { around: Rect },
    /// Shaking of the stage.
    Shakes,
    /// Words that float up, in letters of a size.
    Floats { at: Pos2, text: Phrase, is_good: bool, size: f32 },
}

/// Point on the arc of flying things, `part` of the way from one end to the other.
pub fn point_on_arc(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let high = (from.distance(to) * 0.35).min(220.0);
    from.lerp(to, part) - vec2(0.0, high * 4.0 * part * (1.0 - part))
}

impl EffectKind {
    /// Draws the effect at `part` of its time, from 0 to 1.
    pub(crate) fn draw_at(&self, pen: &mut Pen, settings: &Settings, part: f32) {
        match self {
            Self::Flies { drawing, size, from, to } => {
                let at = point_on_arc(*from, *to, part);
                let turn = part * std::f32::consts::TAU;
                pen.draw_rotated(drawing, at, vec2(size.0, size.1) * 46.0, 1.0, turn, Color32::WHITE);
            }
            Self::Bursts { at, size } => {
                let grown =
                    if settings.reduced_motion { 1.0 } else { 0.3 + 0.8 * sample_curve(EaseFunction::CubicOut, part) };
                let tint = fade_colour(Color32::WHITE, (2.0 - 2.0 * part).min(1.0));
                pen.draw_rotated("explosion", *at, vec2(*size, *size), grown.min(1.1), 0.0, tint);
            }
            // The stage itself is painted at an offset.
            Self::Shakes => {}
            Self::Sparks { around } => {
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
            Self::Floats { at, text, is_good, size } => {
                let lift =
                    if settings.reduced_motion { 0.0 } else { 24.0 * sample_curve(EaseFunction::CubicOut, part) };
                let clear = (3.0 - 3.0 * part).min(1.0);
                let (line, fill) = if *is_good { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
                let style = TextStyle::bold(*size, fade_colour(line, clear));
                let words = pen.ruler().layout(style, f32::INFINITY, text);
                let around = vec2(2.0 * Space::S.points(), Space::S.points());
                let rect = Rect::from_center_size(*at - vec2(0.0, lift), words.size() + around);
                let edge = Stroke::new(LineWidth::Well.points(), fade_colour(line, clear));
                pen.draw_rect(rect, Radius::Chip.points(), fade_colour(fill, clear), edge);
                words.paint(pen, rect, Align2::CENTER_CENTER);
            }
        }
    }
}

fn sample_curve(how: EaseFunction, part: f32) -> f32 {
    how.sample_clamped(part)
}
