//! Ends of turns or of parts of them: throwing, passing and drawing no more, with the questions
//! that come before.

use crate::action::{Action, JunkyardBots};
use crate::client::play::building::hands;
use crate::client::play::building::throwing;
use crate::client::play::exercises::puzzle_hands;
use crate::client::play::interaction::Aim;
use crate::client::play::question::{Question, asks_first};
use crate::game::read_table;
use crate::messages::phrase;
use crate::round::LegalActions;
use client::play::executor::Executor;
use client::play::question::TableQuestion;
use client::play::turn_stage::TurnStage;

/// Throws the chosen bombs. Asks first if the target would dodge them all (6.4).
pub(crate) fn throw_bombs(executor: &mut Executor<'_, JunkyardBots>, asked: bool) {
    let Aim { bombs, target } = executor.interaction.own.aim.clone();
    let Some(target) = target else {
        executor.refuse(phrase!("choose-a-target"));
        return;
    };
    let damage = read_table(executor.world, |table| throwing::damage_of_throw(table, target, &bombs)).flatten();
    if !asked && asks_first(executor) && damage == Some(0) {
        Question::ThrowInVain(target).ask(executor.world);
        return;
    }
    executor.act(Action::Attack { target, bombs });
}

/// Passes, or draws no more. Asks first if something could still be done.
pub(crate) fn pass_or_stop_drawing(executor: &mut Executor<'_, JunkyardBots>, asked: bool) {
    if executor.interaction.stage != TurnStage::Choosing {
        return;
    }
    let (action, given_up) = match executor.play.choices() {
        LegalActions::Draw(_) => (Action::StopDrawing, Some(Question::StopDrawing)),
        LegalActions::Take(takes) => (Action::Pass, (!takes.is_empty()).then_some(Question::Pass)),
        LegalActions::Attack(_) => (Action::Pass, Some(Question::HoldFire)),
        _ => return,
    };
    match given_up.filter(|_| !asked && asks_first(executor)) {
        Some(question) => {
            executor.interaction.own.hand = None;
            question.ask(executor.world);
        }
        None => _ = executor.act(action),
    }
}

/// Answers the open question with yes: does the action that it asks about.
pub(crate) fn answer_yes(executor: &mut Executor<'_, JunkyardBots>) {
    let question = Question::now(executor.world);
    Question::None.ask(executor.world);
    match question {
        Question::Eject(_) => hands::finish_build(executor, true),
        Question::Pass | Question::StopDrawing | Question::HoldFire => pass_or_stop_drawing(executor, true),
        Question::ThrowInVain(_) => throw_bombs(executor, true),
        Question::GiveUp => puzzle_hands::give_up(executor),
        Question::None => {}
    }
}
