//! Implementation of [`Execute`] for Robotics.

use bevy::prelude::*;

use super::command::RoboticsCommand;
use super::conversion::Conversion;
use super::events::cue::TimedCue;
use super::events::cue_sounds::write_cues;
use super::events::cues::{cues_of_control, cues_of_events};
use super::exercises::lesson_commands;
use super::interaction::RoboticsInteraction;
use super::question::Question;
use super::shows::RoboticsShow;
use super::{conversion, conversion_commands, hand_commands, offer, offer_commands};
use crate::action::{Action, LostPart, Robotics, TableEvent};
use crate::game::read_table;
use crate::turn::LegalActions;
use client::play::advice::finding::work_out_hint;
use client::play::command::Command;
use client::play::execute::execute_when_drags_end;
use client::play::executor::{Execute, Executor};
use client::play::question::TableQuestion;
use client::play::start::stepped;
use shell::seats::SeatId;

type TurnStage = client::play::turn_stage::TurnStage<Robotics>;
type Play = client::play::playing::Play<Robotics>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimedCue>();
    execute_when_drags_end::<Robotics>(app, RoboticsCommand::EndDrag);
}

impl Execute for Robotics {
    fn interrupt(executor: &mut Executor<'_, Self>, command: &Command<Self>) -> bool {
        if matches!(command, Command::Game(command) if !command.is_of_pointer()) {
            executor.interaction.reason_not = None;
        }
        false
    }

    fn execute(executor: &mut Executor<'_, Self>, command: RoboticsCommand) {
        execute_own_command(executor, command);
    }

    fn begin_action(_: &mut Executor<'_, Self>, _: SeatId, action: Action) -> Option<Action> {
        Some(action)
    }

    /// A control that works after the counter has been shown is seen and heard only then.
    fn present_step(world: &mut World, events: &[TableEvent], stage: &TurnStage) -> f32 {
        let waits = control_to_come(stage).is_some();
        let is_now = |event: &&TableEvent| !(waits && matches!(event, TableEvent::ControlWorked { .. }));
        let events: Vec<TableEvent> = events.iter().filter(is_now).cloned().collect();
        let (cues, over) = cues_of_events(&events);
        write_cues(world, cues);
        over.as_secs_f32()
    }

    fn note_step(executor: &mut Executor<'_, Self>, _: SeatId, events: &[TableEvent]) {
        offer_commands::lay_out_refused(executor, events);
    }

    fn advance(executor: &mut Executor<'_, Self>) -> bool {
        if let Some((seat, taken)) = control_to_come(&executor.interaction.stage) {
            let cues = cues_of_control(seat, taken);
            write_cues(executor.world, cues);
        }
        false
    }

    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let was_asked = !Question::now(executor.world).is_none();
        Question::None.ask(executor.world);
        if hand_commands::put_back(executor) || was_asked {
            return true;
        }
        conversion_commands::step_conversion(executor, Conversion::undo)
            || conversion_commands::leave_conversion(executor)
            || offer_commands::leave_offer(executor)
            || std::mem::take(&mut executor.interaction.own.plays_kept_saboteur)
    }

    fn redo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        conversion_commands::step_conversion(executor, Conversion::redo)
    }

    fn advise(executor: &mut Executor<'_, Self>) {
        if !lesson_commands::show_suggestion(executor) {
            work_out_hint(executor);
        }
    }

    /// Lays out again what was in the making.
    fn ready_interaction(world: &mut World, play: &Play, before: RoboticsInteraction) -> RoboticsInteraction {
        Question::None.ask(world);
        let prepared = read_table(world, |table| {
            let draft = play.history().draft();
            let conversion = draft.and_then(|draft| conversion::conversion_of_draft(table, draft));
            let offer = draft.and_then(|draft| offer::offer_of_draft(table, draft));
            (conversion, offer)
        });
        let (conversion, offer) = prepared.unwrap_or_default();
        let aim = match play.choices() {
            LegalActions::Sabotage { targets, .. } => match targets.as_slice() {
                [only] => Some(*only),
                _ => None,
            },
            _ => None,
        };
        RoboticsInteraction { conversion, offer, aim, pick_ups: before.pick_ups, ..RoboticsInteraction::default() }
    }
}

