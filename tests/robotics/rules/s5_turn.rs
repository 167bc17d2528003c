//! Rules 5.1 to 5.4: a turn.

use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::parts::Kind::*;
use robotics::parts::Market::{Black, Regular};
use robotics::table::{Options, TurnStep};
use shell::grid::Rotation;

use crate::table::{
    A, B, DRAIN_DIVER, PLAIN, Scene, attach, buy, convert, offer, order, sabotage, scrap, store, unstore,
};

#[test]
fn rule_5_1_a_turn_is_a_sale_then_two_actions_then_putting_away() {
    let mut table = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).at_sale().table();
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!((table.turn().step, table.turn().actions_left), (TurnStep::Act, 2));
    table.act_all([buy(Plunger, Regular), buy(Plunger, Regular)]);
    assert_eq!(table.refused(Action::Pass), Illegal::NoActionLeft);
    assert_eq!(table.refused(Action::Done), Illegal::BenchNotEmpty { left: 2 });
    table.act_all([store("plunger"), scrap("plunger", LoosePlace::Bench), Action::Done]);
    assert_eq!((table.turn().seat, table.turn().actions_left), (B, 2));
}

#[test]
fn rule_5_1_the_sale_is_asked_about_only_if_the_robot_meets_an_open_order() {
    let mut table = Scene::new(3).order("drain_diver").robot(A, DRAIN_DIVER).robot(B, PLAIN).table();
    table.act(Action::Done);
    assert_eq!((table.turn().seat, table.turn().step), (B, TurnStep::Act));
    assert_eq!(table.refused(Action::KeepRobot), Illegal::NotNow);
    table.act_all([Action::Done, Action::Done]);
    assert_eq!((table.turn().seat, table.turn().step), (A, TurnStep::Sale));
}

#[test]
fn rule_5_1_no_other_step_is_legal_before_the_robot_is_sold_or_kept() {
    let scene = Scene::new(4).order("drain_diver").robot(A, DRAIN_DIVER).store(A, "head").at_sale();
    let mut table = scene.table();
    let other = [Action::Draw, Action::Pass, Action::Done, unstore("head"), scrap("head", LoosePlace::Store)];
    for action in other.clone() {
        assert_eq!(table.refused(action), Illegal::SellFirst);
    }
    table.act(Action::KeepRobot);
    for action in other {
        table.assert_legal(&action);
    }
}

#[test]
fn rule_5_2_each_action_is_one_of_two_and_both_may_be_the_same() {
    let actions = [buy(Plunger, Regular), buy(Plunger, Black), Action::Draw, convert(PLAIN, ""), Action::Pass];
    for action in actions {
        let mut table = Scene::new(4).robot(A, PLAIN).draws(&[Head, Head]).table();
        table.act(action.clone());
        assert_eq!(table.turn().actions_left, 1, "{action:?}");
        // The prices have changed by a purchase, so the disc is put back.
        let mut position = table.snapshot();
        position.position.market.disc = 0;
        table.restore(&position);
        table.act(action.clone());
        assert_eq!(table.turn().actions_left, 0, "{action:?}");
        assert_eq!(table.refused(action), Illegal::NoActionLeft);
    }
}

#[test]
fn rule_5_2_a_trade_is_an_action_too() {
    let mut table = Scene::new(4).store(B, "head pincer").table();
    table.act_all([offer(B, "100", "head"), Action::Accept, offer(B, "100", "pincer"), Action::Accept]);
    assert_eq!((table.turn().actions_left, table.bench(A)), (0, "head pincer".to_owned()));
    assert_eq!(table.refused(offer(B, "head", "100")), Illegal::NoActionLeft);
}

#[test]
fn rule_5_3_free_steps_are_possible_before_between_and_after_the_actions() {
    let mut table = Scene::new(4).robot(A, PLAIN).store(A, "head wheels pincer propeller").table();
    let from_store = LoosePlace::Store;
    table.act(attach("wheels", from_store, (0, -1), Rotation::Up));
    table.act(Action::Pass);
    table.act_all([unstore("head"), store("head")]);
    table.act(Action::Pass);
    table.act(attach("pincer", from_store, (1, 0), Rotation::Right));
    table.act(scrap("propeller", from_store));
    assert_eq!((table.attached(A), table.store(A)), ("head wheels pincer torso".to_owned(), "head".to_owned()));
}

#[test]
fn rule_5_3_free_steps_wait_while_an_offer_is_unanswered() {
    let mut table = Scene::new(4).bench(A, "head").store(B, "pincer").table();
    table.act(offer(B, "100", "pincer"));
    for step in [store("head"), scrap("head", LoosePlace::Bench), unstore("pincer"), Action::Done] {
        assert_eq!(table.refused(step), Illegal::Unanswered);
    }
}

#[test]
fn rule_5_3_free_steps_wait_while_a_saboteur_or_a_control_is_unanswered() {
    let mut table = Scene::new(4).robot(B, PLAIN).bench(A, "head").draws(&[Saboteur]).table();
    table.act(Action::Draw);
    assert_eq!(table.refused(store("head")), Illegal::Unanswered);
    table.act_all([sabotage(B, (0, 1)), store("head")]);
    let options = Options { warning_control: true, ..Options::default() };
    let scene = Scene::with_options(4, options).bench(A, "head").draws(&[ManufacturingControl]);
    let mut table = scene.table();
    table.act(Action::Draw);
    assert_eq!(table.refused(store("head")), Illegal::Unanswered);
    table.act_all([Action::LayWarning, store("head")]);
}

#[test]
fn rule_5_4_passing_gives_up_one_action_and_ending_the_turn_what_is_left() {
    let mut table = Scene::new(4).table();
    assert_eq!(table.act(Action::Pass), [TableEvent::Passed { seat: A }]);
    assert_eq!(table.turn().actions_left, 1);
    let events = table.act(Action::Done);
    assert!(events.contains(&TableEvent::TurnEnded { seat: A, unused: 1 }));
    let events = table.act(Action::Done);
    assert!(events.contains(&TableEvent::TurnEnded { seat: B, unused: 2 }));
}
