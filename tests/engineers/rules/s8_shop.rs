//! The shop (section 8).

use std::sync::Arc;

use engineers::action::{Action, HandOrGround, Illegal, TableEvent, ThingId};
use engineers::set::{DataSet, Grade};
use engineers::table::{NotebookOption, Place, Setup};
use engineers::turn::zone::shop_on;
use engineers::yard::Square;

use crate::scene::{BLUE, RED, Scene, at, kind, worker, workers};
use crate::test_table::TestTable;

fn buy(number: u8, name: &str, to: HandOrGround) -> Action {
    Action::Buy { worker: worker(number), kind: kind(name), to }
}

fn sell(table: &mut TestTable, number: u8, name: &str) -> Action {
    Action::Sell { worker: worker(number), thing: table.id(name) }
}

/// Dollars that a sale by Red's first worker brings.
fn price_of_sale(scene: Scene, name: &str) -> u16 {
    let mut table = scene.money(RED, 0).game();
    let sell = sell(&mut table, 0, name);
    table.act(sell);
    table.money(RED)
}

#[test]
fn rule_8_1_there_is_a_shop_at_each_gate_square() {
    let shops: Vec<String> = Square::all().filter(|&square| shop_on(square)).map(String::from).collect();
    assert_eq!(shops, ["c0", "h0", "z3", "k3", "z8", "k8", "c11", "h11"]);
}

#[test]
fn rule_8_1_a_worker_deals_at_any_shop_from_one_stock() {
    let scene = Scene::new(2).stands(RED, 1, "h11").stands(RED, 2, "k3").stands(RED, 3, "c1");
    let mut table = scene.aboard(RED, 0).game();
    table.act(buy(1, "tool_kit", HandOrGround::Hand));
    table.act(buy(2, "tool_kit", HandOrGround::Hand));
    assert_eq!(table.read(|table| table.stock(kind("tool_kit"))), 3);
    assert_eq!(table.refused(buy(3, "tool_kit", HandOrGround::Hand)), Illegal::NoShop);
    assert_eq!(table.refused(buy(0, "tool_kit", HandOrGround::Hand)), Illegal::Aboard);
}

#[test]
fn rule_8_2_buying_costs_an_action_and_the_price() {
    let mut table = Scene::new(2).money(RED, 450).spent(RED, 1, 6).game();
    let events = table.act(buy(0, "tool_kit", HandOrGround::Hand));
    let bought = TableEvent::Bought {
        seat: RED,
        worker: worker(0),
        thing: ThingId(0),
        kind: kind("tool_kit"),
        price: 200,
        square: at("c0"),
        to: HandOrGround::Hand,
    };
    assert_eq!(events, [bought]);
    assert_eq!((table.money(RED), table.worker(RED, 0).spent), (250, 1));
    assert_eq!(table.place("tool_kit"), Place::held_by(RED, worker(0)));
    assert_eq!(table.thing("tool_kit").condition.quality, None);
    assert_eq!(table.refused(buy(2, "power_driver", HandOrGround::Hand)), Illegal::NoMoney { needs: 350, has: 250 });
    assert_eq!(table.refused(buy(1, "tool_kit", HandOrGround::Hand)), Illegal::NoActions { needs: 1, has: 0 });
    let no_tool = Action::Buy { worker: worker(0), kind: kind("rope"), to: HandOrGround::Hand };
    assert_eq!(table.refused(no_tool), Illegal::NoSuch);
}

#[test]
fn rule_8_2_a_tool_is_held_if_the_hands_allow_it() {
    let mut table = Scene::new(2).held(RED, 0, "bucket").game();
    assert_eq!(table.refused(buy(0, "wheelbarrow", HandOrGround::Hand)), Illegal::NoHands { needs: 2, free: 1 });
    table.act(buy(0, "multimeter", HandOrGround::Hand));
    table.act(buy(0, "work_boots", HandOrGround::Hand));
    assert_eq!(table.refused(buy(0, "work_boots", HandOrGround::Hand)), Illegal::WornAlready);
    assert_eq!(table.refused(buy(0, "sledgehammer", HandOrGround::Hand)), Illegal::NoHands { needs: 1, free: 0 });
}

