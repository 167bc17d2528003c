//! Grid of a robot on the screen: its place, its movement and scaling by players, and the placement
//! at a point.

use bevy_egui::egui::{Pos2, Rect, pos2};

use crate::client::art::RobotPicture;
use crate::client::play::building::hand::Hand;
use shell::grid::{Cell, Placement, Rectangle, Rotation};

/// Number of free cells on every side of a robot.
const MARGIN: f32 = 2.0;
/// Smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (32.0, 96.0);
/// Smallest side of a cell where two robots are beside each other, or one must be seen whole, in
/// points.
const SMALLEST: f32 = 20.0;
/// Least and greatest scale of a robot by a player, and the greatest distance by which it can be
/// moved, in points.
const ZOOMS: (f32, f32) = (0.4, 2.5);
const FARTHEST: f32 = 2_000.0;
/// Distance of the ground line from the stage's lower edge, in points, on a low stage and on
/// others.
const EARTH: (f32, f32) = (24.0, 56.0);
/// Greatest distance to a possible placement at which a thing is still drawn there, in cells.
const PULL: f32 = 0.85;
/// Additional distance of a placement for which the thing has to be turned, in cells.
const TURNING: f32 = 0.2;

/// Grid of a robot on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grid {
    /// Side of a cell, in points.
    pub cell: f32,
    /// Lower-left corner of the body on the screen.
    pub origin: (f32, f32),
    /// Point on the screen at which the body's middle meets the ground; it is fixed when the player
    /// scales the robot.
    pub anchor: (f32, f32),
    /// Vertical coordinate of the ground line.
    pub ground: f32,
    /// Row on the ground line.
    pub ground_row: i16,
}

/// Movement and scale of a robot by the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// Scale, 1 by default.
    pub zoom: f32,
    /// Distance to the right and down, in points.
    pub pan: (f32, f32),
}

impl Default for Moved {
    fn default() -> Self {
        Self { zoom: 1.0, pan: (0.0, 0.0) }
    }
}

impl Moved {
    /// Scales by a factor, about a fixed point of the screen.
    pub fn zoom_at(&mut self, times: f32, at: Pos2, grid: &Grid) {
        let zoom = (self.zoom * times).clamp(ZOOMS.0, ZOOMS.1);
        let left = 1.0 - zoom / self.zoom;
        self.pan_by((at.x - grid.anchor.0) * left, (at.y - grid.anchor.1) * left);
        self.zoom = zoom;
    }

    /// Moves by some points to the right and down, but never out of sight.
    pub fn pan_by(&mut self, right: f32, down: f32) {
        self.pan.0 = (self.pan.0 + right).clamp(-FARTHEST, FARTHEST);
        self.pan.1 = (self.pan.1 + down).clamp(-FARTHEST, FARTHEST);
    }
}

/// Distance of the ground line from the lower edge of a stage, in points.
pub fn ground_margin(stage: Rect) -> f32 {
    (stage.height() - 300.0).clamp(EARTH.0, EARTH.1)
}

impl Grid {
    /// Side of a cell, in points, with which a robot fits a stage with room to spare. `below` rows
    /// are kept free under the body.
    pub fn fitting_cell(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
        Self::cell_that_fits(robot, stage, room, below).max(CELLS.0)
    }

    /// Side of a cell, in points, of a robot with another one beside it.
    pub fn fighting_cell(robot: &RobotPicture, stage: Rect, room: f32) -> f32 {
        Self::whole_cell(robot, stage, room, 0)
    }

    /// Side of a cell, in points, of a robot that must be seen whole even if its cells get small.
    pub fn whole_cell(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
        Self::cell_that_fits(robot, stage, room, below).max(SMALLEST)
    }

