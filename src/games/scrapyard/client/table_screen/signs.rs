//! Signs over the stage: the prompt, with the button to the results of a game that is over, a
//! question, and advice.

use bevy_egui::egui::Stroke;

use crate::client::play::advice::hint::Hint;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, Question, ScrapyardCommand, ScrapyardShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::Pen;
use client::kit::palette::YELLOW;
use client::kit::tokens::{LineWidth, Space};
use client::table::advice_sign::{AdviceRoom, AdviceWords, draw_advice_sign};
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
    match why {
        Some(why) => Prompt { strong: phrase!("scrapyard-did", what = &prompt.strong), rest: why, ..prompt },
        None => Prompt { strong: phrase!("spoken-line", line = &prompt.strong), ..prompt },
    }
}

/// Draws the prompt with its keys, or the reason why the last attempt was refused.
fn draw_prompt(pen: &mut Pen, scene: &mut Scene, prompt: &Prompt) {
    let drawn = DrawnPrompt {
        prompt,
        colour: prompt.seat.map(|seat| scene.seat_colour(seat)),
        why_not: scene.interaction.reason_not.as_ref(),
        refusals: scene.interaction.refusals,
        is_touched: scene.view.is_touched,
        settings: scene.settings,
    };
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        if scene.interaction.stage == TurnStage::Over {
            scene.send_request(Request::Show(Screen::Victory));
        } else {
            scene.send_command(Command::Advance);
        }
    }
}

/// Marks the thing that the advice would take, and the place where it would be put.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    let thing = hint.thing.and_then(|thing| scene.view.spots.get(&thing).copied());
    let to = hint.to.and_then(|to| scene.view.drop_places.iter().find(|(place, _)| *place == to));
    let line = Stroke::new(LineWidth::Panel.points(), YELLOW);
    for rect in thing.into_iter().chain(to.map(|(_, rect)| *rect)) {
        pen.draw_dashed_rect(rect.expand(Space::Xxs.points()), line, Space::S.points(), Space::Xs.points());
    }
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
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked) {
        Some(true) => scene.send_command(ScrapyardCommand::Yes),
        Some(false) => scene.send_command(ScrapyardCommand::No),
        None => {}
    }
}
