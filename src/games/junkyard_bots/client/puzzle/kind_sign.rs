//! Card with the kind and level of a puzzle, below the seats where these leave room.

use bevy_egui::egui::{Rect, vec2};

use crate::client::art::names::puzzle_icon;
use crate::client::play::PuzzleSession;
use crate::client::scene::contents::Scene;
use crate::words;
use client::kit::marks::Lamps;
use client::kit::palette::YELLOW;
use client::kit::panel::build::{column, divider, icon, painted, row, text};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::points::LARGE;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::InWords;

/// Number of levels.
const LEVELS: u8 = 3;

/// Draws the card in the place of the first empty seat, if there is one and text is not large.
pub fn draw_puzzle_kind(pen: &mut Pen, scene: &Scene, puzzle_session: &PuzzleSession) {
    let Some(rect) = scene.regions.free_card().filter(|_| pen.look.text <= LARGE) else { return };
    let mut panel = puzzle_kind_panel(puzzle_session);
    let height = panel.needed_height(&pen.ruler(), rect.width());
    show_panel(pen, rect.with_max_y(rect.top() + height), panel);
}

/// Describes the card.
pub fn puzzle_kind_panel<'a>(puzzle_session: &PuzzleSession) -> Node<'a, ()> {
    let kind = puzzle_session.proved().kind();
    let level = puzzle_session.proved().level();
    let lit = level as u8 + 1;
    let size = vec2(Space::L.points(), Space::M.points());
    let gap = Space::Xs.points();
    let lamps = Lamps { count: LEVELS, lit, size, gap, colour: YELLOW };
    let draw = move |pen: &mut Pen, rect: Rect| pen.draw_lamps(rect.min, &lamps);
    column([
        row([
            icon(puzzle_icon(kind), IconSize::Row, YELLOW),
            text(TextStyle::LABEL, kind.phrase()).grow(),
            painted(f32::from(LEVELS) * (size.x + gap), size.y, draw),
        ]),
        text(TextStyle::NOTE, kind.about()),
        text(TextStyle::NOTE, level.phrase()),
        divider(),
        text(TextStyle::STRONG, words::puzzle_source(puzzle_session.source())),
    ])
    .inside(Space::M)
    .on(Surface::Panel(Radius::Panel))
}
