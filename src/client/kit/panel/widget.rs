//! Nodes that measure and paint themselves: figures, pictures, sliders, text fields.

use bevy_egui::egui::{Id, Rect};

use super::share::{HeightRange, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::text::Ruler;

/// Anything that is measured and painted by itself, and may send a message.
pub trait Widget<M> {
    /// Widths, in points.
    fn widths(&self, ruler: &Ruler) -> WidthRange;

    /// Heights in a width, in points.
    fn heights(&self, ruler: &Ruler, width: f32) -> HeightRange;

    /// Paints it, and listens to the player. `id` is the same in all frames.
    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M>;
}

/// Drawing of a fixed least size, which may be drawn larger.
pub(super) struct Painted<D> {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) draw: D,
}

impl<M, D: FnOnce(&mut Pen, Rect)> Widget<M> for Painted<D> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::fixed(self.width)
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(self.height)
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, _: Id) -> Option<M> {
        (self.draw)(pen, rect);
        None
    }
}
