//! Looks (6.1 to 6.3), closing (6.4), and comparisons with the notebook (17.3).

use shell::seats::SeatId;
use smallvec::SmallVec;

use super::handling::open_by;
use super::notes::{lying_square, write_entry};
use super::order_of_play::OrderOfPlay;
use crate::action::{TableEvent, ThingId};
use crate::set::{Grade, KindId};
use crate::table::{Condition, Place, SquareSet, Table};
use crate::yard::Square;

/// Lets a team look at all that lies face down on some squares, contents of containers too (6.1).
/// It is open to the team (6.3), or with an open table to all (21.1). Objects at which nobody has
/// looked get their identities (6.2), square by square in the order of squares.
pub(crate) fn look(order: &mut OrderOfPlay, seat: SeatId, squares: &[Square]) {
    let covered: SquareSet = squares.iter().copied().collect();
    let drawn: Vec<ThingId> = covered.iter().filter_map(|square| draw_unseen(order, square)).collect();
    let table = order.read();
    let lying = covered.iter().flat_map(|square| lying_on(&table, square));
    let is_closed = |&thing: &ThingId| table.find_thing(thing).is_some_and(|thing| !thing.is_open_to(seat));
    let things: Vec<ThingId> = lying.filter(is_closed).collect();
    let has_notebook = table.has_notebook(seat);
    let open = open_by(order.table.setup(), seat);
    for &thing in &things {
        order.table.change_access(thing, |access| open.iter().for_each(|seat| access.open.insert(seat)));
    }
    if has_notebook {
        order
            .table
            .change_notebook(seat, |notebook| covered.iter().for_each(|square| notebook.searched.insert(square)));
    }
    if !things.is_empty() {
        order.report(TableEvent::Opened { seat, things, drawn, by_notebook: false });
    }
}

/// All that lies face down on a square, each container followed by what is in it.
pub fn lying_on(table: &Table, square: Square) -> SmallVec<[ThingId; 6]> {
    let mut lying = SmallVec::new();
    for thing in table.places().at(Place::FaceDown(square)) {
        lying.push(thing);
        lying.extend(table.places().at(Place::Packed(thing)));
    }
    lying
}

/// Draws kind and grade of the object of a square at which nobody has looked, each from those of
/// the set that are not drawn yet (6.2). Returns its number; `None` if there is no such object.
fn draw_unseen(order: &mut OrderOfPlay, square: Square) -> Option<ThingId> {
    if !order.read().unseen().contains(square) {
        return None;
    }
    let kinds = kinds_left(&order.read());
    let kind = draw_one(order, &kinds)?;
    let grades = grades_left(&order.read());
    let quality = draw_one(order, &grades)?;
    order.table.appear_on(square, kind, Condition { quality: Some(quality), ..Condition::default() })
}

/// Draws one of some values, each as likely as the number beside it says.
fn draw_one<T: Copy>(order: &mut OrderOfPlay, pool: &[(T, u8)]) -> Option<T> {
    let total = pool.iter().map(|&(_, left)| u32::from(left)).sum();
    let mut drawn = order.table.stream.below(total);
    for &(value, left) in pool {
        if drawn < u32::from(left) {
            return Some(value);
        }
        drawn -= u32::from(left);
    }
    None
}

/// Kinds of objects in the order of the data set, each with how many are not drawn yet.
pub fn kinds_left(table: &Table) -> Vec<(KindId, u8)> {
    let data = table.data();
    let mut left: Vec<(KindId, u8)> = data.object_ids().map(|kind| (kind, data.kind(kind).count)).collect();
    for thing in table.things() {
        if let Some((_, left)) = left.get_mut(thing.of.kind.index()) {
            *left = left.saturating_sub(1);
        }
    }
    left
}

/// Grades of quality tiles from the worst, each with how many are not drawn yet.
pub fn grades_left(table: &Table) -> [(Grade, u8); 4] {
    let mut left = table.data().quality_counts();
    for quality in table.things().filter_map(|thing| thing.condition.quality) {
        if let Some(index) = Grade::QUALITIES.iter().position(|&grade| grade == quality) {
            left[index] = left[index].saturating_sub(1);
        }
    }
    std::array::from_fn(|index| (Grade::QUALITIES[index], left[index]))
}

/// Compares the notebook of a team, if it has one, with what lies on a square where a worker of it
/// is in its own turn: what is there is open, what is gone is struck out (17.3).
pub(crate) fn compare_on(order: &mut OrderOfPlay, seat: SeatId, square: Square) {
    let table = order.read();
    if !table.has_notebook(seat) {
        return;
    }
    let noted = table.notebook(seat).of_square(square).filter_map(|entry| table.find_thing(entry.thing));
    let (there, gone): (Vec<_>, Vec<_>) = noted.partition(|thing| lying_square(&table, thing) == Some(square));
    let closed = there.iter().filter(|thing| !thing.is_open_to(seat));
    let opened: Vec<ThingId> = closed.map(|thing| thing.id).collect();
    let struck_out: Vec<ThingId> = gone.iter().map(|thing| thing.id).collect();
    for &thing in &opened {
        order.table.open_to(thing, seat);
    }
    for &thing in &struck_out {
        order.table.change_notebook(seat, |notebook| notebook.strike_out(thing));
    }
    if !opened.is_empty() {
        order.report(TableEvent::Opened { seat, things: opened, drawn: Vec::new(), by_notebook: true });
    }
    if !struck_out.is_empty() {
        order.report(TableEvent::StruckOut { seat, square, things: struck_out });
    }
}

/// Compares the notebook of a team with what lies on all squares where its workers are, aboard or
/// not (6.4, 17.3).
pub(crate) fn compare_all(order: &mut OrderOfPlay, seat: SeatId) {
    for square in squares_of_workers(&order.read(), seat).iter() {
        compare_on(order, seat, square);
    }
}

/// Closes to a team, at the end of its turn, what lies in squares where none of its workers is, and
/// writes it into its notebook (6.4, 17.2). With an open table nothing closes (21.1).
pub(crate) fn close_at_end(order: &mut OrderOfPlay, seat: SeatId) {
    let table = order.read();
    if table.setup().options.open_table {
        return;
    }
    let watched = squares_of_workers(&table, seat);
    let open = table.things().filter(|thing| thing.is_open_to(seat));
    let lying = open.filter_map(|thing| Some((thing.id, lying_square(&table, &thing)?)));
    let closed: Vec<(ThingId, Square)> = lying.filter(|&(_, square)| !watched.contains(square)).collect();
    for &(thing, square) in &closed {
        write_entry(order, seat, thing, square);
        order.table.change_access(thing, |access| {
            access.open = access.open.iter().filter(|&other| other != seat).collect();
        });
    }
    if !closed.is_empty() {
        let things = closed.into_iter().map(|(thing, _)| thing).collect();
        order.report(TableEvent::Closed { seat, things });
    }
}

/// Squares where workers of a team are, on foot or aboard (6.4).
fn squares_of_workers(table: &Table, seat: SeatId) -> SquareSet {
    table.workers(seat).map(|(_, worker)| worker.square).collect()
}

/// Writes a thing that was discarded on a square into every notebook (7.4): all saw it.
pub(crate) fn note_discard(order: &mut OrderOfPlay, thing: ThingId, square: Square) {
    let seats = order.table.setup().all_seats();
    for seat in seats {
        write_entry(order, seat, thing, square);
    }
}
