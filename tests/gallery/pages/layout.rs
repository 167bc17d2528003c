//! Ways in which nodes get their room.

use client::kit::TextStyle;
use client::kit::palette::CREAM;
use client::kit::panel::build::{
    card, choose, column, divider, even_row, groove, icon, layers, row, scroll_of, spacer, table, text, wrapped_row,
};
use client::kit::panel::{Align, Node, Rank, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::tokens::{IconSize, Space};
use shell::language::phrase;

use crate::asked::Asked;
use crate::specimens::{block, drawn, named, part, parts};

/// Words of different lengths.
const WORDS: [&str; 12] =
    ["bolt", "axle", "spring", "gear", "hydraulic arm", "lamp", "wheel", "antenna", "fan", "battery", "claw", "magnet"];

/// Widths of rooms in which the same panel is shown, and heights of lists, in points at the usual
/// text size.
const ROOMS: [f32; 3] = [480.0, 300.0, 190.0];
const LIST: f32 = 130.0;
const LINE: f32 = 40.0;

/// Describes nodes in rows, columns and other nodes, and in little room.
pub fn layout_page<'a>() -> Node<'a, Asked> {
    let blocks = || WORDS.map(block);
    let few = || blocks().into_iter().take(4);
    parts([
        part(
            "Side by side, and one below the other",
            [named([
                ("row", row(few())),
                ("row, one grows", row([block("start"), block("grow").grow(), block("end")])),
                ("spacer", row([block("start"), spacer(), block("end")])),
                ("groove", row([block("left"), groove().fill(), block("right")]).gap(Space::L)),
                ("wrapped_row", wrapped_row(blocks())),
                ("even_row", even_row(blocks())),
                ("column", column(few().take(2)).gap(Space::Xs)),
                ("divider", column([block("above"), divider(), block("below")])),
                (
                    "layers",
                    layers([
                        block("below"),
                        row([spacer(), icon("check", IconSize::Text, CREAM)]).inside_by(Space::M, Space::None),
                    ]),
                ),
            ])],
        ),
        part("Columns of the same width", [table_of_parts()]),
        part("The first form that fits", [rooms(beside_or_below)]),
        part("What gives way, first the icon, then the note", [rooms(giving_way)]),
        part(
            "A list that scrolls",
            [scroll_of("parts", "list", ScrollKeys::None, column(few().chain(blocks())).gap(Space::Xs))
                .with_heights(LIST, LIST)],
        ),
    ])
}

/// Describes a table with a heading.
fn table_of_parts<'a>() -> Node<'a, Asked> {
    let line = |words: [&'static str; 3]| row(words.map(|word| text(TextStyle::BODY, word))).gap(Space::Xl);
    let head = row(["Part", "Kind", "Weight"].map(|word| text(TextStyle::STRONG, word))).gap(Space::Xl);
    table([
        head,
        line(["hydraulic arm", "tool", "12"]),
        line(["fan", "small tool", "3"]),
        line(["axle", "frame", "140"]),
    ])
}

/// Describes the same panel in rooms of several widths.
fn rooms<'a>(describe: fn() -> Node<'static, ()>) -> Node<'a, Asked> {
    // Nodes give way in a panel as a whole, so each room has a panel of its own.
    column(ROOMS.map(|width| {
        let room = drawn(move |pen, rect| {
            show_panel(pen, rect, describe());
            None
        });
        room.at_least_wide(width).at_least_high(2.0 * LINE).align(Align::Start)
    }))
}

/// Describes two texts on one line, or one below the other.
fn beside_or_below() -> Node<'static, ()> {
    let name = || text(TextStyle::STRONG, phrase!("settings-captions"));
    let note = || text(TextStyle::NOTE, phrase!("settings-captions-about"));
    let forms = choose([row([name().grow(), note()]).gap(Space::L), column([name(), note()]).gap(Space::None)]);
    column([forms.inside_by(Space::M, Space::S).on(Surface::Well)])
}

/// Describes a card that leaves things out in little room.
fn giving_way() -> Node<'static, ()> {
    let sign = icon("clock", IconSize::Large, CREAM).gives_way(Rank::First);
    let name = text(TextStyle::HEADING, "antenna");
    let note = text(TextStyle::NOTE, "communication").gives_way(Rank::Second);
    column([card([row([sign, name.grow(), note])])])
}
