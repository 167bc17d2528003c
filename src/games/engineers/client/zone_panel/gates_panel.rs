//! The panel beside the yard while teams take gates (2.5): the free gates with their mean ways.

use bevy_egui::egui::Rect;

use crate::client::yard::GateMark;
use crate::messages::phrase;
use crate::words::square_name;
use client::kit::palette::YELLOW;
use client::kit::panel::build::{column, divider, row, text};
use client::kit::panel::{Node, Rank, Surface, show_panel};
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle};

/// Draws the panel in a room.
pub fn draw_gates_panel(pen: &mut Pen, room: Rect, gates: &[GateMark]) {
    pen.aloud(|pen| show_panel(pen, room, gates_panel(gates)));
}

/// Describes the panel. In little room the list is left out, whose numbers stand in the yard too.
fn gates_panel(gates: &[GateMark]) -> Node<'_, ()> {
    let line = |gate: &GateMark| {
        row([
            text(TextStyle::STRONG, square_name(gate.gate.square())).grow(),
            text(TextStyle::FIGURE.in_colour(YELLOW), gate.mean_words()),
        ])
        .gap(Space::S)
    };
    let list = column(gates.iter().map(line)).gap(Space::Xs).gives_way(Rank::First);
    let heading = text(TextStyle::HEADING, phrase!("engineers-zone-gates"));
    let note = text(TextStyle::NOTE, phrase!("engineers-zone-gates-note"));
    column([heading, note.gives_way(Rank::Third), divider().gives_way(Rank::First), list])
        .gap(Space::S)
        .inside(Space::M)
        .on(Surface::Panel(Radius::Panel))
        .key("free-gates")
}
