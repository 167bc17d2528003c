//! Places of the slots of bench and store.

use bevy_egui::egui::{Rect, Vec2, vec2};

use crate::parts::{Part, PartCounts};
use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Columns and rows of slots, while there are no more parts than that.
pub const COLUMNS: usize = 3;
/// Rows of slots.
pub const ROWS: usize = 2;
/// Largest side of a slot, in points.
pub const SLOT: f32 = 58.0;
/// Gap between two slots.
const GAP: f32 = Space::Xs.points();

/// Size that the slots take at most, for a side of the largest one.
pub fn size_of_slots(side: f32) -> Vec2 {
    vec2(length_of(COLUMNS, side), length_of(ROWS, side))
}

/// Length of some slots in a row.
fn length_of(count: usize, side: f32) -> f32 {
    count as f32 * (side + GAP) - GAP
}

/// Largest side of slots of which so many are in a length.
fn side_in(length: f32, count: usize) -> f32 {
    (length + GAP) / count as f32 - GAP
}

/// Returns the slots in a room, row by row: six, or as many as there are parts, which shrink until
/// all have room.
pub fn slots_in(room: Rect, count: usize) -> Vec<Rect> {
    let side_of =
        |columns: usize, rows: usize| side_in(room.width(), columns).min(side_in(room.height(), rows)).clamp(1.0, SLOT);
    let mut columns = COLUMNS;
    let mut rows = ROWS;
    while columns * rows < count {
        if side_of(columns + 1, rows) >= side_of(columns, rows + 1) {
            columns += 1;
        } else {
            rows += 1;
        }
    }
    let side = side_of(columns, rows);
    let slot = |number: usize| {
        let left = room.left() + (number % columns) as f32 * (side + GAP);
        rect_at(left, room.top() + (number / columns) as f32 * (side + GAP), side, side)
    };
    (0..count.max(COLUMNS * ROWS)).map(slot).collect()
}

/// Parts in a slot: one, or several equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The part.
    pub part: Part,
    /// Number of parts.
    pub count: u8,
}

/// Returns the parts for the slots of a room: each for itself, or equal ones in stacks if their
/// slots would be smaller than `least`.
pub fn stacks_in(room: Rect, parts: &PartCounts, least: f32) -> Vec<Stack> {
    let one_by_one: Vec<Stack> = parts.each().map(|part| Stack { part, count: 1 }).collect();
    let is_large = slots_in(room, one_by_one.len()).first().is_none_or(|slot| slot.width() >= least);
    if is_large { one_by_one } else { parts.iter().map(|(part, count)| Stack { part, count }).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Kind;
    use bevy_egui::egui::Pos2;

    fn room() -> Rect {
        Rect::from_min_size(Pos2::ZERO, size_of_slots(SLOT))
    }

    #[test]
    fn six_slots_are_as_large_as_drawn_and_more_shrink() {
        for count in 0..=6 {
            let slots = slots_in(room(), count);
            assert!(slots.len() == 6 && slots.iter().all(|slot| slot.width() == SLOT), "{count}");
        }
        for count in 7..30 {
            let slots = slots_in(room(), count);
            assert_eq!(slots.len(), count);
            assert!(slots.iter().all(|slot| room().expand(0.1).contains_rect(*slot)), "{count}");
        }
        assert!(slots_in(room(), 8)[0].width() > 40.0);
    }

    #[test]
    fn equal_parts_are_stacked_where_slots_would_be_too_small() {
        let parts: PartCounts = std::iter::repeat_n(Part::plain(Kind::Head), 9).collect();
        assert_eq!(stacks_in(room(), &parts, 30.0).len(), 9);
        assert_eq!(stacks_in(room(), &parts, 50.0), [Stack { part: Part::plain(Kind::Head), count: 9 }]);
    }
}
