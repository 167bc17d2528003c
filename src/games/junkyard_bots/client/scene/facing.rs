//! Two robots of a puzzle face to face: both whole, as large as the stage allows, and unmoved as
//! long as the puzzle is about them.

use bevy_egui::egui::Rect;

use crate::client::art::RobotPicture;
use crate::puzzles::PuzzleSource;
use client::table::grid::ground_margin;
use shell::seats::SeatId;

/// Gaps at the edges of the stage and between the robots together, in cells.
const GAPS: f32 = 2.5;
/// Gap above the robots, in points.
const ABOVE: f32 = 24.0;
/// Gap below the parts that hang down from the robots, in points.
const BELOW: f32 = 6.0;
/// Smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (8.0, 60.0);

/// Distances from the middle of a robot's body to its edges, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    left: f32,
    right: f32,
    /// Distance from the ground to the highest row.
    up: f32,
    /// Distance from the ground to the lowest held part below it.
    down: f32,
}

impl Reach {
    /// Returns the reach of a robot with all that it holds.
    pub fn of(robot: &RobotPicture) -> Self {
        let (low, high) = robot.bounds();
        Self {
            left: 1.5 - f32::from(low.x),
            right: f32::from(high.x) - 1.5,
            up: f32::from(high.y - robot.ground()),
            down: f32::from(robot.ground() - low.y).max(0.0),
        }
    }

    fn max_of(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            right: self.right.max(other.right),
            up: self.up.max(other.up),
            down: self.down.max(other.down),
        }
    }

    fn width(self) -> f32 {
        self.left + self.right
    }
}

/// Two robots of a puzzle with the greatest reach that they have had: nothing moves once bombs are
/// thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facing {
    puzzle: PuzzleSource,
    rival: SeatId,
    reach: [Reach; 2],
}

impl Facing {
    /// Robots with their present reach, and with the one before, if it was the same puzzle and the
    /// same robots.
    pub fn after(before: Option<Self>, puzzle: PuzzleSource, rival: SeatId, now: [Reach; 2]) -> Self {
        let same = before.filter(|before| before.puzzle == puzzle && before.rival == rival);
        let reach = same.map_or(now, |before| [before.reach[0].max_of(now[0]), before.reach[1].max_of(now[1])]);
        Self { puzzle, rival, reach }
    }

    /// Returns the side of a cell in points, and the horizontal coordinates of the middles of both
    /// bodies.
    pub fn lay_out_bodies(&self, stage: Rect) -> (f32, [f32; 2]) {
        let [own, other] = self.reach;
        let aside = stage.width() / (own.width() + other.width() + GAPS);
        let high = (stage.height() - ground_margin(stage) - ABOVE) / own.up.max(other.up).max(1.0);
        let low = (ground_margin(stage) - BELOW) / own.down.max(other.down).max(1.0);
        let cell = aside.min(high).min(low).floor().clamp(CELLS.0, CELLS.1);
        let free = (stage.width() - cell * (own.width() + other.width())).max(0.0) / 3.0;
        (cell, [stage.left() + free + own.left * cell, stage.right() - free - other.right * cell])
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    const STAGE: Rect = Rect { min: pos2(250.0, 150.0), max: pos2(1_010.0, 600.0) };

    fn facing(before: Option<Facing>, reach: [Reach; 2]) -> Facing {
        Facing::after(before, PuzzleSource::Book(3), SeatId(1), reach)
    }

    #[test]
    fn both_robots_are_whole_on_the_stage_and_do_not_touch() {
        for (left, right, up, down) in
            [(1.5, 1.5, 4.0, 0.0), (14.0, 2.0, 9.0, 1.0), (2.0, 16.0, 3.0, 4.0), (9.0, 9.0, 14.0, 2.0)]
        {
            let own = Reach { left, right, up, down };
            let other = Reach { left: right, right: left, up: 5.0, down: 0.0 };
            let (cell, [first, second]) = facing(None, [own, other]).lay_out_bodies(STAGE);
            assert!(first - left * cell >= STAGE.left() && second + left * cell <= STAGE.right(), "{own:?}");
            assert!(first + right * cell < second - right * cell, "{own:?}");
            assert!(
                up * cell <= STAGE.height() - ground_margin(STAGE) && down * cell <= ground_margin(STAGE),
                "{own:?}"
            );
        }
    }

    #[test]
    fn nothing_moves_when_bombs_are_thrown_and_another_robot_is_measured_anew() {
        let armed = Reach { left: 6.0, right: 2.0, up: 5.0, down: 0.0 };
        let after = Reach { left: 3.0, ..armed };
        let other = Reach { left: 2.0, right: 2.0, up: 4.0, down: 0.0 };
        let before = facing(None, [armed, other]);
        assert_eq!(facing(Some(before), [after, other]).lay_out_bodies(STAGE), before.lay_out_bodies(STAGE));
        let another = Facing::after(Some(before), PuzzleSource::Book(3), SeatId(2), [after, other]);
        assert_ne!(another.lay_out_bodies(STAGE), before.lay_out_bodies(STAGE));
        let small = Rect::from_min_size(STAGE.min, vec2(300.0, 200.0));
        assert!(before.lay_out_bodies(small).0 < before.lay_out_bodies(STAGE).0);
    }
}
