//! The two buttons beside the Junkyard: what the table waits for, and how to pass.

use bevy_egui::egui::Rect;

use crate::client::kit::pen::area;
use crate::client::kit::{Button, Kind, Pen};
use crate::client::play::{Command, Stand};
use crate::client::scene::contents::Scene;
use crate::language::phrase;
use crate::round::LegalActions;

/// Draws them at the right of the tray.
pub fn show(pen: &mut Pen, scene: &mut Scene, tray: Rect) {
    let upper = area(tray.right() - 138.0, tray.top() + 14.0, 126.0, 74.0);
    let lower = area(tray.right() - 138.0, tray.top() + 98.0, 126.0, 64.0);
    let closed = (!scene.is_open()).then(|| phrase!("answer-first"));
    match &scene.desk.stand {
        Stand::Reveal { tiles, up, .. } => {
            let more = *up < tiles.len();
            let label = if more { phrase!("turn-up") } else { phrase!("turn-go-on") };
            if Button::new(label, Kind::Primary, 21.0).default().show(pen, upper) {
                scene.ask(Command::Advance);
            }
            let all_up = (!more).then(|| phrase!("turn-all-up"));
            if Button::new(phrase!("turn-all"), Kind::Ghost, 18.0).closed(all_up).show(pen, lower) {
                scene.ask(Command::TurnAllUp);
            }
            return;
        }
        Stand::HandOver { .. } => {
            if Button::new(phrase!("turn-next"), Kind::Primary, 21.0).icon("play").default().show(pen, upper) {
                scene.ask(Command::Advance);
            }
            let no = (!scene.play.can_undo()).then(|| phrase!("turn-no-undo"));
            if Button::new(phrase!("turn-undo"), Kind::Ghost, 18.0).icon("undo").closed(no).show(pen, lower) {
                scene.ask(Command::Undo);
            }
            return;
        }
        Stand::Think { .. } => {
            if Button::new(phrase!("turn-hurry"), Kind::Slate, 19.0).icon("step_forward").show(pen, upper) {
                scene.ask(Command::Advance);
            }
            return;
        }
        _ => {}
    }
    let (label, icon, kind) = match scene.play.choices() {
        LegalActions::Draw(_) => (phrase!("turn-stop"), "check", Kind::Primary),
        LegalActions::Take(takes) if takes.is_empty() => (phrase!("turn-pass"), "pass", Kind::Primary),
        LegalActions::Take(_) => (phrase!("turn-pass"), "pass", Kind::Slate),
        _ => return,
    };
    let is_only = matches!(scene.play.choices(), LegalActions::Take(takes) if takes.is_empty());
    let mut button = Button::new(label, kind, 21.0).icon(icon).closed(closed.clone());
    if is_only {
        button = button.default();
    }
    if button.show(pen, upper) {
        scene.ask(Command::Pass);
    }
    if Button::new(phrase!("hint"), Kind::Slate, 18.0).icon("hint").closed(closed).show(pen, lower) {
        scene.ask(Command::Hint);
    }
}
