//! The state of a player in a word or two.

use shell::language::Phrase;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind};

use super::shown_cards::ShownCards;
use crate::messages::phrase;
use crate::table::{Deal, Stage, Table, Turn};

/// Seat that has the next turn, or takes the next gate, after the one whose turn it is; `None` if
/// no other has one.
pub fn next_seat(table: &Table) -> Option<SeatId> {
    let order = &table.state().order;
    let place = |seat: SeatId| order.iter().position(|&other| other == seat);
    match &table.state().stage {
        // Gates are taken in reverse order (2.5).
        Stage::Gates(seat) => order.get(place(*seat)?.checked_sub(1)?).copied(),
        Stage::Turn(turn) => {
            let next = order.iter().cycle().nth(place(turn.seat)? + 1).copied();
            next.filter(|&next| next != turn.seat)
        }
        Stage::SetUp | Stage::Over(_) => None,
    }
}

/// Whether something waits for the answer of a seat that is not on turn, or for the answer of the
/// team on turn to another offer (16.3, 16.4).
pub fn must_answer(table: &Table, seat: SeatId) -> bool {
    table.turn().is_some_and(|turn| turn.deal.is_some() && turn.chooser() == seat)
}

/// State of a player, in a word or two; the level of a computer player that waits.
pub fn status_words(table: &Table, seats: &[Seat], seat: SeatId) -> Phrase {
    match &table.state().stage {
        Stage::Gates(chooser) if *chooser == seat => phrase!("engineers-seat-takes-gate"),
        Stage::Turn(turn) => match words_in_deal(turn, seat) {
            Some(told) => told,
            None if turn.seat == seat => phrase!("engineers-seat-on-turn"),
            None => waiting_words(table, seats, seat),
        },
        Stage::Over(outcome) if outcome.winners().any(|winner| winner == seat) => phrase!("engineers-seat-won"),
        Stage::Over(_) => phrase!("status-done"),
        Stage::SetUp | Stage::Gates(_) => waiting_words(table, seats, seat),
    }
}

/// State of a seat that has a part in the open deal.
fn words_in_deal(turn: &Turn, seat: SeatId) -> Option<Phrase> {
    let is_maker = turn.seat == seat;
    match turn.deal.as_ref()? {
        Deal::Offer { partner, .. } if *partner == seat => Some(phrase!("engineers-seat-answers")),
        Deal::Offer { .. } => is_maker.then(|| phrase!("engineers-seat-offers")),
        Deal::Counter { partner, .. } if *partner == seat => Some(phrase!("engineers-seat-offers")),
        Deal::Counter { .. } => is_maker.then(|| phrase!("engineers-seat-answers")),
        Deal::Auction(_) if is_maker => Some(phrase!("engineers-seat-auctions")),
        Deal::Auction(auction) => match auction.highest {
            _ if auction.bidder == seat => Some(phrase!("engineers-seat-bids")),
            Some((highest, _)) if highest == seat => Some(phrase!("engineers-seat-highest")),
            _ => auction.out.contains(seat).then(|| phrase!("engineers-seat-out")),
        },
    }
}

/// State of a player who waits.
fn waiting_words(table: &Table, seats: &[Seat], seat: SeatId) -> Phrase {
    let has_fault = ShownCards::of(table, table, seat).has_fault;
    match seats.get(seat.index()).map(|seat| seat.kind) {
        _ if has_fault => phrase!("engineers-seat-fault"),
        _ if next_seat(table) == Some(seat) => phrase!("status-up-next"),
        Some(SeatKind::Computer(kind)) => level_words(kind),
        _ => phrase!("status-waiting"),
    }
}

/// Level of a computer player, in a word.
fn level_words(kind: PlayerKind) -> Phrase {
    let level = match kind {
        PlayerKind::Random => "random",
        PlayerKind::Tidy => "simple",
        PlayerKind::Rusty => "easy",
        PlayerKind::Cog => "normal",
        PlayerKind::Titan => "hard",
    };
    phrase!("engineers-seat-level", level = level)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Terms;
    use crate::client::yard::test_yard::{A, B, TestYard, test_seats};
    use crate::words::told::tell;

    fn told(yard: &TestYard) -> [String; 2] {
        [A, B].map(|seat| tell(&status_words(&yard.table(), &test_seats(2), seat)))
    }

    #[test]
    fn the_team_on_turn_and_the_next_one_are_told() {
        let yard = TestYard::new();
        assert_eq!((told(&yard), next_seat(&yard.table())), (["On turn", "Up next"].map(str::to_owned), Some(B)));
        let gates = yard.change(|position| position.state.stage = Stage::Gates(B));
        assert_eq!(
            (told(&gates), next_seat(&gates.table())),
            (["Up next", "Takes a gate"].map(str::to_owned), Some(A))
        );
    }

    #[test]
    fn rule_16_3_who_answers_an_offer_is_told() {
        let deal = |deal: Deal| {
            TestYard::new().change(|position| {
                let mut turn = Turn::beginning(A);
                turn.deal = Some(deal);
                position.state.stage = Stage::Turn(turn);
            })
        };
        let offer = deal(Deal::Offer { partner: B, terms: Terms::default() });
        assert_eq!((told(&offer), must_answer(&offer.table(), B)), (["Offers", "Answers"].map(str::to_owned), true));
        let counter = deal(Deal::Counter { partner: B, terms: Terms::default() });
        let answers = [A, B].map(|seat| must_answer(&counter.table(), seat));
        assert_eq!((told(&counter), answers), (["Answers", "Offers"].map(str::to_owned), [true, false]));
    }
}
