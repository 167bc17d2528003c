//! Signs over the stage: the prompt, with the button to the results of a game that is over, a
//! question, and advice.

use crate::action::ThingId;
use crate::client::column::known_things::is_beginning_of;
use crate::client::play::prompt::current_prompt;
use crate::client::play::{Command, EngineersCommand, EngineersShow, Hint, Question, TurnStage};
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::set::limits::LINK_MA;
use crate::table::{JobPlan, Table};
use crate::turn::zone::selling::sale_price;
use crate::words::{a_kind, a_whole, dollars_words, join_words, machine_in_sentence};
use client::kit::Pen;
use client::kit::spoken::join_sentences;
use client::table::advice_sign::{AdviceRoom, AdviceWords, draw_advice_sign, mark_advised};
use client::table::prompt::Prompt;
use client::table::question::{QuestionSign, draw_question};
use client::table::sign::{DrawnPrompt, draw_prompt_sign};
use shell::language::Phrase;
use shell::seats::SeatId;

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

/// Marks the item that the advice would use, and the one to which it would go.
fn mark_advice(pen: &Pen, scene: &Scene, hint: &Hint) {
    mark_advised(pen, hint.thing.into_iter().chain(hint.to).filter_map(|item| scene.view.rect_of(item)));
}

/// Asks before something is given up.
fn ask_question(pen: &mut Pen, scene: &mut Scene) {
    let Some(asked) = sign_of_question(scene) else { return };
    let is_touched = scene.view.is_touched;
    match draw_question(pen, &mut scene.view.meanings, &scene.regions, scene.settings, &asked, is_touched) {
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
            text: words_of_sale(scene.table, scene.on_stage(), thing),
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

/// Words about the sale of an assembly: its price, that it costs an action (8.4), the cards of the
/// team that it is for, and the job that would be lost with it (10.4).
fn words_of_sale(table: &Table, seat: SeatId, thing: ThingId) -> Phrase {
    let price = phrase!("engineers-ask-sell-text", price = dollars_words(sale_price(table, thing)));
    let cards = table.hand(seat).filter(|card| is_beginning_of(table, seat, thing, card.0));
    let machines: Vec<Phrase> =
        cards.filter_map(|card| table.data().get_machine(card.0)).map(machine_in_sentence).collect();
    let needed = (!machines.is_empty()).then(|| {
        let count = machines.len();
        phrase!("engineers-ask-sell-needed", count = count, machines = join_words(machines))
    });
    let job = loses_job(table, seat, thing).then(|| phrase!("engineers-ask-sell-job"));
    join_sentences([Some(price), needed, job].into_iter().flatten())
}

/// Whether the present job of a team, on which something is done, is lost with an assembly (10.4).
fn loses_job(table: &Table, seat: SeatId, thing: ThingId) -> bool {
    let whole = table.whole(thing);
    table.job(seat).is_some_and(|job| {
        let is_of_whole = match job.plan {
            JobPlan::Join(first, second) => whole.contains(&first) || whole.contains(&second),
            JobPlan::Detach(component) => whole.contains(&component),
        };
        is_of_whole && job.done > 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::set::DataSet;
    use crate::table::CardPlace;
    use crate::words::told::tell;

    #[test]
    fn rule_8_4_before_a_sale_the_cards_that_need_the_assembly_and_its_job_are_named() {
        let told = |others: &str, done: u8| {
            let yard = TestYard::new().in_zone(A, "pump").in_zone(A, others).in_zone(A, "bucket").joined(&[0, 1]);
            let yard = yard.joining(A, 0, 2, done).change(|position| {
                let cannon = DataSet::standard().find_machine("water_cannon").unwrap();
                for (index, place) in position.cards.iter_mut().enumerate() {
                    let in_hand = CardPlace::Hand { seat: A, is_shown: false };
                    *place = if index == cannon.index() { in_hand } else { CardPlace::Deck };
                }
            });
            tell(&words_of_sale(&yard.table(), A, ThingId(0)))
        };
        let needed = told("oil_drum", 0);
        assert!(needed.contains("an action") && needed.contains("“Water cannon”"), "{needed}");
        assert!(!needed.contains("is lost"), "{needed}");
        let other = told("rope", 5);
        assert!(!other.contains("Water cannon") && other.contains("is lost"), "{other}");
    }
}
