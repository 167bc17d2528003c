//! Signs over the stage: the prompt, with the button to the results of a game that is over, a
//! question, and advice.

use crate::client::market::free_above_market;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, Hint, Question, RoboticsCommand, RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::messages::phrase;
use crate::table::Stage;
use client::kit::palette::SIGN;
use client::kit::panel::build::{row, text};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::tokens::Space;
use client::kit::{Pen, TextStyle, notes};
use client::table::advice_sign::{AdviceRoom, AdviceWords, draw_advice_sign, mark_advised};
use client::table::prompt::Prompt;
use client::table::question::{QuestionSign, draw_question};
use client::table::sign::{DrawnPrompt, PromptFacts, draw_prompt_sign, fit_sign};
use shell::language::Phrase;

/// Draws the signs.
pub fn draw_signs(pen: &mut Pen, scene: &mut Scene) {
    if scene.play.is_watched() {
        return;
    }
    let prompt = current_prompt(scene.table, scene.play, scene.interaction);
    match scene.interaction.hint.clone() {
        Some(hint) => {
            let advice = AdviceWords { action: &hint.action, reason: &hint.reason };
            mark_advice(pen, scene, &hint);
            let room = room_of_advice(pen, scene);
            if draw_advice_sign(pen, room, scene.settings, advice) {
                scene.send_command(Command::Hint);
            }
        }
        None if scene.coach().draw_card(pen) => {}
        None => draw_prompt_with_reason(pen, scene, prompt),
    }
    if let Question::EndTurn { left } = scene.question {
        ask_about_actions(pen, scene, *left);
    }
}

/// Rooms of the sign with advice: in view of the market it must not hide that.
fn room_of_advice(pen: &Pen, scene: &Scene) -> AdviceRoom {
    let prompt = scene.regions.prompt;
    if !shows_market(scene) {
        return AdviceRoom::of_prompt(prompt);
    }
    // The card of an auction has the robot's half for itself.
    let is_auction = matches!(scene.table.state().stage, Stage::Auction(_));
    let half = scene.halves().robot.shrink(Space::Xs.points()).with_min_y(prompt.top());
    let lowest = free_above_market(pen, scene);
    AdviceRoom { prompt, lowest, aside: (!is_auction).then_some(half) }
}

/// Whether the stage shows the market.
fn shows_market(scene: &Scene) -> bool {
    StageView::of(scene) == StageView::Halves
}

/// Draws the prompt with the reason of a computer player: in one sign where that hides nothing of
/// the market, else with the reason in a sign of its own over the robot's half.
fn draw_prompt_with_reason(pen: &mut Pen, scene: &mut Scene, prompt: Prompt) {
    let Some(why) = reason_of_computer(pen, scene) else { return draw_prompt(pen, scene, &prompt) };
    let strong = phrase!("robotics-did", what = &prompt.strong);
    let whole = Prompt { strong, rest: why.clone(), ..prompt.clone() };
    let facts = PromptFacts { colour: prompt.seat.map(|seat| scene.seat_colour(seat)), ..PromptFacts::default() };
    let needed = fit_sign(&pen.ruler(), scene.regions.prompt, &whole, &facts).bottom();
    if !shows_market(scene) || needed <= free_above_market(pen, scene) {
        return draw_prompt(pen, scene, &whole);
    }
    draw_prompt(pen, scene, &Prompt { strong: phrase!("spoken-line", line = &prompt.strong), ..prompt });
    let half = scene.halves().robot.shrink(Space::Xs.points());
    let top = scene.regions.prompt.bottom() + Space::Xs.points();
    let mut sign: Node<()> = row([text(TextStyle::NOTE, why).grow()]).inside_by(Space::M, Space::S);
    let high = sign.needed_height(&pen.ruler(), half.width());
    let place = half.with_min_y(top).with_max_y(top + high);
    notes::record_cover(pen.ui, place);
    show_panel(pen, place, sign.on(Surface::Sign(SIGN)));
}

/// Reason of a computer player for the action that is shown, as soon as it is worked out.
fn reason_of_computer(pen: &Pen, scene: &mut Scene) -> Option<Phrase> {
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
        return None;
    }
    let why = scene.view.reason_of_step(scene.play, scene.play.history().steps().len()).cloned();
    if scene.view.is_thinking() {
        pen.ui.ctx().request_repaint();
    }
    why
}

/// Draws the prompt with its keys, or the reason why something is not possible.
fn draw_prompt(pen: &mut Pen, scene: &mut Scene, prompt: &Prompt) {
    let is_touched = scene.view.is_touched;
    let drawn = DrawnPrompt::at_table(prompt, scene.play, scene.interaction, scene.settings, is_touched);
    if draw_prompt_sign(pen, &mut scene.view.meanings, scene.regions.prompt, &drawn) {
        scene.asked.go_on(&scene.interaction.stage);
    }
}

/// Marks the thing that the advice would take, and the place beside the robot's grid where it would
/// be put.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    let thing = hint.thing.and_then(|thing| scene.view.spots.get(&thing).copied());
    let to = hint.to.and_then(|to| scene.view.drop_places.iter().find(|(place, _)| *place == to));
    mark_advised(pen, thing.into_iter().chain(to.map(|(_, rect)| *rect)));
}

/// Asks before actions are given up (5.4).
fn ask_about_actions(pen: &mut Pen, scene: &mut Scene, left: u8) {
    let asked = QuestionSign {
        title: phrase!("robotics-ask-end-turn", count = left),
        text: phrase!("robotics-ask-end-turn-text", count = left),
        yes: phrase!("robotics-ask-end-turn-yes"),
        no: phrase!("ask-back"),
    };
    let is_touched = scene.view.is_touched;
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked, is_touched) {
        Some(true) => scene.send_command(RoboticsCommand::Yes),
        Some(false) => scene.send_command(RoboticsCommand::No),
        None => {}
    }
}
