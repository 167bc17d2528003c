//! Functions that describe nodes.

use bevy_egui::egui::{Color32, Rect, Stroke};

use super::column::{Column, Table};
use super::forms::Forms;
use super::layers::Layers;
use super::node::{Content, Node};
use super::node_text::NodeText;
use super::row::{Lines, Row};
use super::scrolled::Scrolled;
use super::surface::Surface;
use super::widget::{Painted, Widget};
use crate::kit::palette::INSET;
use crate::kit::pen::Pen;
use crate::kit::pen::rect_at;
use crate::kit::scroll::ScrollKeys;
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{IconSize, LineWidth, Space};
use shell::language::Text;
use shell::seats::Colour;

/// Text, wrapped in the width that it gets.
pub fn text<'a, M>(style: TextStyle, text: impl Into<Text<'a>>) -> Node<'a, M> {
    sentence([(style, text.into())])
}

/// Texts that follow one another, in styles of the same size, wrapped in the width that they get.
pub fn sentence<'a, M>(runs: impl IntoIterator<Item = (TextStyle, Text<'a>)>) -> Node<'a, M> {
    Node::new(Content::Words(NodeText::new(runs.into_iter().collect())))
}

/// Nodes side by side on one line.
pub fn row<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Row(Row::new(nodes, Lines::One)))
}

/// Nodes side by side, on as many lines as are needed.
pub fn wrapped_row<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Row(Row::new(nodes, Lines::Wrapped)))
}

/// Nodes side by side that are equally wide, on as many lines as are needed.
pub fn even_row<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Row(Row::new(nodes, Lines::Even)))
}

/// Nodes one below the other.
pub fn column<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Column(Column::new(nodes)))
}

/// Rows one below the other, whose cells share the widths of their columns. Each row has the same
/// number of cells, none of which is empty.
pub fn table<'a, M>(rows: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Table(Table::new(rows)))
}

/// Nodes one upon the other, the first of which is painted first.
pub fn layers<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Layers(Layers::new(nodes)))
}

/// Forms of a thing, the best one first: the first whose texts fit on their lines is shown, else
/// the last.
pub fn choose<'a, M>(forms: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    Node::new(Content::Forms(Forms::new(forms)))
}

/// Contents that scroll if they are higher than their room. The name identifies them.
pub fn scroll<'a, M>(name: &'static str, keys: ScrollKeys, contents: Node<'a, M>) -> Node<'a, M> {
    scroll_of("", name, keys, contents)
}

/// Contents that scroll and are about one of several things, which are shown in the same place by
/// turns: those of each keep their own position.
pub fn scroll_of<'a, M>(
    thing: &'static str,
    name: &'static str,
    keys: ScrollKeys,
    contents: Node<'a, M>,
) -> Node<'a, M> {
    Node::new(Content::Scrolled(Scrolled::new((name, thing), keys, contents)))
}

/// Nodes one below the other on a card.
pub fn card<'a, M>(nodes: impl IntoIterator<Item = Node<'a, M>>) -> Node<'a, M> {
    column(nodes).gap(Space::M).inside(Space::L).on(Surface::Card)
}

/// Widget, which measures and paints itself.
pub fn widget<'a, M>(widget: impl Widget<M> + 'a) -> Node<'a, M> {
    Node::new(Content::Widget(Box::new(widget)))
}

/// Drawing of a width and height in points, which do not grow with the text.
pub fn painted<'a, M>(width: f32, height: f32, draw: impl FnOnce(&mut Pen, Rect) + 'a) -> Node<'a, M> {
    widget(Painted { width, height, draw })
}

/// Drawing in the room that it gets.
pub fn drawn<'a, M>(draw: impl FnOnce(&mut Pen, Rect) + 'a) -> Node<'a, M> {
    painted(0.0, 0.0, draw)
}

/// Room that takes what is left over in a row or column.
pub fn spacer<'a, M: 'a>() -> Node<'a, M> {
    drawn(|_, _| ()).grow()
}

/// Icon, which grows with the text.
pub fn icon<'a, M: 'a>(name: &'static str, size: IconSize, tint: Color32) -> Node<'a, M> {
    let side = size.points();
    drawn(move |pen, rect| pen.draw_svg(name, square_in(rect), tint)).at_least_wide(side).at_least_high(side)
}

/// Colour of a seat with its symbol, which grows with the text.
pub fn seat_chip<'a, M: 'a>(colour: Colour, size: IconSize) -> Node<'a, M> {
    let side = size.points();
    let draw = move |pen: &mut Pen, rect: Rect| {
        let place = square_in(rect);
        pen.draw_seat_chip(place.left(), place.top(), colour, place.width());
    };
    drawn(draw).at_least_wide(side).at_least_high(side)
}

/// Key of the keyboard.
pub fn keycap<'a, M>(key: impl Into<Text<'a>>) -> Node<'a, M> {
    text(TextStyle::STRONG, key).anchor(Anchor::Middle).inside_by(Space::S, Space::Xxs).on(Surface::Keycap)
}

/// Most letters of a key in a corner: a longer one would cover what it stands over.
const CORNER_LETTERS: usize = 2;

/// Key of the keyboard in the upper right corner of a thing that it presses, for a layer over that
/// thing; nothing for a key with a long name.
pub fn corner_key<'a, M: 'a>(key: String, colour: Color32) -> Node<'a, M> {
    if key.chars().count() > CORNER_LETTERS {
        return Node::empty();
    }
    let key = text(TextStyle::NOTE.in_colour(colour), key).silent();
    column([row([spacer(), key]).gap(Space::None), spacer()]).gap(Space::None)
}

/// Vertical groove between two parts of a panel.
pub fn groove<'a, M: 'a>() -> Node<'a, M> {
    painted(Space::Xxs.points(), 0.0, |pen, rect| pen.draw_divider(rect.center().x, rect.top(), rect.bottom()))
}

/// Line between two parts of a card.
pub fn divider<'a, M: 'a>() -> Node<'a, M> {
    let width = LineWidth::Well.points();
    painted(0.0, width, move |pen, rect| {
        pen.painter().hline(rect.x_range(), rect.center().y, Stroke::new(width, INSET));
    })
}

/// Largest square in the middle of a rectangle.
fn square_in(rect: Rect) -> Rect {
    let side = rect.size().min_elem();
    let corner = rect.center() - bevy_egui::egui::Vec2::splat(side / 2.0);
    rect_at(corner.x, corner.y, side, side)
}
