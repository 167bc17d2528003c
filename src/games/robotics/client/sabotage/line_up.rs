//! The robots of the others side by side, all with cells of one size.

use bevy_egui::egui::{Rect, Vec2, pos2};

use crate::action::PlacedPart;
use crate::client::art::standing_grid::{CellSpan, grid_in_room};
use client::kit::tokens::{IconSize, Space};
use client::table::grid::Grid;
use shell::grid::Cell;
use shell::seats::SeatId;

/// Greatest and least side of a cell, in points.
const MOST: u16 = 60;
const LEAST: u16 = 12;

/// Robot in the line.
#[derive(Clone, Debug)]
pub struct LinedUp {
    /// Seat of the robot.
    pub seat: SeatId,
    /// Its components in the order of attachment, and the one that was taken off, if it is shown.
    pub parts: Vec<PlacedPart>,
    /// Its grid; `None` if the seat has no robot.
    pub grid: Option<Grid>,
    /// Room above the ground that it takes.
    pub rect: Rect,
}

impl LinedUp {
    /// Whether none of its components is above a cell.
    pub fn is_free_above(&self, cell: Cell) -> bool {
        self.parts.iter().all(|placed| placed.at.cell.x != cell.x || placed.at.cell.y <= cell.y)
    }
}

/// Places robots side by side in a room whose lower edge is the ground. Below each there is a tag
/// of a width in points, which takes room, too.
pub fn line_up(robots: Vec<(SeatId, Vec<PlacedPart>)>, tags: &[f32], room: Rect) -> Vec<LinedUp> {
    let spans: Vec<Option<CellSpan>> = robots.iter().map(|(_, parts)| CellSpan::of(parts.iter().copied())).collect();
    let sizes: Vec<Vec2> = spans.iter().map(|span| span.map_or(Vec2::splat(1.0), CellSpan::size)).collect();
    let cell = cell_of_line(&sizes, tags, room.size());
    let widths = widths_of_stands(&sizes, tags, cell);
    let gap = (room.width() - widths.iter().sum::<f32>()) / (widths.len() as f32 + 1.0);
    let mut left = room.left() + gap;
    let mut stands = Vec::new();
    for (((seat, parts), span), (size, width)) in robots.into_iter().zip(spans).zip(sizes.iter().zip(widths)) {
        let rect = Rect::from_min_max(pos2(left, room.bottom() - size.y * cell), pos2(left + width, room.bottom()));
        let grid = span.map(|span| grid_in_room(span, rect, cell));
        stands.push(LinedUp { seat, parts, grid, rect });
        left += width + gap;
    }
    stands
}

/// Widths of robots and their tags, whichever are wider, in points.
fn widths_of_stands(sizes: &[Vec2], tags: &[f32], cell: f32) -> Vec<f32> {
    sizes.iter().zip(tags).map(|(size, tag)| (size.x * cell).max(*tag)).collect()
}

/// Greatest side of a cell with which all robots have room, in points; the least one if none has.
fn cell_of_line(sizes: &[Vec2], tags: &[f32], room: Vec2) -> f32 {
    let gaps = Space::M.points() * (sizes.len() as f32 + 1.0);
    let fits = |cell: &f32| {
        let width: f32 = widths_of_stands(sizes, tags, *cell).iter().sum();
        let height = sizes.iter().map(|size| size.y * cell).fold(0.0, f32::max);
        width + gaps <= room.x && height <= room.y
    };
    (LEAST..=MOST).rev().map(f32::from).find(fits).unwrap_or(f32::from(LEAST))
}

/// Greatest width of the tag of each of so many robots in a room, in points.
pub fn most_of_tag(room: Rect, robots: usize) -> f32 {
    let gap = Space::M.points();
    ((room.width() - gap) / robots.max(1) as f32 - gap).max(IconSize::Large.points())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{Kind, Part};
    use bevy_egui::egui::Pos2;
    use shell::grid::{Placement, Rotation};

    fn row_of(length: i16) -> Vec<PlacedPart> {
        let part = Part::plain(Kind::Torso);
        (0..length).map(|x| PlacedPart { part, at: Placement::new(x, 0, Rotation::Up) }).collect()
    }

    #[test]
    fn robots_stand_beside_each_other_and_shrink_together() {
        let room = Rect::from_min_size(Pos2::ZERO, Vec2::new(700.0, 400.0));
        let robots = |lengths: &[i16]| {
            let all = lengths.iter().zip(0..).map(|(&length, seat)| (SeatId(seat), row_of(length))).collect();
            line_up(all, &vec![80.0; lengths.len()], room)
        };
        let cell_of = |stand: &LinedUp| stand.grid.map(|grid| grid.cell);
        let few = robots(&[3, 1, 3]);
        assert!(few.iter().all(|stand| cell_of(stand) == Some(f32::from(MOST))));
        let many = robots(&[7, 0, 6, 5]);
        assert_eq!(many.iter().map(|stand| cell_of(stand).is_some()).collect::<Vec<_>>(), [true, false, true, true]);
        for stands in [few, many] {
            assert!(stands.windows(2).all(|pair| pair[0].rect.right() < pair[1].rect.left()));
            assert!(stands.iter().all(|stand| room.contains_rect(stand.rect)));
        }
    }
}
