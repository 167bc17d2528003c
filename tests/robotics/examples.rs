//! The worked examples of the rules, by number. The first seat is active unless another is named,
//! four play, and a square holds three.

use robotics::action::Action::{Bid, PassBid};
use robotics::action::{Action, Ending, Goal, Illegal, LoosePlace, Outcome, TableEvent};
use robotics::parts::Kind::*;
use robotics::parts::Market::{Black, Regular};
use robotics::parts::{DataSet, KindCounts};
use robotics::robot::assembly::Faces;
use robotics::table::{Setup, TurnStep};
use shell::grid::{Cell, Rotation, Side};
use shell::seats::SeatSet;

use crate::table::{
    A, B, C, D, DRAIN_DIVER, Scene, TestTable, attach, buy, convert, offer, order, placed, robot, scrap, setup, store,
};

/// Robot of example 13: two torsos, each with its group, joined by a switch with a nut.
const TWO_GROUPS: &str = "
    H^ .. R^ ..
    T^ Y^* T^ L<
    Pv .. W^ ..
";

/// Kinds of which a bag has more than before.
fn kinds_grown(before: &KindCounts, bag: &KindCounts) -> String {
    let kinds = bag.iter().filter(|&(kind, count)| count > before[kind]).map(|(kind, _)| kind.key());
    kinds.collect::<Vec<_>>().join(" ")
}

#[test]
fn example_1_a_torso_costs_another_price_after_a_purchase() {
    let mut table = Scene::new(4).disc(5).table();
    table.act(buy(Torso, Regular));
    assert_eq!((table.credits(A), table.market().disc), (1_400, 6));
    let data = DataSet::standard();
    assert_eq!(table.market().price(&data, Torso, Black), Some(400));
    assert_eq!(table.refused(buy(Torso, Regular)), Illegal::NoPrice { kind: Torso, market: Regular });
}

#[test]
fn example_2_wheels_are_sold_on_the_black_market_only() {
    let mut table = Scene::new(4).table();
    assert_eq!(table.refused(buy(Wheels, Regular)), Illegal::NoPrice { kind: Wheels, market: Regular });
    table.act(buy(Wheels, Black));
    assert_eq!((table.credits(A), table.bench(A)), (1_800, "wheels*".to_owned()));
    assert_eq!((table.market().nuts, table.market().disc), (11, 1));
}

#[test]
fn example_3_an_empty_square_sells_nothing_whatever_the_disc_says() {
    let mut table = Scene::new(4).disc(3).stock(Plunger, 0).table();
    assert_eq!(table.market().price(&DataSet::standard(), Plunger, Black), Some(400));
    assert_eq!(table.refused(buy(Plunger, Black)), Illegal::SquareEmpty { kind: Plunger });
}

#[test]
fn example_4_a_price_is_paid_in_full_at_once() {
    let mut table = Scene::new(4).disc(7).credits(A, 1_000).table();
    table.act(buy(Pincer, Regular));
    assert_eq!((table.credits(A), table.market().disc), (0, 0));
    assert_eq!(table.refused(buy(Pincer, Regular)), Illegal::CannotPay { needs: 600, has: 0 });
    assert_eq!(table.refused(buy(Pincer, Black)), Illegal::CannotPay { needs: 300, has: 0 });
}

#[test]
fn example_5_the_highest_bidder_pays_and_begins() {
    let mut table = TestTable::new_game(&Setup { youngest: Some(C), ..setup(4) });
    for (seat, bid) in [(C, Bid(100)), (D, PassBid), (A, Bid(200)), (B, PassBid), (C, Bid(300)), (A, PassBid)] {
        assert_eq!(table.awaited(), Some(seat));
        table.act(bid);
    }
    assert_eq!(table.credits(C), 1_700);
    for seat in [C, D, A, B] {
        assert_eq!(table.turn().seat, seat);
        table.act(Action::Done);
    }
}

#[test]
fn example_6_the_last_player_left_may_bid_100_or_pass() {
    let mut table = TestTable::new_game(&Setup { youngest: Some(B), ..setup(4) });
    table.act_all([PassBid, PassBid, PassBid]);
    assert_eq!(table.awaited(), Some(A));
    table.assert_legal(&Bid(100));
    assert_eq!(table.refused(Bid(200)), Illegal::BidTooHigh { only: 100 });
    table.act(PassBid);
    assert_eq!(table.turn().seat, B);
    assert!([A, B, C, D].into_iter().all(|seat| table.credits(seat) == 2_000));
}

