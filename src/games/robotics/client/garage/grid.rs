//! Grid of the robot on the screen: its place, its scrolling, and the placement at a point.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::client::play::hand::Hand;
use crate::robot::{AttachedPart, Robot};
use client::kit::tokens::Space;
use client::table::grid::{FigurePlace, Grid, Moved, ground_margin};
use shell::grid::{Cell, Footprint, Placement, Rectangle};

/// Largest side of a cell in the usual window, the least one of a robot that grows, and the least
/// one on a low stage, in points.
const LARGEST: f32 = 56.0;
const LEAST: f32 = 40.0;
const LEAST_ON_LOW_STAGE: f32 = 32.0;
/// Size of the robot's half of the stage in the usual window, in points.
const USUAL_HALF: Vec2 = Vec2::new(336.0, 540.0);
/// Room around a robot for its frame, in points.
const FRAME: f32 = Space::Xs.points();
/// Footprint of a component (1.3).
const ONE_CELL: Footprint = Footprint::new(1, 1);

/// Cells that a robot takes, and those that its free outlets face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Lowest and leftmost cell, and the cell after the highest and rightmost one.
    pub low: Cell,
    /// Cell after the highest and rightmost one.
    pub high: Cell,
    /// The same with the cells that free outlets face.
    reach: (Cell, Cell),
}

impl Extent {
    /// Cells of a robot; the middle of the grid for an empty one.
    pub fn of(robot: &Robot) -> Self {
        let (low, high) = bounds(robot.parts().iter().map(AttachedPart::cell));
        let faced = robot.free_outlets().map(|(cell, _)| cell);
        let reach = bounds(robot.parts().iter().map(AttachedPart::cell).chain(faced));
        Self { low, high, reach }
    }

    /// Horizontal middle of the robot, in cells.
    pub fn middle(&self) -> f32 {
        f32::from(self.low.x + self.high.x) / 2.0
    }

    /// Number of cells from the middle to the farther side of the cells that outlets face.
    fn half_reach(&self) -> f32 {
        (f32::from(self.reach.1.x) - self.middle()).max(self.middle() - f32::from(self.reach.0.x))
    }

    /// Number of cells from the middle to a side of the robot.
    fn half_width(&self) -> f32 {
        f32::from(self.high.x) - self.middle()
    }

    /// Number of rows above the lowest one of the robot, with it.
    fn rows(&self) -> f32 {
        f32::from(self.reach.1.y - self.low.y)
    }

    /// Whether a free outlet faces a cell below the lowest row.
    const fn reaches_below(&self) -> bool {
        self.reach.0.y < self.low.y
    }
}

/// Lowest and leftmost of some cells, and the cell after the highest and rightmost.
fn bounds(cells: impl Iterator<Item = Cell>) -> (Cell, Cell) {
    let add = |known: Option<(Cell, Cell)>, cell: Cell| {
        let next = cell.offset(1, 1);
        let (low, high) = known.unwrap_or((cell, next));
        let low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
        Some((low, Cell::new(high.x.max(next.x), high.y.max(next.y))))
    };
    cells.fold(None, add).unwrap_or((Cell::default(), Cell::new(1, 1)))
}

/// Room for a robot: its half of the stage, without the parts of it that other things cover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RobotRoom {
    /// Half of the stage.
    pub half: Rect,
    /// Lower edge of what covers the upper part.
    pub top: f32,
    /// Upper edge of what covers the lower part.
    pub foot: f32,
}

impl RobotRoom {
    /// Coordinate of the ground line, if the robot is not scrolled.
    fn ground(&self) -> f32 {
        (self.half.bottom() - ground_margin(self.half)).min(self.foot)
    }

    /// Side of a cell with which a robot fits, in points; a large robot does not fit.
    fn cell_for(&self, extent: &Extent) -> f32 {
        let larger = (self.half.size() / USUAL_HALF).min_elem();
        let least = (LEAST * larger).clamp(LEAST_ON_LOW_STAGE, LEAST);
        // A frame around the robot is seen too.
        let width = self.half.width() / 2.0;
        let wide = (width / extent.half_reach()).min((width - FRAME) / extent.half_width());
        let high = (self.ground() - self.top - FRAME) / extent.rows();
        wide.min(high).floor().clamp(least, (LARGEST * larger.max(1.0)).round())
    }
}

