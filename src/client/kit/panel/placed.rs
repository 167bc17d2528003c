//! Division of a rectangle among the nodes of a panel.

use bevy_egui::egui::{Id, Rect};

use super::measure::Measure;
use super::node::{Content, Node, Rank};
use super::share::{ROUNDING, WidthRange};
use crate::kit::text::Ruler;

/// Panel whose nodes have their rectangles.
pub struct Placed<'a, M>(pub(super) Node<'a, M>);

/// Divides a rectangle among the nodes of a panel. Nodes that give way do so as far as is needed.
pub fn place<'a, M>(ruler: &Ruler, room: Rect, node: Node<'a, M>) -> Placed<'a, M> {
    let mut node = node;
    while !fits(&mut node, ruler, room) {
        if !Rank::ALL.into_iter().any(|rank| node.give_way(rank)) {
            break;
        }
    }
    node.take_room(ruler, room);
    Placed(node)
}

fn fits<M>(node: &mut Node<M>, ruler: &Ruler, room: Rect) -> bool {
    node.widths(ruler).least <= room.width() + ROUNDING
        && node.heights(ruler, room.width()).least <= room.height() + ROUNDING
}

impl<M> Node<'_, M> {
    /// Widths that a node needs and would have, so that others can be given the same.
    pub fn widths_in(&mut self, ruler: &Ruler) -> WidthRange {
        self.widths(ruler)
    }

    /// Width in which each text of a panel has one line, in points.
    pub fn needed_width(&mut self, ruler: &Ruler) -> f32 {
        self.widths(ruler).ideal
    }

    /// Height that a panel has in a width without anything that scrolls or gives way, in points.
    pub fn needed_height(&mut self, ruler: &Ruler, width: f32) -> f32 {
        self.heights(ruler, width).ideal
    }

    /// Whether a panel fits in a room without anything that gives way.
    pub fn fits_in(&mut self, ruler: &Ruler, room: Rect) -> bool {
        fits(self, ruler, room)
    }
}

impl<M> Placed<'_, M> {
    /// Rectangle of the node with a key; `None` if there is none, or it has given way.
    pub fn rect_of(&mut self, key: impl std::hash::Hash + std::fmt::Debug) -> Option<Rect> {
        rect_of(&mut self.0, Id::new(key))
    }
}

fn rect_of<M>(node: &mut Node<M>, key: Id) -> Option<Rect> {
    if node.key == Some(key) {
        return Some(node.rect);
    }
    if let Content::Scrolled(_) = node.content {
        return None;
    }
    node.children().iter_mut().find_map(|child| rect_of(child, key))
}
