//! Tiles in rows, as the scan and a crowded shelf show them.

use bevy_egui::egui::Rect;

use crate::client::scene::contents::cells_of;
use crate::parts::Size;
use client::kit::pen::rect_at;
use client::kit::tokens::Space;

/// Gap between two tiles, in points.
const GAP: f32 = Space::Xs.points();
/// Length by which a row may be too long after rounding, in points.
const ROUNDING: f32 = 0.5;

/// Returns the places of tiles in rows from the upper left corner of a room on, each with the side
/// of its cells. `sides` are that side and the least one of a place, in points; at least the part
/// `share` of each place is uncovered.
pub fn place_in_rows(sizes: &[Size], room: Rect, sides: (f32, f32), share: f32) -> Vec<(Rect, f32)> {
    let gap = if share < 1.0 { 0.0 } else { GAP };
    let mut x = room.left();
    let mut y = room.top();
    let mut high = 0.0_f32;
    let mut places: Vec<(Rect, f32)> = Vec::new();
    for &size in sizes {
        let cells = cells_of(size);
        let width = (cells.0 * sides.0).max(sides.1);
        let height = (cells.1 * sides.0).max(sides.1);
        if x + width > room.right() + ROUNDING && x > room.left() {
            x = room.left();
            y += high + GAP;
            high = 0.0;
        }
        places.push((rect_at(x, y, width, height), (width / cells.0).min(height / cells.1)));
        x += width * share + gap;
        high = high.max(height);
    }
    places
}

/// Whether the rows end within a room.
pub fn end_within(places: &[(Rect, f32)], room: Rect) -> bool {
    places.iter().all(|(place, _)| place.bottom() <= room.bottom() + ROUNDING)
}
