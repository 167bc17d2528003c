//! Sentences about purchases, draws, conversions, loose parts and the spaces of a store.

use crate::action::{LoosePlace, TableEvent};
use crate::messages::phrase;
use crate::parts::{Market, Part, PartCounts};
use crate::words;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an action of a turn: purchase, draw, conversion, pass; or about actions given up.
pub(super) fn action_sentence(event: &TableEvent, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    Some(match event {
        &TableEvent::Bought { seat, kind, market, credits, .. } => {
            let part = Part { kind, nut: market == Market::Black };
            let told = phrase!(
                "robotics-log-bought",
                market = market.key(),
                name = name(seat),
                part = words::a_part(part),
                credits = words::credits_words(credits)
            );
            (seat, told)
        }
        &TableEvent::Drew { seat, kind } => {
            (seat, phrase!("robotics-log-drew", name = name(seat), part = words::a_counter(kind)))
        }
        TableEvent::Converted { seat, stored, scrapped, .. } => {
            (*seat, conversion_sentence(name(*seat), stored, scrapped))
        }
        &TableEvent::Passed { seat } => (seat, phrase!("robotics-log-passed", name = name(seat))),
        &TableEvent::TurnEnded { seat, unused } if unused > 0 => {
            (seat, phrase!("robotics-log-unused-actions", name = name(seat), count = unused))
        }
        _ => return None,
    })
}

fn conversion_sentence(name: &str, stored: &PartCounts, scrapped: &PartCounts) -> Phrase {
    let rest = match (stored.is_empty(), scrapped.is_empty()) {
        (true, true) => "neither",
        (false, true) => "stored",
        (true, false) => "scrapped",
        (false, false) => "both",
    };
    phrase!(
        "robotics-log-converted",
        rest = rest,
        name = name,
        stored = words::list_of_parts(stored),
        scrapped = words::list_of_parts(scrapped)
    )
}

/// Sentence about loose parts, or about the spaces of a store.
pub(super) fn workshop_sentence(event: &TableEvent, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    Some(match *event {
        TableEvent::Attached { seat, part, from, .. } => {
            let from = place_key(from);
            (seat, phrase!("robotics-log-attached", from = from, name = name(seat), part = words::a_part(part)))
        }
        TableEvent::Moved { seat, part, to } => {
            let to = place_key(to);
            (seat, phrase!("robotics-log-moved", to = to, name = name(seat), part = words::a_part(part)))
        }
        TableEvent::Scrapped { seat, part, .. } => {
            (seat, phrase!("robotics-log-scrapped", name = name(seat), part = words::a_part(part)))
        }
        TableEvent::RentPaid { seat, spaces, credits } => {
            let credits = words::credits_words(credits);
            (seat, phrase!("robotics-log-rent", name = name(seat), count = spaces, credits = credits))
        }
        TableEvent::SpacesGivenUp { seat, spaces } => {
            (seat, phrase!("robotics-log-spaces-given-up", name = name(seat), count = spaces))
        }
        _ => return None,
    })
}

/// Word by which messages choose a place of loose parts.
const fn place_key(place: LoosePlace) -> &'static str {
    match place {
        LoosePlace::Bench => "bench",
        LoosePlace::Store => "store",
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{HEAD, OTHER, SEAT, TORSO, assert_told, counts};
    use super::*;
    use crate::parts::Kind;
    use shell::grid::Placement;

    #[test]
    fn actions_are_told() {
        let bought = |market| TableEvent::Bought { seat: SEAT, kind: Kind::Wheels, market, credits: 600, disc: 3 };
        assert_told(
            action_sentence,
            [
                (bought(Market::Regular), "Orange bought wheels for 600 credits"),
                (bought(Market::Black), "Orange bought wheels with a nut on the black market for 600 credits"),
                (
                    TableEvent::Drew { seat: OTHER, kind: Kind::ManufacturingControl },
                    "Blue drew a manufacturing control",
                ),
                (TableEvent::Passed { seat: SEAT }, "Orange passed"),
                (TableEvent::TurnEnded { seat: SEAT, unused: 1 }, "Orange gave up 1 action"),
            ],
        );
    }

    #[test]
    fn conversions_are_told_with_what_is_left_over() {
        let converted = |stored: &[Part], scrapped: &[Part]| TableEvent::Converted {
            seat: SEAT,
            before: Vec::new(),
            stored: counts(stored),
            scrapped: counts(scrapped),
        };
        assert_told(
            action_sentence,
            [
                (converted(&[], &[]), "Orange converted the robot"),
                (converted(&[HEAD], &[]), "Orange converted the robot and stored a head"),
                (converted(&[], &[TORSO]), "Orange converted the robot and scrapped a torso with a nut"),
                (
                    converted(&[HEAD], &[TORSO, TORSO]),
                    "Orange converted the robot, stored a head and scrapped 2 torsos with nuts",
                ),
            ],
        );
    }

    #[test]
    fn loose_parts_and_spaces_are_told() {
        let seat = OTHER;
        let attached = |from| TableEvent::Attached { seat, part: HEAD, from, at: Placement::default() };
        assert_told(
            workshop_sentence,
            [
                (attached(LoosePlace::Bench), "Blue attached a head"),
                (attached(LoosePlace::Store), "Blue attached a head from the store"),
                (TableEvent::Moved { seat, part: TORSO, to: LoosePlace::Store }, "Blue stored a torso with a nut"),
                (TableEvent::Moved { seat, part: HEAD, to: LoosePlace::Bench }, "Blue took a head out of the store"),
                (TableEvent::Scrapped { seat, part: HEAD, from: LoosePlace::Store }, "Blue scrapped a head"),
                (TableEvent::RentPaid { seat, spaces: 2, credits: 300 }, "Blue paid 300 credits rent for 2 spaces"),
                (TableEvent::SpacesGivenUp { seat, spaces: 1 }, "Blue gave up 1 paid space"),
            ],
        );
    }
}
