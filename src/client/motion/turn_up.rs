//! Pictures that rise out of something with their backs up, and turn up at the top.

use std::f32::consts::PI;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect};

use crate::kit::Pen;
use crate::kit::palette::fade_colour;
use crate::settings::Settings;

/// Part of the rise after which the picture begins to turn.
const TURNS_FROM: f32 = 0.5;
/// Part of the time at its end in which the picture fades where motion is reduced.
const FADES: f32 = 0.2;

/// Picture that rises with its back up, turns up at the top, and stays there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnUp {
    /// Drawing of its back.
    pub back: &'static str,
    /// Drawing of its face.
    pub face: &'static str,
    /// Rectangle at the beginning.
    pub from: Rect,
    /// Rectangle at the top.
    pub to: Rect,
    /// Part of the time in which it rises, from 0 to 1.
    pub rises: f32,
}

impl TurnUp {
    /// Rectangle at `part` of the time, from 0 to 1.
    fn rect_at(&self, part: f32) -> Rect {
        let eased = EaseFunction::CubicOut.sample_clamped(self.risen_at(part));
        let size = self.from.size() + (self.to.size() - self.from.size()) * eased;
        Rect::from_center_size(self.from.center().lerp(self.to.center(), eased), size)
    }

    /// Part of the rise that is over at `part` of the time.
    fn risen_at(&self, part: f32) -> f32 {
        (part / self.rises.max(f32::EPSILON)).min(1.0)
    }

    /// Drawing that is up at `part` of the time, and its width as a part of the whole one.
    fn side_at(&self, part: f32) -> (&'static str, f32) {
        let turned = ((self.risen_at(part) - TURNS_FROM) / (1.0 - TURNS_FROM)).max(0.0);
        let is_back = turned < 0.5;
        (if is_back { self.back } else { self.face }, (PI * turned).cos().abs())
    }

    /// Draws the picture at `part` of the time. Where motion is reduced it is seen at the top, and
    /// fades.
    pub(super) fn draw_at(&self, pen: &mut Pen, settings: &Settings, part: f32) {
        if settings.reduced_motion {
            let clear = ((1.0 - part) / FADES).min(1.0);
            pen.draw_svg(self.face, self.to, fade_colour(Color32::WHITE, clear));
            return;
        }
        let rect = self.rect_at(part);
        let (drawing, across) = self.side_at(part);
        // One texture of each side for the whole way.
        let size = self.to.size();
        let grown = rect.width() / size.x.max(f32::EPSILON);
        if across < 1.0 {
            pen.draw_squeezed(drawing, rect.center(), size, across);
        } else {
            pen.draw_rotated(drawing, rect.center(), size, grown, 0.0, Color32::WHITE);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    #[test]
    fn a_picture_rises_turns_once_and_stays() {
        let at = |y: f32, side: f32| Rect::from_center_size(pos2(50.0, y), vec2(side, side));
        let turn_up = TurnUp { back: "back", face: "face", from: at(200.0, 20.0), to: at(100.0, 60.0), rises: 0.5 };
        assert_eq!(
            (turn_up.rect_at(0.0), turn_up.rect_at(0.5), turn_up.rect_at(1.0)),
            (turn_up.from, turn_up.to, turn_up.to)
        );
        assert_eq!((turn_up.side_at(0.1), turn_up.side_at(0.9)), (("back", 1.0), ("face", 1.0)));
        let turning = [0.30, 0.37, 0.38, 0.45].map(|part| turn_up.side_at(part));
        assert_eq!(turning.map(|side| side.0), ["back", "back", "face", "face"]);
        assert!(turning[1].1 < turning[0].1 && turning[2].1 < turning[3].1);
    }
}
