//! Slots: what lies in the tray and can be taken in hand.

use bevy_egui::egui::{Id, PointerButton, Rect, Response, Sense, WidgetInfo, WidgetType};

use super::taking::named;
use crate::client::kit::{Pen, notes};
use crate::client::play::hand::{How, Thing};
use crate::client::play::{Command, JunkyardBotsCommand, TurnStage};
use crate::client::scene::Scene;
use crate::games::junkyard_bots::action::Action;
use crate::games::junkyard_bots::round::LegalActions;
use crate::shell::language::Phrase;

/// The slot of a thing that can be picked up: it listens for clicks and drags, and its label for
/// screen readers says whether the thing can be taken.
pub fn slot(pen: &mut Pen, scene: &mut Scene, rect: Rect, thing: Thing, name: &Phrase) -> Response {
    let response = pen.ui.interact(rect, Id::new(("thing", thing)), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&named(scene, thing, name))));
    notes::note(pen.ui.ctx(), || format!("{thing:?}"), rect);
    let is_draw =
        matches!(scene.play.choices(), LegalActions::Draw(_)) && scene.interaction.stage == TurnStage::Choosing;
    let hears = scene.accepts_press(pen, rect, (thing, is_draw)) || !is_draw;
    if scene.is_open() && scene.interaction.stage == TurnStage::Choosing {
        if response.drag_started_by(PointerButton::Primary) && scene.interaction.own.hand.is_none() {
            scene.ask(JunkyardBotsCommand::PickUp(thing, How::Drag));
        } else if response.clicked() && hears && scene.interaction.own.hand.is_none() {
            scene.ask(clicked(scene, thing));
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

/// What a click on a thing asks for: a draw in the scan, else to take it in hand.
fn clicked(scene: &Scene, thing: Thing) -> Command {
    match (scene.play.choices(), thing) {
        (LegalActions::Draw(_), Thing::Pile(size)) => Command::Do(Action::Draw(size)),
        _ => JunkyardBotsCommand::PickUp(thing, How::Click).into(),
    }
}
