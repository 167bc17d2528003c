//! Signs over the stage: the prompt, a question, advice, and the button to the results.

use bevy_egui::egui::Stroke;

use crate::client::lesson::coach_card;
use crate::client::play::hint::Hint;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, Question, RoboticsCommand, RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::Pen;
use client::kit::palette::YELLOW;
use client::kit::tokens::{LineWidth, Space};
use client::table::advice_sign::{AdviceWords, draw_advice_sign};
use client::table::prompt::Prompt;
use client::table::question::{QuestionSign, draw_question};
use client::table::result_sign::draw_result_sign;
use client::table::sign::{DrawnPrompt, draw_prompt_sign};

/// Draws the signs.
pub fn draw_signs(pen: &mut Pen, scene: &mut Scene) {
    if scene.play.is_watched() {
        return;
    }
    let prompt = add_reason(pen, scene, current_prompt(scene.table, scene.play, scene.interaction));
    let is_over = scene.interaction.stage == TurnStage::Over;
    if is_over && draw_result_sign(pen, &scene.regions, &prompt, "phase_sell") {
        scene.send_request(Request::Show(Screen::Victory));
    }
    match scene.interaction.hint.clone() {
        Some(hint) => {
            let advice = AdviceWords { action: &hint.action, reason: &hint.reason };
            mark_advice(pen, scene, &hint);
            if draw_advice_sign(pen, scene.regions.prompt, scene.settings, advice) {
                scene.send_command(Command::Hint);
            }
        }
        None if coach_card::draw_lesson_card(pen, scene) => {}
        None => draw_prompt(pen, scene, &prompt),
    }
    if let Question::EndTurn { left } = scene.question {
        ask_about_actions(pen, scene, *left);
    }
}

/// Adds the reason of a computer player to the prompt about its action, as soon as it is worked
/// out.
fn add_reason(pen: &Pen, scene: &mut Scene, prompt: Prompt) -> Prompt {
    let is_computers = match &scene.interaction.stage {
        TurnStage::Show { from, show, .. } => {
            let is_told = match show {
                RoboticsShow::Drawn(kind) => kind.is_component(),
                RoboticsShow::ComputerStep { is_action } => *is_action,
                RoboticsShow::Refused => true,
                _ => false,
            };
            is_told && scene.play.players().is_computer(*from)
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
    match why {
        Some(why) => Prompt { strong: phrase!("robotics-did", what = prompt.strong), rest: why, ..prompt },
        None => prompt,
    }
}

/// Draws the prompt with its keys, or the reason why something is not possible.
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
        scene.send_command(Command::Advance);
    }
}

/// Marks the thing that the advice would take, and the place beside the robot's grid where it would
/// be put.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    let thing = hint.thing.and_then(|thing| scene.view.spots.get(&thing).copied());
    let to = hint.to.and_then(|to| scene.view.drop_places.iter().find(|(place, _)| *place == to));
    let line = Stroke::new(LineWidth::Panel.points(), YELLOW);
    for rect in thing.into_iter().chain(to.map(|(_, rect)| *rect)) {
        pen.draw_dashed_rect(rect.expand(Space::Xxs.points()), line, Space::S.points(), Space::Xs.points());
    }
}

/// Asks before actions are given up (5.4).
fn ask_about_actions(pen: &mut Pen, scene: &mut Scene, left: u8) {
    let asked = QuestionSign {
        title: phrase!("robotics-ask-end-turn", count = left),
        text: phrase!("robotics-ask-end-turn-text", count = left),
        yes: phrase!("robotics-ask-end-turn-yes"),
        no: phrase!("ask-back"),
    };
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked) {
        Some(true) => scene.send_command(RoboticsCommand::Yes),
        Some(false) => scene.send_command(RoboticsCommand::No),
        None => {}
    }
}