/// Way in which a robot stands on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Column in the middle of the half, in cells.
    pub middle: f32,
    /// Row on the ground, in cells.
    pub row: f32,
    /// Distance by which the player has scrolled, to the right and down, in points.
    pub scrolled: Vec2,
}

/// Grid of a robot on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RobotGrid {
    grid: Grid,
    /// Distances by which the robot can be scrolled: the least ones and the greatest ones.
    scrolls: Rect,
}

impl RobotGrid {
    /// Grid of a robot that stands on the ground of a room.
    pub fn standing(extent: &Extent, room: &RobotRoom, stand: &Stand) -> Self {
        let cell = room.cell_for(extent);
        let ground = room.ground();
        // A cell below the robot has to be seen, if something can be attached there.
        let earth = room.half.bottom() - ground;
        let lift = if extent.reaches_below() { (cell - earth).max(0.0) } else { 0.0 };
        let row = extent.low.y;
        let foot = pos2(room.half.center().x, ground);
        let at = FigurePlace { cell, foot, middle: stand.middle, ground_row: row, lowest_row: row };
        let with = |scrolled: Vec2| {
            let mut grid = Grid::standing(&at, Moved { pan: scrolled.into(), ..Moved::default() });
            grid.origin.1 += ((stand.row - f32::from(row)) * cell - lift).round();
            grid
        };
        let scrolls = Self { grid: with(Vec2::ZERO), scrolls: Rect::ZERO }.scrolls_to_see(extent, room);
        let scrolled = stand.scrolled.clamp(scrolls.min.to_vec2(), scrolls.max.to_vec2());
        Self { grid: with(scrolled), scrolls }
    }

    /// Distances by which a robot at rest has to be scrolled so that each of its sides is seen: the
    /// least ones and the greatest ones, 0 if it fits.
    fn scrolls_to_see(&self, extent: &Extent, room: &RobotRoom) -> Rect {
        let (low, high) = extent.reach;
        let seen = room.half.with_min_y(room.top).shrink2(vec2(Space::Xs.points(), 0.0));
        let robot = Rect::from_two_pos(
            self.point_at(f32::from(low.x), f32::from(low.y)),
            self.point_at(f32::from(high.x), f32::from(high.y)),
        );
        let before = (seen.min - robot.min).max(Vec2::ZERO);
        let after = (seen.max - robot.max).min(Vec2::ZERO);
        // One that is a little too wide is not worth a scroll.
        let whole = |value: f32| if value.abs() < Space::S.points() { 0.0 } else { value };
        Rect::from_min_max(pos2(whole(after.x), whole(after.y)), pos2(whole(before.x), whole(before.y)))
    }

    /// The grid, as it is scrolled.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Side of a cell, in points.
    pub const fn cell(&self) -> f32 {
        self.grid.cell
    }

    /// Vertical coordinate of the ground line.
    pub const fn ground(&self) -> f32 {
        self.grid.ground
    }

    /// Whether the robot does not fit, so that it can be scrolled.
    pub fn can_scroll(&self) -> bool {
        self.scrolls != Rect::ZERO
    }

    /// A distance of scrolling, changed by some points and kept within what can be scrolled.
    pub fn scroll_by(&self, scrolled: Vec2, by: Vec2) -> Vec2 {
        (scrolled + by).clamp(self.scrolls.min.to_vec2(), self.scrolls.max.to_vec2())
    }

    /// Point on the screen of a point of the grid, in cells.
    pub fn point_at(&self, x: f32, y: f32) -> Pos2 {
        self.grid.point_at(x, y)
    }

    /// Rectangle of a cell on the screen.
    pub fn rect_of(&self, cell: Cell) -> Rect {
        self.grid.rect_of(Rectangle { cell, footprint: ONE_CELL })
    }

    /// Rectangle of all cells of a robot on the screen.
    pub fn rect_of_robot(&self, extent: &Extent) -> Rect {
        self.rect_of(extent.low).union(self.rect_of(extent.high.offset(-1, -1)))
    }

    /// Point of the grid at a point of the screen, in cells.
    pub fn to_grid(&self, at: Pos2) -> Vec2 {
        self.grid.to_grid(at).into()
    }

