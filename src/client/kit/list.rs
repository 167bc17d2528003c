//! A list of rows of different heights, from the top, that scrolls if the rows do not all fit.

use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Id, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::pen::{Pen, rect_at};

/// Width of the scroll bar, in points.
const BAR: f32 = 14.0;

/// A list: its place, and the scrolling that is requested besides the wheel and the scroll bar.
#[derive(Clone, Copy, Debug)]
pub struct List<I> {
    /// Name that no other list of the frame has.
    pub name: I,
    /// Rectangle of the list.
    pub rect: Rect,
    /// Row that is scrolled into view whenever it changes.
    pub keep: Option<usize>,
    /// Distance to scroll down in this frame, in heights of the list.
    pub turn: f32,
}

impl<I: Hash + Debug + Copy> List<I> {
    /// Creates a list that only the wheel and the scroll bar scroll.
    pub const fn new(name: I, rect: Rect) -> Self {
        Self { name, rect, keep: None, turn: 0.0 }
    }

    /// Draws the rows that are wholly in view. `heights` returns the heights of the rows for a
    /// width.
    pub fn draw_rows(
        self,
        pen: &mut Pen,
        heights: impl Fn(&Pen, f32) -> Vec<f32>,
        mut draw: impl FnMut(&mut Pen, usize, Rect),
    ) {
        let rect = self.rect;
        let all = heights(pen, rect.width());
        if all.iter().sum::<f32>() <= rect.height() + 0.5 {
            let mut top = rect.top();
            for (row, height) in all.into_iter().enumerate() {
                draw(pen, row, rect_at(rect.left(), top, rect.width(), height));
                top += height;
            }
            return;
        }
        let heights = heights(pen, rect.width() - BAR);
        let look = pen.look;
        let art = &mut *pen.art;
        let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect).id_salt(("list", self.name)));
        child.style_mut().scroll_animation = ScrollAnimation::none();
        ScrollArea::vertical().auto_shrink(false).show_viewport(&mut child, |ui, seen| {
            let total: f32 = heights.iter().sum();
            let (space, _) = ui.allocate_exact_size(vec2(rect.width() - BAR, total), Sense::hover());
            self.scroll_as_requested(ui, &heights, space, seen);
            let mut top = 0.0;
            for (row, &height) in heights.iter().enumerate() {
                let is_whole = top >= seen.min.y - 1.0 && top + height <= seen.max.y + 1.0;
                let is_all_there_is = height > seen.height() && top < seen.max.y && top + height > seen.min.y;
                if is_whole || is_all_there_is {
                    let place = rect_at(space.left(), space.top() + top, space.width(), height);
                    draw(&mut Pen { ui: &mut *ui, art: &mut *art, look }, row, place);
                }
                top += height;
            }
        });
    }

    /// Scrolls the list by the distance and to the row that are requested.
    fn scroll_as_requested(&self, ui: &Ui, heights: &[f32], space: Rect, seen: Rect) {
        if self.turn != 0.0 {
            ui.scroll_with_delta(vec2(0.0, -self.turn * seen.height()));
            ui.ctx().request_repaint();
        }
        let id = Id::new(("kept in sight", self.name));
        let before = ui.data_mut(|data| {
            let before = data.get_temp::<Option<usize>>(id).flatten();
            data.insert_temp(id, self.keep);
            before
        });
        if let Some(row) = self.keep.filter(|_| before != self.keep) {
            let top = space.top() + heights[..row.min(heights.len())].iter().sum::<f32>();
            let height = heights.get(row).copied().unwrap_or_default();
            let row = Rect::from_min_max(pos2(space.left(), top), pos2(space.right(), top + height));
            ui.scroll_to_rect(row, None);
            ui.ctx().request_repaint();
        }
    }
}
