//! Signs over the stage: the prompt, with the button to the results of a game that is over, a
//! question, and advice.

use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, EngineersCommand, EngineersShow, Hint, Question, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::limits::LINK_MA;
use crate::turn::zone::selling::sale_price;
use crate::words::{a_kind, a_whole, dollars_words};
use client::kit::Pen;
use client::table::advice_sign::{AdviceRoom, AdviceWords, draw_advice_sign, mark_advised};
use client::table::prompt::Prompt;
use client::table::question::{QuestionSign, draw_question};
use client::table::sign::{DrawnPrompt, draw_prompt_sign};

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
            let prompt = current_prompt(scene.seen_table(), scene.play, scene.interaction);
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
        TurnStage::Show { from, show: EngineersShow::ComputerStep { is_action: true }, .. } => {
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
        Some(why) => Prompt { strong: phrase!("engineers-did", what = &prompt.strong), rest: why, ..prompt },
        None => Prompt { strong: phrase!("spoken-line", line = &prompt.strong), ..prompt },
    }
}

/// Draws the prompt with its keys, or the reason why the last attempt was refused.
fn draw_prompt(pen: &mut Pen, scene: &mut Scene, prompt: &Prompt) {
    let is_touched = scene.view.is_touched;
    let drawn = DrawnPrompt::at_table(prompt, scene.play, scene.interaction, scene.settings, is_touched);
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        scene.asked.go_on(&scene.interaction.stage);
    }
}

/// Marks the item that the advice would use, and the one to which it would go.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    mark_advised(pen, hint.thing.into_iter().chain(hint.to).filter_map(|item| scene.view.rect_of(item)));
}

/// Asks before something is given up.
fn ask_question(pen: &mut Pen, scene: &mut Scene) {
    let Some(asked) = sign_of_question(scene) else { return };
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked) {
        Some(true) => scene.send_command(EngineersCommand::Yes),
        Some(false) => scene.send_command(EngineersCommand::No),
        None => {}
    }
}

/// Sign of the open question (3.7, 7.4, 8.4, 10.4, 14.4, 15.6); `None` if none is open.
fn sign_of_question(scene: &Scene) -> Option<QuestionSign> {
    let no = phrase!("ask-back");
    Some(match *scene.question {
        Question::None => return None,
        Question::EndTurn { idle, actions } => QuestionSign {
            title: phrase!("engineers-ask-end-turn"),
            text: phrase!("engineers-ask-end-turn-text", count = idle, actions = actions),
            yes: phrase!("engineers-ask-end-turn-yes"),
            no,
        },
        Question::Discard(thing) => QuestionSign {
            title: phrase!("engineers-ask-discard", thing = a_whole(scene.table, thing, scene.on_stage())),
            text: phrase!("engineers-ask-discard-text"),
            yes: phrase!("engineers-ask-discard-yes"),
            no,
        },
        Question::Sell { thing, .. } => QuestionSign {
            title: phrase!("engineers-ask-sell", thing = a_whole(scene.table, thing, scene.on_stage())),
            text: phrase!("engineers-ask-sell-text", price = dollars_words(sale_price(scene.table, thing))),
            yes: phrase!("engineers-ask-sell-yes"),
            no,
        },
        Question::NewJob { done, .. } => QuestionSign {
            title: phrase!("engineers-ask-new-job"),
            text: phrase!("engineers-ask-new-job-text", done = done, all = LINK_MA),
            yes: phrase!("engineers-ask-new-job-yes"),
            no,
        },
        Question::HandInAll => QuestionSign {
            title: phrase!("engineers-ask-hand-in-all"),
            text: phrase!("engineers-ask-hand-in-all-text"),
            yes: phrase!("engineers-ask-hand-in-all-yes"),
            no,
        },
        Question::Define { thing, kind } => QuestionSign {
            title: phrase!(
                "engineers-ask-define",
                blank = a_whole(scene.table, thing, scene.on_stage()),
                thing = scene.table.data().get_kind(kind).map(a_kind).unwrap_or_default()
            ),
            text: phrase!("engineers-ask-define-text"),
            yes: phrase!("engineers-ask-define-yes"),
            no,
        },
    })
}
