//! The curtain between people who share the screen, where hands are hidden (11.5).

use bevy_egui::egui::Rect;

use crate::client::play::{Command, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::curtain::{Curtain, CurtainNotice, draw_curtain};

/// Seconds in which the curtain falls at the usual speed.
const FALL: f32 = 0.42;

/// Draws the curtain if it is closed, and returns whether it is.
pub(super) fn draw_closed_curtain(pen: &mut Pen, scene: &mut Scene, whole: Rect) -> bool {
    let TurnStage::Curtain { seat, over, .. } = scene.interaction.stage else { return false };
    let notice = if over {
        let after = phrase!("scrapyard-curtain-after-turn");
        CurtainNotice::LookAgain { title: phrase!("scrapyard-curtain-turn-over"), after }
    } else {
        CurtainNotice::ComeAlone { why: phrase!("scrapyard-curtain-why-hand"), icon: "hand" }
    };
    // One number for each time that the curtain is closed.
    let closed = scene.play.changes * 2 + u64::from(over);
    let curtain = Curtain {
        closed,
        name: scene.seat_name(seat),
        colour: scene.seat_colour(seat),
        notice,
        keys: &scene.settings.keys,
    };
    let seconds = if scene.settings.reduced_motion { 0.0 } else { FALL * scene.settings.speed.factor() };
    let is_pressed = draw_curtain(pen, whole, &curtain, seconds);
    if scene.accepts_press(pen, whole, ("curtain", closed)) && is_pressed {
        scene.send_command(Command::Advance);
    }
    true
}
