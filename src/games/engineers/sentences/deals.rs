//! Sentences about trades and auctions (section 16), which everybody may know.

use super::log_sentence::LogSentence;
use super::teller::Teller;
use crate::action::{TableEvent, Terms, ThingId};
use crate::messages::phrase;
use crate::words::{assembly_words, dollars_words, goods_words};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Sentence about an offer, an answer or an exchange.
pub(super) fn offer_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::Offered { seat, partner, terms } => {
            let given = given_words(*seat, terms, teller);
            let told = phrase!(
                "engineers-log-offered",
                name = teller.name(*seat),
                partner = teller.name(*partner),
                given = given,
                wanted = wanted_words(*partner, terms, teller)
            );
            (*seat, told)
        }
        TableEvent::Countered { seat, partner, terms } => {
            let given = given_words(*seat, terms, teller);
            let told = phrase!(
                "engineers-log-countered",
                name = teller.name(*seat),
                partner = teller.name(*partner),
                given = given,
                wanted = wanted_words(*partner, terms, teller)
            );
            (*seat, told)
        }
        TableEvent::Declined { seat, partner } => {
            let partner = teller.name(*partner);
            (*seat, phrase!("engineers-log-declined", name = teller.name(*seat), partner = partner))
        }
        TableEvent::Exchanged { seat, partner, terms } => {
            let given = given_words(*seat, terms, teller);
            let told = phrase!(
                "engineers-log-exchanged",
                name = teller.name(*seat),
                partner = teller.name(*partner),
                given = given,
                wanted = wanted_words(*partner, terms, teller)
            );
            (*seat, told)
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// Goods that a team gives, as it sees them.
fn given_words(seat: SeatId, terms: &Terms, teller: Teller) -> Phrase {
    goods_words(teller.table, &terms.given, seat)
}

/// Goods that a team gets, as the partner, who has them, sees them (14.5).
fn wanted_words(partner: SeatId, terms: &Terms, teller: Teller) -> Phrase {
    goods_words(teller.table, &terms.wanted, partner)
}

/// Sentence about an auction.
pub(super) fn auction_sentence(event: &TableEvent, teller: Teller) -> Option<LogSentence> {
    let (seat, told) = match event {
        TableEvent::AuctionBegan { seat, things, least } => {
            let thing = lot_words(*seat, things, teller);
            let price = dollars_words(*least);
            (*seat, phrase!("engineers-log-auction", name = teller.name(*seat), thing = thing, price = price))
        }
        TableEvent::BidMade { seat, dollars } => {
            (*seat, phrase!("engineers-log-bid", name = teller.name(*seat), price = dollars_words(*dollars)))
        }
        TableEvent::OutOfAuction { seat, by_rule: false } => {
            (*seat, phrase!("engineers-log-out-of-auction", name = teller.name(*seat)))
        }
        TableEvent::OutOfAuction { seat, by_rule: true } => {
            (*seat, phrase!("engineers-log-out-by-rule", name = teller.name(*seat)))
        }
        TableEvent::AuctionEnded { seat, things, buyer: Some((buyer, price)) } => {
            let thing = lot_words(*seat, things, teller);
            let price = dollars_words(*price);
            (*buyer, phrase!("engineers-log-auction-sold", name = teller.name(*buyer), thing = thing, price = price))
        }
        TableEvent::AuctionEnded { seat, things, buyer: None } => {
            (*seat, phrase!("engineers-log-auction-idle", thing = lot_words(*seat, things, teller)))
        }
        _ => return None,
    };
    Some((Some(seat), told))
}

/// The thing or the assembly of an auction, as the seller sees it.
fn lot_words(seller: SeatId, things: &[ThingId], teller: Teller) -> Phrase {
    match things {
        [thing] => teller.whole(seller, *thing),
        _ => assembly_words(teller.table, things, seller),
    }
}

#[cfg(test)]
mod tests {
    use super::super::told::{OTHER, SEAT, Told};
    use super::*;
    use crate::action::Goods;
    use crate::table::Place;

    #[test]
    fn offers_are_told_from_the_side_of_the_team_that_makes_them() {
        let mut told = Told::new();
        let rope = told.lay("rope", "C", Place::Zone(SEAT));
        let given = Goods { things: vec![rope], money: 50 };
        let wanted = Goods { things: vec![told.lay("pump", "B", Place::Zone(OTHER))], money: 0 };
        let terms = || Terms { given: given.clone(), wanted: wanted.clone() };
        let seat = SEAT;
        let partner = OTHER;
        let back = Terms { given: wanted.clone(), wanted: Goods { things: vec![], money: 90 } };
        told.assert_public([
            (
                TableEvent::Offered { seat, partner, terms: terms() },
                "Orange offered Blue a rope (C) and $50 for a pump (B)",
            ),
            (
                TableEvent::Countered { seat: partner, partner: seat, terms: back },
                "Blue offered Orange a pump (B) for $90 instead",
            ),
            (TableEvent::Declined { seat: partner, partner: seat }, "Blue refused Orange's offer"),
            (
                TableEvent::Exchanged { seat, partner, terms: terms() },
                "Orange gave Blue a rope (C) and $50 for a pump (B)",
            ),
        ]);
    }

    #[test]
    fn auctions_are_told_to_their_end() {
        let seat = SEAT;
        let mut told = Told::new();
        let rope = told.lay("rope", "C", Place::Zone(SEAT));
        let things = || [rope].into_iter().collect();
        let ended = |buyer| TableEvent::AuctionEnded { seat, things: things(), buyer };
        told.assert_public([
            (TableEvent::AuctionBegan { seat, things: things(), least: 40 }, "Orange auctions a rope (C), from $40 up"),
            (TableEvent::BidMade { seat: OTHER, dollars: 60 }, "Blue bid $60"),
            (TableEvent::OutOfAuction { seat: OTHER, by_rule: false }, "Blue stopped bidding"),
            (TableEvent::OutOfAuction { seat: OTHER, by_rule: true }, "Blue lacks the money or the room and is out"),
            (ended(Some((OTHER, 60))), "Blue got a rope (C) for $60"),
            (ended(None), "Nobody bid for a rope (C)"),
        ]);
    }
}
