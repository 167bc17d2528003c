//! Grid of a figure on the stage: its place, its movement and scaling by players, and the placement
//! at a point.

use bevy_egui::egui::{PointerButton, Pos2, Rect, Response, Vec2, pos2};

use crate::kit::Pen;
use shell::grid::{Cell, Footprint, Placement, Rectangle, Rotation};

/// Least and greatest scale of a figure by a player, and the greatest distance by which it can be
/// moved, in points.
const ZOOMS: (f32, f32) = (0.4, 2.5);
const FARTHEST: f32 = 2_000.0;
/// Smallest side of a cell of a figure that is scaled by a player, in points.
const SMALLEST: f32 = 8.0;
/// Factor of the scale for a turn of the wheel by [`WHEEL`] points.
const WHEEL_ZOOM: f32 = 1.1;
const WHEEL: f32 = 50.0;
/// Distance of the ground line from the stage's lower edge, in points, on a low stage and on
/// others.
const EARTH: (f32, f32) = (24.0, 56.0);
/// Height that a stage has above a narrow strip of ground, in points.
const ABOVE_EARTH: f32 = 300.0;
/// Greatest distance to a possible placement at which a thing is still drawn there, in cells.
const PULL: f32 = 0.85;
/// Additional distance of a placement for which the thing has to be turned, in cells.
const TURNING: f32 = 0.2;

/// Grid of a figure on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grid {
    /// Side of a cell, in points.
    pub cell: f32,
    /// Lower-left corner of the cell (0, 0) on the screen.
    pub origin: (f32, f32),
    /// Point on the screen at which the figure's middle meets the ground; it is fixed when the
    /// player scales the figure.
    pub anchor: (f32, f32),
    /// Vertical coordinate of the ground line.
    pub ground: f32,
    /// Row on the ground line.
    pub ground_row: i16,
}

/// Place of a figure on the ground of a stage, before the player moves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePlace {
    /// Side of a cell, in points.
    pub cell: f32,
    /// Point on the screen at which the figure's middle meets the ground.
    pub foot: Pos2,
    /// Horizontal coordinate of the figure's middle, in cells of the grid.
    pub middle: f32,
    /// Row on the ground line.
    pub ground_row: i16,
    /// Row that stands on the ground of the stage: [`Self::ground_row`], or a lower one where rows
    /// below the figure are kept free.
    pub lowest_row: i16,
}

/// Movement and scale of a figure by the player.
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

    /// The movement after the input of a frame on the stage, with the pointer at a point: dragging
    /// moves the figure, the wheel or two fingers scale it, and a double click puts it back.
    #[must_use]
    pub fn after_input(mut self, pen: &Pen, response: &Response, at: Pos2, grid: &Grid) -> Self {
        let (wheel, fingers) = pen.ui.input(|input| (input.smooth_scroll_delta().y, input.multi_touch()));
        if let Some(fingers) = fingers {
            self.pan_by(fingers.translation_delta.x, fingers.translation_delta.y);
            self.zoom_at(fingers.zoom_delta, fingers.center_pos, grid);
        } else if response.dragged_by(PointerButton::Primary) || response.dragged_by(PointerButton::Middle) {
            let delta = response.drag_delta();
            self.pan_by(delta.x, delta.y);
        }
        if response.hovered() && wheel != 0.0 && fingers.is_none() {
            self.zoom_at(WHEEL_ZOOM.powf(wheel / WHEEL), at, grid);
        }
        if response.double_clicked() { Self::default() } else { self }
    }
}

/// Distance of the ground line from the lower edge of a stage, in points.
pub fn ground_margin(stage: Rect) -> f32 {
    (stage.height() - ABOVE_EARTH).clamp(EARTH.0, EARTH.1)
}

/// Largest side of a cell with which some cells fit a room, in points between a least and a
/// greatest one; with the least one they may not fit.
pub fn largest_cell(cells: Vec2, room: Vec2, range: (f32, f32)) -> f32 {
    (room / cells).min_elem().clamp(range.0, range.1)
}

