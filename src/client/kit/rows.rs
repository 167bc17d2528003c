//! Scrolling rows of different heights, of which only those in view are drawn, and none is cut.

use bevy_egui::egui::{Rect, ScrollArea, Sense, Ui, pos2, vec2};

/// Draws rows of these heights one below the other, scrolled to the last one at first. `draw` is
/// called for every row that is wholly in view, and for one that is higher than the view.
pub fn draw_visible_rows(ui: &mut Ui, heights: &[f32], mut draw: impl FnMut(&mut Ui, usize, Rect)) {
    let total: f32 = heights.iter().sum();
    ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show_viewport(ui, |ui, seen| {
        let (space, _) = ui.allocate_exact_size(vec2(ui.available_width(), total.max(seen.height())), Sense::hover());
        // Rows that do not fill the view are at its bottom, where the next one is added.
        let mut top = (seen.height() - total).max(0.0);
        for (row, &height) in heights.iter().enumerate() {
            let is_seen = top >= seen.min.y - 1.0 && top + height <= seen.max.y + 1.0;
            let is_all_there_is = height > seen.height() && top < seen.max.y && top + height > seen.min.y;
            if is_seen || is_all_there_is {
                let min = pos2(space.left(), space.top() + top);
                draw(ui, row, Rect::from_min_size(min, vec2(space.width(), height)));
            }
            top += height;
        }
    });
}
