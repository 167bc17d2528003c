//! The entries of the title: a button each, alone or in pairs.

use bevy_egui::egui::{Align2, Id, Rect, Stroke, Vec2, vec2};

use super::title_choices::TitleEntry;
use crate::kit::palette::{GREEN, INK, SECOND};
use crate::kit::panel::build::{choose, column, even_row, icon, layers, painted, row, scroll, text};
use crate::kit::panel::{ButtonFace, Node, Surface};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::text::Ruler;
use crate::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use crate::kit::{ButtonKind, Pen, TextStyle};
use shell::language::Phrase;

/// Usual width of the entries, greatest one to which the words of pairs widen them, and the text up
/// to which the usual one grows, in points.
const WIDTH: f32 = 372.0;
const WIDEST: f32 = 520.0;
const GROWS_TO: f32 = 1.4;

/// Key of an entry.
pub(super) fn entry_key(entry: &TitleEntry) -> Id {
    Id::new(("title", entry.label.id()))
}

/// Width of the entries, in points. A scroll bar must not take the room that keeps pairs side by
/// side.
pub(super) fn entries_width(ruler: &Ruler, rows: &[Vec<TitleEntry>]) -> f32 {
    let pairs = entries_in_rows(rows, true, false).needed_width(ruler);
    (WIDTH * ruler.look.text.min(GROWS_TO)).max(pairs.min(WIDEST) + Space::L.points())
}

/// Describes the rows of entries, pairs side by side if their words fit. The first row is
/// emphasized. With large text each entry has a row of its own.
pub(super) fn title_entries(rows: &[Vec<TitleEntry>], is_large: bool) -> Node<'_, &TitleEntry> {
    let alone = entries_in_rows(rows, false, is_large);
    let entries = if is_large { alone } else { choose([entries_in_rows(rows, true, is_large), alone]) };
    scroll("title", ScrollKeys::Pages, entries)
}

fn entries_in_rows(rows: &[Vec<TitleEntry>], are_pairs: bool, is_large: bool) -> Node<'_, &TitleEntry> {
    let mut lines = rows.iter().enumerate().map(|(number, entries)| {
        let entries = entries.iter().map(|entry| with_badge(entry, describe_entry(entry, number == 0), is_large));
        if are_pairs { even_row(entries) } else { column(entries) }
    });
    // The emphasized entry has a larger gap below it.
    let first = lines.next().unwrap_or_else(Node::empty);
    column([first, column(lines)]).gap(Space::M)
}

/// Describes an entry; `is_main` if it is the emphasized one.
fn describe_entry(entry: &TitleEntry, is_main: bool) -> Node<'_, &TitleEntry> {
    let kind = if is_main { ButtonKind::Primary } else { ButtonKind::Ghost };
    let face = ButtonFace::new(kind, true, false);
    let colour = face.text_colour();
    let letters = if is_main { TextStyle::LARGE_LABEL } else { TextStyle::HEADING };
    let small = TextStyle::STRONG.in_colour(if is_main { colour } else { SECOND });
    let sentence = entry.sentence.as_ref().map_or_else(Node::empty, |sentence| text(small, sentence).narrow().loud());
    let words = column([text(letters.in_colour(colour), &entry.label), sentence]).gap(Space::None);
    row([icon(entry.icon, IconSize::Row, colour), words.grow()])
        .gap(Space::M)
        .inside_by(Space::L, Space::M)
        .target(TargetHeight::Button)
        .on(Surface::Button(face))
        .press(entry)
        .called(&entry.label)
        .key(entry_key(entry))
}

/// Describes an entry with a badge for one new thing, if there is one. Large text says so in words
/// alone.
fn with_badge<'a>(entry: &'a TitleEntry, node: Node<'a, &'a TitleEntry>, is_large: bool) -> Node<'a, &'a TitleEntry> {
    match &entry.badge {
        Some(words) if !is_large => layers([node, badge(words)]),
        _ => node,
    }
}

/// Describes a badge for one new thing at the corner of an entry, over its edge.
fn badge<'a>(words: &'a Phrase) -> Node<'a, &'a TitleEntry> {
    let draw = |pen: &mut Pen, rect: Rect| {
        let side = IconSize::Text.points();
        let middle = rect.right_top() + vec2(-Space::Xs.points(), Space::Xxs.points());
        let circle = Rect::from_center_size(middle, Vec2::splat(side));
        pen.painter().circle(middle, circle.width() / 2.0, GREEN, Stroke::new(LineWidth::Row.points(), INK));
        let one = pen.ruler().layout(TextStyle::STRONG.in_colour(INK), f32::INFINITY, "1");
        one.paint(pen, circle, Align2::CENTER_CENTER);
    };
    painted(0.0, 0.0, draw).reads(Manner::Found, words)
}