impl Grid {
    /// Grid of a figure that stands on the ground, moved and scaled by the player.
    pub fn standing(at: &FigurePlace, moved: Moved) -> Self {
        let cell = (at.cell * moved.zoom).round().max(SMALLEST);
        let ground = at.foot.y + moved.pan.1;
        let x = at.foot.x + moved.pan.0;
        Self {
            cell,
            anchor: (x, ground),
            origin: ((x - at.middle * cell).round(), (ground + f32::from(at.lowest_row) * cell).round()),
            ground: ground + f32::from(at.lowest_row - at.ground_row) * cell,
            ground_row: at.ground_row,
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

    /// Placement of a thing whose middle is at a point of the screen: a near one of the possible
    /// `places`, turned if necessary, or the nearest cell in the present `rotation`.
    pub fn placement_near(
        &self,
        at: Pos2,
        upright: Footprint,
        rotation: Rotation,
        places: impl Iterator<Item = Placement>,
    ) -> Placement {
        let (x, y) = self.to_grid(at);
        let corner = |rotation: Rotation| {
            let footprint = upright.rotated(rotation);
            (x - f32::from(footprint.width) / 2.0, y - f32::from(footprint.height) / 2.0)
        };
        let distance = |placement: &Placement| {
            let (left, low) = corner(placement.rotation);
            let turned = if placement.rotation == rotation { 0.0 } else { TURNING };
            (f32::from(placement.cell.x) - left).hypot(f32::from(placement.cell.y) - low) + turned
        };
        let near = places.filter(|placement| distance(placement) <= PULL);
        let (left, low) = corner(rotation);
        let here = Placement { cell: Cell::new(left.round() as i16, low.round() as i16), rotation };
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    const STAGE: Rect = Rect { min: Pos2::ZERO, max: pos2(800.0, 600.0) };
    const AT: FigurePlace =
        FigurePlace { cell: 60.0, foot: pos2(400.0, 544.0), middle: 1.5, ground_row: 0, lowest_row: 0 };

    fn one_cell(x: i16, y: i16) -> Rectangle {
        Rectangle { cell: Cell::new(x, y), footprint: Footprint::new(1, 1) }
    }

    #[test]
    fn a_figure_stands_on_the_ground_with_its_middle_at_its_foot() {
        let grid = Grid::standing(&AT, Moved::default());
        assert_eq!((grid.point_at(1.5, 0.0), grid.ground), (AT.foot, AT.foot.y));
        let raised = Grid::standing(&FigurePlace { lowest_row: -1, ..AT }, Moved::default());
        assert_eq!((raised.point_at(1.5, -1.0), raised.ground), (AT.foot, AT.foot.y - 60.0), "a row is free below");
        assert_eq!(largest_cell(vec2(6.0, 4.0), vec2(336.0, 480.0), (40.0, 56.0)), 56.0);
        assert_eq!(largest_cell(vec2(7.0, 4.0), vec2(336.0, 480.0), (40.0, 56.0)), 48.0);
        assert_eq!(largest_cell(vec2(9.0, 4.0), vec2(336.0, 480.0), (40.0, 56.0)), 40.0);
    }

    #[test]
    fn a_thing_is_drawn_to_a_possible_place_near_by_and_turned_for_it_if_none_else_is() {
        let grid = Grid::standing(&AT, Moved::default());
        let wide = Footprint::new(2, 1);
        let place = |x, y, rotation| Placement::new(x, y, rotation);
        let near = |x: f32, y: f32, places: &[Placement]| {
            grid.placement_near(grid.point_at(x, y), wide, Rotation::Up, places.iter().copied())
        };
        assert_eq!(near(4.2, 1.7, &[]), place(3, 1, Rotation::Up), "where it is, if there is no place");
        assert_eq!(near(4.2, 1.7, &[place(3, 2, Rotation::Up)]), place(3, 2, Rotation::Up));
        assert_eq!(near(4.2, 1.7, &[place(9, 9, Rotation::Up)]), place(3, 1, Rotation::Up));
        assert_eq!(near(4.0, 2.0, &[place(4, 1, Rotation::Right)]), place(4, 1, Rotation::Right));
    }

    #[test]
    fn what_leaves_the_stage_is_brought_back_by_no_more_than_it_takes() {
        let grid = Grid::standing(&AT, Moved::default());
        assert_eq!(grid.with_in_sight(one_cell(1, 1), STAGE), grid);
        for (x, y) in [(-9, 1), (20, 1), (1, 30), (-9, -9)] {
            let moved = grid.with_in_sight(one_cell(x, y), STAGE);
            assert!(STAGE.expand(0.5).contains_rect(moved.rect_of(one_cell(x, y))), "{x} {y}");
            assert_eq!(moved.with_in_sight(one_cell(x, y), STAGE), moved);
        }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_it_is_made_larger() {
        let standing = |moved: Moved| Grid::standing(&AT, moved);
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
