//! Signs over the stage: the prompt, with the button to the results of a game that is over, a
//! question, and advice.

use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, Hint, Question, ScrapyardCommand, ScrapyardShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::kit::Pen;
use client::table::advice_sign::{AdviceRoom, AdviceWords, draw_advice_sign, mark_advised};
use client::table::prompt::Prompt;
use client::table::question::{QuestionSign, draw_question};
use client::table::sign::{DrawnPrompt, draw_prompt_sign};
use shell::language::Phrase;

/// Draws the signs.
pub fn draw_signs(pen: &mut Pen, scene: &mut Scene) {
    if scene.play.is_watched() {
        return;
    }
    match scene.interaction.hint.clone() {
        Some(hint) => {
            let advice = AdviceWords { action: &hint.action, reason: &hint.reason };
            mark_advice(pen, scene, &hint);
            let room = AdviceRoom::of_prompt(scene.regions.prompt);
            if draw_advice_sign(pen, room, scene.settings, advice) {
                scene.send_command(Command::Hint);
            }
        }
        None if scene.coach().draw_card(pen) => {}
        None => {
            let prompt = current_prompt(scene.table, scene.play, scene.interaction);
            let prompt = with_reason(pen, scene, prompt);
            draw_prompt(pen, scene, &prompt);
        }
    }
    ask_question(pen, scene);
}

/// The prompt with the reason of a computer player for the step that is shown, as soon as it is
/// worked out.
fn with_reason(pen: &Pen, scene: &mut Scene, prompt: Prompt) -> Prompt {
    let shows_reason = match &scene.interaction.stage {
        TurnStage::Show { from, show: ScrapyardShow::ComputerStep { is_action: true }, .. } => {
            scene.play.players().is_computer(*from)
        }
        _ => false,
    };
    if !shows_reason {
        return prompt;
    }
    let why = scene.view.reason_of_step(scene.play, scene.play.history().steps().len()).cloned();
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    Prompt { rest: why.unwrap_or_default(), ..prompt }
}

/// Draws the prompt with its keys, or the reason why the last attempt was refused.
fn draw_prompt(pen: &mut Pen, scene: &mut Scene, prompt: &Prompt) {
    let is_touched = scene.view.is_touched;
    let drawn = DrawnPrompt::at_table(prompt, scene.play, scene.interaction, scene.settings, is_touched);
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        scene.asked.go_on(&scene.interaction.stage);
    }
}

/// Marks the thing that the advice would take, and the place where it would be put.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    let thing = hint.thing.and_then(|thing| scene.view.spots.get(&thing).copied());
    let to = hint.to.and_then(|to| scene.view.drop_places.iter().find(|(place, _)| *place == to));
    mark_advised(pen, thing.into_iter().chain(to.map(|(_, rect)| *rect)));
}

/// Asks before something is given up (4.11, 6.9).
fn ask_question(pen: &mut Pen, scene: &mut Scene) {
    let (title, text, yes): (Phrase, Phrase, Phrase) = match *scene.question {
        Question::None => return,
        Question::Pass { left } => (
            phrase!("scrapyard-ask-pass", count = left),
            phrase!("scrapyard-ask-pass-text"),
            phrase!("scrapyard-ask-pass-yes"),
        ),
        Question::EndTurn => (
            phrase!("scrapyard-ask-end-turn"),
            phrase!("scrapyard-ask-end-turn-text"),
            phrase!("scrapyard-ask-end-turn-yes"),
        ),
    };
    let asked = QuestionSign { title, text, yes, no: phrase!("ask-back") };
    let is_touched = scene.view.is_touched;
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked, is_touched) {
        Some(true) => scene.send_command(ScrapyardCommand::Yes),
        Some(false) => scene.send_command(ScrapyardCommand::No),
        None => {}
    }
}
