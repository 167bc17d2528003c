//! Rules 8.1 to 8.6: bench, store, rent and scrap.

use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::parts::Credits;
use robotics::parts::Kind::*;
use robotics::parts::Market::Regular;
use shell::grid::Rotation;

use crate::table::{A, B, PLAIN, Scene, attach, buy, convert, offer, scrap, store, unstore};

/// Six components, as many as a store holds.
const SIX: &str = "head head wheels wheels pincer pincer";

#[test]
fn rule_8_1_what_a_player_gains_lies_on_the_bench() {
    let mut table = Scene::new(4).draws(&[Switch]).table();
    table.act_all([buy(Plunger, Regular), Action::Draw]);
    assert_eq!((table.bench(A), table.store(A)), ("plunger switch".to_owned(), String::new()));
}

#[test]
fn rule_8_1_the_bench_has_no_limit_while_the_turn_lasts() {
    let all = ["torso ".repeat(8), "head ".repeat(8), "pincer ".repeat(8)].concat();
    let mut table = Scene::new(4).bench(A, &all).draws(&[Head, Torso]).table();
    table.act_all([Action::Draw, Action::Draw]);
    assert_eq!(table.shop(A).bench.total(), 26);
}

#[test]
fn rule_8_2_a_turn_ends_with_an_empty_bench() {
    let mut table = Scene::new(4).robot(A, PLAIN).bench(A, "head wheels pincer").table();
    assert_eq!(table.refused(Action::Done), Illegal::BenchNotEmpty { left: 3 });
    table.act_all([store("head"), scrap("wheels", LoosePlace::Bench)]);
    assert_eq!(table.refused(Action::Done), Illegal::BenchNotEmpty { left: 1 });
    table.act(attach("pincer", LoosePlace::Bench, (1, 0), Rotation::Right));
    table.act(Action::Done);
}

#[test]
fn rule_8_3_loose_components_are_attached_from_bench_and_store_without_an_action() {
    let mut table = Scene::new(4).robot(A, PLAIN).bench(A, "pincer").store(A, "wheels").table();
    table.act(attach("pincer", LoosePlace::Bench, (1, 0), Rotation::Right));
    table.act(attach("wheels", LoosePlace::Store, (0, -1), Rotation::Up));
    assert_eq!(table.turn().actions_left, 2);
    assert_eq!(table.attached(A), "head wheels pincer torso");
    assert!(table.shop(A).all_loose().is_empty());
}

#[test]
fn rule_8_3_components_move_between_bench_and_store_at_will() {
    let mut table = Scene::new(4).bench(A, "torso*").store(A, SIX).table();
    assert_eq!(table.refused(store("torso*")), Illegal::StoreFull { most: 6 });
    table.act_all([unstore("pincer"), store("torso*")]);
    assert_eq!((table.bench(A), table.store(A)), ("pincer".into(), "head head wheels wheels pincer torso*".into()));
    assert_eq!(table.turn().actions_left, 2);
}

#[test]
fn rule_8_3_attached_components_go_into_the_store_by_a_conversion_only() {
    let mut table = Scene::new(4).robot(A, PLAIN).table();
    assert_eq!(table.refused(store("head")), Illegal::NoSuchPart);
    table.act(convert("T^", "head"));
    assert_eq!(table.store(A), "head");
}

/// Rent of a store of some components, when some spaces are paid for.
fn rent_of(stored: usize, paid_spaces: u8) -> Credits {
    let list: Vec<&str> = SIX.split(' ').take(stored).collect();
    let scene = Scene::new(4).store(A, &list.join(" "));
    let mut table = scene.change(|position| position.workshops[0].paid_spaces = paid_spaces).table();
    table.act(Action::Done);
    2_000 - table.credits(A)
}

#[test]
fn rule_8_4_three_spaces_are_free_and_the_others_cost_more_and_more_each_once() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(|stored| rent_of(stored, 0)), [0, 0, 0, 100, 300, 600]);
    assert_eq!([rent_of(5, 1), rent_of(6, 1), rent_of(6, 2), rent_of(6, 3)], [200, 500, 300, 0]);
}

