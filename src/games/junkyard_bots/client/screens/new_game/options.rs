//! The rule options of a new game, a row with a switch for each.

use bevy_egui::egui::Color32;

use super::form::Form;
use super::press::FormPress;
use crate::messages::phrase;
use client::kit::panel::build::{icon, row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::switch_with_note;

/// Describes the row of the option *Crystal moves on* (8.4).
pub(crate) fn crystal_row<'a>(form: &Form) -> Node<'a, FormPress> {
    let is_on = form.crystal_moves_on;
    let switch = switch_with_note(
        phrase!("option-crystal-moves-on"),
        phrase!("option-crystal-moves-on-about"),
        is_on,
        FormPress::change(move |form| form.crystal_moves_on = !is_on),
    );
    row([icon("boost_crystal", IconSize::Name, Color32::WHITE), switch.grow()])
        .gap(Space::M)
        .inside_by(Space::L, Space::Xs)
        .on(Surface::Card)
}
