//! Items that the keyboard chooses beside a worker.

use crate::action::{Action, WorkerId};
use crate::client::play::TableItem;
use crate::client::scene::Scene;
use crate::table::{Place, Table, ThingView};
use crate::turn::check_action;
use crate::yard::{Direction, Square, Wall};
use shell::seats::SeatId;

/// Items beside a worker: what it carries and what lies open in its square, each container followed
/// by what is in it, the truck and its load, and walls that it can take down.
pub(super) fn items_beside(scene: &Scene, seat: SeatId, worker: WorkerId) -> Vec<TableItem> {
    let table = scene.table;
    let Some(found) = table.find_worker(seat, worker) else { return Vec::new() };
    let square = found.square;
    let held = table.held_by(seat, worker).map(|(_, thing)| thing).filter(|thing| table.is_whole(thing));
    let held = held.flat_map(|thing| with_contents(table, thing)).map(|thing| TableItem::Piece(thing.id));
    let open = open_on(scene, seat, square).into_iter();
    let is_at_truck = table.truck(seat).square == square;
    let load = table.wholes_at(Place::Truck(seat)).filter(|_| is_at_truck).map(|thing| TableItem::Piece(thing.id));
    let truck = is_at_truck.then_some(TableItem::Truck(seat));
    let walls = Direction::ALL.into_iter().filter_map(|direction| {
        let wall = Wall::of(square, direction)?;
        check_action(table, &Action::TakeDownWall { worker, direction }).is_ok().then_some(TableItem::Wall(wall))
    });
    held.chain(open).chain(truck).chain(load).chain(walls).collect()
}

/// Things that lie open to a team in a square, each container followed by what is open to the team
/// in it (6.1, 6.3).
pub(super) fn open_on(scene: &Scene, seat: SeatId, square: Square) -> Vec<TableItem> {
    let table = scene.table;
    let all = table.wholes_at(Place::FaceDown(square)).flat_map(|thing| with_contents(table, thing));
    all.filter(|thing| thing.is_open_to(seat)).map(|thing| TableItem::Piece(thing.id)).collect()
}

/// A thing, and what is packed in it.
fn with_contents<'t>(table: &Table<'t>, thing: ThingView<'t>) -> Vec<ThingView<'t>> {
    std::iter::once(thing).chain(table.wholes_at(Place::Packed(thing.id))).collect()
}
