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
    let is_touched = scene.view.is_touched;
    let drawn = DrawnPrompt::at_table(&prompt, scene.play, scene.interaction, scene.settings, is_touched);
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        scene.send_command(Command::Advance);
    }
}
