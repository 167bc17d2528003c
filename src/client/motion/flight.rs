//! Pictures that fly from one rectangle to another.

use std::f32::consts::TAU;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Rect};

use super::way::{DottedWay, WayArc};
use crate::kit::Pen;
use crate::kit::tokens::LineWidth;

/// Picture that flies from one rectangle to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Drawing.
    pub drawing: &'static str,
    /// Rectangle of the upright drawing at the beginning.
    pub from: Rect,
    /// Rectangle of the upright drawing at the end, which has the same proportions.
    pub to: Rect,
    /// Arc of its way.
    pub arc: WayArc,
    /// Speed along the way.
    pub easing: EaseFunction,
    /// Turns of the drawing at the beginning of the way, clockwise.
    pub turned: f32,
    /// Turns on the way, clockwise.
    pub turns: f32,
    /// Colour of the dots that it leaves along its way.
    pub trail: Option<Color32>,
    /// Whether it is seen at the beginning of its way until it flies.
    pub waits_in_sight: bool,
}

impl Flight {
    /// A flight straight on that becomes slower towards its end, without a turn or a trail.
    pub const fn new(drawing: &'static str, from: Rect, to: Rect) -> Self {
        Self {
            drawing,
            from,
            to,
            arc: WayArc::Straight,
            easing: EaseFunction::CubicOut,
            turned: 0.0,
            turns: 0.0,
            trail: None,
            waits_in_sight: false,
        }
    }

    /// Rectangle of the upright drawing at `part` of the time, from 0 to 1.
    pub fn rect_at(&self, part: f32) -> Rect {
        let eased = self.easing.sample_clamped(part);
        let size = self.from.size() + (self.to.size() - self.from.size()) * eased;
        Rect::from_center_size(self.arc.point_at(self.from.center(), self.to.center(), eased), size)
    }

    /// Draws the picture at `part` of the time, from 0 to 1, with its trail.
    pub(super) fn draw_at(&self, pen: &mut Pen, part: f32) {
        let eased = self.easing.sample_clamped(part);
        if let Some(colour) = self.trail {
            let [from, to] = [self.from.center(), self.to.center()];
            let way = DottedWay { from, to, arc: self.arc, colour, dot: LineWidth::Well };
            way.draw_dots(pen, pen.ui.clip_rect(), eased);
        }
        let rect = self.rect_at(part);
        // One texture for the whole way.
        let size = self.to.size();
        let grown = rect.width() / size.x.max(f32::EPSILON);
        let angle = (self.turned + self.turns * eased) * TAU;
        pen.draw_rotated(self.drawing, rect.center(), size, grown, angle, Color32::WHITE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{pos2, vec2};

    #[test]
    fn a_picture_grows_on_its_way_from_one_rectangle_to_another() {
        let from = Rect::from_min_size(pos2(0.0, 0.0), vec2(20.0, 20.0));
        let to = Rect::from_min_size(pos2(300.0, 100.0), vec2(60.0, 60.0));
        let flight = Flight { easing: EaseFunction::Linear, ..Flight::new("nut", from, to) };
        assert_eq!((flight.rect_at(0.0), flight.rect_at(1.0)), (from, to));
        assert_eq!(flight.rect_at(0.5).size(), vec2(40.0, 40.0));
        assert!(Flight::new("nut", from, to).rect_at(0.5).left() > flight.rect_at(0.5).left(), "fast at first");
    }
}