#[test]
fn rule_8_2_in_the_own_zone_a_tool_may_lie_there_if_there_is_room() {
    let scene = Scene::new(2).held(RED, 0, "oil_drum").zone(RED, "rope, rope, bucket, bucket");
    let mut table = scene.stands(RED, 1, "h11").game();
    table.act(buy(0, "test_stand", HandOrGround::FaceUp));
    assert_eq!(table.place("test_stand"), Place::Zone(RED));
    assert_eq!(table.refused(buy(0, "tool_kit", HandOrGround::FaceUp)), Illegal::NoRoom { needs: 1, free: 0 });
    assert_eq!(table.refused(buy(1, "tool_kit", HandOrGround::FaceUp)), Illegal::NotInZone);
    assert_eq!(table.refused(buy(0, "tool_kit", HandOrGround::FaceDown)), Illegal::NoSuch);
}

#[test]
fn rule_8_2_a_bought_tool_is_tied_to_its_buyer_who_ever_had_it_before() {
    let mut table = Scene::new(2).held(RED, 1, "tool_kit").tied("tool_kit", &[1]).game();
    let sell = sell(&mut table, 1, "tool_kit");
    table.act(sell);
    table.act(buy(0, "tool_kit", HandOrGround::FaceUp));
    assert_eq!(table.thing("tool_kit").access.tied, workers(&[0]));
    let thing = table.id("tool_kit");
    let pick_up = |number| Action::PickUp { workers: workers(&[number]), thing };
    assert_eq!(table.refused(pick_up(1)), Illegal::Tied);
    table.act(pick_up(0));
}

#[test]
fn rule_8_3_a_tool_is_sold_for_half_its_price_and_returns_to_the_stock() {
    let scene = Scene::new(2).money(RED, 10).held(RED, 0, "power_driver").zone(RED, "multimeter");
    let mut table = scene.stands(RED, 1, "h11").held(RED, 1, "oil_drum").spent(RED, 1, 4).game();
    let held = sell(&mut table, 0, "power_driver");
    let events = table.act(held);
    let sold = TableEvent::Sold {
        seat: RED,
        worker: worker(0),
        things: vec![(ThingId(0), kind("power_driver"), None)],
        price: 175,
        square: at("c0"),
    };
    assert_eq!(events, [sold]);
    assert_eq!((table.money(RED), table.worker(RED, 0).spent), (185, 1));
    assert_eq!(table.place("power_driver"), Place::Away);
    assert_eq!(table.read(|table| table.stock(kind("power_driver"))), 5);
    let from_afar = sell(&mut table, 1, "multimeter");
    assert_eq!(table.refused(from_afar), Illegal::NotInZone);
    let tired = sell(&mut table, 1, "oil_drum");
    assert_eq!(table.refused(tired), Illegal::NoActions { needs: 1, has: 0 });
    let of_another = sell(&mut table, 0, "oil_drum");
    assert_eq!(table.refused(of_another), Illegal::NotCarried);
    let lying = sell(&mut table, 2, "multimeter");
    table.act(lying);
    assert_eq!(table.money(RED), 185 + 75);
}

#[test]
fn rule_8_3_half_a_price_is_rounded_down() {
    let mut file = DataSet::standard().file().clone();
    let tool_kit = file.tools.iter_mut().find(|tool| tool.name == "tool_kit").expect("a tool kit");
    tool_kit.price = 201;
    let setup = Setup { data: Arc::new(DataSet::new(file).expect("a sound set")), ..Setup::new(2, 7) };
    assert_eq!(price_of_sale(Scene::of(setup).zone(RED, "tool_kit"), "tool_kit"), 100);
}

#[test]
fn rule_8_3_a_container_is_sold_empty() {
    let scene = || Scene::new(2).held(RED, 0, "rucksack");
    let mut table = scene().packed("rucksack", "rope").game();
    for name in ["rucksack", "rope"] {
        let sell = sell(&mut table, 0, name);
        let reason = if name == "rope" { Illegal::NotCarried } else { Illegal::NotEmpty };
        assert_eq!(table.refused(sell), reason);
    }
    assert_eq!(price_of_sale(scene(), "rucksack"), 30);
}

