//! Slots of the tray, from which things can be taken in hand.

use std::cell::RefCell;

use bevy_egui::egui::{Id, PointerButton, Rect, Response, Sense, WidgetInfo, WidgetType};

use super::taking::name_with_taking;
use crate::action::Action;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage};
use crate::client::scene::Scene;
use crate::round::LegalActions;
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// The scene, which each picture of a tray changes while it is painted.
pub type SharedScene<'s, 't> = RefCell<&'s mut Scene<'t>>;

/// Listens for clicks and drags on the slot of a thing. Its label for screen readers says whether
/// the thing can be taken.
pub fn listen_to_slot(pen: &mut Pen, scene: &mut Scene, rect: Rect, thing: Thing, name: &Phrase) -> Response {
    let response = pen.ui.interact(rect, Id::new(("thing", thing)), Sense::click_and_drag());
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&name_with_taking(scene, thing, name))));
    notes::record_place(pen.ui.ctx(), || format!("{thing:?}"), rect);
    let is_draw =
        matches!(scene.play.choices(), LegalActions::Draw(_)) && scene.interaction.stage == TurnStage::Choosing;
    let hears = scene.accepts_press(pen, rect, (thing, is_draw)) || !is_draw;
    if scene.is_open() && scene.interaction.stage == TurnStage::Choosing {
        if response.drag_started_by(PointerButton::Primary) && scene.interaction.own.hand.is_none() {
            scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Drag));
        } else if response.clicked() && hears && scene.interaction.own.hand.is_none() {
            scene.send_command(command_of_press(scene, thing, How::of_press(pen.ui.ctx())));
        }
    }
    if response.hovered() {
        match thing {
            Thing::Part(part) => scene.point_at(part),
            Thing::Pile(size) => scene.view.pointed_pile = Some(size),
        }
    }
    response
}

/// Returns the command for a press on a thing: a draw in the scan, else to take it in hand.
fn command_of_press(scene: &Scene, thing: Thing, how: How) -> Command {
    match (scene.play.choices(), thing) {
        (LegalActions::Draw(_), Thing::Pile(size)) => Command::Do(Action::Draw(size)),
        _ => JunkyardBotsCommand::PickUp(thing, how).into(),
    }
}
