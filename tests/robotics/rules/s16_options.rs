//! Rules 16.2 to 16.4: the warning control, auctions in every round, and the even start.

use robotics::action::Action::{Bid, Draw, LayWarning, LetControlWork, PassBid};
use robotics::action::{Action, Illegal, TableEvent};
use robotics::game::Game;
use robotics::parts::Kind::*;
use robotics::table::{Options, Setup, SetupError, Stage, TurnStep};
use shell::seats::SeatId;

use crate::table::{A, B, C, D, Scene, TestTable, setup};

/// A scene with the option of a warning control, in which a control is drawn first.
fn with_warnings(controls_aside: u8) -> Scene {
    let scene = Scene::with_options(4, Options { warning_control: true, ..Options::default() });
    scene.store(B, "head*").change(|position| position.yard.controls_aside = controls_aside)
}

#[test]
fn rule_16_2_a_drawn_control_may_be_laid_open_as_a_warning() {
    let mut table = with_warnings(0).draws(&[ManufacturingControl]).table();
    table.act(Draw);
    assert_eq!(table.turn().step, TurnStep::Control);
    assert_eq!(table.refused(Action::Pass), Illegal::Unanswered);
    assert_eq!(table.act(LayWarning), [TableEvent::WarningLaid { seat: A }]);
    assert_eq!((table.yard().warning, table.yard().controls_aside), (Some(A), 0));
    assert_eq!((table.store(B), table.turn().actions_left), ("head*".to_owned(), 1), "nothing happens yet");
}

#[test]
fn rule_16_2_it_may_work_at_once_too() {
    let mut table = with_warnings(0).draws(&[ManufacturingControl]).table();
    table.act_all([Draw, LetControlWork]);
    assert_eq!((table.store(B), table.yard().controls_aside), (String::new(), 1));
}

#[test]
fn rule_16_2_the_next_control_works_at_once_whoever_draws_it_and_both_are_set_aside() {
    for (warner, drawer) in [(A, A), (B, A)] {
        let scene = with_warnings(0).change(|position| position.yard.warning = Some(warner));
        let mut table = scene.draws(&[ManufacturingControl]).table();
        let events = table.act(Draw);
        assert!(events.iter().any(|event| matches!(event, TableEvent::ControlWorked { seat, .. } if *seat == drawer)));
        assert_eq!((table.turn().step, table.store(B)), (TurnStep::Act, String::new()));
        assert_eq!((table.yard().warning, table.yard().controls_aside), (None, 2));
    }
}

#[test]
fn rule_16_2_with_the_warning_the_fourth_control_brings_all_back() {
    let scene = with_warnings(2).change(|position| position.yard.warning = Some(C));
    let mut table = scene.draws(&[ManufacturingControl]).table();
    table.act(Draw);
    assert_eq!((table.yard().controls_aside, table.yard().bag[ManufacturingControl]), (0, 4));
}

#[test]
fn rule_16_2_with_three_set_aside_the_fourth_can_not_be_a_warning() {
    let mut table = with_warnings(3).draws(&[ManufacturingControl]).table();
    table.act(Draw);
    assert_eq!((table.turn().step, table.store(B)), (TurnStep::Act, String::new()));
    assert_eq!(table.refused(LayWarning), Illegal::NotNow);
}

#[test]
fn rule_16_2_without_the_option_a_control_works_at_once() {
    let mut table = Scene::new(4).store(B, "head*").draws(&[ManufacturingControl]).table();
    table.act(Draw);
    assert_eq!((table.turn().step, table.store(B)), (TurnStep::Act, String::new()));
}

/// A game whose every round begins with an auction, which the first seat opens.
fn with_auctions() -> TestTable {
    TestTable::new_game(&Setup { options: Options { auction_every_round: true, ..Options::default() }, ..setup(4) })
}

/// Asserts that an auction is opened by a seat.
fn assert_opens(table: &mut TestTable, opener: SeatId) {
    let Stage::Auction(auction) = table.state().stage else { panic!("no auction") };
    assert_eq!((auction.bidder, auction.highest), (opener, None));
}

#[test]
fn rule_16_3_the_first_turn_is_auctioned_before_every_round_and_the_opener_moves_on() {
    let mut table = with_auctions();
    for opener in [A, B, C, D, A] {
        assert_opens(&mut table, opener);
        table.act_all([PassBid, PassBid, PassBid, PassBid]);
        assert_eq!(table.turn().seat, opener);
        table.act_all([Action::Done, Action::Done, Action::Done, Action::Done]);
    }
}

#[test]
fn rule_16_3_somebody_may_have_two_turns_running() {
    let mut table = with_auctions();
    table.act_all([PassBid, Bid(100), PassBid, PassBid]);
    for seat in [B, C, D, A] {
        assert_eq!(table.turn().seat, seat);
        table.act(Action::Done);
    }
    table.act_all([PassBid, PassBid, PassBid]);
    let events = table.act(Bid(100));
    assert!(events.contains(&TableEvent::RoundBegan { round: 2, first: A, paid: 100 }));
    assert_eq!((table.turn().seat, table.credits(A)), (A, 1_900), "the last of the round before");
}

#[test]
fn rule_16_4_with_the_even_start_the_first_half_of_the_seats_have_one_action_in_round_1() {
    let options = Options { even_start: true, ..Options::default() };
    for (seats, with_one) in [(2, 1), (3, 1), (4, 2), (5, 2)] {
        let mut table = TestTable::new_game(&Setup { options, youngest: Some(B), ..setup(seats) });
        assert_eq!(table.turn().seat, B, "the opener begins, without an auction");
        for place in 0..seats {
            assert_eq!(table.turn().actions_left, if place < with_one { 1 } else { 2 }, "place {place} of {seats}");
            table.act(Action::Done);
        }
        assert_eq!((table.turn().seat, table.turn().actions_left), (B, 2), "round 2");
    }
}

#[test]
fn rule_16_4_not_together_with_auctions_in_every_round() {
    let options = Options { even_start: true, auction_every_round: true, ..Options::default() };
    assert_eq!(Game::new(&Setup { options, ..setup(4) }).err(), Some(SetupError::EvenStartWithAuctions));
}