    /// Placement of a thing in hand whose middle is at a point of the screen: a possible one near
    /// by, turned if necessary, or the nearest cell. A first component is possible only in the
    /// middle of the grid, and so goes there from everywhere.
    pub fn placement_for(&self, hand: &Hand, at: Pos2, is_first: bool) -> Placement {
        let places = || hand.places.iter().copied();
        let first = || places().find(|place| place.rotation == hand.rotation).or_else(|| places().next());
        let near = || self.grid.placement_near(at, ONE_CELL, hand.rotation, places());
        if is_first { first().unwrap_or_else(near) } else { near() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::PlacedPart;
    use crate::client::play::{How, Thing};
    use crate::parts::{DataSet, Kind, Part};
    use shell::grid::Rotation;

    fn room() -> RobotRoom {
        RobotRoom { half: Rect::from_min_size(pos2(676.0, 66.0), USUAL_HALF), top: 124.0, foot: 606.0 }
    }

    /// A row of torsos from the middle of the grid to the right.
    fn row_of_torsos(count: i16) -> Robot {
        let torso = |x| PlacedPart { part: Part::plain(Kind::Torso), at: Placement::new(x, 0, Rotation::Up) };
        Robot::of(&DataSet::standard(), (0..count).map(torso))
    }

    fn grid_of(robot: &Robot, scrolled: Vec2) -> RobotGrid {
        let extent = Extent::of(robot);
        let stand = Stand { middle: extent.middle(), row: f32::from(extent.low.y), scrolled };
        RobotGrid::standing(&extent, &room(), &stand)
    }

    #[test]
    fn a_robot_stands_on_the_ground_in_the_middle_of_its_half() {
        let grid = grid_of(&row_of_torsos(2), Vec2::ZERO);
        assert_eq!((grid.cell(), grid.ground()), (LARGEST, 550.0));
        assert_eq!(grid.rect_of(Cell::new(0, 0)).right_bottom(), pos2(844.0, 550.0));
        assert_eq!(grid.to_grid(grid.rect_of(Cell::new(3, -2)).center()), vec2(3.5, -1.5));
        assert!(!grid.can_scroll());
    }

    #[test]
    fn cells_shrink_as_a_robot_grows_and_then_it_scrolls() {
        let cells = [4, 5, 6, 9].map(|count| grid_of(&row_of_torsos(count), Vec2::ZERO).cell());
        assert_eq!(cells, [56.0, 48.0, 42.0, 40.0]);
        let long = row_of_torsos(9);
        let still = grid_of(&long, Vec2::ZERO);
        assert!(still.can_scroll());
        let right = grid_of(&long, vec2(900.0, 0.0));
        assert!(right.rect_of(Cell::new(-1, 0)).left() >= room().half.left(), "the outlet on the left is seen");
        assert!(still.scroll_by(Vec2::ZERO, vec2(900.0, 900.0)).y == 0.0, "it is not too high");
    }

    #[test]
    fn a_thing_near_a_possible_placement_is_pulled_there() {
        let robot = row_of_torsos(1);
        let grid = grid_of(&robot, Vec2::ZERO);
        let part = Part::plain(Kind::Head);
        let places = robot.placements(&DataSet::standard(), part.kind);
        let thing = Thing::Price(part.kind, crate::parts::Market::Regular);
        let hand = Hand { thing, part: Some(part), how: How::Drag, rotation: Rotation::Up, over: None, places };
        let near = grid.rect_of(Cell::new(0, 1)).center() + vec2(20.0, -25.0);
        assert_eq!(grid.placement_for(&hand, near, false), Placement::new(0, 1, Rotation::Up));
        let left = grid.placement_for(&hand, grid.rect_of(Cell::new(-1, 0)).center(), false);
        assert_eq!((left.cell, left.rotation == Rotation::Up), (Cell::new(-1, 0), false), "it is turned to fit");
        let far = grid.rect_of(Cell::new(3, 3)).center();
        assert_eq!(grid.placement_for(&hand, far, false).cell, Cell::new(3, 3));
        let first = Hand { places: vec![Placement::default()], ..hand };
        assert_eq!(grid.placement_for(&first, far, true), Placement::default());
    }
}
