//! Contents that scroll if they are higher than their room.

use super::measure::Measure;
use super::share::{HeightRange, WidthRange};
use crate::kit::scroll::{self, ScrollKeys, ScrollName};
use crate::kit::text::Ruler;
use crate::kit::tokens::TargetHeight;

/// Contents that scroll if they are higher than their room. They get their rectangles when they are
/// shown, in the width that the scroll bar leaves.
pub(super) struct Scrolled<N> {
    /// Name by which the position is remembered.
    pub(super) name: ScrollName,
    pub(super) keys: ScrollKeys,
    pub(super) contents: Box<N>,
}

impl<N: Measure> Scrolled<N> {
    pub(super) fn new(name: ScrollName, keys: ScrollKeys, contents: N) -> Self {
        Self { name, keys, contents: Box::new(contents) }
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        // Words must not be broken once there is a bar.
        let contents = self.contents.widths(ruler);
        contents.max(WidthRange::fixed(contents.least + scroll::BAR + scroll::BAR_MARGIN))
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        let ideal = self.contents.heights(ruler, width).ideal;
        // Less than a row shows nothing that can be read.
        HeightRange { least: ideal.min(TargetHeight::Row.points() * ruler.look.text), ideal }
    }
}
