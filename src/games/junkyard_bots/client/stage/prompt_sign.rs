//! The prompt of the present stage on its sign.

use crate::client::play::Command;
use crate::client::scene::contents::Scene;
use client::kit::Pen;
use client::table::sign::{DrawnPrompt, draw_prompt_sign};

/// Draws the prompt for the present stage, with the reason of a computer player for its move.
pub(crate) fn draw_current_prompt(pen: &mut Pen, scene: &mut Scene) {
    let prompt = scene.view.prompt(scene.table, scene.play, scene.interaction);
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    let drawn = DrawnPrompt {
        prompt: &prompt,
        colour: prompt.seat.map(|seat| scene.seat_colour(seat)),
        why_not: scene.interaction.reason_not.as_ref(),
        refusals: scene.interaction.refusals,
        is_touched: scene.view.is_touched,
        settings: scene.settings,
    };
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        scene.send_command(Command::Advance);
    }
}
