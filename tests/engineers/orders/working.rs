//! Work in the zone until it is done.

use engineers::action::{Action, Illegal, TableEvent};
use engineers::orders::{Order, RunStop};
use engineers::table::Place;

use super::Foreman;
use crate::scene::{RED, Scene, at, worker};

/// A job of joining two things with the tools of the zone.
fn job(tools: &str) -> Scene {
    let scene = Scene::new(2).truck(RED, "d0").zone(RED, "gas_bottle, drainpipe").zone(RED, tools);
    scene.joining(RED, "gas_bottle", "drainpipe", 0)
}

#[test]
fn the_best_free_tools_are_taken_and_the_work_goes_on_until_it_is_done() {
    let mut red = Foreman::new(job("tool_kit, power_driver"));
    for number in 0..3 {
        red.give(number, Order::Work);
    }
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.place("power_driver"), Place::held_by(RED, worker(0)));
    assert_eq!(red.place("tool_kit"), Place::held_by(RED, worker(1)));
    assert_eq!([0, 1, 2].map(|number| red.worker(number).spent), [6, 3, 0], "6 × 3 + 3 × 2 are 24");
    assert_eq!(red.table.whole("gas_bottle").len(), 2);
    assert!(red.orders.is_empty());
}

#[test]
fn work_goes_on_in_the_next_turn_with_the_same_tool() {
    let mut red = Foreman::new(job("tool_kit"));
    assert_eq!(red.order(3, Order::Work), RunStop::Finished);
    assert_eq!(red.worker(3).spent, 6);
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.worker(3).spent, 6);
    assert_eq!(red.table.whole("gas_bottle").len(), 2);
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert!(red.orders.is_empty());
}

#[test]
fn who_is_away_comes_home_to_work_and_lays_its_load_aside() {
    let mut red = Foreman::new(job("tool_kit").stands(RED, 0, "c1").held(RED, 0, "oil_drum"));
    assert_eq!(red.order(0, Order::Work), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c0"), 6), "without the drum the limit is six");
    assert_eq!(red.place("oil_drum"), Place::Zone(RED));
    assert_eq!(red.place("tool_kit"), Place::held_by(RED, worker(0)));
}

#[test]
fn a_lesser_tool_is_changed_for_a_better_one_even_in_a_full_zone() {
    let scene = job("power_driver, rope, rope, rope, bucket, bucket, bucket, car_tyre").held(RED, 0, "tool_kit");
    let mut red = Foreman::new(scene);
    assert_eq!(red.table.read(|table| table.room_left(RED)), 0);
    assert_eq!(red.order(0, Order::Work), RunStop::Finished);
    assert_eq!(red.place("power_driver"), Place::held_by(RED, worker(0)));
    assert_eq!(red.place("tool_kit"), Place::Zone(RED));
}

#[test]
fn a_tool_that_another_has_used_in_this_turn_is_left_alone() {
    let mut red = Foreman::new(job("tool_kit").tied("tool_kit", &[1]));
    assert_eq!(red.order(0, Order::Work), RunStop::Finished);
    assert_eq!(red.place("tool_kit"), Place::Zone(RED));
    assert_eq!(red.worker(0).spent, 6);
}

#[test]
fn who_gets_no_hand_free_asks() {
    let scene = job("rope, rope, rope, bucket, bucket, bucket, car_tyre, car_tyre").held(RED, 0, "oil_drum");
    let mut red = Foreman::new(scene);
    let why = Illegal::NoRoom { needs: 1, free: 0 };
    assert_eq!(red.order(0, Order::Work), RunStop::Asked { worker: worker(0), order: Order::Work, why });
}

#[test]
fn without_a_job_there_is_nothing_to_do() {
    let mut red = Foreman::new(Scene::new(2).zone(RED, "tool_kit"));
    assert_eq!(red.order(0, Order::Work), RunStop::Finished);
    assert!(red.orders.is_empty() && red.actions.is_empty());
}

/// A faulty machine in the zone.
fn faulty() -> Scene {
    let zone = "gas_bottle + drainpipe + headlight, multimeter";
    Scene::new(2).zone(RED, zone).fault("gas_bottle, drainpipe, headlight")
}

#[test]
fn debugging_goes_on_until_the_fault_is_found() {
    let mut red = Foreman::new(faulty().rolls(&[20, 1]));
    let order = Order::Debug { thing: red.table.id("drainpipe") };
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!(red.place("multimeter"), Place::held_by(RED, worker(0)));
    let value = |events: &[TableEvent]| {
        let rolls = events.iter().filter_map(|event| match event {
            TableEvent::DebugRolled { value, is_found, .. } => Some((*value, *is_found)),
            _ => None,
        });
        rolls.collect::<Vec<_>>()
    };
    let events = red.table.end_turns_until(RED);
    assert_eq!(value(&events), [(4, false)], "18 MA");
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.order_of(0), Some(order));
    let events = red.table.end_turns_until(RED);
    assert_eq!(value(&events), [(4, true)]);
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert!(red.orders.is_empty());
}

#[test]
fn a_machine_that_is_gone_is_asked_about() {
    let mut red = Foreman::new(faulty());
    let thing = red.table.id("drainpipe");
    let order = Order::Debug { thing };
    red.table.act(Action::Discard { thing });
    let why = Illegal::NotInOwnZone;
    assert_eq!(red.order(0, order), RunStop::Asked { worker: worker(0), order, why });
}

#[test]
fn training_goes_on_to_the_last_marker() {
    let mut red = Foreman::new(Scene::new(2).zone(RED, "exercise_bike"));
    let order = Order::Train { thing: red.table.id("exercise_bike") };
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!((red.worker(0).stamina, red.order_of(0)), (1, Some(order)));
    // Another worker waits for its turn on the bike (13.2).
    assert_eq!(red.order(1, order), RunStop::Finished);
    assert_eq!((red.worker(1).stamina, red.order_of(1)), (0, Some(order)));
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!([0, 1].map(|number| red.worker(number).stamina), [2, 1]);
    assert_eq!((red.order_of(0), red.order_of(1)), (None, Some(order)));
}
