//! The curtain around a secret look (rule 9.3): before it for its player, after it for everybody.

use bevy_egui::egui::Rect;

use crate::client::play::{Command, TurnStage};
use crate::client::scene::contents::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::curtain::CurtainNotice;
use client::table::curtain::{curtain_for_seat, draw_curtain_of_table};

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
    let curtain = curtain_for_seat(scene.play, &scene.settings.keys, seat, over, notice);
    if draw_curtain_of_table(pen, whole, &curtain, scene.settings, &mut scene.view.meanings) {
        scene.send_command(Command::Advance);
    }
    true
}
