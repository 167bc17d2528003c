//! The item in hand in words, for screen readers, with the place over which it is held; or the
//! chosen worker, and what the keyboard has chosen.

use super::drop_verdict::DropVerdict;
use crate::action::{ThingId, WorkerId};
use crate::client::play::{HeldItem, TableItem, TurnStage};
use crate::client::scene::Scene;
use crate::client::stage::yard_marks::free_gates;
use crate::client::yard::YardFacts;
use crate::client::yard::speech::{gate_words, square_words};
use crate::messages::phrase;
use crate::words::{
    a_whole, actions_words, join_words, list_of_wholes, machine_name, square_name, wall_name, worker_name,
};
use crate::yard::Square;
use client::kit::spoken::join_sentences;
use shell::language::Phrase;
use shell::seats::SeatId;

/// The item in hand with its place, or the chosen worker and what the keyboard has chosen.
pub(super) fn item_words(scene: &Scene) -> Phrase {
    if scene.interaction.stage != TurnStage::Choosing {
        return Phrase::default();
    }
    if let Some(held) = scene.interaction.own.held {
        return words_in_hand(scene, held);
    }
    let worker = scene.chosen_worker().and_then(|(seat, worker)| words_of_worker(scene, seat, worker));
    let own = &scene.interaction.own;
    let chosen = own.cursor.map(TableItem::Square).or(own.pointed);
    let chosen =
        chosen.map(|item| phrase!("spoken-line", line = phrase!("as-title", name = name_of_item(scene, item))));
    join_sentences(worker.into_iter().chain(chosen))
}

/// The item in hand, the place over which it is held, and whether it can be put there.
fn words_in_hand(scene: &Scene, held: HeldItem) -> Phrase {
    let what = name_of_item(scene, held.item);
    let Some(over) = held.over else { return phrase!("engineers-spoken-in-hand", what = what) };
    let verdict = DropVerdict::of(scene, held.item, over);
    let follows = match verdict.reason_not() {
        Some(why) => phrase!("spoken-why-not", why = why),
        None if verdict.is_possible() => phrase!("engineers-spoken-fits"),
        None => Phrase::default(),
    };
    let place = name_of_item(scene, over);
    phrase!("engineers-spoken-in-hand-at", what = what, place = place, follows = follows)
}

/// A worker of the team on turn: where it is, what it carries, and what it can do yet.
fn words_of_worker(scene: &Scene, seat: SeatId, worker: WorkerId) -> Option<Phrase> {
    let table = scene.table;
    let found = table.find_worker(seat, worker)?;
    let name = worker_name(scene.play.seats(), seat, worker);
    let square = square_name(found.square);
    let actions = actions_words(table.actions_left(seat, worker).into());
    let held = table.held_by(seat, worker).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let things: Vec<ThingId> = held.map(|thing| thing.id).collect();
    if things.is_empty() {
        return Some(phrase!("engineers-spoken-worker", name = name, square = square, actions = actions));
    }
    let things = list_of_wholes(table, &things, seat);
    Some(phrase!("engineers-spoken-carrier", name = name, square = square, actions = actions, things = things))
}

/// Name of a square with all that is there and the squares to which a step leads (4.1), or of a
/// gate that can be taken (2.5).
fn name_of_square(scene: &Scene, square: Square) -> Phrase {
    if let Some(gate) = free_gates(scene).iter().find(|gate| gate.gate.square() == square) {
        return gate_words(gate);
    }
    let facts = YardFacts::of(scene.whole, scene.play.seats(), scene.viewer);
    let named = facts.on(square).map_or_else(|| square_name(square), |contents| square_words(&facts, contents));
    let ways = join_words(scene.table.yard().neighbours(square).map(|(_, beside)| square_name(beside)));
    phrase!("spoken-list", first = named, second = phrase!("engineers-spoken-ways", squares = ways))
}

/// Name of an item, a square with all that is there.
fn name_of_item(scene: &Scene, item: TableItem) -> Phrase {
    let seats = scene.play.seats();
    match item {
        TableItem::Square(square) => name_of_square(scene, square),
        TableItem::Wall(wall) => wall_name(wall),
        TableItem::Worker(seat, worker) => worker_name(seats, seat, worker),
        TableItem::Piece(thing) => a_whole(scene.table, thing, scene.on_stage()),
        TableItem::Card(machine) => scene.table.data().get_machine(machine).map(machine_name).unwrap_or_default(),
        TableItem::Truck(seat) => phrase!("engineers-yard-truck", name = scene.seat_name(seat)),
        TableItem::Job(_) => phrase!("engineers-spoken-job"),
        TableItem::Zone(seat) => phrase!("engineers-spoken-zone", name = scene.seat_name(seat)),
    }
}
