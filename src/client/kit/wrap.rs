//! Layout of things side by side, wrapped into rows.

use bevy_egui::egui::{Rect, pos2, vec2};

/// Lays out things of these widths side by side, wrapped into rows of the height `high` that are
/// `gap` apart, in points. A thing that is wider than the room gets the width of the room.
pub fn wrap_into_rows(room: Rect, widths: &[f32], high: f32, gap: f32) -> Vec<Rect> {
    let mut x = room.left();
    let mut y = room.top();
    let place = |&wide: &f32| {
        let wide = wide.min(room.width());
        if x > room.left() && x + wide > room.right() + 0.5 {
            x = room.left();
            y += high + gap;
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(wide, high));
        x = place.right() + gap;
        place
    };
    widths.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::pen::rect_at;

    #[test]
    fn what_has_no_room_in_a_row_begins_the_next() {
        let places = wrap_into_rows(rect_at(10.0, 20.0, 100.0, 0.0), &[40.0, 50.0, 60.0, 300.0], 30.0, 10.0);
        let wanted = [
            rect_at(10.0, 20.0, 40.0, 30.0),
            rect_at(60.0, 20.0, 50.0, 30.0),
            rect_at(10.0, 60.0, 60.0, 30.0),
            rect_at(10.0, 100.0, 100.0, 30.0),
        ];
        assert_eq!(places, wanted);
    }
}
