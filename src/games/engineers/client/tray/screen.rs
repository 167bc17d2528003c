//! The tray as it is drawn and listened to.

use bevy_egui::egui::Rect;

use super::button_node::button_key;
use super::facts::{TrayFacts, TrayPress};
use super::listening::{TrayPlaces, listen_to_tray};
use super::panel::place_tray;
use crate::client::play::{EngineersCommand, TableItem, TurnButton};
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, Spot};
use client::kit::Pen;

/// Draws the tray, and sends what is pressed.
pub fn draw_tray(pen: &mut Pen, scene: &mut Scene) {
    let facts = TrayFacts::of(scene, |words| pen.tell(words));
    let mut placed = place_tray(&pen.ruler(), scene.regions.tray, &facts);
    let places = TrayPlaces::of(&facts, &mut placed);
    let buttons: Vec<(TurnButton, Option<Rect>)> =
        facts.buttons.iter().map(|button| (button.button, placed.rect_of(button_key(button.button)))).collect();
    let pressed = placed.show(pen);
    listen_to_tray(pen, scene, &facts, &places);
    for (button, rect) in buttons {
        let Some(rect) = rect else { continue };
        if let Some(taught) = taught_button(button) {
            scene.note_lesson_spot(Spot::Button(taught), rect);
        }
        let counts = scene.accepts_press(pen, rect, (button_key(button), facts.seat.index()));
        if counts && pressed.contains(&TrayPress::Button(button)) {
            scene.send_command(EngineersCommand::Button(button));
        }
    }
    for press in pressed {
        match press {
            TrayPress::Worker(worker) if facts.is_open => {
                scene.send_command(EngineersCommand::ChooseWorker(worker));
            }
            TrayPress::Card(machine) if !scene.play.is_watched() => {
                scene.send_command(EngineersCommand::Press(TableItem::Card(machine)));
            }
            TrayPress::Worker(_) | TrayPress::Card(_) | TrayPress::Button(_) => {}
        }
    }
}

/// The same button for lessons.
const fn taught_button(button: TurnButton) -> Option<LessonButton> {
    match button {
        TurnButton::Search => Some(LessonButton::Search),
        TurnButton::Shop => Some(LessonButton::Shop),
        TurnButton::Test => Some(LessonButton::Test),
        TurnButton::EndTurn => Some(LessonButton::EndTurn),
        _ => None,
    }
}
