//! Rules 9.1 to 9.4: buying.

use robotics::action::{Action, Illegal, LoosePlace, TableEvent};
use robotics::parts::Kind::*;
use robotics::parts::Market::{Black, Regular};
use shell::grid::Rotation;

use crate::table::{A, B, DRAIN_DIVER, PLAIN, Scene, attach, buy, convert, offer, order, scrap, store, unstore};

#[test]
fn rule_9_1_a_component_is_taken_from_its_square_for_the_regular_price() {
    let mut table = Scene::new(4).table();
    let events = table.act(buy(Switch, Regular));
    assert_eq!(events, [TableEvent::Bought { seat: A, kind: Switch, market: Regular, credits: 1_000, disc: 1 }]);
    assert_eq!((table.bench(A), table.credits(A)), ("switch".to_owned(), 1_000));
    assert_eq!((table.market().stock[Switch], table.market().nuts), (2, 12));
}

#[test]
fn rule_9_2_on_the_black_market_it_costs_the_black_price_and_gets_a_nut() {
    let mut table = Scene::new(4).table();
    table.act(buy(Switch, Black));
    assert_eq!((table.bench(A), table.credits(A)), ("switch*".to_owned(), 1_500));
    assert_eq!((table.market().stock[Switch], table.market().nuts), (2, 11));
}

#[test]
fn rule_9_2_without_a_nut_in_the_supply_the_black_market_is_closed() {
    let all_nuts = ["head* ".repeat(6), "pincer* ".repeat(6)].concat();
    let mut table = Scene::new(4).bench(A, &all_nuts).table();
    assert_eq!(table.refused(buy(Switch, Black)), Illegal::NoNuts);
    table.assert_legal(&buy(Switch, Regular));
    table.act_all([scrap("head*", LoosePlace::Bench), buy(Switch, Black)]);
    assert_eq!(table.market().nuts, 0);
}

#[test]
fn rule_9_3_the_price_is_paid_in_full_at_once() {
    let mut table = Scene::new(4).credits(A, 500).store(A, "head").table();
    assert_eq!(table.refused(buy(Torso, Regular)), Illegal::CannotPay { needs: 600, has: 500 });
    table.act(buy(Switch, Black));
    assert_eq!(table.credits(A), 0);
    assert_eq!(table.refused(buy(Torso, Black)), Illegal::CannotPay { needs: 400, has: 0 });
}

#[test]
fn rule_9_3_the_component_goes_to_the_bench_and_then_the_disc_turns() {
    let mut table = Scene::new(4).table();
    table.act(buy(Propeller, Black));
    assert_eq!((table.bench(A), table.market().disc), ("propeller*".to_owned(), 1));
}

#[test]
fn rule_9_4_a_nut_stays_on_its_component() {
    let mut table = Scene::new(4).robot(A, "T^").bench(A, "head*").table();
    table.act_all([store("head*"), unstore("head*")]);
    assert_eq!(table.refused(store("head")), Illegal::NoSuchPart, "none without a nut");
    table.act(attach("head*", LoosePlace::Bench, (0, 1), Rotation::Up));
    assert_eq!(table.attached(A), "head* torso");
    table.act(convert("T^", "head*"));
    assert_eq!(table.store(A), "head*");
    table.act_all([offer(B, "head*", "100"), Action::Accept]);
    assert_eq!((table.bench(B), table.market().nuts), ("head*".to_owned(), 11));
}

#[test]
fn rule_9_4_a_nut_comes_off_in_the_bag_and_on_the_market() {
    let mut table = Scene::new(4).bench(A, "head*").robot(A, "T^* P>*").table();
    table.act(scrap("head*", LoosePlace::Bench));
    assert_eq!(table.market().nuts, 10);
    table.act(convert("P>*", ""));
    assert_eq!(table.market().nuts, 11, "the torso was scrapped");
    let with_nut = DRAIN_DIVER.replace("T^", "T^*");
    let mut table = Scene::new(4).order("drain_diver").robot(A, &with_nut).at_sale().stock(Torso, 0).table();
    table.act(Action::Sell(order("drain_diver")));
    assert_eq!((table.market().nuts, table.market().stock[Torso]), (12, 1));
}

#[test]
fn rule_9_4_an_order_does_not_ask_where_a_part_came_from() {
    let scene = Scene::new(4).order("drain_diver").robot(A, &DRAIN_DIVER.replace("R>", "R>*"));
    let mut table = scene.robot(B, PLAIN).at_sale().table();
    table.act(Action::Sell(order("drain_diver")));
}
