//! The terms of a puzzle and the tries so far, in place of the log of other games.

use super::facts::result_words;
use super::turning_hint::turning_hint;
use crate::client::play::{PuzzleSession, Try};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::palette::{GREEN, LIGHT_RED};
use client::kit::panel::build::{column, divider, icon, row, scroll, text};
use client::kit::panel::{Align, Node, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Draws the panel in place of the log.
pub fn draw_tries(pen: &mut Pen, scene: &Scene, puzzle_session: &PuzzleSession) {
    show_panel(pen, scene.regions.log, tries_panel(scene, puzzle_session));
}

/// Describes the terms, the hint how to turn a part, and the tries, the last of which is kept in
/// view.
pub fn tries_panel<'a>(scene: &Scene, puzzle_session: &'a PuzzleSession) -> Node<'a, ()> {
    let heading = text(TextStyle::LABEL, phrase!("puzzle-tries")).manner(Manner::Heading);
    let tries = puzzle_session.tries();
    let free = if tries.is_empty() { text(TextStyle::NOTE, phrase!("puzzle-tries-free")) } else { Node::empty() };
    let terms = text(TextStyle::NOTE, puzzle_session.proved().puzzle().goal().terms());
    let about = [terms, free, turning_hint(scene).unwrap_or_else(Node::empty)];
    let cards = tries.iter().enumerate().map(|(number, one)| {
        let is_last = number + 1 == tries.len();
        try_card(puzzle_session, one).kept_in_view(is_last)
    });
    let lines = scroll("tries", ScrollKeys::None, column(about.into_iter().chain(cards)));
    column([heading, divider(), lines.grow()]).inside(Space::M).on(Surface::Panel(Radius::Panel))
}

/// Describes a try: its result, and why it is no solution.
fn try_card<'a>(puzzle_session: &PuzzleSession, one: &'a Try) -> Node<'a, ()> {
    let title = result_words(puzzle_session.proved().puzzle().goal(), one.amount, one.why.is_none());
    let (name, colour) = if one.why.is_none() { ("check", GREEN) } else { ("cross", LIGHT_RED) };
    let result = row([
        icon(name, IconSize::Text, colour).align(Align::Start),
        text(TextStyle::STRONG.in_colour(colour), title).grow(),
    ]);
    let why = one.why.as_ref().map_or_else(Node::empty, |why| text(TextStyle::NOTE, why));
    column([result, why]).gap(Space::None).inside_by(Space::M, Space::S).on(Surface::Row { is_chosen: false })
}
