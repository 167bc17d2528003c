//! Places of walls, fences, gates and posts: the edges and corners of the yard's squares.

use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use super::layout::YardLayout;
use crate::yard::{Direction, Square, Wall};

/// Thickness of walls and fences, in parts of a square.
const THICK: f32 = 0.25;
/// Distance from an edge within which a point is at the wall there, in parts of a square.
const AT_WALL: f32 = 0.12;

/// Edge of a square, where a wall, a fence or a gate lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EdgePlace {
    /// Middle of the edge.
    pub middle: Pos2,
    /// Length and thickness of what lies there, before it is turned.
    pub size: Vec2,
    /// Whether the edge is upright.
    pub is_upright: bool,
}

impl YardLayout {
    /// Place of a wall whose edge is under a point, whether one stands there or not; `None` in the
    /// middle of a square, on the road and at the fence.
    pub fn wall_at(&self, at: Pos2) -> Option<Wall> {
        let square = self.square_at(at)?;
        let rect = self.square(square);
        let distances = [at.y - rect.top(), rect.right() - at.x, rect.bottom() - at.y, at.x - rect.left()];
        let nearest = Direction::ALL.into_iter().zip(distances).min_by(|one, other| one.1.total_cmp(&other.1));
        let (direction, distance) = nearest?;
        Wall::of(square, direction).filter(|_| distance <= AT_WALL * self.cell)
    }

    /// Place of the edge at a side of a square.
    pub fn edge(&self, square: Square, direction: Direction) -> EdgePlace {
        let rect = self.square(square);
        let middle = match direction {
            Direction::North => rect.center_top(),
            Direction::East => rect.right_center(),
            Direction::South => rect.center_bottom(),
            Direction::West => rect.left_center(),
        };
        let is_upright = matches!(direction, Direction::East | Direction::West);
        EdgePlace { middle, size: vec2(self.cell, THICK * self.cell), is_upright }
    }

    /// Square place of a post at the upper left corner of a column and a row, 0 to 12.
    pub fn post(&self, corner: (u8, u8)) -> Rect {
        let at = self.grid.min + vec2(f32::from(corner.0), f32::from(corner.1)) * self.cell;
        Rect::from_center_size(at, Vec2::splat(THICK * self.cell))
    }
}

impl EdgePlace {
    /// Rectangle that the edge takes.
    pub fn rect(&self) -> Rect {
        let size = if self.is_upright { self.size.yx() } else { self.size };
        Rect::from_center_size(self.middle, size)
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::tests::layouts;
    use super::*;

    #[test]
    fn every_square_is_found_and_its_edges_are_where_squares_meet() {
        for (_, layout) in layouts() {
            for square in Square::all() {
                let rect = layout.square(square);
                assert_eq!(layout.square_at(rect.center()), Some(square));
                assert_eq!(layout.wall_at(rect.center()), None);
                for direction in Direction::ALL {
                    let edge = layout.edge(square, direction).middle;
                    let inwards = edge + (rect.center() - edge) * 0.1;
                    assert_eq!(layout.wall_at(inwards), Wall::of(square, direction), "{square} {direction:?}");
                }
            }
            assert_eq!(layout.square_at(layout.view.max + vec2(1.0, 1.0)), None);
            assert_eq!(layout.square_at(layout.view.min - vec2(1.0, 1.0)), None);
        }
    }
}
