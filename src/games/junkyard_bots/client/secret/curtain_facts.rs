//! The curtain around a secret look (rule 9.3): before it for its player, after it for everybody.

use bevy_egui::egui::Rect;

use crate::client::play::{Command, TurnStage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::curtain;
use client::panels::curtain::{Curtain, CurtainNotice};

/// Draws the curtain if it is closed, and returns whether it is.
pub fn draw_closed_curtain(pen: &mut Pen, scene: &mut Scene, whole: Rect) -> bool {
    let TurnStage::Curtain { seat, over, .. } = scene.interaction.stage else { return false };
    let notice = if over {
        let after = phrase!("curtain-after-look");
        CurtainNotice::LookAgain { title: phrase!("curtain-look-over"), after }
    } else {
        let why = phrase!("curtain-why-look");
        CurtainNotice::ComeAlone { why, icon: "ability_sight" }
    };
    let closed = scene.play.changes * 2 + u64::from(over);
    let curtain = Curtain {
        closed,
        name: scene.seat_name(seat),
        colour: scene.seat_colour(seat),
        notice,
        keys: &scene.settings.keys,
    };
    let seconds = if scene.settings.reduced_motion { 0.0 } else { 0.42 * scene.settings.speed.factor() };
    let is_pressed = curtain::draw_curtain(pen, whole, &curtain, seconds);
    if scene.accepts_press(pen, whole, ("curtain", closed)) && is_pressed {
        scene.send_command(Command::Advance);
    }
    true
}
