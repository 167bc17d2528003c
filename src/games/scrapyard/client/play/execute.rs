//! Implementation of [`Execute`] for Scrapyard.

use bevy::prelude::*;

use super::buttons::{end_turn, pass, press_button, take_back_payment};
use super::command::ScrapyardCommand;
use super::events::cue::TimedCue;
use super::events::cue_sounds::write_cues;
use super::events::cues::cues_of_events;
use super::exercises::lesson_commands;
use super::interaction::ScrapyardInteraction;
use super::press_commands::{complete_choice, first_salvaged, press_thing};
use super::question::Question;
use super::taking::TakingInMaking;
use super::thing::How;
use super::{hand_commands, turn_notes};
use crate::action::{Action, Scrapyard, TableEvent};
use crate::cards::CardList;
use crate::game::read_table;
use crate::table::Setup;
use client::play::advice::finding::work_out_hint;
use client::play::command::Command;
use client::play::execute::execute_when_drags_end;
use client::play::executor::{Execute, Executor};
use client::play::question::TableQuestion;
use client::play::start::stepped;
use shell::seats::SeatId;

type TurnStage = client::play::turn_stage::TurnStage<Scrapyard>;
type Play = client::play::playing::Play<Scrapyard>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimedCue>();
    execute_when_drags_end::<Scrapyard>(app, ScrapyardCommand::EndDrag);
}

impl Execute for Scrapyard {
    fn interrupt(executor: &mut Executor<'_, Self>, command: &Command<Self>) -> bool {
        if matches!(command, Command::Game(command) if !command.is_of_pointer()) {
            executor.interaction.reason_not = None;
        }
        false
    }

    fn execute(executor: &mut Executor<'_, Self>, command: ScrapyardCommand) {
        execute_own_command(executor, command);
    }

    fn begin_action(_: &mut Executor<'_, Self>, _: SeatId, action: Action) -> Option<Action> {
        Some(action)
    }

    fn present_step(world: &mut World, events: &[TableEvent], _: &TurnStage) -> f32 {
        let setup = world.resource::<Setup>().clone();
        let round = read_table(world, |table| table.state().round).unwrap_or(0);
        let (cues, duration) = cues_of_events(events, &setup, round);
        write_cues(world, cues);
        duration.as_secs_f32()
    }

    fn note_step(executor: &mut Executor<'_, Self>, _: SeatId, events: &[TableEvent]) {
        turn_notes::note_events(executor, events);
    }

    fn advance(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let was_asked = !Question::now(executor.world).is_none();
        Question::None.ask(executor.world);
        if hand_commands::put_back(executor) || was_asked {
            return true;
        }
        let was_paying = take_back_payment(executor);
        let own = &mut executor.interaction.own;
        let was_begun = was_paying || own.order.take().is_some() || own.lists_abilities;
        own.lists_abilities = false;
        let was_taking = own.taking != TakingInMaking::default();
        own.taking = TakingInMaking::default();
        was_begun || was_taking
    }

    fn redo_in_hand(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn advise(executor: &mut Executor<'_, Self>) {
        if !lesson_commands::show_suggestion(executor) {
            work_out_hint(executor);
        }
    }

    fn ready_interaction(world: &mut World, _: &Play, before: ScrapyardInteraction) -> ScrapyardInteraction {
        Question::None.ask(world);
        let salvaged = read_table(world, first_salvaged).unwrap_or_else(CardList::new);
        ScrapyardInteraction {
            salvaged,
            pick_ups: before.pick_ups,
            settled: before.settled,
            drained: before.drained,
            ..ScrapyardInteraction::default()
        }
    }
}

/// Executes a command that only Scrapyard has.
fn execute_own_command(executor: &mut Executor<'_, Scrapyard>, command: ScrapyardCommand) {
    match command {
        ScrapyardCommand::PickUp(thing, how) => hand_commands::pick_up(executor, thing, how),
        ScrapyardCommand::Hover(over) => hand_commands::hold_over(executor, over),
        ScrapyardCommand::NextPlace => hand_commands::choose_next_place(executor),
        ScrapyardCommand::PutDown => hand_commands::put_down(executor),
        ScrapyardCommand::PutBack => _ = hand_commands::put_back(executor),
        ScrapyardCommand::EndDrag => hand_commands::end_drag(executor),
        ScrapyardCommand::Drop(thing, place) => _ = hand_commands::drop_thing(executor, thing, place),
        ScrapyardCommand::Press(thing) => press_thing(executor, thing, How::Click),
        ScrapyardCommand::PressByKey(thing) => press_thing(executor, thing, How::Keys),
        ScrapyardCommand::Button(button) => press_button(executor, button),
        ScrapyardCommand::Confirm => complete_choice(executor),
        ScrapyardCommand::Choose(thing) => executor.interaction.own.chosen = thing,
        ScrapyardCommand::Yes => answer_yes(executor),
        ScrapyardCommand::No => Question::None.ask(executor.world),
        ScrapyardCommand::ShowHint(hint) => {
            executor.interaction.own.chosen = hint.thing.or(executor.interaction.own.chosen);
            executor.interaction.hint = Some(*hint);
        }
        ScrapyardCommand::ReadOn => stepped::read_on(executor),
        ScrapyardCommand::StepBack => stepped::step_back(executor),
    }
}

/// Closes the open question, and does what it asked about.
fn answer_yes(executor: &mut Executor<'_, Scrapyard>) {
    let question = Question::now(executor.world);
    Question::None.ask(executor.world);
    match question {
        Question::None => {}
        Question::Pass { .. } => pass(executor, true),
        Question::EndTurn => end_turn(executor, true),
    }
}
