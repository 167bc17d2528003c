//! Interface of rows, columns and other containers to the nodes in them.

use bevy_egui::egui::Rect;

use super::share::{HeightRange, WidthRange};
use crate::kit::text::Ruler;

/// Place of a node in its row or column, across the direction of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It takes the whole room.
    Fill,
    /// At the left, or at the top.
    Start,
    /// In the middle.
    Middle,
    /// At the right, or at the bottom.
    End,
}

/// Thing that is measured and gets a rectangle.
pub(super) trait Measure {
    /// Whether it shows nothing, and needs no gap.
    fn is_empty(&self) -> bool;

    /// Whether it takes what is left over in its row or column.
    fn grows(&self) -> bool;

    /// Place across the direction of its row or column; `None` for the usual one.
    fn align(&self) -> Option<Align>;

    /// Widths, in points.
    fn widths(&mut self, ruler: &Ruler) -> WidthRange;

    /// Heights in a width, in points.
    fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange;

    /// Takes a rectangle, and divides it among its own parts.
    fn take_room(&mut self, ruler: &Ruler, rect: Rect);
}

/// Row of a table, whose cells get the widths of their columns.
pub(super) trait Cells: Measure + Sized {
    /// Its cells, from the left.
    fn cells(&mut self) -> &mut [Self];

    /// Sets the widths of a cell to those of its column.
    fn share_widths(&mut self, widths: WidthRange);

    /// Forgets the widths that were measured before its cells got those of their columns.
    fn forget_widths(&mut self);
}