    /// Side of a cell, and the coordinate of the body's middle, with which all of a robot is seen
    /// in a room of a stage, from `left` on and `room` wide: in its middle or, if the robot reaches
    /// far to one side, more to the other.
    pub fn place_of_whole(robot: &RobotPicture, stage: Rect, left: f32, room: f32, below: i16) -> (f32, f32) {
        let middle = left + room / 2.0;
        let usual = Self::cell_that_fits(robot, stage, room, below);
        if usual >= CELLS.0 {
            return (usual, middle);
        }
        let (low, high) = robot.bounds();
        let low = f32::from(low.x);
        let high = f32::from(high.x);
        let cell = (room / (high - low + 1.0)).min(Self::cell_as_high(robot, stage, below)).clamp(SMALLEST, CELLS.0);
        (cell, middle + (1.5 - (low + high) / 2.0) * cell)
    }

    fn cell_that_fits(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
        let (low, high) = robot.bounds();
        let aside = f32::from((high.x - 1).max(1 - low.x)) - 0.5 + MARGIN;
        let fit = Self::cell_as_high(robot, stage, below).min(room / 2.0 / aside);
        ((fit / 4.0).floor() * 4.0).min(CELLS.1.min(60.0 * (stage.height() / 540.0).max(1.0)))
    }

    /// Largest side of a cell with which a robot is not too high, in points.
    fn cell_as_high(robot: &RobotPicture, stage: Rect, below: i16) -> f32 {
        let above = f32::from(robot.bounds().1.y - robot.ground().min(-below)) + MARGIN;
        (stage.height() - ground_margin(stage) - 64.0) / above
    }

    /// Grid of a robot on the stage's ground line, `x` being the coordinate of the body's middle.
    /// `below` rows are kept free under the body.
    pub fn standing(robot: &RobotPicture, stage: Rect, x: f32, cell: f32, below: i16, moved: Moved) -> Self {
        let cell = (cell * moved.zoom).round().max(8.0);
        let ground_row = robot.ground().min(-below);
        let ground = stage.bottom() - ground_margin(stage) + moved.pan.1;
        let left = x + moved.pan.0 - 1.5 * cell;
        Self {
            cell,
            anchor: (x + moved.pan.0, ground),
            origin: (left.round(), (ground + f32::from(ground_row) * cell).round()),
            ground: ground + f32::from(ground_row - robot.ground()) * cell,
            ground_row: robot.ground(),
        }
    }

    /// Grid some points to the right and down of this one.
    #[must_use]
    pub fn shifted_by(self, right: f32, down: f32) -> Self {
        let moved = |(x, y): (f32, f32)| (x + right, y + down);
        Self { origin: moved(self.origin), anchor: moved(self.anchor), ground: self.ground + down, ..self }
    }

    /// Grid moved by the least distance that brings some cells within a rectangle of the screen.
    #[must_use]
    pub fn with_in_sight(self, cells: Rectangle, room: Rect) -> Self {
        let rect = self.rect_of(cells);
        let into = |low: f32, high: f32, least: f32, most: f32| (most - high).min(0.0).max(least - low);
        let right = into(rect.left(), rect.right(), room.left(), room.right());
        self.shifted_by(right, into(rect.top(), rect.bottom(), room.top(), room.bottom()))
    }

    /// Point on the screen of a point of the grid, in cells.
    pub fn point_at(&self, x: f32, y: f32) -> Pos2 {
        pos2(self.origin.0 + x * self.cell, self.origin.1 - y * self.cell)
    }

    /// Rectangle of some cells on the screen.
    pub fn rect_of(&self, Rectangle { cell, footprint }: Rectangle) -> Rect {
        let x = f32::from(cell.x);
        let y = f32::from(cell.y);
        let width = f32::from(footprint.width);
        let height = f32::from(footprint.height);
        Rect::from_two_pos(self.point_at(x, y), self.point_at(x + width, y + height))
    }

    /// Point of the grid under a point of the screen, in cells.
    pub fn to_grid(&self, at: Pos2) -> (f32, f32) {
        ((at.x - self.origin.0) / self.cell, (self.origin.1 - at.y) / self.cell)
    }

