//! Nodes one below the other, and rows whose cells share the widths of their columns.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::measure::{Align, Cells, Measure};
use super::share::{Claim, HeightRange, WidthRange, divide, gaps};
use crate::kit::text::Ruler;
use crate::kit::tokens::Space;

/// Nodes one below the other.
pub(super) struct Column<N> {
    pub(super) nodes: Vec<N>,
    pub(super) gap: Space,
}

impl<N: Measure> Column<N> {
    pub(super) fn new(nodes: impl IntoIterator<Item = N>) -> Self {
        Self { nodes: nodes.into_iter().filter(|node| !node.is_empty()).collect(), gap: Space::S }
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        self.nodes.iter_mut().map(|node| node.widths(ruler)).fold(WidthRange::default(), WidthRange::max)
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        let gaps = gaps(self.nodes.len(), self.gap.points());
        let heights = self.nodes.iter_mut().map(|node| {
            let width = width_in_column(node, ruler, width);
            node.heights(ruler, width)
        });
        let sum = |sum: HeightRange, node: HeightRange| HeightRange {
            least: sum.least + node.least,
            ideal: sum.ideal + node.ideal,
        };
        heights.fold(HeightRange::default(), sum).plus(gaps)
    }

    pub(super) fn take_room(&mut self, ruler: &Ruler, room: Rect) {
        let gap = self.gap.points();
        let widths: Vec<f32> = self.nodes.iter_mut().map(|node| width_in_column(node, ruler, room.width())).collect();
        let claims: Vec<Claim> = self
            .nodes
            .iter_mut()
            .zip(&widths)
            .map(|(node, width)| {
                let HeightRange { least, ideal } = node.heights(ruler, *width);
                Claim { least, ideal, grows: node.grows() }
            })
            .collect();
        let heights = divide(room.height() - gaps(claims.len(), gap), &claims);
        let mut top = room.top();
        for ((node, width), height) in self.nodes.iter_mut().zip(widths).zip(heights) {
            let left = match node.align() {
                None | Some(Align::Fill | Align::Start) => room.left(),
                Some(Align::Middle) => room.center().x - width / 2.0,
                Some(Align::End) => room.right() - width,
            };
            node.take_room(ruler, Rect::from_min_size(pos2(left, top), vec2(width, height)));
            top += height + gap;
        }
    }
}

/// Width that a node gets in a column of this width.
fn width_in_column<N: Measure>(node: &mut N, ruler: &Ruler, width: f32) -> f32 {
    match node.align() {
        None | Some(Align::Fill) => width,
        Some(Align::Start | Align::Middle | Align::End) => node.widths(ruler).ideal.min(width),
    }
}

/// Rows one below the other. The cells of a column are as wide as the widest of them, so that all
/// rows divide their width in the same way.
pub(super) struct Table<N> {
    pub(super) rows: Column<N>,
    /// Whether the cells have the widths of their columns already.
    is_shared: bool,
}

impl<N: Cells> Table<N> {
    pub(super) fn new(rows: impl IntoIterator<Item = N>) -> Self {
        Self { rows: Column::new(rows), is_shared: false }
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        self.share_columns(ruler);
        self.rows.widths(ruler)
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        self.share_columns(ruler);
        self.rows.heights(ruler, width)
    }

    pub(super) fn take_room(&mut self, ruler: &Ruler, room: Rect) {
        self.share_columns(ruler);
        self.rows.take_room(ruler, room);
    }

    /// Gives all cells the widths of their columns.
    fn share_columns(&mut self, ruler: &Ruler) {
        if std::mem::replace(&mut self.is_shared, true) {
            return;
        }
        let mut columns: Vec<WidthRange> = Vec::new();
        for row in &mut self.rows.nodes {
            for (number, cell) in row.cells().iter_mut().enumerate() {
                let widths = cell.widths(ruler);
                match columns.get_mut(number) {
                    Some(column) => *column = column.max(widths),
                    None => columns.push(widths),
                }
            }
        }
        for row in &mut self.rows.nodes {
            row.cells().iter_mut().zip(&columns).for_each(|(cell, &widths)| cell.share_widths(widths));
            row.forget_widths();
        }
    }
}
