//! Scrolling rows of different heights, of which only those in view are drawn. None is cut inside a
//! line of its text.

use bevy_egui::egui::{Rangef, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::scroll::position_salt;

/// Text in rows, in points.
#[derive(Clone, Copy, Debug)]
pub struct RowText {
    /// Height of a line.
    pub line: f32,
    /// Space above the first line of a row and below the last one.
    pub margin: f32,
}

impl RowText {
    /// Part of a row from top to bottom that is within a view, without lines that the edges of the
    /// view would cut; `None` if no line is wholly in view.
    fn seen_lines(self, row: Rangef, view: Rangef) -> Option<Rangef> {
        let is_above = view.min > row.min + ROUNDING;
        let is_below = view.max < row.max - ROUNDING;
        if !is_above && !is_below {
            return Some(row);
        }
        let text = row.shrink(self.margin);
        let lines_out = |distance: f32| ((distance - ROUNDING) / self.line).ceil().max(0.0) * self.line;
        let above = if is_above { text.min + lines_out(view.min - text.min) } else { row.min };
        let below = if is_below { text.max - lines_out(text.max - view.max) } else { row.max };
        (below - above >= self.line - ROUNDING).then(|| Rangef::new(above, below))
    }
}

/// Distance by which a row may stand out of its view, in points.
const ROUNDING: f32 = 1.0;

/// Draws rows of these heights one below the other, scrolled to the last one at first. `draw` is
/// called for every row of which a line is in view; lines that the view would cut are not shown.
pub fn draw_visible_rows(ui: &mut Ui, heights: &[f32], text: RowText, mut draw: impl FnMut(&mut Ui, usize, Rect)) {
    let total: f32 = heights.iter().sum();
    let area = ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false);
    area.id_salt(position_salt(ui.ctx(), "rows")).show_viewport(ui, |ui, seen| {
        let (space, _) = ui.allocate_exact_size(vec2(ui.available_width(), total.max(seen.height())), Sense::hover());
        // Rows that do not fill the view are at its bottom, where the next one is added.
        let mut top = (seen.height() - total).max(0.0);
        for (row, &height) in heights.iter().enumerate() {
            let place = Rangef::new(top, top + height);
            if let Some(lines) = text.seen_lines(place, seen.y_range()) {
                let min = pos2(space.left(), space.top() + top);
                let rect = Rect::from_min_size(min, vec2(space.width(), height));
                let clip = ui.clip_rect();
                if lines != place {
                    let shown =
                        Rect::from_x_y_ranges(rect.x_range(), space.top() + lines.min..=space.top() + lines.max);
                    ui.set_clip_rect(clip.intersect(shown));
                }
                draw(ui, row, rect);
                ui.set_clip_rect(clip);
            }
            top += height;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_at_the_edge_of_the_view_shows_only_whole_lines() {
        let text = RowText { line: 20.0, margin: 4.0 };
        let row = Rangef::new(0.0, 68.0);
        let seen = |top: f32, bottom: f32| text.seen_lines(row, Rangef::new(top, bottom));
        assert_eq!(seen(-10.0, 100.0), Some(row));
        assert_eq!(seen(10.0, 100.0), Some(Rangef::new(24.0, 68.0)));
        assert_eq!(seen(0.0, 50.0), Some(Rangef::new(0.0, 44.0)));
        assert_eq!(seen(50.0, 100.0), None);
        assert_eq!(seen(-50.0, -10.0), None);
    }
}
