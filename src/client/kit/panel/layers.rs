//! Nodes one upon the other, each in the whole room.

use bevy_egui::egui::Rect;

use super::measure::Measure;
use super::share::{HeightRange, WidthRange};
use crate::kit::text::Ruler;

/// Nodes one upon the other. The first is painted first.
pub(super) struct Layers<N> {
    pub(super) nodes: Vec<N>,
}

impl<N: Measure> Layers<N> {
    pub(super) fn new(nodes: impl IntoIterator<Item = N>) -> Self {
        Self { nodes: nodes.into_iter().filter(|node| !node.is_empty()).collect() }
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        self.nodes.iter_mut().map(|node| node.widths(ruler)).fold(WidthRange::default(), WidthRange::max)
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        self.nodes.iter_mut().map(|node| node.heights(ruler, width)).fold(HeightRange::default(), HeightRange::max)
    }

    pub(super) fn take_room(&mut self, ruler: &Ruler, room: Rect) {
        self.nodes.iter_mut().for_each(|node| node.take_room(ruler, room));
    }
}
