//! Page with all things of one sort that a game has, such as its cards, in groups.

use bevy_egui::egui::{Rect, Vec2, vec2};

use super::book::{CollectionEntry, CollectionGroup, CollectionPage, EntryLine};
use crate::kit::palette::{STAGE, YELLOW};
use crate::kit::panel::build::{column, even_row, painted, row, text};
use crate::kit::panel::{Align, Node, Surface};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};

/// Least width of an entry: two stand side by side; width and least height of its picture. In
/// points at the usual text size.
const ENTRY: f32 = 320.0;
const PICTURE: Vec2 = vec2(96.0, 72.0);

/// Describes the page.
pub(super) fn collection_page<M>(page: &CollectionPage) -> Node<'_, M> {
    column(page.groups.iter().map(described_group)).gap(Space::L)
}

fn described_group<M>(group: &CollectionGroup) -> Node<'_, M> {
    let heading = text(TextStyle::HEADING.in_colour(YELLOW), &group.name).manner(Manner::Heading);
    let entries = group.entries.iter().map(|entry| described_entry(entry).at_least_wide(ENTRY).narrow().only_in_view());
    column([heading, even_row(entries)])
}

fn described_entry<M>(entry: &CollectionEntry) -> Node<'_, M> {
    let picture = painted(0.0, 0.0, |pen, rect| {
        pen.draw_inset(rect, Radius::Row.points(), STAGE);
        (entry.picture)(pen, rect.shrink(LineWidth::Thin.points()));
    });
    let picture = picture.at_least_wide(PICTURE.x).at_least_high(PICTURE.y).align(Align::Start);
    let facts = entry.facts.iter().map(|line| described_line(line, TextStyle::FIGURE));
    let head = row([text(TextStyle::ENTRY_CHOSEN, &entry.name).grow()]).and(facts);
    let lines = entry.lines.iter().map(|line| {
        let [sign, words] = parts_of_line(line, TextStyle::NOTE);
        row([sign.align(Align::Start), words.grow()])
    });
    let words = column([head]).gap(Space::Xs).and(lines);
    row([picture, words.grow().align(Align::Start)]).gap(Space::M).inside(Space::S).on(Surface::Card)
}

/// Describes an icon with its words, as wide as they are.
fn described_line<M>(line: &EntryLine, style: TextStyle) -> Node<'_, M> {
    row(parts_of_line(line, style)).gap(Space::Xs)
}

fn parts_of_line<M>(line: &EntryLine, style: TextStyle) -> [Node<'_, M>; 2] {
    let side = IconSize::Text.points();
    let sign = painted(0.0, 0.0, |pen, rect| draw_sign(pen, rect, line)).at_least_wide(side).at_least_high(side);
    [sign, text(style, &line.words)]
}

/// Draws an icon as large as it fits.
fn draw_sign(pen: &mut Pen, rect: Rect, line: &EntryLine) {
    let size = Vec2::from(line.size);
    let size = size * (rect.size() / size).min_elem();
    pen.draw_svg(line.icon, Rect::from_center_size(rect.center(), size), line.tint);
}