#[test]
fn example_7_a_robot_is_sold() {
    let scene = Scene::new(4).order("skylight_polisher").robot(
        A,
        "
        .. H^* P^ ..
        P< T^ T^ M>
        .. S^ .. ..
        ",
    );
    let scene = scene.stock(Torso, 2).stock(Pincer, 1).stock(SuctionCup, 0).at_sale();
    let mut table = scene.table();
    let bag = table.yard().bag;
    let events = table.act(Action::Sell(order("skylight_polisher")));
    assert_eq!(table.credits(A), 2_000 + 1_300);
    let stock = table.market().stock;
    assert_eq!([Torso, Head, Pincer, SuctionCup].map(|kind| stock[kind]), [3, 3, 3, 1]);
    assert_eq!(kinds_grown(&bag, &table.yard().bag), "head torso multifunctional");
    assert_eq!(table.market().nuts, 12);
    assert!(matches!(events.last(), Some(TableEvent::OrderOpened { .. })));
}

#[test]
fn example_8_a_multifunctional_component_fills_what_is_missing() {
    let data = DataSet::standard();
    let order = &data.orders()[order("drain_diver").index()];
    assert!(order.is_met_by(&robot(&DRAIN_DIVER.replace("R>", "M>")).kinds()));
    assert!(!order.is_met_by(&robot(&DRAIN_DIVER.replace("R>", "M>").replace("L>", "..")).kinds()), "two short");
}

#[test]
fn example_9_a_robot_that_was_kept_is_sold_in_the_next_own_turn() {
    let mut table = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).at_sale().draws(&[Head]).table();
    table.act_all([Action::KeepRobot, Action::Draw]);
    let sell = Action::Sell(order("drain_diver"));
    assert_eq!(table.refused(sell.clone()), Illegal::NotNow);
    table.act(store("head"));
    table.end_turns_until(A);
    table.act(sell);
}

#[test]
fn example_10_a_closed_robot_takes_nothing_more_but_can_be_converted() {
    let drawing = "
        .. H^ ..
        P< T^ P>
        .. W^ ..
    ";
    let mut table = Scene::new(4).robot(A, drawing).bench(A, "head torso").table();
    for part in ["head", "torso"] {
        assert_eq!(table.refused(attach(part, LoosePlace::Bench, (3, 1), Rotation::Right)), Illegal::Closed);
    }
    table.act(convert("H< T^ T^", ""));
}

#[test]
fn example_11_a_head_blocks_the_outlet_of_a_switch() {
    let drawing = "
        .. Y^
        T^ T^
    ";
    let mut table = Scene::new(4).robot(A, drawing).bench(A, "head").table();
    table.act(attach("head", LoosePlace::Bench, (0, 1), Rotation::Up));
    let found = table.robot(A);
    let index = |x, y| found.index_at(Cell::new(x, y)).unwrap();
    assert_eq!(found.joined_to(index(0, 1)).collect::<Vec<_>>(), [index(0, 0)]);
    let switch = found.parts()[index(1, 1)];
    assert_eq!(found.faces(&switch, Side::Left), Faces::Blocked(index(0, 1)));
    let free_of = |x: i16, y: i16| {
        let part = found.parts()[index(x, y)];
        part.outlets.sides().filter(|&side| found.index_at(part.cell().beside(side)).is_none()).count()
    };
    assert_eq!([free_of(0, 0), free_of(1, 0), free_of(1, 1)], [2, 2, 1]);
    assert_eq!(found.free_outlets().count(), 5);
}

#[test]
fn example_12_a_switch_has_no_outlet_on_top() {
    let mut table = Scene::new(4).robot(A, "T^ Y^").bench(A, "head").table();
    assert_eq!(table.refused(attach("head", LoosePlace::Bench, (1, 1), Rotation::Up)), Illegal::NotJoined);
}

/// A control was drawn. Returns what it leaves of a robot, what grew in the bag, and the nuts.
fn after_control(drawing: &str) -> (String, String, u8) {
    let mut table = Scene::new(4).robot(A, drawing).draws(&[ManufacturingControl]).table();
    let before = table.yard().bag;
    table.act(Action::Draw);
    let grown = kinds_grown(&before, &table.yard().bag);
    (table.attached(A), grown, table.market().nuts)
}

