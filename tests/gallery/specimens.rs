//! Parts that pages are made of.

use std::cell::RefCell;
use std::sync::Arc;

use bevy_egui::egui::{Id, Rect, UiBuilder};
use client::art::composed::PlacedDrawing;
use client::art::{Composed, Picture};
use client::kit::panel::build::{column, row, table, text, widget};
use client::kit::panel::{HeightRange, Node, Surface, Widget, WidthRange, show_panel};
use client::kit::spoken::Manner;
use client::kit::text::Ruler;
use client::kit::tokens::Space;
use client::kit::{Anchor, Pen, TextStyle};
use shell::grid::{Cell, Rotation};

use crate::asked::Asked;

/// Describes a part of a page with its heading.
pub fn part<'a>(heading: &'a str, specimens: impl IntoIterator<Item = Node<'a, Asked>>) -> Node<'a, Asked> {
    let heading = text(TextStyle::HEADING, heading).manner(Manner::Heading);
    column([heading]).and(specimens).gap(Space::M).inside(Space::L).on(Surface::Card)
}

/// Describes the parts of a page, one below the other.
pub fn parts<'a>(parts: impl IntoIterator<Item = Node<'a, Asked>>) -> Node<'a, Asked> {
    column(parts).gap(Space::M)
}

/// Describes specimens, each beside its name.
pub fn named<'a>(specimens: impl IntoIterator<Item = (&'a str, Node<'a, Asked>)>) -> Node<'a, Asked> {
    let rows = specimens.into_iter().map(|(name, specimen)| {
        // The name is wrapped where the specimen needs the width.
        row([text(TextStyle::NOTE, name), specimen.grow()]).gap(Space::L)
    });
    table(rows).gap(Space::M)
}

/// Describes a block with a word, to show its place and size.
pub fn block<'a>(word: &'a str) -> Node<'a, Asked> {
    text(TextStyle::STRONG, word).anchor(Anchor::Middle).inside_by(Space::M, Space::S).on(Surface::Well)
}

/// Picture of a robot, which keeps its form in every room.
pub fn robot() -> Picture {
    let robot = PlacedDrawing { drawing: "bot", centre: (0.5, 0.5), size: (1.0, 1.0), rotation: Rotation::Up };
    Picture::Composed(Arc::new(Composed::new(Vec::from([robot]), Cell::new(0, 0), Cell::new(1, 1))))
}

/// Describes a panel whose messages are of another kind, and lead nowhere.
pub fn panel<'a, M: 'a>(panel: Node<'a, M>) -> Node<'a, Asked> {
    widget(OtherPanel(RefCell::new(panel)))
}

/// Panel with messages of another kind.
struct OtherPanel<'a, M>(RefCell<Node<'a, M>>);

impl<M> Widget<Asked> for OtherPanel<'_, M> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        self.0.borrow_mut().widths_in(ruler)
    }

    fn heights(&self, ruler: &Ruler, width: f32) -> HeightRange {
        HeightRange::fixed(self.0.borrow_mut().needed_height(ruler, width))
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<Asked> {
        let presses = with_own_pen(pen, rect, id, |pen| show_panel(pen, rect, self.0.into_inner()));
        (!presses.is_empty()).then_some(Asked::Nothing)
    }
}

/// Describes a panel that the client draws in a rectangle, and that is not a node of another panel.
/// Its height is said where it is used.
pub fn drawn<'a>(draw: impl FnOnce(&mut Pen, Rect) -> Option<Asked> + 'a) -> Node<'a, Asked> {
    widget(DrawnPanel { draw })
}

/// Panel that is drawn in a rectangle.
struct DrawnPanel<D> {
    draw: D,
}

impl<D: FnOnce(&mut Pen, Rect) -> Option<Asked>> Widget<Asked> for DrawnPanel<D> {
    fn widths(&self, _: &Ruler) -> WidthRange {
        WidthRange::default()
    }

    fn heights(&self, _: &Ruler, _: f32) -> HeightRange {
        HeightRange::default()
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<Asked> {
        with_own_pen(pen, rect, id, |pen| (self.draw)(pen, rect))
    }
}

/// Draws with a pen of its own: nodes are known by their place in the panel that one pen shows.
fn with_own_pen<R>(pen: &mut Pen, rect: Rect, id: Id, draw: impl FnOnce(&mut Pen) -> R) -> R {
    let mut child = pen.ui.new_child(UiBuilder::new().max_rect(rect).id_salt(id));
    draw(&mut Pen { ui: &mut child, art: &mut *pen.art, look: pen.look })
}
