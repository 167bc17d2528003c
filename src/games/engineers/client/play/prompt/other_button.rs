//! Words for a press of the other button on the thing under the pointer.

use shell::language::Phrase;
use shell::seats::SeatId;

use super::seen_table::SeenTable;
use crate::action::ThingId;
use crate::client::play::deed::{Deed, deed_of_press};
use crate::client::play::interaction::EngineersInteraction;
use crate::client::play::thing::TableItem;
use crate::client::yard::Viewer;
use crate::client::yard::lying::{noted_on, open_on};
use crate::messages::phrase;
use crate::orders::Order;
use crate::table::{Place, Table};
use crate::yard::Square;

/// Words for the cost of a press on a thing under the pointer, with what the other button does
/// there.
pub(super) fn with_other_button(tables: SeenTable, own: &EngineersInteraction, seat: SeatId, cost: Phrase) -> Phrase {
    match words_of_other_button(tables, own, seat) {
        None => cost,
        Some(hint) if cost == Phrase::default() => hint,
        Some(hint) => phrase!("spoken-list", first = cost, second = hint),
    }
}

/// Words for what the other button does on the thing under the pointer: of several things it shows
/// the next one, to a single one it only sends the chosen worker; `None` if it does nothing.
fn words_of_other_button(tables: SeenTable, own: &EngineersInteraction, seat: SeatId) -> Option<Phrase> {
    let thing = match own.pointed {
        Some(TableItem::Piece(thing)) if own.cursor.is_none() && own.held.is_none() && !own.is_by_keys => thing,
        _ => return None,
    };
    let square = known_square(tables.seen, seat, thing)?;
    match number_known_on(tables.seen, seat, square) {
        0 => None,
        1 => {
            let item = TableItem::Square(square);
            let deed = deed_of_press(tables.for_press(item), own, item);
            matches!(deed, Deed::Give(_, Order::Go { .. })).then(|| phrase!("engineers-preview-walk"))
        }
        count => Some(phrase!("engineers-preview-stack", count = count)),
    }
}

/// Square where a team knows a thing to lie, open or in its notebook; `None` if it knows none.
fn known_square(table: &Table, seat: SeatId, thing: ThingId) -> Option<Square> {
    let found = table.find_thing(thing).filter(|found| found.is_open_to(seat)).map(|found| found.place);
    match found {
        Some(Place::FaceDown(square)) => Some(square),
        _ => table.notebook(seat).entry(thing).map(|entry| entry.square),
    }
}

/// Number of things that a team knows in a square, open or in its notebook.
fn number_known_on(table: &Table, seat: SeatId, square: Square) -> u16 {
    let viewer = Viewer::of(seat);
    let known = open_on(table, &viewer, square).len() + noted_on(table, &viewer, square).len();
    u16::try_from(known).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::actions_words;
    use crate::words::told::tell;

    /// Cost with what the other button does on a thing of a yard under the pointer.
    fn told(yard: &TestYard, thing: u16, is_by_keys: bool) -> String {
        let table = yard.table();
        let pointed = Some(TableItem::Piece(ThingId(thing)));
        let own = EngineersInteraction { pointed, is_by_keys, ..EngineersInteraction::default() };
        tell(&with_other_button(SeenTable::open(&table), &own, A, actions_words(1)))
    }

    #[test]
    fn things_that_lie_together_are_a_stack() {
        let yard = TestYard::new().open_to(A, "pump", "c4").open_to(A, "rope", "c4").in_zone(A, "bucket");
        assert!([0, 1].iter().all(|&thing| told(&yard, thing, false).contains("2 things here")));
        let cost = tell(&actions_words(1));
        assert_eq!(told(&yard, 2, false), cost);
        assert_eq!(told(&yard, 0, true), cost, "the other button belongs to the pointer");
    }

    #[test]
    fn to_a_thing_that_lies_alone_the_other_button_only_sends_the_worker() {
        let yard = TestYard::new().open_to(A, "pump", "c4");
        assert!(told(&yard, 0, false).ends_with("only walks there"));
        let there = yard.change(|position| position.teams[0].workers[0].square = "c4".parse().unwrap());
        assert_eq!(told(&there, 0, false), tell(&actions_words(1)), "the worker is there");
    }
}
