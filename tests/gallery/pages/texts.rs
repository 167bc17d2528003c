//! Styles of text.

use client::kit::palette::{CREAM, GREEN, LIGHT_RED, MUTED, SECOND, YELLOW};
use client::kit::panel::Node;
use client::kit::panel::build::{column, text};
use client::kit::{Anchor, TextStyle};
use shell::language::phrase;

use crate::asked::Asked;
use crate::specimens::{named, part, parts};

/// Describes the styles, their colours, and the places of a text on its line.
pub fn texts_page<'a>() -> Node<'a, Asked> {
    let headings = [
        ("DIALOG", TextStyle::DIALOG),
        ("PAGE", TextStyle::PAGE),
        ("SECTION", TextStyle::SECTION),
        ("LARGE_LABEL", TextStyle::LARGE_LABEL),
        ("NAME", TextStyle::NAME),
        ("HEADING", TextStyle::HEADING),
        ("LABEL", TextStyle::LABEL),
        ("FIGURE", TextStyle::FIGURE),
    ];
    let sentences = [
        ("PROMPT", TextStyle::PROMPT),
        ("PROMPT_REST", TextStyle::PROMPT_REST),
        ("ENTRY", TextStyle::ENTRY),
        ("ENTRY_CHOSEN", TextStyle::ENTRY_CHOSEN),
        ("LEAD", TextStyle::LEAD),
        ("BODY", TextStyle::BODY),
        ("NOTE", TextStyle::NOTE),
        ("STRONG", TextStyle::STRONG),
    ];
    let colours = [
        ("CREAM", CREAM),
        ("SECOND", SECOND),
        ("MUTED", MUTED),
        ("YELLOW", YELLOW),
        ("GREEN", GREEN),
        ("LIGHT_RED", LIGHT_RED),
    ];
    let anchors = [Anchor::Start, Anchor::Middle, Anchor::End];
    parts([
        part(
            "Names and headings",
            [named(headings.map(|(name, style)| (name, text(style, phrase!("menu-how-to-play")))))],
        ),
        part("Sentences", [named(sentences.map(|(name, style)| (name, text(style, phrase!("saved-about")))))]),
        part(
            "Colours",
            [named(
                colours.map(|(name, colour)| {
                    (name, text(TextStyle::BODY.in_colour(colour), phrase!("fault-advice-save")))
                }),
            )],
        ),
        part(
            "Places on a line",
            [column(anchors.map(|anchor| text(TextStyle::BODY, phrase!("files-slow")).anchor(anchor)))],
        ),
    ])
}
