//! Nodes side by side, on one line or wrapped into several.

use std::ops::Range;

use bevy_egui::egui::{Rect, pos2, vec2};

use super::measure::{Align, Measure};
use super::share::{Claim, HeightRange, ROUNDING, WidthRange, divide, gaps};
use crate::kit::text::Ruler;
use crate::kit::tokens::Space;

/// Nodes side by side.
pub(super) struct Row<N> {
    pub(super) nodes: Vec<N>,
    pub(super) gap: Space,
    pub(super) lines: Lines,
}

/// Lines of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// A single one.
    One,
    /// As many as are needed for the nodes to have their ideal widths.
    Wrapped,
    /// The same, and all nodes are equally wide and high.
    Even,
}

/// A node in its line.
struct RowPlace {
    left: f32,
    width: f32,
}

impl<N: Measure> Row<N> {
    pub(super) fn new(nodes: impl IntoIterator<Item = N>, lines: Lines) -> Self {
        let nodes = nodes.into_iter().filter(|node| !node.is_empty()).collect();
        Self { nodes, gap: Space::S, lines }
    }

    pub(super) fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        let gaps = gaps(self.nodes.len(), self.gap.points());
        let widths: Vec<WidthRange> = self.nodes.iter_mut().map(|node| node.widths(ruler)).collect();
        let widest = widths.iter().copied().fold(WidthRange::default(), WidthRange::max);
        let sum = |length: fn(&WidthRange) -> f32| widths.iter().map(length).sum::<f32>();
        match self.lines {
            Lines::One => WidthRange { least: sum(|node| node.least), ideal: sum(|node| node.ideal) }.plus(gaps),
            Lines::Wrapped => WidthRange { least: widest.least, ideal: sum(|node| node.ideal) + gaps },
            Lines::Even => WidthRange { least: widest.least, ideal: widest.ideal * widths.len() as f32 + gaps },
        }
    }

    pub(super) fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        let lines = self.break_lines(ruler, width);
        let per_line = lines.first().map_or(1, Range::len);
        let highs: Vec<HeightRange> =
            lines.iter().map(|line| self.line_heights(ruler, line, per_line, width)).collect();
        let gaps = gaps(lines.len(), self.gap.points());
        let tallest = highs.iter().copied().fold(HeightRange::default(), HeightRange::max);
        match self.lines {
            Lines::Even => {
                let count = lines.len() as f32;
                HeightRange { least: tallest.least * count, ideal: tallest.ideal * count }.plus(gaps)
            }
            Lines::One | Lines::Wrapped => HeightRange {
                least: highs.iter().map(|line| line.least).sum(),
                ideal: highs.iter().map(|line| line.ideal).sum(),
            }
            .plus(gaps),
        }
    }

    pub(super) fn take_room(&mut self, ruler: &Ruler, room: Rect) {
        let lines = self.break_lines(ruler, room.width());
        let heights = self.divide_height(ruler, &lines, room);
        let per_line = lines.first().map_or(1, Range::len);
        let mut top = room.top();
        for (line, height) in lines.into_iter().zip(heights) {
            let place = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), height));
            self.place_line(ruler, line, per_line, place);
            top += height + self.gap.points();
        }
    }

    /// Divides a height among lines. A single line takes it all; several have their ideal heights,
    /// or less if there is too little room. The lines of an even row are equally high.
    fn divide_height(&mut self, ruler: &Ruler, lines: &[Range<usize>], room: Rect) -> Vec<f32> {
        if let [_] = lines {
            return vec![room.height()];
        }
        let per_line = lines.first().map_or(1, Range::len);
        let ranges: Vec<HeightRange> =
            lines.iter().map(|line| self.line_heights(ruler, line, per_line, room.width())).collect();
        let tallest = ranges.iter().copied().fold(HeightRange::default(), HeightRange::max);
        let is_even = self.lines == Lines::Even;
        let claim = |range: HeightRange| {
            let HeightRange { least, ideal } = if is_even { tallest } else { range };
            Claim { least, ideal, grows: false }
        };
        let claims: Vec<Claim> = ranges.into_iter().map(claim).collect();
        divide(room.height() - gaps(claims.len(), self.gap.points()), &claims)
    }

    /// Breaks the nodes into lines.
    fn break_lines(&mut self, ruler: &Ruler, width: f32) -> Vec<Range<usize>> {
        let count = self.nodes.len();
        let gap = self.gap.points();
        let ideals: Vec<f32> = self.nodes.iter_mut().map(|node| node.widths(ruler).ideal).collect();
        match self.lines {
            Lines::One => std::iter::once(0..count).collect(),
            Lines::Even => {
                let widest = ideals.iter().copied().fold(1.0, f32::max);
                let most = (((width + gap + ROUNDING) / (widest + gap)) as usize).clamp(1, count.max(1));
                // As many in each line as possible, but no line with far fewer than the others.
                let lines = count.div_ceil(most).max(1);
                let in_line = count.div_ceil(lines).max(1);
                (0..count).step_by(in_line).map(|first| first..(first + in_line).min(count)).collect()
            }
            Lines::Wrapped => {
                let mut lines: Vec<Range<usize>> = Vec::new();
                let mut right = 0.0;
                for (number, ideal) in ideals.into_iter().enumerate() {
                    match lines.last_mut().filter(|_| right + gap + ideal <= width + ROUNDING) {
                        Some(line) => {
                            line.end = number + 1;
                            right += gap + ideal;
                        }
                        None => {
                            lines.push(number..number + 1);
                            right = ideal;
                        }
                    }
                }
                lines
            }
        }
    }

    /// Places of the nodes of a line, from its left edge. All nodes of an even row are as wide as
    /// those of its first line.
    fn line_places(&mut self, ruler: &Ruler, line: &Range<usize>, per_line: usize, width: f32) -> Vec<RowPlace> {
        let gap = self.gap.points();
        let nodes = &mut self.nodes[line.clone()];
        let widths = match self.lines {
            Lines::Even => vec![(width - gaps(per_line, gap)) / per_line as f32; nodes.len()],
            Lines::One | Lines::Wrapped => {
                let claims = nodes.iter_mut().map(|node| {
                    let WidthRange { least, ideal } = node.widths(ruler);
                    Claim { least, ideal, grows: node.grows() }
                });
                divide(width - gaps(line.len(), gap), &claims.collect::<Vec<_>>())
            }
        };
        let mut left = 0.0;
        let place = |width: f32| {
            let place = RowPlace { left, width };
            left += width + gap;
            place
        };
        widths.into_iter().map(place).collect()
    }

    fn line_heights(&mut self, ruler: &Ruler, line: &Range<usize>, per_line: usize, width: f32) -> HeightRange {
        let places = self.line_places(ruler, line, per_line, width);
        let nodes = self.nodes[line.clone()].iter_mut().zip(places);
        nodes.map(|(node, place)| node.heights(ruler, place.width)).fold(HeightRange::default(), HeightRange::max)
    }

    fn place_line(&mut self, ruler: &Ruler, line: Range<usize>, per_line: usize, room: Rect) {
        let places = self.line_places(ruler, &line, per_line, room.width());
        let is_even = self.lines == Lines::Even;
        for (node, place) in self.nodes[line].iter_mut().zip(places) {
            let height = node.heights(ruler, place.width).ideal.min(room.height());
            let align = node.align().unwrap_or(if is_even { Align::Fill } else { Align::Middle });
            let (top, height) = match align {
                Align::Fill => (room.top(), room.height()),
                Align::Start => (room.top(), height),
                Align::Middle => (room.center().y - height / 2.0, height),
                Align::End => (room.bottom() - height, height),
            };
            node.take_room(ruler, Rect::from_min_size(pos2(room.left() + place.left, top), vec2(place.width, height)));
        }
    }
}
