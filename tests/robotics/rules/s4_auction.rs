//! Rules 4.1 to 4.5: the auction for the first turn.

use robotics::action::Action::{Bid, PassBid};
use robotics::action::{Action, Illegal};
use robotics::table::{Setup, Stage};
use robotics::turn::LegalActions;
use shell::seats::SeatId;

use crate::table::{A, B, C, D, TestTable, setup};

/// A game of four seats, in which a seat opens the auction.
fn opened_by(opener: SeatId) -> TestTable {
    TestTable::new_game(&Setup { youngest: Some(opener), ..setup(4) })
}

#[test]
fn rule_4_1_players_bid_clockwise_from_the_opener_and_round_and_round() {
    let mut table = opened_by(C);
    for (bidder, bid) in [(C, Bid(100)), (D, Bid(200)), (A, PassBid), (B, Bid(300)), (C, Bid(400)), (D, Bid(1_000))] {
        assert_eq!(table.awaited(), Some(bidder));
        table.act(bid);
    }
    assert_eq!(table.awaited(), Some(B), "who has passed is out");
    table.act_all([PassBid, PassBid]);
    assert_eq!(table.awaited(), Some(D), "the last player left in has won");
    assert_eq!(table.turn().seat, D);
}

#[test]
fn rule_4_1_a_bid_is_more_than_the_last_one_and_a_first_bid_at_least_100() {
    let mut table = opened_by(A);
    assert_eq!(table.refused(Bid(0)), Illegal::BidTooLow { least: 100 });
    table.act(Bid(300));
    assert_eq!(table.refused(Bid(300)), Illegal::BidTooLow { least: 400 });
    assert_eq!(table.refused(Bid(200)), Illegal::BidTooLow { least: 400 });
    table.act(Bid(400));
}

#[test]
fn rule_4_1_nothing_else_is_done_during_the_auction() {
    let mut table = opened_by(A);
    for action in [Action::Pass, Action::Draw, Action::Done] {
        assert_eq!(table.refused(action), Illegal::AuctionFirst);
    }
}

#[test]
fn rule_4_2_bids_are_multiples_of_100_and_at_most_the_bidders_credits() {
    let mut table = opened_by(A);
    assert_eq!(table.refused(Bid(250)), Illegal::NotHundreds);
    assert_eq!(table.refused(Bid(2_100)), Illegal::CannotPay { needs: 2_100, has: 2_000 });
    assert_eq!(table.legal(), LegalActions::Bid(Some((100, 2_000))));
    table.act(Bid(2_000));
    assert_eq!(table.legal(), LegalActions::Bid(None), "nobody has more");
}

#[test]
fn rule_4_3_the_player_left_in_pays_and_takes_the_first_turn() {
    let mut table = opened_by(A);
    table.act_all([PassBid, Bid(100), Bid(500), PassBid, PassBid]);
    assert_eq!([A, B, C, D].map(|seat| table.credits(seat)), [2_000, 2_000, 1_500, 2_000]);
    for seat in [C, D, A, B, C] {
        assert_eq!(table.turn().seat, seat);
        table.act(Action::Done);
    }
}

#[test]
fn rule_4_4_with_no_bid_the_opener_begins_and_pays_nothing() {
    let mut table = opened_by(B);
    table.act_all([PassBid, PassBid, PassBid, PassBid]);
    assert_eq!((table.turn().seat, table.credits(B)), (B, 2_000));
}

#[test]
fn rule_4_4_the_last_player_may_bid_100_when_nobody_has_bid() {
    let mut table = opened_by(B);
    table.act_all([PassBid, PassBid, PassBid]);
    assert_eq!(table.awaited(), Some(A));
    assert_eq!(table.refused(Bid(200)), Illegal::BidTooHigh { only: 100 });
    table.act(Bid(100));
    assert_eq!((table.turn().seat, table.credits(A)), (A, 1_900));
}

#[test]
fn rule_4_5_there_is_one_auction_before_the_first_round() {
    let mut table = opened_by(A);
    assert_eq!(table.state().round, 0);
    table.act_all([PassBid, PassBid, PassBid, Bid(100)]);
    for round in 1..4 {
        for seat in [D, A, B, C] {
            assert_eq!((table.state().round, table.turn().seat), (round, seat));
            table.act(Action::Done);
        }
    }
    assert!(matches!(table.state().stage, Stage::Turn(_)));
}
