//! The panel beside the yard while teams take gates (2.5): the free gates with their mean ways, in
//! their order around the yard.

use bevy_egui::egui::{CursorIcon, Id, Rect, Sense};

use crate::client::yard::GateMark;
use crate::messages::phrase;
use crate::words::square_name;
use crate::yard::Gate;
use client::kit::palette::YELLOW;
use client::kit::panel::build::{column, divider, row, text};
use client::kit::panel::{Node, Rank, Surface, place};
use client::kit::tokens::{Radius, Space};
use client::kit::{Pen, TextStyle, notes};

/// Facts about the pointer over the list of gates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GatesHeard {
    /// Gate under the pointer.
    pub pointed: Option<Gate>,
    /// Gate that was clicked.
    pub clicked: Option<Gate>,
}

/// Draws the panel in a room, and listens to its list.
pub fn draw_gates_panel(pen: &mut Pen, room: Rect, gates: &[GateMark]) -> GatesHeard {
    let mut placed = place(&pen.ruler(), room, gates_panel(gates));
    let lines: Vec<(Gate, Option<Rect>)> =
        gates.iter().map(|gate| (gate.gate, placed.rect_of(line_key(gate.gate)))).collect();
    pen.aloud(|pen| placed.show(pen));
    let mut heard = GatesHeard::default();
    for (gate, rect) in lines {
        let Some(rect) = rect else { continue };
        notes::record_place(pen.ui.ctx(), || format!("gate {}", gate.square()), rect);
        let response = pen.ui.interact(rect, Id::new(line_key(gate)), Sense::CLICK);
        if response.hovered() {
            heard.pointed = Some(gate);
        }
        if response.clicked() {
            heard.clicked = Some(gate);
        }
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    heard
}

/// Key of the line of a gate.
const fn line_key(gate: Gate) -> (&'static str, usize) {
    ("free-gate", gate.index())
}

/// Describes the panel. In little room the list is left out, whose numbers stand in the yard too.
fn gates_panel(gates: &[GateMark]) -> Node<'_, ()> {
    let line = |gate: &GateMark| {
        row([
            text(TextStyle::STRONG, square_name(gate.gate.square())).grow(),
            text(TextStyle::FIGURE.in_colour(YELLOW), gate.mean_words()),
        ])
        .gap(Space::S)
        .key(line_key(gate.gate))
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
