//! Orders to workers by clicks and keys: walking, searching along the way, fetching, carrying home,
//! and undo.

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::play::command::Command as AnyCommand;
use engineers::action::{Action, Engineers, ThingId, WorkerId, WorkerSet};
use engineers::client::play::{EngineersCommand, TableItem, TurnButton};
use engineers::orders::{Order, WaySearch};
use engineers::table::Place;

use super::scene::{BLUE, RED, Scene, at};
use super::table::client_at;
use crate::app::Client;

#[test]
fn rule_4_1_a_click_on_a_square_walks_the_shortest_way_and_undo_takes_the_whole_order_back() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c1").searched("c1 c2 c3"));
    client.click_on("square c3");
    assert_eq!(client.square_of(RED, 0), at("c3"));
    assert!(client.engineers_actions().iter().all(|action| matches!(action, Action::Step { .. })));
    assert!(client.engineers(|table| table.actions_left(RED, WorkerId(0))) < 6);
    client.engineers_command(AnyCommand::Undo);
    assert_eq!(client.square_of(RED, 0), at("c1"));
    assert!(client.engineers_actions().is_empty(), "one undo takes back one order");
}

#[test]
fn rule_6_1_the_key_searches_with_the_chosen_worker_and_what_was_seen_is_not_taken_back() {
    let mut client = client_at(Scene::new(2).stands(RED, 1, "c3").unsearched("c3").face_down("c3", &[], "pump"));
    client.key(KeyCode::Digit2, Key::Character("2".into()));
    assert_eq!(client.engineers_begun().worker, WorkerId(1));
    client.key(KeyCode::KeyS, Key::Character("s".into()));
    assert!(matches!(client.engineers_actions().last(), Some(Action::Search { .. })));
    let steps = client.engineers_actions().len();
    client.engineers_command(AnyCommand::Undo);
    assert_eq!(client.engineers_actions().len(), steps, "a search shows something (19.5)");
}

/// Thing of a kind that is there once.
fn thing_named(client: &mut Client, name: &str) -> ThingId {
    client.engineers(|table| table.things().find(|thing| thing.own_kind().name == name).unwrap().id)
}

/// The client after a click on a pump that lies open on c3, and that pump.
fn click_pump_on_c3(scene: Scene) -> (Client, ThingId) {
    let mut client = client_at(scene.searched("c1 c2 c3").face_down("c3", &[RED], "pump"));
    let pump = thing_named(&mut client, "pump");
    client.press_item(TableItem::Piece(pump));
    (client, pump)
}

#[test]
fn rule_5_1_a_click_on_an_open_thing_fetches_it_home_over_several_turns() {
    let (mut client, pump) = click_pump_on_c3(Scene::new(2).stands(RED, 0, "c2"));
    let holds = |client: &mut Client| client.engineers(|table| table.find_thing(pump).unwrap().place);
    assert!(matches!(holds(&mut client), Place::Held(RED, _) | Place::Zone(RED)), "{:?}", holds(&mut client));
    for _ in 0..6 {
        if holds(&mut client) == Place::Zone(RED) {
            return;
        }
        client.press_button(TurnButton::EndTurn);
        client.engineers_command(EngineersCommand::Yes);
        client.go_on_in_engineers();
        client.press_button(TurnButton::EndTurn);
        client.engineers_command(EngineersCommand::Yes);
        client.go_on_in_engineers();
        assert_eq!(client.awaited_in_engineers(), Some(RED));
        client.press_button(TurnButton::CarryOn);
    }
    panic!("the pump is not home: {:?}", holds(&mut client));
}

#[test]
fn a_click_on_an_open_thing_before_the_worker_only_picks_it_up() {
    let (client, pump) = click_pump_on_c3(Scene::new(2).stands(RED, 0, "c3"));
    let picked = Action::PickUp { workers: WorkerSet::one(WorkerId(0)), thing: pump };
    assert_eq!(client.engineers_actions(), [picked]);
    assert!(client.engineers_begun().orders.is_empty());
}

#[test]
fn rule_5_2_the_reason_for_a_refusal_gives_way_to_the_preview_of_another_item() {
    let scene = Scene::new(2).stands(RED, 0, "c3").searched("c3").face_down("c3", &[RED], "car_engine");
    let mut client = client_at(scene);
    let engine = Some(TableItem::Piece(thing_named(&mut client, "car_engine")));
    engine.into_iter().for_each(|item| client.press_item(item));
    let reason = |client: &mut Client, item: Option<TableItem>| {
        client.engineers_command(EngineersCommand::Point(item));
        client.reason_of::<Engineers>()
    };
    assert!(reason(&mut client, engine).is_some_and(|why| why.starts_with("needs 4 hands")));
    assert!(reason(&mut client, None).is_some(), "nothing else is pointed at");
    assert_eq!(reason(&mut client, Some(TableItem::Square(at("c5")))), None);
}

