//! Why the curtain is closed: somebody looks in secret, or has done so (rule 9.3).

use bevy_egui::egui::Rect;

use super::curtain::{self, Curtain, Says};
use crate::client::kit::Pen;
use crate::client::play::{Command, TurnStage};
use crate::client::scene::contents::Scene;
use crate::games::junkyard_bots::messages::phrase;

/// Draws the curtain if it is closed, and returns whether it is.
pub fn show(pen: &mut Pen, scene: &mut Scene, whole: Rect) -> bool {
    let TurnStage::Curtain { seat, over, .. } = scene.interaction.stage else { return false };
    let says = if over {
        let after = phrase!("curtain-after-look");
        Says::LookAgain { title: phrase!("curtain-look-over"), after }
    } else {
        let why = phrase!("curtain-why-look");
        Says::ComeAlone { why, icon: "ability_sight" }
    };
    let closed = scene.play.changes * 2 + u64::from(over);
    let curtain = Curtain { closed, name: scene.name(seat), colour: scene.colour(seat), says };
    let seconds = if scene.settings.reduced_motion { 0.0 } else { 0.42 * scene.settings.speed.factor() };
    let is_pressed = curtain::show(pen, whole, &curtain, seconds);
    if scene.accepts_press(pen, whole, ("curtain", closed)) && is_pressed {
        scene.ask(Command::Advance);
    }
    true
}
