//! Presses, drags and deeds.

use shell::language::InWords;

use super::asking::try_action;
use super::choosing::{choose_worker, open};
use super::deal_commands::change_deal;
use super::order_commands::give_order;
use super::truck_commands::{drive, load, unload};
use crate::action::{Engineers, Illegal};
use crate::client::play::deed::{Deed, deed_of_press};
use crate::client::play::drop::deed_of_drop;
use crate::client::play::events::cue::Cue;
use crate::client::play::events::cue_sounds::write_cue;
use crate::client::play::interaction::HeldItem;
use crate::client::play::thing::{How, TableItem, TurnedStack};
use crate::game::read_table;
use crate::orders::WaySearch;
use crate::yard::Direction;

type Executor<'a> = client::play::executor::Executor<'a, Engineers>;
type TurnStage = client::play::turn_stage::TurnStage<Engineers>;

/// Presses an item.
pub(crate) fn press(executor: &mut Executor, item: TableItem) {
    executor.interaction.own.pointed = Some(item);
    do_press(executor, item);
}

/// Does what a press on an item means.
fn do_press(executor: &mut Executor, item: TableItem) {
    let own = &mut executor.interaction.own;
    match item {
        // What is only looked at needs no turn.
        TableItem::Card(machine) => own.card = Some(machine).filter(|_| own.card != Some(machine)),
        TableItem::Zone(seat) => own.zone = Some(seat).filter(|_| own.zone != Some(seat)),
        _ if executor.interaction.stage == TurnStage::Choosing => {
            let own = &executor.interaction.own;
            let deed = read_table(executor.world, |table| deed_of_press(table, own, item));
            perform(executor, deed.unwrap_or(Deed::Nothing));
        }
        _ => {}
    }
}

/// Presses an item so that a worker who is sent there searches nothing. The item under the pointer,
/// which may be another one, stays pointed at.
pub(crate) fn press_to_go(executor: &mut Executor, item: TableItem) {
    let before = std::mem::replace(&mut executor.interaction.own.way_search, WaySearch::Never);
    do_press(executor, item);
    executor.interaction.own.way_search = before;
}

/// Turns the stack of things in a square to one of them, and points at it.
pub(crate) fn turn_stack(executor: &mut Executor, turned: TurnedStack) {
    let own = &mut executor.interaction.own;
    own.turned = Some(turned);
    own.pointed = Some(TableItem::Piece(turned.thing));
}

/// Presses the square of the keyboard, or the item that it has chosen.
pub(crate) fn press_chosen(executor: &mut Executor) {
    let own = &executor.interaction.own;
    if let Some(item) = own.cursor.map(TableItem::Square).or(own.pointed) {
        press(executor, item);
    }
}

/// Does a deed. Returns whether it was not refused.
pub(crate) fn perform(executor: &mut Executor, deed: Deed) -> bool {
    let own = &mut executor.interaction.own;
    match deed {
        Deed::Nothing => {}
        Deed::Refuse(why) => {
            executor.refuse(why.phrase());
            return false;
        }
        Deed::Act(action) => return try_action(executor, action),
        Deed::Give(worker, order) => give_order(executor, worker, order),
        Deed::Drive { squares, clockwise } => drive(executor, squares, clockwise),
        Deed::Load(worker, thing) => load(executor, worker, thing),
        Deed::Unload(worker, thing, to) => unload(executor, worker, thing, to),
        Deed::Open(dialog) => open(executor, dialog),
        Deed::Choose(worker) => choose_worker(executor, worker),
        Deed::ChooseCard(machine) => own.card = Some(machine),
        Deed::ShowZone(seat) => own.zone = Some(seat),
        Deed::ToggleGood(side, thing) => change_deal(executor, |deal, table| deal.toggle(table, side, thing)),
    }
    true
}

/// Moves the square of the keyboard; the first move begins at the chosen worker.
pub(crate) fn move_cursor(executor: &mut Executor, direction: Direction) {
    let own = &executor.interaction.own;
    let worker = own.worker;
    let begin = || {
        read_table(executor.world, |table| Some(table.find_worker(table.state().awaited_seat()?, worker)?.square))
            .flatten()
    };
    let Some(from) = own.cursor.or_else(begin) else { return };
    let to = from.beside(direction).unwrap_or(from);
    let own = &mut executor.interaction.own;
    own.cursor = Some(to);
    own.pointed = Some(TableItem::Square(to));
}

/// Takes an item in hand.
pub(crate) fn pick_up(executor: &mut Executor, item: TableItem, how: How) {
    if executor.interaction.stage != TurnStage::Choosing || executor.interaction.own.held.is_some() {
        return;
    }
    let own = &mut executor.interaction.own;
    own.held = Some(HeldItem { item, how, over: None });
    own.pick_ups += 1;
    write_cue(executor.world, Cue::TakenInHand);
}

/// Holds the item in hand over another one.
pub(crate) fn hold_over(executor: &mut Executor, over: Option<TableItem>) {
    if let Some(held) = &mut executor.interaction.own.held {
        held.over = over;
    }
}

/// Puts the item in hand down where it is held. What is refused goes back.
pub(crate) fn put_down(executor: &mut Executor) {
    let Some(held) = executor.interaction.own.held.take() else { return };
    let own = &executor.interaction.own;
    let deed = held.over.and_then(|over| read_table(executor.world, |table| deed_of_drop(table, own, held.item, over)));
    let is_done = match deed.unwrap_or(Deed::Nothing) {
        Deed::Nothing if held.over.is_some() => {
            executor.refuse(Illegal::NotNow.phrase());
            write_cue(executor.world, Cue::PutBack);
            false
        }
        Deed::Nothing => {
            write_cue(executor.world, Cue::PutBack);
            true
        }
        deed => perform(executor, deed),
    };
    executor.interaction.own.is_drop_refused = !is_done && held.how != How::Keys;
}

/// Points at an item, or at none. The preview of a new one takes the place of the reason why the
/// last attempt was not possible.
pub(crate) fn point(executor: &mut Executor, item: Option<TableItem>) {
    let own = &mut executor.interaction.own;
    let is_just_refused = std::mem::take(&mut own.is_drop_refused);
    let is_new = item.is_some() && item != own.pointed && !is_just_refused;
    own.pointed = item;
    own.is_by_keys = false;
    if is_new {
        executor.interaction.reason_not = None;
    }
}

/// Chooses an item by the keyboard.
pub(crate) fn point_by_keys(executor: &mut Executor, item: TableItem) {
    let own = &mut executor.interaction.own;
    own.pointed = Some(item);
    own.is_by_keys = true;
}

/// Puts the item in hand back. Returns whether there was one.
pub(crate) fn put_back(executor: &mut Executor) -> bool {
    let is_back = executor.interaction.own.held.take().is_some();
    if is_back {
        write_cue(executor.world, Cue::PutBack);
    }
    is_back
}

/// Puts a dragged item back; one that is held in another way stays in hand.
pub(crate) fn end_drag(executor: &mut Executor) {
    if executor.interaction.own.held.is_some_and(|held| held.how == How::Drag) {
        put_back(executor);
    }
}
