//! Entries of notebooks (17.2).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::order_of_play::OrderOfPlay;
use crate::action::ThingId;
use crate::table::{Entry, Place, Table, ThingView};
use crate::yard::Square;

/// Square on which a thing lies face down, by itself or in a container; `None` if it is anywhere
/// else.
pub fn lying_square(table: &Table, thing: &ThingView) -> Option<Square> {
    let place = match thing.place {
        Place::Packed(container) => table.find_thing(container)?.place,
        place => place,
    };
    if let Place::FaceDown(square) = place { Some(square) } else { None }
}

/// Writes into the notebook of a team, if it has one, a thing that has closed to it, or that it saw
/// discarded, on a square (7.4, 17.2).
pub(crate) fn write_entry(order: &mut OrderOfPlay, seat: SeatId, thing: ThingId, square: Square) {
    let table = order.read();
    if let Some(found) = table.find_thing(thing).filter(|_| table.has_notebook(seat)) {
        let round = table.state().round;
        let entry = Entry { thing, kind: found.kind_id(seat), grade: found.grade(), round, square };
        order.table.change_notebook(seat, |notebook| notebook.write(entry));
    }
}

/// Notes that a team moves things from where they are. They close to the other teams, which write
/// them down as they saw them last (6.5, 17.2); the team itself knows that they are gone.
pub(crate) fn note_moved(order: &mut OrderOfPlay, seat: SeatId, things: &[ThingId]) {
    let table = order.read();
    let mut closed: SmallVec<[(SeatId, ThingId, Square); 6]> = SmallVec::new();
    for thing in things.iter().filter_map(|&thing| table.find_thing(thing)) {
        if let Some(square) = lying_square(&table, &thing) {
            let others = thing.access.open.iter().filter(|&other| other != seat);
            closed.extend(others.map(|other| (other, thing.id, square)));
        }
    }
    for (other, thing, square) in closed {
        write_entry(order, other, thing, square);
    }
    let is_noted = things.iter().any(|&thing| order.read().notebook(seat).entry(thing).is_some());
    if is_noted {
        order.table.change_notebook(seat, |notebook| things.iter().for_each(|&thing| notebook.strike_out(thing)));
    }
}
