//! The panel of the tray as a whole.

use bevy_egui::egui::Rect;

use super::button_node::{button_node, cap_key};
use super::buttons::{IN_ROW, TrayButton};
use super::card_node::card_nodes;
use super::facts::{TrayFacts, TrayPress};
use super::gate_node::gates_node;
use super::worker_node::worker_node;
use crate::client::play::TurnButton;
use client::kit::Pen;
use client::kit::palette::YARD;
use client::kit::panel::build::{column, even_row, groove, row};
use client::kit::panel::{Node, Placed, State, Surface, place};
use client::kit::text::Ruler;
use client::kit::tokens::{Radius, Space};

/// Least and usual widths of a worker and of a card, in points.
const WORKER: (f32, f32) = (92.0, 96.0);
const CARD: (f32, f32) = (74.0, 84.0);
/// Least and usual width of the buttons beside the rest, in points.
const BUTTONS: (f32, f32) = (222.0, 250.0);

/// Division of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayForm {
    /// The buttons in rows beside the rest.
    Beside,
    /// The buttons in a line above the rest, where there is little width.
    Above,
}

/// Lays out the tray in a room. Either all buttons but the one that ends the turn show their keys,
/// or none does.
pub fn place_tray<'a>(ruler: &Ruler, room: Rect, facts: &'a TrayFacts) -> Placed<'a, TrayPress> {
    let mut placed = place_with(ruler, room, facts, true);
    if has_only_some_keys(&mut placed, facts) { place_with(ruler, room, facts, false) } else { placed }
}

fn has_only_some_keys(placed: &mut Placed<TrayPress>, facts: &TrayFacts) -> bool {
    let has_key = |button: &&TrayButton| button.button != TurnButton::EndTurn && !button.cap.is_empty();
    let with_keys = facts.buttons.iter().filter(has_key);
    let mut shown = with_keys.map(|button| placed.rect_of(cap_key(button.button)).is_some());
    shown.next().is_some_and(|first| shown.any(|other| other != first))
}

/// Lays out the tray with or without keys on its buttons, which stand beside the rest if there is
/// room for them.
fn place_with<'a>(ruler: &Ruler, room: Rect, facts: &'a TrayFacts, has_keys: bool) -> Placed<'a, TrayPress> {
    let mut beside = tray_panel(ruler, facts, TrayForm::Beside, has_keys);
    let fits = beside.fits_in(ruler, room);
    place(ruler, room, if fits { beside } else { tray_panel(ruler, facts, TrayForm::Above, has_keys) })
}

/// Describes the tray in a form.
fn tray_panel<'a>(ruler: &Ruler, facts: &'a TrayFacts, form: TrayForm, has_keys: bool) -> Node<'a, TrayPress> {
    let gap = if form == TrayForm::Above { Space::S } else { Space::M };
    let parts = row(parts(ruler, facts, form, has_keys)).gap(gap);
    let panel = match form {
        _ if facts.buttons.is_empty() => column([parts.grow()]),
        TrayForm::Beside => parts,
        TrayForm::Above => {
            let buttons = facts.buttons.iter().map(|button| button_node(button, has_keys));
            let buttons = even_row(buttons).gap(Space::Xs);
            column([buttons, parts.grow()]).gap(Space::S)
        }
    };
    let ground = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), YARD);
    panel.inside_by(Space::M, Space::S).on(Surface::Painted(Box::new(ground))).key("tray")
}

/// Workers or gates, cards, and the buttons if they stand beside them, with grooves between.
fn parts<'a>(ruler: &Ruler, facts: &'a TrayFacts, form: TrayForm, has_keys: bool) -> Vec<Node<'a, TrayPress>> {
    let first = if facts.gates.is_empty() { workers(facts, form) } else { gates_node(&facts.gates).grow() };
    let is_wide = form == TrayForm::Above || facts.buttons.is_empty();
    let cards = card_nodes(ruler, facts).into_iter().map(|card| in_width(card, CARD, is_wide));
    let cards = row(cards.collect::<Vec<_>>()).gap(Space::S);
    let cards = if is_wide && facts.gates.is_empty() { cards.grow() } else { cards };
    let mut parts = vec![first.fill(), groove().fill(), cards.fill()];
    if form == TrayForm::Beside && !facts.buttons.is_empty() {
        parts.push(groove().fill());
        parts.push(button_rows(facts, has_keys).grow().fill());
    }
    parts
}

fn workers(facts: &TrayFacts, form: TrayForm) -> Node<'_, TrayPress> {
    let is_wide = form == TrayForm::Above || facts.buttons.is_empty();
    let nodes = facts.workers.iter().map(|worker| in_width(worker_node(facts, worker), WORKER, is_wide));
    let workers = row(nodes.collect::<Vec<_>>()).gap(Space::S);
    if is_wide { workers.grow() } else { workers }
}

/// A worker or a card with its widths; `grows` lets it share what is left over.
fn in_width<'a>(node: Node<'a, TrayPress>, widths: (f32, f32), grows: bool) -> Node<'a, TrayPress> {
    let node = node.with_widths(widths.0, widths.1).fill();
    if grows { node.grow() } else { node }
}

/// The buttons in rows of three, all equally large.
fn button_rows(facts: &TrayFacts, has_keys: bool) -> Node<'_, TrayPress> {
    let rows = facts.buttons.chunks(IN_ROW).map(|buttons| {
        let buttons = buttons.iter().map(|button| button_node(button, has_keys));
        even_row(buttons.collect::<Vec<_>>()).gap(Space::Xs).grow()
    });
    column(rows.collect::<Vec<_>>()).gap(Space::Xs).with_widths(BUTTONS.0, BUTTONS.1)
}
