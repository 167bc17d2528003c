//! The arrow from a piece to its place, around the things between.

use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::kit::Pen;
use crate::kit::palette::{INK, YELLOW};
use crate::kit::tokens::{IconSize, LineWidth, Space};

/// Number of points of a path.
const POINTS: usize = 40;
/// Cost of a point of a path that is on an obstacle, in points of its length.
const ON_OBSTACLE: f32 = 60.0;
/// Distance of a path from the obstacles that it goes around, in points.
const AROUND: f32 = IconSize::Large.points();
/// Distance of a path from the edge of the stage, in points.
const INSIDE: f32 = Space::S.points();
/// Lengths of the dashes and of the gaps between them, and length of the head and half of its
/// width, in points.
const DASHES: (f32, f32) = (Space::M.points(), Space::S.points());
const HEAD: (f32, f32) = (Space::L.points(), Space::M.points());
/// Shares of a path at which the line of its head begins, and at which one without length ends.
const NEAR_END: f32 = 0.9;
const NEAR_START: f32 = 0.1;

/// Curve over the stage from the edge of a piece to the edge of its place.
pub(super) struct ArrowPath(Vec<Pos2>);

impl ArrowPath {
    /// Returns the shortest of a few curves that avoid the obstacles as far as they can. The part
    /// of a curve outside the stage, where there are words, is left out, and that on the piece.
    pub(super) fn new(from: &Rect, to: &Rect, obstacles: &[Rect], stage: Rect) -> Self {
        let inner = stage.shrink(INSIDE);
        let start = inner.clamp(from.center());
        let end = to.center();
        let whole = obstacles.iter().fold(*to, |all, one| all.union(*one));
        let left = whole.left() - AROUND;
        let right = whole.right() + AROUND;
        let bends = [
            [pos2(start.x, end.y); 2],
            [pos2(end.x, start.y); 2],
            [pos2(left, start.y), pos2(left, end.y)],
            [pos2(right, start.y), pos2(right, end.y)],
            [pos2(left, start.y), pos2(end.x, whole.top() - AROUND)],
            [pos2(right, start.y), pos2(end.x, whole.top() - AROUND)],
        ];
        let paths = bends.map(|[first, second]| {
            let bow = CubicBezierShape::from_points_stroke(
                [start, inner.clamp(first), inner.clamp(second), end],
                false,
                Color32::TRANSPARENT,
                Stroke::NONE,
            );
            let points = (0..=POINTS).map(|point| bow.sample(point as f32 / POINTS as f32));
            let beyond = points.skip_while(|point| from.contains(*point));
            Self(beyond.take_while(|point| !to.expand(Space::Xs.points()).contains(*point)).collect())
        });
        let cost = |path: &Self| {
            let long: f32 = path.0.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
            let is_on_one = |point: &&Pos2| obstacles.iter().any(|one| one.contains(**point));
            long + path.0.iter().filter(is_on_one).count() as f32 * ON_OBSTACLE
        };
        let best = paths.into_iter().min_by(|one, other| cost(one).total_cmp(&cost(other)));
        best.filter(|path| path.0.len() > 1).unwrap_or_else(|| Self(vec![start, start.lerp(end, NEAR_START)]))
    }

    /// Point at a share of the path, from 0 to 1.
    pub(super) fn point_at(&self, part: f32) -> Pos2 {
        let along = part.clamp(0.0, 1.0) * (self.0.len() - 1) as f32;
        let first = (along as usize).min(self.0.len() - 2);
        self.0[first].lerp(self.0[first + 1], along - first as f32)
    }

    /// Draws the path as a dashed line with a head.
    pub(super) fn draw_arrow(&self, pen: &Pen) {
        let line = LineWidth::Chosen.points();
        for (width, colour) in [(line + LineWidth::Panel.points(), INK), (line, YELLOW)] {
            pen.painter().extend(Shape::dashed_line(&self.0, Stroke::new(width, colour), DASHES.0, DASHES.1));
        }
        let end = self.point_at(1.0);
        let along = (end - self.point_at(NEAR_END)).normalized();
        let across = vec2(-along.y, along.x);
        let foot = end - along * HEAD.0;
        let head = vec![end + along * Space::Xs.points(), foot + across * HEAD.1, foot - across * HEAD.1];
        pen.painter().add(Shape::convex_polygon(head, YELLOW, Stroke::new(LineWidth::Panel.points(), INK)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_goes_around_the_robot_and_ends_at_the_edge_of_its_place() {
        let stage = Rect::from_min_max(pos2(260.0, 240.0), pos2(1_010.0, 600.0));
        let body = Rect::from_min_max(pos2(575.0, 390.0), pos2(693.0, 508.0));
        let tray = Rect::from_min_max(pos2(660.0, 655.0), pos2(770.0, 715.0));
        for x in [500.0, 720.0] {
            let place = Rect::from_min_size(pos2(x, 390.0), vec2(40.0, 40.0));
            let path = ArrowPath::new(&tray, &place, &[body], stage);
            assert!(path.0.iter().all(|point| stage.contains(*point) && !body.contains(*point)), "{:?}", path.0);
            assert!(place.expand(30.0).contains(path.point_at(1.0)) && !place.contains(path.point_at(1.0)));
            assert_eq!((path.point_at(0.0).x, path.point_at(0.0).y), (tray.center().x, stage.bottom() - INSIDE));
        }
    }
}
