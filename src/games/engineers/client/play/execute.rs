//! Implementation of [`Execute`] for Engineers at Play.

use bevy::prelude::*;

use super::command::EngineersCommand;
use super::events::cue::TimedCue;
use super::events::cue_sounds::write_cues;
use super::events::cues::cues_of_events;
use super::executing::asking::{answer_yes, try_action};
use super::executing::choosing::{choose_next_worker, choose_worker, open};
use super::executing::curtain_cues::{events_before_curtain, hold_cues, take_held_cues};
use super::executing::deal_commands::{begin_auction, begin_deal, bid, bounds_of_bid, change_deal, raise, send_deal};
use super::executing::order_clock::{queue_cues, restart_clock};
use super::executing::order_commands::{drop_order, give_order, keep_orders, undo_batch};
use super::executing::press_commands::{
    end_drag, hold_over, move_cursor, pick_up, point, point_by_keys, press, press_chosen, press_to_go, put_back,
    put_down, turn_stack,
};
use super::executing::shop_commands::{buy, pick_up_together, sell, toggle_sharer};
use super::executing::truck_commands::{load, unload};
use super::executing::turn_buttons::press_button;
use super::exercises::lesson_commands;
use super::interaction::EngineersInteraction;
use super::question::Question;
use super::thing::TableItem;
use super::turn_notes;
use crate::action::{Action, Engineers, TableEvent};
use crate::game::read_table;
use crate::orders::WaySearch;
use client::play::advice::finding::work_out_hint;
use client::play::command::Command;
use client::play::execute::execute_when_drags_end;
use client::play::executor::{Execute, Executor};
use client::play::question::TableQuestion;
use client::play::secrets::screen_audience::audience_of_game;
use client::play::start::stepped;
use shell::seats::SeatId;

type TurnStage = client::play::turn_stage::TurnStage<Engineers>;
type Play = client::play::playing::Play<Engineers>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TimedCue>();
    execute_when_drags_end::<Engineers>(app, EngineersCommand::EndDrag);
}

impl Execute for Engineers {
    fn interrupt(executor: &mut Executor<'_, Self>, command: &Command<Self>) -> bool {
        restart_clock(executor.world);
        if matches!(command, Command::Game(command) if !command.is_of_pointer()) {
            executor.interaction.reason_not = None;
            executor.interaction.own.is_drop_refused = false;
        }
        false
    }

    fn execute(executor: &mut Executor<'_, Self>, command: EngineersCommand) {
        execute_command(executor, command);
    }

    /// Those before the screen notice what the seat that acts may, also where its choice has come
    /// in this very frame, as when the curtain opens.
    fn begin_action(executor: &mut Executor<'_, Self>, _: SeatId, action: Action) -> Option<Action> {
        let Executor { world, play, interaction } = executor;
        if let Some(audience) = read_table(world, |table| audience_of_game(table, play, interaction)) {
            world.insert_resource(audience);
        }
        Some(action)
    }

    /// The steps of an order are seen one after another. A roll that is shown after a curtain is
    /// not heard before.
    fn present_step(world: &mut World, events: &[TableEvent], stage: &TurnStage) -> f32 {
        let tested = events.iter().find_map(|event| match event {
            TableEvent::Tested { grades, .. } => grades.first().map(|&(thing, _)| thing),
            _ => None,
        });
        let linked = tested.and_then(|thing| read_table(world, |table| table.whole(thing))).unwrap_or_default();
        let (events, later) = events.split_at(events_before_curtain(events, stage));
        hold_cues(world, cues_of_events(later, &linked).0);
        let (cues, duration) = cues_of_events(events, &linked);
        let (cues, over) = queue_cues(world, cues, duration);
        write_cues(world, cues);
        over.as_secs_f32()
    }

    /// A step discards the kept orders, so they are kept again.
    fn note_step(executor: &mut Executor<'_, Self>, _: SeatId, events: &[TableEvent]) {
        turn_notes::note_events(executor, events);
        executor.interaction.own.last_events = events.to_vec();
        keep_orders(executor);
    }

    fn advance(executor: &mut Executor<'_, Self>) -> bool {
        let held = take_held_cues(executor.world);
        write_cues(executor.world, held);
        false
    }

    fn undo_in_hand(executor: &mut Executor<'_, Self>) -> bool {
        let was_asked = !Question::now(executor.world).is_none();
        Question::None.ask(executor.world);
        if put_back(executor) || was_asked {
            return true;
        }
        let dialog = std::mem::take(&mut executor.interaction.own.dialog);
        if dialog.stays_open() {
            // What was bought or begun there is taken back, and the dialog stays.
            executor.interaction.own.dialog = dialog;
        } else if !dialog.is_none() {
            return true;
        }
        undo_batch(executor)
    }

