//! Sentences about offers, answers and trades.

use crate::action::{TableEvent, Terms};
use crate::messages::phrase;
use crate::words;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId, seat_name};

/// Sentence about an offer, an answer or a trade.
pub(super) fn trade_sentence(event: &TableEvent, seats: &[Seat]) -> Option<(SeatId, Phrase)> {
    let name = |seat: SeatId| seat_name(seats, seat);
    // Shares of the active player and of the partner.
    let shares = |terms: &Terms| (words::share_words(&terms.active), words::share_words(&terms.partner));
    Some(match *event {
        TableEvent::Offered { seat, partner, terms } => {
            let (gives, gets) = shares(&terms);
            let told =
                phrase!("robotics-log-offered", name = name(seat), partner = name(partner), gives = gives, gets = gets);
            (seat, told)
        }
        TableEvent::Countered { seat, partner, terms } => {
            let (gets, gives) = shares(&terms);
            let told = phrase!(
                "robotics-log-countered",
                name = name(partner),
                partner = name(seat),
                gives = gives,
                gets = gets
            );
            (partner, told)
        }
        TableEvent::OfferRefused { seat, from } => {
            (seat, phrase!("robotics-log-refused", name = name(seat), partner = name(from)))
        }
        TableEvent::Traded { seat, partner, terms } => {
            let (gives, gets) = shares(&terms);
            let told =
                phrase!("robotics-log-traded", name = name(seat), partner = name(partner), gives = gives, gets = gets);
            (seat, told)
        }
        TableEvent::PutAway { seat } => (seat, phrase!("robotics-log-put-away", name = name(seat))),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::told::{HEAD, OTHER, SEAT, TORSO, assert_told, counts};
    use super::*;
    use crate::action::Share;

    #[test]
    fn trades_are_told_from_the_side_of_the_one_who_offers() {
        let seat = SEAT;
        let partner = OTHER;
        let active = Share { parts: counts(&[HEAD]), credits: 200 };
        let terms = Terms { active, partner: Share { parts: counts(&[TORSO]), credits: 0 } };
        assert_told(
            trade_sentence,
            [
                (
                    TableEvent::Offered { seat, partner, terms },
                    "Orange offered Blue a head and 200 credits for a torso with a nut",
                ),
                (
                    TableEvent::Countered { seat, partner, terms },
                    "Blue offered Orange a torso with a nut for a head and 200 credits instead",
                ),
                (TableEvent::OfferRefused { seat: partner, from: seat }, "Blue refused Orange's offer"),
                (
                    TableEvent::Traded { seat, partner, terms },
                    "Orange gave Blue a head and 200 credits for a torso with a nut",
                ),
                (TableEvent::PutAway { seat: partner }, "Blue put the traded parts away"),
            ],
        );
    }
}
