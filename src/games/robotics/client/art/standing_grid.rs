//! The grid of a robot that stands on the screen, and the painting of its components on it.

use std::f32::consts::FRAC_PI_2;

use bevy_egui::egui::{Color32, Rect, Vec2, vec2};

use super::robot::{drawing_of_nut, drawing_of_part, drawings_of_finished_robot};
use crate::action::PlacedPart;
use crate::robot::Robot;
use client::art::composed::PlacedDrawing;
use client::kit::Pen;
use client::table::grid::{FigurePlace, Grid, Moved};
use shell::grid::{Cell, Footprint, Rectangle};

/// Columns and rows that components take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellSpan {
    low: Cell,
    high: Cell,
}

impl CellSpan {
    /// Columns and rows of components; `None` without any.
    pub fn of(parts: impl IntoIterator<Item = PlacedPart>) -> Option<Self> {
        let cells = parts.into_iter().map(|placed| placed.at.cell);
        cells.map(|cell| Self { low: cell, high: cell }).reduce(|all, one| Self {
            low: Cell::new(all.low.x.min(one.low.x), all.low.y.min(one.low.y)),
            high: Cell::new(all.high.x.max(one.high.x), all.high.y.max(one.high.y)),
        })
    }

    /// Number of columns and of rows.
    pub fn size(self) -> Vec2 {
        let count = |low, high| f32::from(high) - f32::from(low) + 1.0;
        vec2(count(self.low.x, self.high.x), count(self.low.y, self.high.y))
    }

    /// Greatest side of a cell, in points, with which all have room; at most `most`.
    pub fn fitting_cell(self, room: Vec2, most: f32) -> f32 {
        (room / self.size()).min_elem().min(most).max(0.0)
    }
}

/// Movement of a component out of its place: a distance in points, and a clockwise angle in
/// radians. The tint fades it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PartMotion {
    /// Distance in points, `y` growing downwards.
    pub shift: Vec2,
    /// Clockwise angle, in radians.
    pub turned: f32,
    /// Colour by which the drawing is multiplied.
    pub tint: Color32,
}

impl PartMotion {
    /// A component in its place.
    pub const REST: Self = Self { shift: Vec2::ZERO, turned: 0.0, tint: Color32::WHITE };
}

/// Grid with which a robot stands in the middle of the lower edge of a room, with cells of a side
/// in points.
pub fn grid_in_room(span: CellSpan, room: Rect, cell: f32) -> Grid {
    let middle = f32::from(span.low.x) + span.size().x / 2.0;
    let row = span.low.y;
    let foot = room.center_bottom();
    Grid::standing(&FigurePlace { cell, foot, middle, ground_row: row, lowest_row: row }, Moved::default())
}

/// Rectangle of a cell.
pub fn rect_of_cell(grid: &Grid, cell: Cell) -> Rect {
    grid.rect_of(Rectangle { cell, footprint: Footprint::new(1, 1) })
}

/// Paints drawings in their places.
pub fn paint_drawings(pen: &mut Pen, grid: &Grid, drawings: &[PlacedDrawing], tint: Color32) {
    for drawn in drawings {
        paint_drawing(pen, grid, drawn, PartMotion { tint, ..PartMotion::REST });
    }
}

/// Paints a robot that nothing is attached to: without its free outlets.
pub fn paint_finished_robot(pen: &mut Pen, grid: &Grid, robot: &Robot) {
    paint_drawings(pen, grid, &drawings_of_finished_robot(robot), Color32::WHITE);
}

/// Paints a component with its nut, which is always upright.
pub fn paint_part(pen: &mut Pen, grid: &Grid, placed: PlacedPart, motion: PartMotion) {
    paint_drawing(pen, grid, &drawing_of_part(placed), motion);
    if placed.part.nut {
        paint_drawing(pen, grid, &drawing_of_nut(placed.at.cell), PartMotion { turned: 0.0, ..motion });
    }
}

fn paint_drawing(pen: &mut Pen, grid: &Grid, drawn: &PlacedDrawing, motion: PartMotion) {
    let (x, y) = drawn.centre;
    let (width, height) = drawn.size;
    let angle = f32::from(drawn.rotation as u8) * FRAC_PI_2 + motion.turned;
    let size = vec2(width, height) * grid.cell;
    pen.draw_rotated(drawn.drawing, grid.point_at(x, y) + motion.shift, size, 1.0, angle, motion.tint);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{Kind, Part};
    use client::kit::pen::rect_at;
    use shell::grid::{Placement, Rotation};

    fn span(cells: &[(i16, i16)]) -> Option<CellSpan> {
        let part = Part::plain(Kind::Torso);
        CellSpan::of(cells.iter().map(|&(x, y)| PlacedPart { part, at: Placement::new(x, y, Rotation::Up) }))
    }

    #[test]
    fn a_robot_stands_in_the_middle_of_the_lower_edge() {
        let span = span(&[(-1, -2), (1, 0), (0, -1)]).unwrap();
        assert_eq!(span.size(), vec2(3.0, 3.0));
        let room = rect_at(100.0, 100.0, 200.0, 160.0);
        let grid = grid_in_room(span, room, 50.0);
        assert_eq!(rect_of_cell(&grid, Cell::new(-1, -2)), rect_at(125.0, 210.0, 50.0, 50.0));
        assert_eq!(rect_of_cell(&grid, Cell::new(1, 0)), rect_at(225.0, 110.0, 50.0, 50.0));
    }

    #[test]
    fn cells_are_as_large_as_the_room_and_the_greatest_side_let_them_be() {
        let wide = span(&[(0, 0), (5, 1)]).unwrap();
        assert_eq!(wide.fitting_cell(vec2(300.0, 300.0), 60.0), 50.0);
        assert_eq!(wide.fitting_cell(vec2(900.0, 300.0), 60.0), 60.0);
        assert_eq!(wide.fitting_cell(vec2(900.0, 80.0), 60.0), 40.0);
        assert_eq!(span(&[]), None);
    }
}