    fn redo_in_hand(_: &mut Executor<'_, Self>) -> bool {
        false
    }

    fn advise(executor: &mut Executor<'_, Self>) {
        if !lesson_commands::show_suggestion(executor) {
            work_out_hint(executor);
        }
    }

    fn ready_interaction(world: &mut World, play: &Play, before: EngineersInteraction) -> EngineersInteraction {
        Question::None.ask(world);
        let read = read_table(world, |table| (table.state().awaited_seat(), bounds_of_bid(table)));
        let (seat, bounds) = read.unwrap_or_default();
        let own = before.carried_on(seat);
        let bid = bounds.map_or(0, |(least, _)| least);
        // The orders of a game that was just opened.
        let orders = play.history().draft().cloned().unwrap_or_else(|| own.orders.clone());
        // In a lesson nobody searches where they are only sent.
        let way_search = if stepped::lesson_at_table(play).is_some() { WaySearch::Never } else { own.way_search };
        EngineersInteraction { bid, orders, way_search, ..own }
    }
}

/// Executes a command that only Engineers at Play has.
fn execute_command(executor: &mut Executor<'_, Engineers>, command: EngineersCommand) {
    match command {
        EngineersCommand::ChooseWorker(worker) => choose_worker(executor, worker),
        EngineersCommand::NextWorker => choose_next_worker(executor),
        EngineersCommand::MoveCursor(direction) => move_cursor(executor, direction),
        EngineersCommand::Point(item) => point(executor, item),
        EngineersCommand::PointByKeys(item) => point_by_keys(executor, item),
        EngineersCommand::Press(item) => press(executor, item),
        EngineersCommand::PressToGo(item) => press_to_go(executor, item),
        EngineersCommand::TurnStack(turned) => turn_stack(executor, turned),
        EngineersCommand::PressChosen => press_chosen(executor),
        EngineersCommand::PickUp(item, how) => pick_up(executor, item, how),
        EngineersCommand::Hover(over) => hold_over(executor, over),
        EngineersCommand::PutDown => put_down(executor),
        EngineersCommand::EndDrag => end_drag(executor),
        EngineersCommand::Button(button) => press_button(executor, button),
        EngineersCommand::Try(action) => _ = try_action(executor, action),
        EngineersCommand::Give(worker, order) => give_order(executor, worker, order),
        EngineersCommand::DropOrder(worker) => drop_order(executor, worker),
        EngineersCommand::Open(dialog) => open(executor, dialog),
        EngineersCommand::ShowZone(zone) => executor.interaction.own.zone = zone,
        EngineersCommand::ChooseCard(card) => executor.interaction.own.card = card,
        EngineersCommand::ToggleSharer(worker) => toggle_sharer(executor, worker),
        EngineersCommand::PickUpTogether => pick_up_together(executor),
        EngineersCommand::Load(thing) => {
            let worker = executor.interaction.own.worker;
            load(executor, worker, thing);
        }
        EngineersCommand::Unload(thing, to) => {
            let worker = executor.interaction.own.worker;
            unload(executor, worker, thing, Some(to));
        }
        EngineersCommand::Buy(kind) => buy(executor, kind),
        EngineersCommand::Sell(thing) => sell(executor, thing),
        other => execute_deal_command(executor, other),
    }
}

/// Executes a command of a deal, of a question, of advice or of a lesson.
fn execute_deal_command(executor: &mut Executor<'_, Engineers>, command: EngineersCommand) {
    match command {
        EngineersCommand::BeginDeal(to) => begin_deal(executor, to),
        EngineersCommand::ToggleGood(side, thing) => {
            change_deal(executor, |deal, table| deal.toggle(table, side, thing));
        }
        EngineersCommand::Pay(side, dollars) => change_deal(executor, |deal, table| deal.pay(table, side, dollars)),
        EngineersCommand::SendDeal => send_deal(executor),
        EngineersCommand::BeginAuction(thing) => begin_auction(executor, thing),
        EngineersCommand::Raise(dollars) => raise(executor, dollars),
        EngineersCommand::Bid => bid(executor),
        EngineersCommand::Yes => answer_yes(executor),
        EngineersCommand::No => Question::None.ask(executor.world),
        EngineersCommand::ShowHint(hint) => {
            // The open shop deals with that worker too.
            if let Some(TableItem::Worker(_, worker)) = hint.thing {
                choose_worker(executor, worker);
            }
            let own = &mut executor.interaction.own;
            own.pointed = hint.to.or(hint.thing).or(own.pointed);
            executor.interaction.hint = Some(*hint);
        }
        EngineersCommand::ReadOn => stepped::read_on(executor),
        EngineersCommand::StepBack => stepped::step_back(executor),
        _ => {}
    }
}
