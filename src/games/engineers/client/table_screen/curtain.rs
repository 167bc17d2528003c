//! The curtain between people who share the screen, over the public table (19.4).

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
    let notice = notice(scene, over);
    let curtain = curtain_for_seat(scene.play, &scene.settings.keys, seat, over, notice);
    if draw_curtain_of_table(pen, whole, &curtain, scene.settings, &mut scene.view.meanings) {
        scene.send_command(Command::Advance);
    }
    true
}

/// Reason why the curtain is closed: the next team may see its own part, or one no longer does, at
/// the end of its turn or during a deal (16.6).
fn notice(scene: &Scene, is_over: bool) -> CurtainNotice {
    if !is_over {
        return CurtainNotice::ComeAlone { why: phrase!("engineers-curtain-why"), icon: "icon_notebook" };
    }
    if scene.table.turn().is_some_and(|turn| turn.deal.is_some()) {
        let after = phrase!("engineers-curtain-after-offer");
        return CurtainNotice::LookAgain { title: phrase!("engineers-curtain-deal"), after };
    }
    let after = phrase!("engineers-curtain-after-turn");
    CurtainNotice::LookAgain { title: phrase!("engineers-curtain-turn-over"), after }
}
