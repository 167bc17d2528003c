//! The prompt of the present stage on its sign.

use crate::client::play::advice::prompt;
use crate::client::play::{Command, JunkyardBotsShow, TurnStage};
use crate::client::scene::contents::Scene;
use client::kit::Pen;
use client::table::prompt::Prompt;
use client::table::sign::{DrawnPrompt, draw_prompt_sign};

/// Draws the prompt for the present stage, with the reason of a computer player for its move.
pub(crate) fn draw_current_prompt(pen: &mut Pen, scene: &mut Scene) {
    let prompt = add_reason(pen, scene, prompt::current_prompt(scene.table, scene.play, scene.interaction));
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

/// Adds the reason of a computer player to the prompt about its move, as soon as it is worked out.
fn add_reason(pen: &Pen, scene: &mut Scene, prompt: Prompt) -> Prompt {
    let is_computers = match &scene.interaction.stage {
        TurnStage::Show { from, show: JunkyardBotsShow::Drawn(_) | JunkyardBotsShow::ComputerStep { .. }, .. } => {
            scene.play.players().is_computer(*from)
        }
        _ => false,
    };
    if !is_computers {
        return prompt;
    }
    let why = scene.view.reason_of_step(scene.play, scene.play.history().steps().len()).cloned();
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    Prompt { rest: why.unwrap_or(prompt.rest), ..prompt }
}
