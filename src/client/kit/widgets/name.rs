//! Names that players have chosen, which may be long.

use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::{Align2, Id, Rect, Sense};

use crate::kit::panel::build::{choose, text, widget};
use crate::kit::panel::{HeightRange, Node, Rank, Widget, WidthRange};
use crate::kit::pen::Pen;
use crate::kit::spoken::{Manner, add_spoken_text_in_order};
use crate::kit::text::letters::HoverHint;
use crate::kit::text::{Block, Ruler, TextStyle};

/// Name on one line. One that is too wide ends in an ellipsis, and is given in full as a hint and
/// to screen readers.
pub fn name_on_line<'a, M>(style: TextStyle, name: &'a str) -> Node<'a, M> {
    widget(NameOnLine { style, name })
}

/// Name in large letters on one line, in smaller ones on two, or on one line with an ellipsis.
/// `key` identifies it among all that the same pen shows.
pub fn name_in_room<'a, M>(name: &'a str, key: impl Hash + Debug) -> Node<'a, M> {
    let small = TextStyle::STRONG;
    let on_line = name_on_line(small, name).key(key);
    choose([text(TextStyle::NAME, name), widget(NameOnTwo { style: small, name }), on_line])
        .gives_way(Rank::Third)
        .stays()
}

/// Name on one line, as much of it as there is room for.
struct NameOnLine<'a> {
    style: TextStyle,
    name: &'a str,
}

impl NameOnLine<'_> {
    fn line(&self, ruler: &Ruler, name: &str) -> Block {
        ruler.layout(self.style, f32::INFINITY, name)
    }

    /// As much of the name as fits in a width, with an ellipsis for the rest; the ellipsis alone if
    /// nothing fits.
    fn shortened(&self, ruler: &Ruler, width: f32) -> Block {
        let whole = self.line(ruler, self.name);
        if whole.size().x <= width {
            return whole;
        }
        let begins = self.name.char_indices().rev().map(|(end, _)| shortened_at(self.name, end));
        let mut fitting = begins.map(|begin| self.line(ruler, &begin)).filter(|line| line.size().x <= width);
        fitting.next().unwrap_or_else(|| self.line(ruler, "…"))
    }
}

impl<M> Widget<M> for NameOnLine<'_> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        let whole = self.line(ruler, self.name).size().x.ceil();
        let first = self.name.chars().next().map_or(0, char::len_utf8);
        WidthRange { least: self.line(ruler, &shortened_at(self.name, first)).size().x.min(whole).ceil(), ideal: whole }
    }

    fn heights(&self, ruler: &Ruler, _: f32) -> HeightRange {
        HeightRange::fixed(self.line(ruler, self.name).height())
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M> {
        let shown = self.shortened(&pen.ruler(), rect.width());
        let painted = shown.paint(pen, rect, Align2::LEFT_CENTER);
        if pen.look.speaks {
            add_spoken_text_in_order(pen.ui, id, painted, Manner::Found, self.name);
        }
        if shown.words() != self.name {
            pen.ui.interact(painted, id, Sense::hover()).on_hover_hint(self.name);
        }
        None
    }
}

/// Beginning of a name up to a byte, with an ellipsis.
fn shortened_at(name: &str, end: usize) -> String {
    format!("{}…", name[..end].trim_end())
}

/// Name on two lines, at most, in a width that has room for its longest word.
struct NameOnTwo<'a> {
    style: TextStyle,
    name: &'a str,
}

impl<M> Widget<M> for NameOnTwo<'_> {
    fn widths(&self, ruler: &Ruler) -> WidthRange {
        let line = ruler.layout(self.style, f32::INFINITY, self.name);
        // Half of the line and its longest word are enough for two lines, wherever the line breaks.
        let least = line.least_width();
        WidthRange { least: least.ceil(), ideal: least.max(line.size().x.midpoint(least)).ceil() }
    }

    fn heights(&self, ruler: &Ruler, width: f32) -> HeightRange {
        HeightRange::fixed(ruler.layout(self.style, width, self.name).height())
    }

    fn show(self: Box<Self>, pen: &mut Pen, rect: Rect, id: Id) -> Option<M> {
        let lines = pen.ruler().layout(self.style, rect.width(), self.name);
        let painted = lines.paint(pen, rect, Align2::LEFT_CENTER);
        if pen.look.speaks {
            add_spoken_text_in_order(pen.ui, id, painted, Manner::Found, self.name);
        }
        None
    }
}