    /// Cell under a point of the screen.
    pub fn cell_under(&self, at: Pos2) -> Cell {
        let (x, y) = self.to_grid(at);
        Cell::new(x.floor() as i16, y.floor() as i16)
    }

    /// Placement of a thing whose middle is at a point of the screen: a possible one near by,
    /// turned if necessary, or the nearest cell.
    pub fn placement_for(&self, hand: &Hand, at: Pos2) -> Placement {
        let (x, y) = self.to_grid(at);
        let corner = |rotation: Rotation| {
            let footprint = hand.upright.rotated(rotation);
            (x - f32::from(footprint.width) / 2.0, y - f32::from(footprint.height) / 2.0)
        };
        let distance = |placement: &Placement| {
            let (left, low) = corner(placement.rotation);
            let turned = if placement.rotation == hand.rotation { 0.0 } else { TURNING };
            (f32::from(placement.cell.x) - left).hypot(f32::from(placement.cell.y) - low) + turned
        };
        let near = hand.places_open().filter(|placement| distance(placement) <= PULL);
        let (left, low) = corner(hand.rotation);
        let here = Placement { cell: Cell::new(left.round() as i16, low.round() as i16), rotation: hand.rotation };
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{PartId, TileId, TileSet};
    use crate::robot::Assembly;

    #[test]
    fn a_robot_that_reaches_far_to_one_side_is_seen_whole() {
        let mut assembly = Assembly::new(&TileSet::standard(), PartId(0));
        assembly.attach(PartId(1), TileId(1), Placement::new(-14, 0, Rotation::Up)).unwrap();
        let robot = RobotPicture::of_build(&assembly, 5, |_| "body");
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(500.0, 470.0));
        let (cell, x) = Grid::place_of_whole(&robot, stage, 0.0, 500.0, 0);
        let grid = Grid::standing(&robot, stage, x, cell, 0, Moved::default());
        let (low, high) = robot.bounds();
        assert!(grid.point_at(f32::from(low.x), 0.0).x >= 0.0 && grid.point_at(f32::from(high.x), 0.0).x <= 500.0);
        let near = RobotPicture::of_build(&Assembly::new(&TileSet::standard(), PartId(0)), 5, |_| "body");
        assert_eq!(
            Grid::place_of_whole(&near, stage, 0.0, 500.0, 0).1,
            250.0,
            "one that has room stands in the middle"
        );
    }

    #[test]
    fn what_leaves_the_stage_is_brought_back_by_no_more_than_it_takes() {
        let robot = RobotPicture::default();
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 600.0));
        let grid = Grid::standing(&robot, stage, 400.0, 60.0, 0, Moved::default());
        let cell = |x, y| Rectangle { cell: Cell::new(x, y), footprint: shell::grid::Footprint::new(1, 1) };
        assert_eq!(grid.with_in_sight(cell(1, 1), stage), grid);
        for (x, y) in [(-9, 1), (20, 1), (1, 30), (-9, -9)] {
            let moved = grid.with_in_sight(cell(x, y), stage);
            assert!(stage.expand(0.5).contains_rect(moved.rect_of(cell(x, y))), "{x} {y}");
            assert_eq!(moved.with_in_sight(cell(x, y), stage), moved);
        }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_it_is_made_larger() {
        let robot = RobotPicture::default();
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(800.0, 600.0));
        let standing = |moved: Moved| Grid::standing(&robot, stage, 400.0, 60.0, 0, moved);
        let mut moved = Moved::default();
        let at = pos2(520.0, 210.0);
        let before = standing(moved).to_grid(at);
        for _ in 0..9 {
            moved.zoom_at(1.1, at, &standing(moved));
        }
        let after = standing(moved).to_grid(at);
        // A cell has a whole number of points.
        assert!((before.0 - after.0).abs() < 0.05 && (before.1 - after.1).abs() < 0.05, "{before:?} {after:?}");
        assert!(standing(moved).cell > 130.0);
        moved.zoom_at(100.0, at, &standing(moved));
        assert_eq!(moved.zoom, ZOOMS.1);
    }
}
