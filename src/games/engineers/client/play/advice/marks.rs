//! Items at the table that an action is about, for the marks of a hint.

use shell::seats::SeatId;

use crate::action::{Action, ThingId, WorkerId};
use crate::client::play::thing::TableItem;
use crate::table::Table;
use crate::yard::{Wall, along_road};

/// Item that acts or is pressed, and the item with which something is done.
pub type Marks = (Option<TableItem>, Option<TableItem>);

/// Marks of an action of the awaited seat.
pub fn marks_of_action(table: &Table, action: &Action) -> Marks {
    let Some(seat) = table.state().awaited_seat() else { return (None, None) };
    let thing = |thing: ThingId| Some(TableItem::Piece(thing));
    match action {
        Action::TakeGate(gate) => (Some(TableItem::Square(gate.square())), None),
        Action::Drive { squares, clockwise } => {
            let to = along_road(table.truck(seat).square, *squares, *clockwise);
            (Some(TableItem::Truck(seat)), Some(TableItem::Square(to)))
        }
        Action::Discard { thing: other } | Action::Auction { thing: other, .. } => (thing(*other), None),
        Action::Define { thing: other, .. } | Action::BeginDetaching { thing: other } => (thing(*other), None),
        Action::Test { thing: other, machine, .. } => (thing(*other), Some(TableItem::Card(*machine))),
        Action::BeginJoining { first, second } => (thing(*first), thing(*second)),
        Action::HandIn(machine) => (Some(TableItem::Card(*machine)), None),
        Action::LeaveWheel => (Some(TableItem::Truck(seat)), None),
        Action::PickUp { workers, thing: lifted } => {
            (workers.iter().next().map(|worker| TableItem::Worker(seat, worker)), thing(*lifted))
        }
        _ => marks_of_worker(table, seat, action),
    }
}

/// Marks of an action of one worker; none of another action.
fn marks_of_worker(table: &Table, seat: SeatId, action: &Action) -> Marks {
    let of = |worker: WorkerId, to: Option<TableItem>| (Some(TableItem::Worker(seat, worker)), to);
    let square = |worker: WorkerId| table.find_worker(seat, worker).map(|worker| worker.square);
    match action {
        Action::Step { worker, direction } => {
            let to = square(*worker).and_then(|square| square.beside(*direction));
            of(*worker, to.map(TableItem::Square))
        }
        Action::TakeDownWall { worker, direction } => {
            let wall = square(*worker).and_then(|square| Wall::of(square, *direction));
            of(*worker, wall.map(TableItem::Wall))
        }
        Action::Work { worker } => of(*worker, Some(TableItem::Job(seat))),
        Action::Search { worker } | Action::Buy { worker, .. } => of(*worker, None),
        Action::ClimbIn { worker } | Action::ClimbOut { worker } | Action::TakeWheel { worker } => {
            of(*worker, Some(TableItem::Truck(seat)))
        }
        Action::HandOver { worker, to, .. } => of(*worker, Some(TableItem::Worker(seat, *to))),
        Action::PutDown { worker, face_up: true, .. } => of(*worker, Some(TableItem::Zone(seat))),
        Action::PutDown { worker, thing, .. }
        | Action::Debug { worker, machine: thing }
        | Action::Sell { worker, thing }
        | Action::Load { worker, thing, .. }
        | Action::Unload { worker, thing, .. }
        | Action::Train { worker, thing }
        | Action::Mend { worker, thing }
        | Action::Improve { worker, thing }
        | Action::TakeShare { worker, thing }
        | Action::LeaveShare { worker, thing }
        | Action::Pack { worker, thing, .. }
        | Action::Unpack { worker, thing } => of(*worker, Some(TableItem::Piece(*thing))),
        _ => (None, None),
    }
}