#[test]
fn a_refused_press_of_the_other_button_keeps_its_reason_over_the_item_under_the_pointer() {
    let scene = Scene::new(2).stands(RED, 0, "c3").searched("c3").face_down("c3", &[RED], "car_engine");
    let mut client = client_at(scene);
    let engine = TableItem::Piece(thing_named(&mut client, "car_engine"));
    let above = TableItem::Worker(RED, WorkerId(0));
    let point = |client: &mut Client, item: TableItem| {
        client.engineers_command(EngineersCommand::Point(Some(item)));
        client.reason_of::<Engineers>()
    };
    assert_eq!(point(&mut client, above), None);
    client.engineers_command(EngineersCommand::PressToGo(engine));
    assert!(point(&mut client, above).is_some_and(|why| why.starts_with("needs 4 hands")));
    assert_eq!(point(&mut client, TableItem::Square(at("c5"))), None);
}

#[test]
fn the_reason_for_a_refused_drop_stays_until_the_pointer_is_over_another_item() {
    let scene = Scene::new(2).stands(RED, 0, "c2").stands(RED, 1, "e5");
    let mut client = client_at(scene.searched("c3").face_down("c3", &[RED], "pump"));
    let reason_after_move = |client: &mut Client, name: &str, by: f32| {
        let (x, y) = client.place(name);
        client.move_to(x + by, y);
        client.rest();
        client.reason_of::<Engineers>()
    };
    client.drag_named("square c3", "square e5");
    for by in [1.0, 2.0] {
        assert!(reason_after_move(&mut client, "square e5", by).is_some(), "the worker there refuses the pump");
    }
    assert_eq!(reason_after_move(&mut client, "square e7", 0.0), None);
    // In the tray there is no item under the pointer.
    client.drag_named("square c3", "tray worker 1");
    assert!(client.reason_of::<Engineers>().is_some());
    assert_eq!(reason_after_move(&mut client, "square e7", 0.0), None);
}

#[test]
fn a_click_packs_a_thing_into_the_container_in_hands_that_are_full_and_a_fetched_one_stays_in_it() {
    let scene = Scene::new(2).stands(RED, 0, "c3").held(RED, 0, "wheelbarrow");
    let (mut client, pump) = click_pump_on_c3(scene.searched("c4").face_down("c4", &[RED], "headlight"));
    let [barrow, headlight] = ["wheelbarrow", "headlight"].map(|name| thing_named(&mut client, name));
    let packed = Action::Pack { worker: WorkerId(0), thing: pump, container: barrow };
    assert_eq!(client.engineers_actions(), [packed]);
    client.engineers_command(EngineersCommand::Give(WorkerId(0), Order::Fetch { thing: headlight }));
    let place = client.engineers(|table| table.find_thing(headlight).unwrap().place);
    assert_eq!(place, Place::Packed(barrow));
}

#[test]
fn work_that_is_done_leaves_no_order_behind() {
    let scene = Scene::new(2).zone(RED, "pump, rope").joining(RED, "pump", "rope", 23);
    let mut client = client_at(scene);
    for worker in [1, 0] {
        client.engineers_command(EngineersCommand::Give(WorkerId(worker), Order::Work));
    }
    assert!(client.engineers(|table| table.job(RED).is_none()));
    assert!(client.engineers_begun().orders.is_empty(), "{:?}", client.engineers_begun().orders);
}

#[test]
fn an_order_that_waits_is_seen_by_its_team_alone_and_can_be_dropped() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c1").spent(RED, 0, 6));
    client.engineers_command(EngineersCommand::Give(
        WorkerId(0),
        Order::Go { square: at("c5"), search: WaySearch::Never },
    ));
    assert!(client.engineers_actions().is_empty(), "no action is left");
    let order = |client: &Client, seat| client.engineers_begun().orders.of(seat, WorkerId(0)).is_some();
    assert!(order(&client, RED) && !order(&client, BLUE));
    client.engineers_command(EngineersCommand::DropOrder(WorkerId(0)));
    assert!(!order(&client, RED));
}

#[test]
fn who_is_sent_to_unseen_things_searches_there_unless_told_to_search_nothing() {
    let unseen = || client_at(Scene::new(2).stands(RED, 0, "c1").searched("c1 c2").face_down("c2", &[], "pump"));
    let has_searched = |client: &mut Client| {
        assert_eq!(client.square_of(RED, 0), at("c2"));
        client.engineers_actions().contains(&Action::Search { worker: WorkerId(0) })
    };
    let mut client = unseen();
    client.engineers_command(EngineersCommand::Press(TableItem::Square(at("c2"))));
    assert!(has_searched(&mut client));
    let mut client = unseen();
    client.engineers_command(EngineersCommand::PressToGo(TableItem::Square(at("c2"))));
    assert!(!has_searched(&mut client));
    assert_eq!(client.engineers_begun().way_search, WaySearch::AtEnd, "the other button changes nothing");
    let mut client = unseen();
    [0, 1].into_iter().for_each(|_| client.press_button(TurnButton::SearchOnWay));
    client.engineers_command(EngineersCommand::Press(TableItem::Square(at("c2"))));
    assert!(!has_searched(&mut client));
}

#[test]
fn a_square_is_chosen_by_arrows_and_enter_sends_the_worker_there() {
    let mut client = client_at(Scene::new(2).stands(RED, 0, "c1").searched("c1 c2 c3"));
    for _ in 0..2 {
        client.key(KeyCode::ArrowDown, Key::ArrowDown);
    }
    let cursor = client.engineers_begun().cursor;
    assert!(cursor.is_some(), "the arrows choose a square");
    client.rest();
    client.enter();
    assert_eq!(Some(client.square_of(RED, 0)), cursor);
}
