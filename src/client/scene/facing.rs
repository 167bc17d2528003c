//! Two robots of a puzzle face to face: both whole, as large as the stage lets them be, and where
//! they are as long as it is about them.

use bevy_egui::egui::Rect;

use super::grid::earth;
use crate::games::junkyard_bots::client::art::RobotPicture;
use crate::games::junkyard_bots::puzzles::PuzzleSource;
use crate::shell::seats::SeatId;

/// What is kept free at the edges of the stage and between the robots, in cells.
const GAPS: f32 = 2.5;
/// What is kept free above them, in points.
const ABOVE: f32 = 24.0;
/// What is kept free below what hangs down from them, in points.
const BELOW: f32 = 6.0;
/// The smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (8.0, 60.0);

/// How far a robot reaches from its body's middle, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    left: f32,
    right: f32,
    /// From the ground to its highest row.
    up: f32,
    /// From the ground to what it holds below it.
    down: f32,
}

impl Reach {
    /// How far a robot reaches with all that it holds.
    pub fn of(robot: &RobotPicture) -> Self {
        let (low, high) = robot.bounds();
        Self {
            left: 1.5 - f32::from(low.x),
            right: f32::from(high.x) - 1.5,
            up: f32::from(high.y - robot.ground()),
            down: f32::from(robot.ground() - low.y).max(0.0),
        }
    }

    fn or(self, other: Self) -> Self {
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

/// Two robots of a puzzle with the most that they have reached: once bombs are thrown nothing
/// moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facing {
    puzzle: PuzzleSource,
    rival: SeatId,
    reach: [Reach; 2],
}

impl Facing {
    /// Robots as they are now, after what was known of them before, if it was the same puzzle and
    /// the same robots.
    pub fn after(before: Option<Self>, puzzle: PuzzleSource, rival: SeatId, now: [Reach; 2]) -> Self {
        let same = before.filter(|before| before.puzzle == puzzle && before.rival == rival);
        let reach = same.map_or(now, |before| [before.reach[0].or(now[0]), before.reach[1].or(now[1])]);
        Self { puzzle, rival, reach }
    }

    /// The side of a cell in points, and where the middles of both bodies go.
    pub fn place(&self, stage: Rect) -> (f32, [f32; 2]) {
        let [own, other] = self.reach;
        let aside = stage.width() / (own.width() + other.width() + GAPS);
        let high = (stage.height() - earth(stage) - ABOVE) / own.up.max(other.up).max(1.0);
        let low = (earth(stage) - BELOW) / own.down.max(other.down).max(1.0);
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
            let (cell, [first, second]) = facing(None, [own, other]).place(STAGE);
            assert!(first - left * cell >= STAGE.left() && second + left * cell <= STAGE.right(), "{own:?}");
            assert!(first + right * cell < second - right * cell, "{own:?}");
            assert!(up * cell <= STAGE.height() - earth(STAGE) && down * cell <= earth(STAGE), "{own:?}");
        }
    }

    #[test]
    fn nothing_moves_when_bombs_are_thrown_and_another_robot_is_measured_anew() {
        let armed = Reach { left: 6.0, right: 2.0, up: 5.0, down: 0.0 };
        let after = Reach { left: 3.0, ..armed };
        let other = Reach { left: 2.0, right: 2.0, up: 4.0, down: 0.0 };
        let before = facing(None, [armed, other]);
        assert_eq!(facing(Some(before), [after, other]).place(STAGE), before.place(STAGE));
        let another = Facing::after(Some(before), PuzzleSource::Book(3), SeatId(2), [after, other]);
        assert_ne!(another.place(STAGE), before.place(STAGE));
        let small = Rect::from_min_size(STAGE.min, vec2(300.0, 200.0));
        assert!(before.place(small).0 < before.place(STAGE).0);
    }
}
