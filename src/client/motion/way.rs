//! Ways from one point to another, straight or in an arc upwards, and dots along them.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, vec2};

use crate::kit::Pen;
use crate::kit::palette::INK;
use crate::kit::tokens::LineWidth;

/// Gap between the dots along a way, in points.
const DOTS: f32 = 13.0;

/// Height of the middle of a way above the straight one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WayArc {
    /// None: the way is straight.
    #[default]
    Straight,
    /// Low, as of things that are handed over.
    Flat,
    /// High, as of things that are thrown.
    High,
}

impl WayArc {
    /// Height in parts of the length of the way, and greatest height, in points.
    const fn height(self) -> (f32, f32) {
        match self {
            Self::Straight => (0.0, 0.0),
            Self::Flat => (0.14, 70.0),
            Self::High => (0.35, 220.0),
        }
    }

    /// Point at `part` of the way from one point to another, from 0 to 1.
    pub fn point_at(self, from: Pos2, to: Pos2, part: f32) -> Pos2 {
        let (share, most) = self.height();
        arc_point(from, to, (from.distance(to) * share).min(most), part)
    }
}

/// Point at `part` (0 to 1) of an arc whose middle is `highest` points above the straight way.
pub fn arc_point(from: Pos2, to: Pos2, highest: f32, part: f32) -> Pos2 {
    from.lerp(to, part) - vec2(0.0, arc_height(highest, part))
}

/// Height of an arc above the straight way at `part` (0 to 1) of it, in the unit of `highest`, the
/// height in the middle.
pub fn arc_height(highest: f32, part: f32) -> f32 {
    highest * 4.0 * part * (1.0 - part)
}

/// Dotted way from one point to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DottedWay {
    /// Beginning.
    pub from: Pos2,
    /// End.
    pub to: Pos2,
    /// Its arc.
    pub arc: WayArc,
    /// Colour of the dots.
    pub colour: Color32,
    /// Radius of the dots.
    pub dot: LineWidth,
}

impl DottedWay {
    /// Draws the dots as far as they are in a rectangle, up to a part of the way from 0 to 1.
    pub fn draw_dots(&self, pen: &Pen, room: Rect, until: f32) {
        let dots = (self.from.distance(self.to) / DOTS) as u16;
        for dot in 1..dots {
            let part = f32::from(dot) / f32::from(dots);
            let at = self.arc.point_at(self.from, self.to, part);
            if part <= until && room.contains(at) {
                let line = Stroke::new(LineWidth::Thin.points(), INK);
                pen.painter().circle(at, self.dot.points(), self.colour, line);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn an_arc_begins_and_ends_where_the_straight_way_does_and_is_highest_in_the_middle() {
        let from = pos2(100.0, 300.0);
        let to = pos2(500.0, 300.0);
        let heights = [WayArc::Straight, WayArc::Flat, WayArc::High].map(|arc| {
            assert_eq!([arc.point_at(from, to, 0.0), arc.point_at(from, to, 1.0)], [from, to]);
            300.0 - arc.point_at(from, to, 0.5).y
        });
        assert_eq!((heights[0], heights[2]), (0.0, 140.0));
        assert!(heights[1] > 0.0 && heights[1] < heights[2]);
        assert_eq!([0.0, 0.25, 0.5, 1.0].map(|part| arc_height(80.0, part)), [0.0, 60.0, 80.0, 0.0]);
        assert_eq!(arc_point(from, to, 80.0, 0.25), pos2(200.0, 240.0));
    }
}
