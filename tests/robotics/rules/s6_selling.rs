//! Rules 6.1 to 6.7: selling and restocking.

use robotics::action::{Action, Ending, Goal, Illegal, LoosePlace, Outcome, TableEvent};
use robotics::parts::Kind::*;
use robotics::table::TurnStep;
use robotics::turn::LegalActions;
use shell::grid::Rotation;
use shell::seats::SeatSet;

use crate::table::{A, B, DRAIN_DIVER, Scene, TestTable, attach, named, offer, order};

/// A robot that lacks one plunger of the order Drain Diver.
const UNFINISHED: &str = "
    .. R^ ..
    L> T^ R>
";

/// A seat whose robot is drawn is asked whether it sells; one of some orders is open.
fn at_sale(orders: &[&str], drawing: &str) -> TestTable {
    let scene = Scene::new(4).robot(A, drawing).at_sale();
    orders.iter().fold(scene, |scene, name| scene.order(name)).table()
}

#[test]
fn rule_6_1_a_robot_is_sold_first_in_a_turn_or_not_at_all() {
    let mut table = at_sale(&["drain_diver"], DRAIN_DIVER);
    let events = table.act(Action::KeepRobot);
    assert_eq!(events, [TableEvent::RobotKept { seat: A }]);
    assert_eq!(table.refused(Action::Sell(order("drain_diver"))), Illegal::NotNow);
    table.end_turns_until(A);
    table.act(Action::Sell(order("drain_diver")));
}

#[test]
fn rule_6_1_the_robot_counts_as_it_stood_when_the_turn_began() {
    let scene = Scene::new(4).order("drain_diver").robot(A, UNFINISHED).store(A, "plunger");
    let mut table = scene.table();
    table.act(attach("plunger", LoosePlace::Store, (1, -1), Rotation::Up));
    assert_eq!(table.refused(Action::Sell(order("drain_diver"))), Illegal::NotNow, "it was finished in this turn");
    table.end_turns_until(A);
    assert_eq!(table.turn().step, TurnStep::Sale);
}

#[test]
fn rule_6_1_only_an_open_order_that_is_met_can_be_sold_to() {
    let mut table = at_sale(&["drain_diver", "skylight_polisher"], DRAIN_DIVER);
    assert_eq!(table.refused(Action::Sell(order("piano_mover"))), Illegal::OrderNotOpen);
    assert_eq!(table.refused(Action::Sell(order("skylight_polisher"))), Illegal::OrderNotMet { missing: 4 });
}

#[test]
fn rule_6_2_more_components_and_other_ones_do_no_harm() {
    let mut table = at_sale(
        &["drain_diver"],
        "
        .. R^ H^ ..
        L> T^ T^ R>
        .. L^ L^ ..
        ",
    );
    table.act(Action::Sell(order("drain_diver")));
}

#[test]
fn rule_6_2_multifunctional_components_fill_what_is_missing_one_for_one() {
    let mut table = at_sale(
        &["drain_diver"],
        "
        .. M^ ..
        L> T^ R>
        .. Mv ..
        ",
    );
    table.act(Action::Sell(order("drain_diver")));
    let mut table = Scene::new(3).order("drain_diver").robot(B, "L> T^ M>").table();
    table.act(Action::Done);
    assert_eq!(table.turn().step, TurnStep::Act, "two are missing, and one is filled");
}

#[test]
fn rule_6_3_a_robot_meets_one_order_of_the_sellers_choice() {
    // Both orders are met: Night Postman, and Bin Butler by a plunger more.
    let mut table = at_sale(
        &["bin_butler", "night_postman"],
        "
        .. H^ P^ Lv
        W> T^ T^ T^
        .. W^ Pv ..
        ",
    );
    assert_eq!(table.legal(), LegalActions::Sale(vec![order("bin_butler"), order("night_postman")]));
    table.act(Action::Sell(order("night_postman")));
    assert_eq!(table.turn().step, TurnStep::Act, "no second sale in this turn");
    assert_eq!(table.shop(A).sold.to_vec(), [order("night_postman")]);
    assert!(table.orders().open.contains(&order("bin_butler")));
}