#[test]
fn rule_8_4_objects_are_sold_as_scrap_by_their_grade_now() {
    let grades = [("rope A", 80), ("rope B", 40), ("rope C", 20), ("rope D", 10), ("rope broken", 5)];
    let worn = [("rope A -1", 40), ("rope D ^1", 20), ("sack B", 40), ("odd_lump A", 20), ("odd_lump C", 10)];
    for (thing, price) in grades.into_iter().chain(worn) {
        let name = thing.split(' ').next().expect("a name");
        assert_eq!(price_of_sale(Scene::new(2).held(RED, 0, thing), name), price, "{thing}");
    }
}

#[test]
fn rule_8_4_an_assembly_is_sold_whole_for_the_sum_by_one_action() {
    let mut table = Scene::new(2).zone(RED, "rope A + bucket broken + ladder C").money(RED, 0).game();
    let sell = sell(&mut table, 0, "bucket");
    let events = table.act(sell);
    let Some(TableEvent::Sold { things, price, .. }) = events.last() else { panic!("{events:?}") };
    let grades: Vec<_> = things.iter().map(|&(.., grade)| grade).collect();
    assert_eq!((grades, *price), (vec![Some(Grade::A), Some(Grade::Broken), Some(Grade::C)], 105));
    assert_eq!((table.money(RED), table.worker(RED, 0).spent), (105, 1));
    for name in ["rope", "bucket", "ladder"] {
        assert_eq!(table.place(name), Place::Away);
        assert_eq!(table.whole(name).len(), 1);
    }
}

#[test]
fn rule_8_4_a_shared_thing_is_sold_by_one_of_those_who_hold_it() {
    let mut table = Scene::new(2).shared(RED, &[0, 1], "car_engine B").money(RED, 0).game();
    let sell = sell(&mut table, 1, "car_engine");
    table.act(sell);
    assert_eq!((table.money(RED), table.worker(RED, 0).spent, table.worker(RED, 1).spent), (40, 0, 1));
}

#[test]
fn rule_8_5_a_kind_of_which_five_are_out_is_sold_out() {
    let scene = Scene::new(2).zone(RED, "tool_kit").held(BLUE, 0, "tool_kit").loaded(BLUE, "tool_kit");
    let mut table = scene.face_down("c4", &[], "tool_kit").held(RED, 0, "tool_kit").game();
    assert_eq!(table.refused(buy(1, "tool_kit", HandOrGround::Hand)), Illegal::SoldOut);
    let sell = sell(&mut table, 0, "tool_kit");
    table.act_all([sell, buy(1, "tool_kit", HandOrGround::Hand)]);
    assert_eq!(table.position().things.iter().filter(|thing| thing.kind.kind == kind("tool_kit")).count(), 5);
}

#[test]
fn rule_17_1_the_notebook_is_bought_in_the_first_turn_without_worker_and_action() {
    let first = || Scene::new(2).round(1);
    let scene = (0..4).fold(first(), |scene, number| scene.stands(RED, number, "d5").spent(RED, number, 6));
    let mut table = scene.money(RED, 600).game();
    assert_eq!(table.act(Action::BuyNotebook), [TableEvent::NotebookBought { seat: RED }]);
    assert_eq!((table.money(RED), table.team(RED).notebook.is_owned), (100, true));
    assert_eq!(table.refused(Action::BuyNotebook), Illegal::NoNotebook);
    assert_eq!(Scene::new(2).game().refused(Action::BuyNotebook), Illegal::NoNotebook, "after the first turn");
    let poor = first().money(RED, 400).game().refused(Action::BuyNotebook);
    assert_eq!(poor, Illegal::NoMoney { needs: 500, has: 400 });
    for option in [NotebookOption::Free, NotebookOption::None] {
        let mut table = first().options(|options| options.notebook = option).game();
        assert_eq!(table.refused(Action::BuyNotebook), Illegal::NoNotebook);
    }
    let mut table = first().options(|options| options.open_table = true).game();
    assert_eq!(table.refused(Action::BuyNotebook), Illegal::NoNotebook, "idle on an open table");
}
