//! Sentences about the construction zone and the shop (sections 7, 8 and 14).

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::TableEvent;
use crate::messages::phrase;
use crate::set::limits::NOTEBOOK_PRICE;
use crate::words::{a_graded_kind, a_kind, dollars_words, former_words};
use shell::language::Phrase;

/// Sentence about something in a zone or a shop, which all see.
pub(super) fn zone_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let data = teller.table.data();
    let (seat, told) = match event {
        TableEvent::Discarded { seat, thing, .. } => {
            let thing = teller.whole(*seat, *thing);
            (*seat, phrase!("engineers-log-discarded", name = teller.name(*seat), thing = thing))
        }
        TableEvent::Bought { seat, worker, kind, price, .. } => {
            let thing = data.get_kind(*kind).map(a_kind).unwrap_or_default();
            let who = teller.worker(*seat, *worker);
            (*seat, phrase!("engineers-log-bought", who = who, thing = thing, price = dollars_words(*price)))
        }
        TableEvent::Sold { seat, worker, things, price, .. } => {
            let things = former_words(data, things);
            let who = teller.worker(*seat, *worker);
            (*seat, phrase!("engineers-log-sold", who = who, things = things, price = dollars_words(*price)))
        }
        TableEvent::NotebookBought { seat } => {
            let price = dollars_words(NOTEBOOK_PRICE);
            (*seat, phrase!("engineers-log-notebook", name = teller.name(*seat), price = price))
        }
        TableEvent::Defined { seat, thing, kind } => {
            let blank = teller.table.find_thing(*thing).map(|thing| a_graded_kind(thing.own_kind(), thing.grade()));
            let defined: Phrase = data.get_kind(*kind).map(a_kind).unwrap_or_default();
            let blank = blank.unwrap_or_default();
            (*seat, phrase!("engineers-log-defined", name = teller.name(*seat), blank = blank, thing = defined))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

#[cfg(test)]
mod tests {
    use super::super::told::{SEAT, Told, kind, square};
    use super::*;
    use crate::action::{HandOrGround, WorkerId};
    use crate::set::Grade;
    use crate::table::Place;

    #[test]
    fn what_happens_in_zone_and_shop_is_told_to_everybody() {
        let seat = SEAT;
        let worker = WorkerId(1);
        let mut told = Told::new();
        let drum = told.lay("oil_drum", "B", Place::Zone(seat));
        let lump = told.lay("odd_lump", "C", Place::Zone(seat));
        let kit = kind("tool_kit");
        let square = square("c0");
        let sold = |things, price| TableEvent::Sold { seat, worker, things, price, square };
        told.assert_public([
            (TableEvent::Discarded { seat, thing: drum, square }, "Orange discarded an oil drum (B)"),
            (
                TableEvent::Bought { seat, worker, thing: drum, kind: kit, price: 200, square, to: HandOrGround::Hand },
                "Orange 2 bought a tool kit for $200",
            ),
            (sold(vec![(drum, kit, None)], 100), "Orange 2 sold a tool kit for $100"),
            (
                sold(vec![(drum, kind("rope"), Some(Grade::D)), (lump, kind("ladder"), Some(Grade::Broken))], 15),
                "Orange 2 sold an assembly (rope D and ladder broken) for $15",
            ),
            (TableEvent::NotebookBought { seat }, "Orange bought the notebook for $500"),
            (TableEvent::Defined { seat, thing: lump, kind: kind("rope") }, "Orange defined an odd lump (D) as a rope"),
        ]);
    }
}
