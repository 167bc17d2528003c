//! Page with all things of one sort that a game has, such as its cards, in groups.

use bevy_egui::egui::{Rect, Vec2, vec2};

use super::book::{CollectionEntry, CollectionGroup, CollectionPage, EntryLine};
use crate::kit::palette::{STAGE, YELLOW};
use crate::kit::panel::build::{choose, column, drawn, even_row, row, spacer, text};
use crate::kit::panel::{Align, Node, Surface};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::{Pen, TextStyle};

/// Number of entries side by side.
const COLUMNS: usize = 2;
/// Width of an entry that stands beside another, in points, and width and least height of a
/// picture, in points at the usual text size.
const ENTRY: f32 = 320.0;
const PICTURE: Vec2 = vec2(96.0, 72.0);

/// Describes the page. Entries stand side by side unless text is large.
pub(super) fn collection_page<'a, M: 'a>(page: &'a CollectionPage, is_large: bool) -> Node<'a, M> {
    column(page.groups.iter().map(|group| described_group(group, is_large))).gap(Space::L)
}

fn described_group<'a, M: 'a>(group: &'a CollectionGroup, is_large: bool) -> Node<'a, M> {
    let heading = text(TextStyle::HEADING.in_colour(YELLOW), &group.name).manner(Manner::Heading);
    let columns = if is_large { 1 } else { COLUMNS };
    let rows = group.entries.chunks(columns).map(|entries| {
        let shown = entries.iter().map(|entry| described_entry(entry).only_in_view());
        // A row with fewer entries keeps the width of the others.
        let places = shown.chain((entries.len()..columns).map(|_| spacer()));
        if is_large { column(places) } else { even_row(places.map(|place| place.exactly_wide(ENTRY))) }
    });
    column([heading]).and(rows)
}

fn described_entry<'a, M: 'a>(entry: &'a CollectionEntry) -> Node<'a, M> {
    let picture = drawn(|pen, rect| {
        pen.draw_inset(rect, Radius::Row.points(), STAGE);
        (entry.picture)(pen, rect.shrink(LineWidth::Thin.points()));
    });
    let picture = picture.at_least_wide(PICTURE.x).at_least_high(PICTURE.y).align(Align::Start);
    let facts = || entry.facts.iter().map(|line| described_line(line, TextStyle::FIGURE));
    let name = || text(TextStyle::ENTRY_CHOSEN, &entry.name).grow();
    let head = choose([row([name()]).and(facts()), column([name(), row(facts())]).gap(Space::Xs)]);
    let lines = entry.lines.iter().map(|line| {
        let [sign, words] = parts_of_line(line, TextStyle::NOTE);
        row([sign.align(Align::Start), words.grow()])
    });
    let words = column([head]).gap(Space::Xs).and(lines);
    row([picture, words.grow().align(Align::Start)]).gap(Space::M).inside(Space::S).on(Surface::Card)
}

/// Describes an icon with its words, as wide as they are.
fn described_line<'a, M: 'a>(line: &'a EntryLine, style: TextStyle) -> Node<'a, M> {
    row(parts_of_line(line, style)).gap(Space::Xs)
}

fn parts_of_line<'a, M: 'a>(line: &'a EntryLine, style: TextStyle) -> [Node<'a, M>; 2] {
    let side = IconSize::Text.points();
    let sign = drawn(|pen, rect| draw_sign(pen, rect, line)).at_least_wide(side).at_least_high(side);
    [sign, text(style, &line.words)]
}

/// Draws an icon as large as it fits.
fn draw_sign(pen: &mut Pen, rect: Rect, line: &EntryLine) {
    let size = Vec2::from(line.size);
    let size = size * (rect.size() / size).min_elem();
    pen.draw_svg(line.icon, Rect::from_center_size(rect.center(), size), line.tint);
}
