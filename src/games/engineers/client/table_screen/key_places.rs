//! Places for an item that is taken in hand by the keyboard, or by a screen reader.

use super::drop_verdict::DropVerdict;
use super::key_items::open_on;
use super::key_presses::is_pressed;
use crate::action::WorkerId;
use crate::client::play::{EngineersCommand, How, TableItem};
use crate::client::scene::Scene;
use crate::table::Place;
use client::input::{Listener, Shortcut};
use client::table::keys::{next_in_ring, step_of_choice};

/// Places where an item can be put down, the most usual first: the hands of the chosen worker, the
/// zone, the job, the truck, the square of the worker, the others, and things to join it to or to
/// pack it into: those of the zone, those that are carried, and those that lie open beside the
/// worker.
fn places_for(scene: &Scene, item: TableItem) -> Vec<TableItem> {
    let table = scene.table;
    let Some((seat, worker)) = scene.chosen_worker() else { return Vec::new() };
    let stands = table.find_worker(seat, worker).map(|worker| worker.square);
    let open = stands.map(|square| open_on(scene, seat, square)).unwrap_or_default();
    let square = stands.map(TableItem::Square);
    let zone = table.zone_square(seat).map(TableItem::Square);
    let usual = [TableItem::Worker(seat, worker), TableItem::Zone(seat), TableItem::Job(seat), TableItem::Truck(seat)];
    let others = WorkerId::all().filter(|&other| other != worker).map(|other| TableItem::Worker(seat, other));
    let laid = table.wholes_at(Place::Zone(seat)).map(|thing| TableItem::Piece(thing.id));
    let held = table.held(seat).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let held = held.map(|thing| TableItem::Piece(thing.id));
    let squares = square.into_iter().chain(zone.filter(|zone| Some(*zone) != square));
    let all = usual.into_iter().chain(squares).chain(others).chain(laid).chain(held).chain(open);
    all.filter(|&place| DropVerdict::of(scene, item, place).is_possible()).collect()
}

/// Takes an item in hand to be moved by keys, over the first of its places. Returns whether it has
/// one.
pub fn take_by_keys(scene: &mut Scene, item: TableItem) -> bool {
    let Some(&place) = places_for(scene, item).first() else { return false };
    scene.send_command(EngineersCommand::PickUp(item, How::Keys));
    scene.send_command(EngineersCommand::Hover(Some(place)));
    true
}

/// Listens to the keys for an item in hand: they hold it over its next place, and put it down.
pub(super) fn listen_with_item(keys: Listener, scene: &mut Scene, item: TableItem, over: Option<TableItem>) {
    if let Some(step) = step_of_choice(keys) {
        let places = places_for(scene, item);
        let at = over.and_then(|over| places.iter().position(|&place| place == over));
        let next = next_in_ring(at, places.len(), step).and_then(|next| places.get(next));
        scene.send_command(EngineersCommand::Hover(next.copied()));
    }
    if is_pressed(keys, scene, Shortcut::CONFIRM) {
        scene.send_command(EngineersCommand::PutDown);
    }
}
