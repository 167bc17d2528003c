//! Slots with parts that are pressed or dragged.

use bevy_egui::egui::{CursorIcon, Id, PointerButton, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType};

use super::slots::{SlotContent, draw_slot, inner_rect};
use crate::client::play::{How, RoboticsCommand, Thing};
use crate::client::scene::Scene;
use crate::parts::Part;
use client::kit::focus::RING;
use client::kit::palette::{CREAM, YELLOW};
use client::kit::tokens::{LineWidth, Radius};
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// A slot with a part.
#[derive(Clone, Debug, PartialEq)]
pub struct PartSlot {
    /// The part.
    pub part: Part,
    /// The thing that it is at the table.
    pub thing: Thing,
    /// Number of the slot among those with the same thing.
    pub number: usize,
    /// Command of a click; `None` if a click takes the part in hand.
    pub click: Option<RoboticsCommand>,
    /// Name for screen readers.
    pub name: Phrase,
    /// Name of its place for tests.
    pub note: String,
    /// Whether it can be pressed and dragged now.
    pub may_move: bool,
}

/// Name of a part for tests: "head", "head nut".
pub fn note_of_part(part: Part) -> String {
    let nut = if part.nut { " nut" } else { "" };
    format!("{}{nut}", part.kind.key())
}

/// Draws the slot, and listens to clicks and drags of its part.
pub fn draw_part_slot(pen: &mut Pen, scene: &mut Scene, slot: Rect, drawn: &PartSlot) {
    let PartSlot { part, thing, may_move, .. } = *drawn;
    let response = listen_to_slot(pen, scene, slot, drawn);
    // Of several equal parts, the first is held or chosen.
    let is_first = !scene.view.spots.contains_key(&thing);
    let is_held = is_first && scene.held_thing() == Some(thing);
    draw_slot(pen, slot, if is_held { SlotContent::LeftBehind(part) } else { SlotContent::Part(part) });
    if may_move && is_first && !is_held && scene.interaction.own.chosen == Some(thing) {
        pen.stroke_rect(inner_rect(slot), Radius::Chip.points(), Stroke::new(RING, CREAM));
    }
    if may_move && !is_held && response.hovered() {
        pen.stroke_rect(slot, Radius::Chip.points(), Stroke::new(LineWidth::Panel.points(), YELLOW));
        response.on_hover_cursor(CursorIcon::PointingHand);
    }
    if is_first {
        scene.note_thing(thing, slot);
    }
}

/// Listens to clicks and drags.
fn listen_to_slot(pen: &Pen, scene: &mut Scene, slot: Rect, drawn: &PartSlot) -> Response {
    let PartSlot { thing, may_move, .. } = *drawn;
    let sense = if may_move { Sense::click_and_drag() } else { Sense::hover() };
    let response = pen.ui.interact(slot, Id::new((thing, drawn.number)), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, may_move, pen.look.tell(&drawn.name)));
    notes::record_place(pen.ui.ctx(), || drawn.note.clone(), slot);
    if may_move && scene.held_thing().is_none() {
        if response.drag_started_by(PointerButton::Primary) {
            scene.send_command(RoboticsCommand::PickUp(thing, How::Drag));
        } else if response.clicked() {
            let takes = || RoboticsCommand::PickUp(thing, How::of_press(pen.ui.ctx()));
            scene.send_command(drawn.click.clone().unwrap_or_else(takes));
        }
    }
    if response.hovered() {
        scene.point_at(thing);
    }
    response
}