#[test]
fn rule_8_4_swaps_within_a_turn_cost_nothing() {
    let mut table = Scene::new(4).bench(A, "torso").store(A, "head wheels pincer").table();
    table.act_all([store("torso"), unstore("head"), scrap("head", LoosePlace::Bench), Action::Done]);
    assert_eq!((table.credits(A), table.shop(A).paid_spaces), (2_000, 0));
    let mut table = Scene::new(4).bench(A, "torso").store(A, "head wheels pincer plunger").table();
    table.act_all([unstore("head"), unstore("wheels"), store("torso"), store("wheels")]);
    table.act_all([scrap("head", LoosePlace::Bench), Action::Done]);
    assert_eq!((table.credits(A), table.shop(A).paid_spaces), (2_000, 1), "the paid space was empty for a moment only");
}

#[test]
fn rule_8_4_a_paid_space_that_stands_empty_when_anybodys_turn_ends_is_given_up() {
    let mut table = Scene::new(4).robot(B, PLAIN).store(B, "head head wheels wheels pincer").table();
    table.act_all([offer(B, "300", "head wheels"), Action::Accept]);
    assert_eq!(table.shop(B).paid_spaces, 2, "until the turn ends");
    table.act_all([store("head"), store("wheels")]);
    let events = table.act(Action::Done);
    assert!(events.contains(&TableEvent::SpacesGivenUp { seat: B, spaces: 2 }));
    assert_eq!((table.credits(B), table.shop(B).paid_spaces), (2_300, 0), "without refund");
}

#[test]
fn rule_8_4_a_space_that_was_given_up_costs_again() {
    let mut table = Scene::new(4).robot(A, "T^").store(A, "head wheels pincer plunger").draws(&[Switch]).table();
    table.act_all([attach("head", LoosePlace::Store, (0, 1), Rotation::Up), Action::Done]);
    assert_eq!(table.shop(A).paid_spaces, 0);
    table.end_turns_until(A);
    table.act_all([Action::Draw, store("switch"), Action::Done]);
    assert_eq!((table.credits(A), table.shop(A).paid_spaces), (1_900, 1));
}

#[test]
fn rule_8_4_rent_is_settled_at_the_end_of_the_turn_for_the_spaces_used_then() {
    let mut table = Scene::new(4).bench(A, "head head wheels wheels pincer").table();
    table.act_all(["head", "head", "wheels", "wheels", "pincer"].map(store));
    assert_eq!(table.credits(A), 2_000);
    table.act_all([unstore("head"), scrap("head", LoosePlace::Bench)]);
    let events = table.act(Action::Done);
    assert_eq!(events.first(), Some(&TableEvent::RentPaid { seat: A, spaces: 1, credits: 100 }));
}

#[test]
fn rule_8_5_loose_components_may_be_scrapped_into_the_bag_by_choice() {
    let mut table = Scene::new(4).robot(A, PLAIN).bench(A, "torso*").store(A, "switch").table();
    let bag = table.yard().bag;
    table.act_all([scrap("torso*", LoosePlace::Bench), scrap("switch", LoosePlace::Store)]);
    assert_eq!([Torso, Switch].map(|kind| table.yard().bag[kind]), [bag[Torso] + 1, bag[Switch] + 1]);
    assert_eq!(table.refused(scrap("head", LoosePlace::Store)), Illegal::NoSuchPart, "never attached ones");
}

#[test]
fn rule_8_6_a_player_who_can_not_pay_the_rent_must_attach_or_scrap() {
    let scene = Scene::new(4).credits(A, 200).robot(A, PLAIN).bench(A, "pincer plunger");
    let mut table = scene.store(A, "head head wheels").table();
    table.act_all([store("pincer"), store("plunger")]);
    assert_eq!(table.refused(Action::Done), Illegal::RentTooHigh { rent: 300, has: 200 });
    table.act(scrap("plunger", LoosePlace::Store));
    table.assert_legal(&Action::Done);
    table.act(attach("pincer", LoosePlace::Store, (1, 0), Rotation::Right));
    table.act(Action::Done);
    assert_eq!(table.credits(A), 200, "nor does it pay who does not want to");
}