#[test]
fn example_13_a_control_takes_a_switch_and_the_smaller_group_falls() {
    let (left, fallen, nuts) = after_control(TWO_GROUPS);
    assert_eq!(left, "wheels propeller plunger torso");
    assert_eq!(fallen, "head pincer torso switch");
    assert_eq!(nuts, 12);
}

#[test]
fn example_14_of_equal_groups_the_one_attached_earliest_stays() {
    let without_plunger = TWO_GROUPS.replace("L<", "..");
    assert_eq!(placed(&without_plunger)[0].at.cell, Cell::new(0, 1), "the left torso is the first");
    let (left, fallen, nuts) = after_control(&without_plunger);
    assert_eq!(left, "head pincer torso");
    assert_eq!(fallen, "wheels propeller torso switch");
    assert_eq!(nuts, 12);
}

#[test]
fn example_15_without_a_connector_nothing_stays() {
    let (left, fallen, nuts) = after_control("H< T^* P>");
    assert_eq!((left.as_str(), fallen.as_str(), nuts), ("", "head pincer torso", 12));
}

#[test]
fn example_16_the_fourth_control_brings_all_four_back() {
    let scene = Scene::new(4).change(|position| position.yard.controls_aside = 3).store(B, "head*");
    let mut table = scene.draws(&[ManufacturingControl]).table();
    table.act(Action::Draw);
    assert_eq!(table.store(B), "", "it works");
    assert_eq!((table.yard().bag[ManufacturingControl], table.yard().controls_aside), (4, 0));
    let before = table.snapshot();
    let is_control = |seed| {
        table.restore(&before);
        table.change_future(seed);
        table.act(Action::Draw).contains(&TableEvent::Drew { seat: A, kind: ManufacturingControl })
    };
    assert!((0..200).any(is_control), "the second draw may be one again");
}

#[test]
fn example_17_rent_is_paid_again_for_a_space_that_was_given_up() {
    let scene = Scene::new(4).bench(A, "pincer pincer").store(A, "head head wheels").draws(&[Switch]);
    let mut table = scene.table();
    table.act_all([store("pincer"), store("pincer")]);
    table.end_turns_until(A);
    assert_eq!(table.credits(A), 1_700, "300 for the fourth and the fifth");
    table.act(scrap("wheels", LoosePlace::Store));
    table.end_turns_until(A);
    assert_eq!((table.credits(A), table.shop(A).paid_spaces), (1_700, 1), "the fifth is given up");
    table.act_all([Action::Draw, store("switch"), Action::Done]);
    assert_eq!(table.credits(A), 1_500, "200 for the fifth");
}

#[test]
fn example_18_a_space_that_a_control_has_emptied_is_given_up_without_refund() {
    let scene = Scene::new(4).store(B, "head head* wheels wheels pincer").draws(&[ManufacturingControl]);
    let mut table = scene.table();
    assert_eq!(table.shop(B).paid_spaces, 2);
    table.act_all([Action::Draw, Action::Done]);
    assert_eq!((table.shop(B).store.total(), table.shop(B).paid_spaces, table.credits(B)), (4, 1, 2_000));
}

#[test]
fn example_19_a_trade_may_make_the_partner_win() {
    let mut table = Scene::new(4).credits(B, 9_600).store(B, "head*").table();
    table.act_all([offer(B, "500", "head*"), Action::Accept]);
    assert_eq!((table.credits(A), table.credits(B)), (1_500, 10_100));
    let winners = SeatSet::from_iter([B]);
    assert_eq!(table.outcome(), Some(Outcome { ending: Ending::Goal(Goal::Credits), winners }));
}

#[test]
fn example_20_a_fourth_offer_to_the_same_partner_is_refused() {
    let mut table = Scene::new(4).bench(A, "head").table();
    for _ in 0..3 {
        table.act_all([offer(B, "head", "500"), Action::Refuse]);
    }
    assert_eq!(table.refused(offer(B, "head", "500")), Illegal::TooManyOffers);
    table.act(offer(C, "head", "500"));
    assert_eq!((table.turn().actions_left, table.awaited()), (2, Some(C)));
    assert!(matches!(table.turn().step, TurnStep::Answer { partner: C, .. }));
}
