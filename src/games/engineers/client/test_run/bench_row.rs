//! Places of the worker, the switch and the components on the bench of a test.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use client::kit::tokens::Space;

/// Height of the board, in points.
pub const BOARD: f32 = 12.0;
/// Height of a term above a component, in points.
pub const TERM: f32 = Space::Xl.points();
/// Sides of the worker and of the switch, and the space between components, in parts of the side of
/// a component.
const WORKER: f32 = 0.9;
const SWITCH: f32 = 0.55;
const BETWEEN: f32 = 0.14;
/// Greatest side of a component, in points.
const LARGEST: f32 = 130.0;

/// Places on the bench.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchRow {
    /// The board.
    pub board: Rect,
    /// The worker who throws the switch.
    pub worker: Rect,
    /// The switch.
    pub switch: Rect,
    /// The components, in the order of linking.
    pub parts: Vec<Rect>,
}

impl BenchRow {
    /// Places for a number of components in a room. `term` is the height of a term, in points.
    pub fn new(room: Rect, count: usize, term: f32) -> Self {
        let count_wide = count as f32;
        let wide = WORKER + SWITCH + count_wide * (1.0 + BETWEEN) + BETWEEN;
        let inside = room.shrink2(vec2(Space::M.points(), 0.0));
        let high = room.height() - BOARD - term - Space::Xs.points();
        let side = (inside.width() / wide).min(high).clamp(1.0, LARGEST);
        let floor = room.bottom() - BOARD;
        let first = room.center().x - wide * side / 2.0;
        let square = |left: f32, side: f32| Rect::from_min_size(pos2(left, floor - side), Vec2::splat(side));
        let worker = square(first, WORKER * side);
        let switch = square(worker.right(), SWITCH * side);
        let part = |number: usize| square(switch.right() + (BETWEEN + number as f32 * (1.0 + BETWEEN)) * side, side);
        let board = Rect::from_min_max(
            pos2(first - Space::S.points(), floor),
            pos2(first + wide * side + Space::S.points(), room.bottom()),
        );
        Self { board, worker, switch, parts: (0..count).map(part).collect() }
    }

    /// Middle of the link between a component and the one before it; `None` for the first.
    pub fn link(&self, number: usize) -> Option<Pos2> {
        let before = self.parts.get(number.checked_sub(1)?)?;
        let part = self.parts.get(number)?;
        Some(before.right_center() + (part.left_center() - before.right_center()) / 2.0)
    }

    /// Point of the spark at a place in the row: −1 is the switch, 0 the first component.
    pub fn spark(&self, at: f32) -> Pos2 {
        let stop = |number: f32| match self.parts.get(number.max(0.0) as usize) {
            Some(part) if number >= 0.0 => part.center(),
            _ if number < 0.0 => self.switch.center(),
            _ => self.parts.last().map_or(self.switch.center(), Rect::center),
        };
        let from = stop(at.floor());
        from + (stop(at.floor() + 1.0) - from) * (at - at.floor())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    #[test]
    fn all_stand_on_the_board_inside_the_room_beside_one_another() {
        let room = rect_at(20.0, 30.0, 600.0, 180.0);
        for count in 2..=6 {
            let row = BenchRow::new(room, count, TERM);
            let all: Vec<Rect> = [row.worker, row.switch].into_iter().chain(row.parts.iter().copied()).collect();
            assert_eq!(row.parts.len(), count);
            assert!(all.iter().all(|rect| room.contains_rect(*rect) && (rect.bottom() - row.board.top()).abs() < 0.1));
            assert!(all.windows(2).all(|pair| pair[1].left() >= pair[0].right() - 0.1));
            assert!(row.parts.iter().all(|part| part.top() - room.top() >= TERM && part.width() > 60.0), "{count}");
        }
    }

    #[test]
    fn the_spark_goes_from_the_switch_to_the_last_component() {
        let row = BenchRow::new(rect_at(0.0, 0.0, 600.0, 180.0), 3, TERM);
        assert_eq!(row.spark(-1.0), row.switch.center());
        assert_eq!(row.spark(2.0), row.parts[2].center());
        let between = row.spark(0.5).x;
        assert!(between > row.parts[0].center().x && between < row.parts[1].center().x);
        assert!(row.link(0).is_none() && row.link(1).unwrap().x > row.parts[0].right());
    }
}