#[test]
fn rule_6_4_the_bank_pays_and_the_seller_keeps_the_card() {
    let mut table = at_sale(&["drain_diver"], DRAIN_DIVER);
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!(table.credits(A), 2_000 + 1_500);
    assert_eq!(table.shop(A).sold.to_vec(), [order("drain_diver")]);
}

#[test]
fn rule_6_4_a_sale_that_wins_ends_the_game() {
    let scene = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).at_sale();
    let mut table = scene.sold(A, &["piano_mover", "band_in_a_box"]).table();
    let events = table.act(Action::Sell(order("drain_diver")));
    assert!(!events.iter().any(|event| matches!(event, TableEvent::OrderOpened { .. })), "nothing follows");
    let winners = SeatSet::from_iter([A]);
    assert_eq!(table.outcome(), Some(Outcome { ending: Ending::Goal(Goal::Orders), winners }));
}

#[test]
fn rule_6_5_each_component_goes_onto_its_square_up_to_the_limit_and_then_into_the_bag() {
    let scene = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).at_sale();
    let mut table = scene.stock(Propeller, 2).stock(Plunger, 0).table();
    let bag = table.yard().bag;
    let events = table.act(Action::Sell(order("drain_diver")));
    assert_eq!([Propeller, Plunger, Torso].map(|kind| table.market().stock[kind]), [3, 2, 3]);
    assert_eq!(table.yard().bag[Propeller], bag[Propeller] + 1);
    assert_eq!(table.yard().bag[Torso], bag[Torso] + 1);
    assert!(table.robot(A).is_empty());
    let Some(TableEvent::Sold { to_market, to_bag, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!((named(to_market), named(to_bag)), ("propeller plunger plunger".into(), "propeller torso".into()));
}

#[test]
fn rule_6_5_multifunctional_components_go_into_the_bag_and_nuts_to_the_supply() {
    let scene = Scene::new(4).order("drain_diver").at_sale().stock(Propeller, 1).stock(Torso, 0);
    let mut table = scene
        .robot(
            A,
            "
            .. R^* ..
            L> T^* M>*
            .. L^ ..
            ",
        )
        .table();
    assert_eq!(table.market().nuts, 9);
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!((table.market().nuts, table.yard().bag[Multifunctional]), (12, 4));
    assert_eq!([Propeller, Torso].map(|kind| table.market().stock[kind]), [2, 1], "they are honest again");
}

#[test]
fn rule_6_6_the_next_order_is_turned_up_and_the_seller_goes_on_with_two_actions() {
    let mut table = at_sale(&["drain_diver"], DRAIN_DIVER);
    let before = table.orders();
    let events = table.act(Action::Sell(order("drain_diver")));
    let Some(TableEvent::OrderOpened { order: opened }) = events.last() else { panic!("{events:?}") };
    assert!(before.unseen.contains(opened) && !table.orders().unseen.contains(opened));
    assert_eq!((table.orders().open.len(), table.orders().open.last()), (3, Some(opened)));
    assert_eq!((table.turn().seat, table.turn().actions_left), (A, 2));
}

#[test]
fn rule_6_7_a_robot_finished_in_another_players_turn_can_be_sold_in_the_owners_next_turn() {
    let scene = Scene::new(4).order("drain_diver").robot(B, UNFINISHED).bench(A, "plunger");
    let mut table = scene.table();
    table.act_all([offer(B, "plunger", "100"), Action::Accept]);
    table.act(attach("plunger", LoosePlace::Bench, (1, -1), Rotation::Up));
    assert_eq!(table.refused(Action::Sell(order("drain_diver"))), Illegal::NotNow);
    table.act_all([Action::Done, Action::Done]);
    assert_eq!((table.turn().seat, table.turn().step), (B, TurnStep::Sale));
    table.act(Action::Sell(order("drain_diver")));
}