/// The control that is shown after the counter that is shown now, with the seat that drew it.
fn control_to_come(stage: &TurnStage) -> Option<(SeatId, &[LostPart])> {
    match stage {
        TurnStage::Show { from, show: RoboticsShow::Drawn(_), then } => then.iter().find_map(|show| match show {
            RoboticsShow::Control { taken, .. } => Some((*from, taken.as_slice())),
            _ => None,
        }),
        _ => None,
    }
}

/// Executes a command that only Robotics has.
fn execute_own_command(executor: &mut Executor<'_, Robotics>, command: RoboticsCommand) {
    if lesson_commands::refuse_choice(executor, &command) {
        return;
    }
    match command {
        RoboticsCommand::PickUp(thing, how) => hand_commands::pick_up(executor, thing, how),
        RoboticsCommand::Hover(over) => hand_commands::hold_over(executor, over),
        RoboticsCommand::Turn { clockwise } => hand_commands::turn_hand(executor, clockwise),
        RoboticsCommand::NextPlacement => hand_commands::choose_next_placement(executor),
        RoboticsCommand::PutDown => hand_commands::put_down(executor),
        RoboticsCommand::PutBack => _ = hand_commands::put_back(executor),
        RoboticsCommand::EndDrag => hand_commands::end_drag(executor),
        RoboticsCommand::Move(thing, to) => _ = hand_commands::move_thing(executor, thing, to),
        RoboticsCommand::Choose(thing) => executor.interaction.own.chosen = thing,
        RoboticsCommand::BeginOffer(to) => offer_commands::begin_offer(executor, to),
        RoboticsCommand::BeginCounter => offer_commands::begin_counter(executor),
        RoboticsCommand::Give(side, part) => offer_commands::give_part(executor, side, part),
        RoboticsCommand::TakeBack(side, part) => offer_commands::take_part_back(executor, side, part),
        RoboticsCommand::Pay(side, steps) => offer_commands::change_credits(executor, side, steps),
        RoboticsCommand::SendOffer => offer_commands::send_offer(executor),
        RoboticsCommand::LeaveOffer => _ = offer_commands::leave_offer(executor),
        RoboticsCommand::BeginConversion => conversion_commands::begin_conversion(executor),
        RoboticsCommand::KeepLeftOver(part, keeps) => {
            conversion_commands::change_conversion(executor, |conversion| conversion.keep_left_over(part, keeps));
        }
        RoboticsCommand::TakeApart => {
            conversion_commands::change_conversion(executor, Conversion::take_apart);
        }
        RoboticsCommand::StartOver => {
            conversion_commands::change_conversion(executor, Conversion::start_over);
        }
        RoboticsCommand::Convert => conversion_commands::finish_conversion(executor),
        RoboticsCommand::LeaveConversion => _ = conversion_commands::leave_conversion(executor),
        RoboticsCommand::Aim(seat, cell) => executor.interaction.own.aim = Some((seat, cell)),
        RoboticsCommand::Sabotage => hand_commands::sabotage_target(executor),
        RoboticsCommand::PlayKeptSaboteur(plays) => executor.interaction.own.plays_kept_saboteur = plays,
        RoboticsCommand::Pass => _ = executor.act(Action::Pass),
        RoboticsCommand::Done => hand_commands::end_turn(executor, false),
        RoboticsCommand::Yes => {
            let question = Question::now(executor.world);
            Question::None.ask(executor.world);
            if let Question::EndTurn { .. } = question {
                hand_commands::end_turn(executor, true);
            }
        }
        RoboticsCommand::No => Question::None.ask(executor.world),
        RoboticsCommand::ShowHint(hint) => {
            executor.interaction.own.chosen = hint.thing.or(executor.interaction.own.chosen);
            executor.interaction.hint = Some(*hint);
        }
        RoboticsCommand::ReadOn => stepped::read_on(executor),
        RoboticsCommand::StepBack => stepped::step_back(executor),
    }
}
