//! Grid of a robot on the screen: its place on the stage, and the side of its cells.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::client::art::RobotPicture;
use client::table::grid::{FigurePlace, Grid, Moved, ground_margin, largest_cell};

/// Number of free cells on every side of a robot.
const MARGIN: f32 = 2.0;
/// Height of the stage that a robot leaves free above it, in points.
const ABOVE: f32 = 64.0;
/// Smallest and largest side of a cell, in points.
const CELLS: (f32, f32) = (32.0, 96.0);
/// Smallest side of a cell where two robots are beside each other, or one must be seen whole, in
/// points.
const SMALLEST: f32 = 20.0;
/// Middle of the body, in cells.
const MIDDLE: f32 = 1.5;

/// Side of a cell, in points, with which a robot fits a stage with room to spare. `below` rows are
/// kept free under the body.
pub fn fitting_cell(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
    cell_that_fits(robot, stage, room, below).max(CELLS.0)
}

/// Side of a cell, in points, of a robot with another one beside it.
pub fn fighting_cell(robot: &RobotPicture, stage: Rect, room: f32) -> f32 {
    whole_cell(robot, stage, room, 0)
}

/// Side of a cell, in points, of a robot that must be seen whole even if its cells get small.
pub fn whole_cell(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
    cell_that_fits(robot, stage, room, below).max(SMALLEST)
}

/// Side of a cell, and the coordinate of the body's middle, with which all of a robot is seen in a
/// room of a stage, from `left` on and `room` wide: in its middle or, if the robot reaches far to
/// one side, more to the other.
pub fn place_of_whole(robot: &RobotPicture, stage: Rect, left: f32, room: f32, below: i16) -> (f32, f32) {
    let middle = left + room / 2.0;
    let usual = cell_that_fits(robot, stage, room, below);
    if usual >= CELLS.0 {
        return (usual, middle);
    }
    let (low, high) = robot.bounds();
    let low = f32::from(low.x);
    let high = f32::from(high.x);
    let cells = vec2(high - low + 1.0, rows_above(robot, below));
    let cell = largest_cell(cells, vec2(room, height_above(stage)), (SMALLEST, CELLS.0));
    (cell, middle + (MIDDLE - (low + high) / 2.0) * cell)
}

fn cell_that_fits(robot: &RobotPicture, stage: Rect, room: f32, below: i16) -> f32 {
    let (low, high) = robot.bounds();
    let aside = f32::from((high.x - 1).max(1 - low.x)) - 0.5 + MARGIN;
    let fit = (height_above(stage) / rows_above(robot, below)).min(room / 2.0 / aside);
    ((fit / 4.0).floor() * 4.0).min(CELLS.1.min(60.0 * (stage.height() / 540.0).max(1.0)))
}

/// Number of rows from the ground to the upper edge of a robot, with a margin.
fn rows_above(robot: &RobotPicture, below: i16) -> f32 {
    f32::from(robot.bounds().1.y - robot.ground().min(-below)) + MARGIN
}

/// Height of a stage above its ground that a robot may take, in points.
fn height_above(stage: Rect) -> f32 {
    stage.height() - ground_margin(stage) - ABOVE
}

/// Grid of a robot on the stage's ground line, `x` being the coordinate of the body's middle.
/// `below` rows are kept free under the body.
pub fn standing_robot(robot: &RobotPicture, stage: Rect, x: f32, cell: f32, below: i16, moved: Moved) -> Grid {
    let foot = pos2(x, stage.bottom() - ground_margin(stage));
    let lowest_row = robot.ground().min(-below);
    Grid::standing(&FigurePlace { cell, foot, middle: MIDDLE, ground_row: robot.ground(), lowest_row }, moved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{PartId, TileId, TileSet};
    use crate::robot::Assembly;
    use shell::grid::{Placement, Rotation};

    #[test]
    fn a_robot_that_reaches_far_to_one_side_is_seen_whole() {
        let mut assembly = Assembly::new(&TileSet::standard(), PartId(0));
        assembly.attach(PartId(1), TileId(1), Placement::new(-14, 0, Rotation::Up)).unwrap();
        let robot = RobotPicture::of_build(&assembly, 5, |_| "body");
        let stage = Rect::from_min_max(pos2(0.0, 0.0), pos2(500.0, 470.0));
        let (cell, x) = place_of_whole(&robot, stage, 0.0, 500.0, 0);
        let grid = standing_robot(&robot, stage, x, cell, 0, Moved::default());
        let (low, high) = robot.bounds();
        assert!(grid.point_at(f32::from(low.x), 0.0).x >= 0.0 && grid.point_at(f32::from(high.x), 0.0).x <= 500.0);
        let near = RobotPicture::of_build(&Assembly::new(&TileSet::standard(), PartId(0)), 5, |_| "body");
        assert_eq!(place_of_whole(&near, stage, 0.0, 500.0, 0).1, 250.0, "one that has room stands in the middle");
    }
}
