//! Small picture of a battle map, for the form of a new game and the pages of the rules.

use bevy_egui::egui::{Color32, Pos2, Rect, Vec2, vec2};

use crate::arena::{ArenaMap, Square};
use client::kit::Pen;

/// Grid of the squares of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MapGrid {
    /// Upper-left corner of the map.
    corner: Pos2,
    /// Side of a square, in points.
    pub(super) side: f32,
}

impl MapGrid {
    /// Grid of a map in the middle of a room, with squares of a largest side.
    pub(super) fn in_room(map: &ArenaMap, room: Rect, largest: f32) -> Self {
        let count = vec2(map.width().into(), map.height().into());
        let side = (room.size() / count).min_elem().clamp(0.0, largest);
        Self { corner: room.center() - count * side / 2.0, side }
    }

    /// Place of a square.
    pub(super) fn square(self, square: Square) -> Rect {
        let at = vec2(square.column.into(), square.row.into()) * self.side;
        Rect::from_min_size(self.corner + at, Vec2::splat(self.side))
    }
}

/// Draws the squares of a map, with hatches on those up to the greatest ring that is crushed.
pub(super) fn draw_map(pen: &mut Pen, map: &ArenaMap, grid: MapGrid, crushed: Option<u8>) {
    for square in map.squares() {
        let place = grid.square(square);
        pen.draw_svg(floor_drawing(map, square), place, Color32::WHITE);
        if let Some(obstacle) = obstacle_drawing(map, square) {
            pen.draw_svg(obstacle, place, Color32::WHITE);
        }
        if crushed.is_some_and(|ring| map.ring(square) <= ring) {
            pen.draw_svg("crush_hatch", place, Color32::WHITE);
        }
    }
}

/// Drawing of the floor of a square, which has one of two looks where it is no start square.
fn floor_drawing(map: &ArenaMap, square: Square) -> &'static str {
    let look = 7 * u16::from(square.column) + 3 * u16::from(square.row);
    match look % 4 {
        _ if map.starts().contains(&square) => "square_start",
        0 => "square_free_2",
        _ => "square_free",
    }
}

/// Drawing of the obstacle on a square; `None` if it is free.
fn obstacle_drawing(map: &ArenaMap, square: Square) -> Option<&'static str> {
    let look = u16::from(square.column) + 2 * u16::from(square.row);
    let obstacle = if look % 3 == 1 { "obstacle_drums" } else { "obstacle_cube" };
    (!map.is_free(square)).then_some(obstacle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::DataSet;
    use client::kit::pen::rect_at;

    #[test]
    fn all_squares_of_every_map_are_inside_the_room() {
        let data = DataSet::standard();
        for seats in 2..=4 {
            let map = data.arena(seats);
            for room in [rect_at(10.0, 20.0, 300.0, 90.0), rect_at(0.0, 0.0, 80.0, 400.0)] {
                let grid = MapGrid::in_room(map, room, 64.0);
                assert!(map.squares().all(|square| room.expand(0.1).contains_rect(grid.square(square))));
            }
        }
    }
}
