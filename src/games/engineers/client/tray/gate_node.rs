//! The gates in the tray, while teams take them (2.5).

use super::facts::TrayPress;
use super::gate_facts::TrayGate;
use crate::messages::phrase;
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{column, even_row, row, seat_chip, text};
use client::kit::panel::{Node, Rank, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::name::name_on_line;
use client::kit::{Anchor, TextStyle};

/// Describes the teams with their gates, in the order in which they take them.
pub fn gates_node(gates: &[TrayGate]) -> Node<'_, TrayPress> {
    let heading = text(TextStyle::LABEL.in_colour(YELLOW), phrase!("engineers-tray-gates")).manner(Manner::Heading);
    let rows = gates.iter().map(gate_row).collect::<Vec<_>>();
    column([heading.gives_way(Rank::First), even_row(rows).gap(Space::S).grow()]).gap(Space::S)
}

fn gate_row(gate: &TrayGate) -> Node<'_, TrayPress> {
    let hue = if gate.is_choosing { YELLOW } else { SECOND };
    row([
        seat_chip(gate.colour, IconSize::Row),
        name_on_line(TextStyle::STRONG, &gate.name).key(("gate-of", gate.colour as u8)).grow(),
        text(TextStyle::STRONG.in_colour(hue), gate.square.clone()).anchor(Anchor::End),
    ])
    .gap(Space::S)
    .inside_by(Space::S, Space::Xs)
    .on(Surface::Well)
}
