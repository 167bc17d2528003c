//! Keys in the prompt of a turn: what Enter does, and the buttons of the turn that can be pressed.

use super::preview::deed_of_pointer;
use super::seen_table::SeenTable;
use crate::action::WorkerId;
use crate::client::play::carried::{thing_to_load, thing_to_unload};
use crate::client::play::command::TurnButton;
use crate::client::play::deed::{Deed, acting_team};
use crate::client::play::executing::turn_buttons::refusal_of_button;
use crate::client::play::interaction::{EngineersInteraction, HeldItem};
use crate::client::play::thing::{How, TableItem};
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::orders::{Order, WaySearch};
use crate::table::Table;
use client::input::Shortcut;
use client::table::prompt::KeyEffect;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Keys for the order under the pointer, or on the square of the keyboard: that which gives it, and
/// those of other orders to the chosen worker.
pub(super) fn keys_of_order(tables: SeenTable, own: &EngineersInteraction) -> Vec<KeyEffect> {
    if let Some(held) = own.held {
        return keys_with_item(held);
    }
    let enter: Option<KeyEffect> =
        effect_of_enter(tables, own).map(|effect| (&[Shortcut::CONFIRM] as &'static [Shortcut], effect));
    let is_way = matches!(deed_of_pointer(tables, own), Some(Deed::Give(_, Order::Go { .. })));
    let search = is_way.then(|| key_of_way_search(own.way_search));
    enter.into_iter().chain(keys_of_worker(tables.seen, own)).chain(search).collect()
}

/// The key that changes which squares of a way are searched, with the choice that it leads to.
fn key_of_way_search(search: WaySearch) -> KeyEffect {
    let words = match search.next() {
        WaySearch::AtEnd => phrase!("engineers-keys-way-search-end"),
        WaySearch::OnWay => phrase!("engineers-keys-way-search-all"),
        WaySearch::Never => phrase!("engineers-keys-way-search-never"),
    };
    (&[shortcuts::SEARCH_ON_WAY], words)
}

/// Keys of the orders that the chosen worker can get, and of all orders together.
pub(super) fn keys_of_worker(table: &Table, own: &EngineersInteraction) -> Vec<KeyEffect> {
    let keys: [ButtonKey; 4] = [
        (TurnButton::CarryOn, &[shortcuts::CARRY_ON], phrase!("engineers-keys-carry-on")),
        (TurnButton::Search, &[shortcuts::SEARCH], phrase!("engineers-keys-search")),
        (TurnButton::Work, &[shortcuts::WORK], phrase!("engineers-keys-work")),
        (TurnButton::CarryHome, &[shortcuts::CARRY_HOME], phrase!("engineers-keys-carry-home")),
    ];
    // Where there is little room, the last keys are left out: those of the truck are on no button.
    let possible = keys_of_truck(table, own)
        .into_iter()
        .chain(keys)
        .filter(|(button, ..)| refusal_of_button(table, own, *button).is_none());
    possible.map(|(_, shortcuts, effect)| (shortcuts, effect)).collect()
}

/// Key of a button, with its effect.
type ButtonKey = (TurnButton, &'static [Shortcut], Phrase);

/// Keys of what the chosen worker can do with the truck.
fn keys_of_truck(table: &Table, own: &EngineersInteraction) -> Vec<ButtonKey> {
    let Some(seat) = acting_team(table) else { return Vec::new() };
    let is_aboard = table.find_worker(seat, own.worker).is_some_and(|worker| worker.is_aboard);
    if is_aboard { keys_aboard(table, seat, own.worker) } else { keys_beside_truck(table, seat, own.worker) }
}

/// Keys of what a worker aboard the truck can do there (9.2, 9.3).
fn keys_aboard(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<ButtonKey> {
    let wheel = match table.truck(seat).driver == Some(worker) {
        true => phrase!("engineers-choice-leave-wheel"),
        false => phrase!("engineers-choice-take-wheel"),
    };
    vec![
        (TurnButton::Wheel, &[shortcuts::WHEEL], wheel),
        (TurnButton::Truck, &[shortcuts::TRUCK], phrase!("engineers-choice-climb-out")),
    ]
}

/// Keys of loading what a worker beside the truck holds, and of unloading the truck at home (9.9),
/// where what is held is usually put down.
fn keys_beside_truck(table: &Table, seat: SeatId, worker: WorkerId) -> Vec<ButtonKey> {
    let is_home = table.zone_square(seat) == Some(table.truck(seat).square);
    let loads = !is_home && thing_to_load(table, seat, worker).is_some();
    let load: ButtonKey = (TurnButton::Truck, &[shortcuts::TRUCK], phrase!("engineers-keys-load"));
    let unloads = thing_to_unload(table, seat, worker).is_some();
    let unload: ButtonKey = (TurnButton::PutDown, &[shortcuts::PUT_DOWN], phrase!("engineers-keys-unload"));
    loads.then_some(load).into_iter().chain(unloads.then_some(unload)).collect()
}

/// Keys for an item in hand.
fn keys_with_item(held: HeldItem) -> Vec<KeyEffect> {
    let back: KeyEffect = (&[Shortcut::ESCAPE], phrase!("engineers-keys-put-back"));
    if held.how != How::Keys {
        return vec![back];
    }
    let put_down: KeyEffect = (&[Shortcut::CONFIRM], phrase!("engineers-keys-put-down"));
    let next: KeyEffect = (&[Shortcut::NEXT_THING], phrase!("engineers-keys-next-place"));
    vec![put_down, next, back]
}

/// Effect of Enter on what the player points at; `None` if it does nothing, or goes to the widget
/// of a dialog.
fn effect_of_enter(tables: SeenTable, own: &EngineersInteraction) -> Option<Phrase> {
    let deed = deed_of_pointer(tables, own).filter(|_| own.dialog.is_none())?;
    let is_thing = own.cursor.is_none() && matches!(own.pointed, Some(TableItem::Piece(_)));
    if is_thing && !deed.is_done_by_enter() {
        return Some(phrase!("engineers-keys-take"));
    }
    match deed {
        Deed::Give(_, Order::Go { .. }) => Some(phrase!("engineers-keys-go")),
        Deed::Give(_, Order::Fetch { .. }) => Some(phrase!("engineers-keys-fetch")),
        Deed::Give(..) | Deed::Act(_) | Deed::Drive { .. } | Deed::Load(..) | Deed::Unload(..) | Deed::Open(_) => {
            Some(phrase!("engineers-keys-do"))
        }
        _ => None,
    }
}
