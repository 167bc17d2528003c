//! The curtain between people who share the screen, where hands are hidden (11.5).

use bevy_egui::egui::Rect;

use crate::client::play::{Command, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::panels::curtain::CurtainNotice;
use client::table::curtain::{curtain_for_seat, draw_curtain_of_table};

/// Draws the curtain if it is closed, and returns whether it is.
pub(super) fn draw_closed_curtain(pen: &mut Pen, scene: &mut Scene, whole: Rect) -> bool {
    let TurnStage::Curtain { seat, over, .. } = scene.interaction.stage else { return false };
    let notice = if over {
        let after = phrase!("scrapyard-curtain-after-turn");
        CurtainNotice::LookAgain { title: phrase!("scrapyard-curtain-turn-over"), after }
    } else {
        CurtainNotice::ComeAlone { why: phrase!("scrapyard-curtain-why-hand"), icon: "hand" }
    };
    let curtain = curtain_for_seat(scene.play, &scene.settings.keys, seat, over, notice);
    if draw_curtain_of_table(pen, whole, &curtain, scene.settings, &mut scene.view.meanings) {
        scene.send_command(Command::Advance);
    }
    true
}
