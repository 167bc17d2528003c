//! Fetching things and carrying them home.

use engineers::action::{Action, Illegal};
use engineers::orders::{Next, Order, RunStop, foresee_refusal, next_action};
use engineers::table::Place;

use super::Foreman;
use crate::scene::{BLUE, RED, Scene, at, worker, workers};

#[test]
fn a_thing_is_picked_up_carried_home_and_put_down_face_up() {
    let mut red = Foreman::new(Scene::new(2).face_down("b2", &[RED], "gas_bottle"));
    let order = red.fetch("gas_bottle");
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!(red.place("gas_bottle"), Place::held_by(RED, worker(0)));
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c1"), 5), "the limit is five with it");
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!((red.worker(0).square, red.worker(0).spent), (at("c0"), 1));
    assert_eq!(red.place("gas_bottle"), Place::Zone(RED));
    assert!(red.orders.is_empty());
    assert_eq!(red.inputs, 3, "an order, the end of the turn, and carrying on");
}

#[test]
fn without_room_in_the_zone_the_worker_stops_there_and_asks() {
    let scene = Scene::new(2).zone(RED, "rope, rope, rope, bucket, bucket").face_down("c1", &[RED], "gas_bottle");
    let mut red = Foreman::new(scene);
    let order = red.fetch("gas_bottle");
    let why = Illegal::NoRoom { needs: 1, free: 0 };
    assert_eq!(red.order(0, order), RunStop::Asked { worker: worker(0), order, why });
    assert_eq!(red.worker(0).square, at("c0"));
    assert_eq!(red.place("gas_bottle"), Place::held_by(RED, worker(0)));
}

#[test]
fn what_is_in_the_way_is_left_at_home() {
    let mut red = Foreman::new(Scene::new(2).held(RED, 0, "tool_kit").face_down("c1", &[RED], "oil_drum"));
    let order = red.fetch("oil_drum");
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!([red.place("tool_kit"), red.place("oil_drum")], [Place::Zone(RED); 2]);
    let mut red = Foreman::new(Scene::new(2).held(RED, 0, "tool_kit").face_down("c1", &[RED], "gas_bottle"));
    let order = red.fetch("gas_bottle");
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!(red.place("tool_kit"), Place::held_by(RED, worker(0)), "one hand is enough");
}

#[test]
fn a_container_stays_in_hand_for_what_is_fetched_into_it() {
    let mut red = Foreman::new(Scene::new(2).held(RED, 0, "wheelbarrow").face_down("c1", &[RED], "pump"));
    let order = red.fetch("pump");
    assert_eq!(red.order(0, order), RunStop::Finished);
    assert_eq!(red.place("wheelbarrow"), Place::held_by(RED, worker(0)));
    assert!(matches!(red.place("pump"), Place::Packed(_)), "{:?}", red.place("pump"));
}

#[test]
fn what_an_order_will_lack_is_foreseen() {
    let foreseen = |scene: Scene| {
        let mut red = Foreman::new(scene);
        let order = red.fetch("oil_drum");
        red.table.read(|table| foresee_refusal(table, RED, worker(0), order))
    };
    let drum = || Scene::new(2).face_down("c1", &[RED], "oil_drum");
    assert_eq!(foreseen(drum()), None);
    let no_hands = Some(Illegal::NoHands { needs: 2, free: 1 });
    assert_eq!(foreseen(drum().stands(RED, 0, "b1").held(RED, 0, "tool_kit")), no_hands);
    assert_eq!(foreseen(drum().held(RED, 0, "tool_kit")), None, "it is put down at home");
    let full = drum().zone(RED, "rope, rope, rope, bucket, bucket");
    assert_eq!(foreseen(full), Some(Illegal::NoRoom { needs: 1, free: 0 }), "the truck takes five places");
}

#[test]
fn who_lacks_hands_in_the_yard_asks() {
    let scene = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "tool_kit").face_down("c1", &[RED], "oil_drum");
    let mut red = Foreman::new(scene);
    let order = red.fetch("oil_drum");
    let why = Illegal::NoHands { needs: 2, free: 1 };
    assert_eq!(red.order(0, order), RunStop::Asked { worker: worker(0), order, why });
}

#[test]
fn what_has_closed_is_not_found_and_nothing_tells_where_it_is() {
    let elsewhere: [fn(Scene) -> Scene; 4] = [
        |scene| scene.face_down("c1", &[BLUE], "rope"),
        |scene| scene.face_down("j9", &[], "rope"),
        |scene| scene.held(BLUE, 0, "rope"),
        |scene| scene.loaded(BLUE, "rope"),
    ];
    for place in elsewhere {
        let mut red = Foreman::new(place(Scene::new(2)));
        let order = red.fetch("rope");
        assert_eq!(red.order(0, order), RunStop::Asked { worker: worker(0), order, why: Illegal::NotOpen });
        assert!(red.actions.is_empty());
    }
}

#[test]
fn the_notebook_leads_to_what_has_closed() {
    let scene = Scene::new(2).notebook(RED).face_down("b2", &[], "rope").entry(RED, "rope", "b2", 4);
    let mut red = Foreman::new(scene);
    let order = red.fetch("rope");
    assert_eq!(red.order(0, order), RunStop::Finished, "a comparison that shows what was noted is no find");
    assert_eq!(red.place("rope"), Place::held_by(RED, worker(0)));
}

#[test]
fn what_the_notebook_notes_and_is_gone_is_asked_about_on_its_square() {
    for place in [Place::held_by(BLUE, worker(0)), Place::FaceDown(at("b1")), Place::Truck(BLUE)] {
        let scene = Scene::new(2).notebook(RED).searched("b1").put(place, &[], "rope").entry(RED, "rope", "b2", 4);
        let mut red = Foreman::new(scene);
        let order = red.fetch("rope");
        assert_eq!(red.order(0, order), RunStop::Asked { worker: worker(0), order, why: Illegal::NotOpen });
        assert_eq!(red.worker(0).square, at("b2"));
    }
}

#[test]
fn several_who_fetch_the_same_thing_wait_for_each_other_and_carry_it_together() {
    let mut red = Foreman::new(Scene::new(2).face_down("b2", &[RED], "car_engine").spent(RED, 1, 4));
    let order = red.fetch("car_engine");
    red.give(0, order);
    red.give(1, order);
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!([0, 1].map(|number| red.worker(number).square), [at("b2"), at("b1")]);
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.place("car_engine"), Place::Held(RED, workers(&[0, 1])));
    assert_eq!([0, 1].map(|number| red.worker(number).square), [at("c1"); 2], "the limit is three");
    red.end_turn();
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert_eq!(red.place("car_engine"), Place::Zone(RED));
    assert!(red.orders.is_empty());
}

#[test]
fn who_comes_to_help_takes_a_share() {
    let mut red = Foreman::new(Scene::new(2).held(RED, 0, "oil_drum").spent(RED, 0, 4).stands(RED, 2, "b1"));
    red.table.act(Action::EndTurn);
    red.table.act(Action::EndTurn);
    let order = red.fetch("oil_drum");
    let why = Illegal::OtherSquare;
    assert_eq!(red.order(2, order), RunStop::Asked { worker: worker(2), order, why }, "it is not here");
    assert_eq!(red.order(1, order), RunStop::Finished);
    assert_eq!(
        red.actions,
        [
            Action::TakeShare { worker: worker(1), thing: red.table.id("oil_drum") },
            Action::PutDown { worker: worker(1), thing: red.table.id("oil_drum"), face_up: true },
        ]
    );
}

#[test]
fn carrying_home_puts_down_the_load_and_keeps_tools_and_what_is_worn() {
    let scene = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "work_boots, rucksack, tool_kit, gas_bottle");
    let mut red = Foreman::new(scene.packed("rucksack", "rope, bucket"));
    assert_eq!(red.order(0, Order::CarryHome), RunStop::Finished);
    assert_eq!(["gas_bottle", "rope", "bucket"].map(|name| red.place(name)), [Place::Zone(RED); 3]);
    let kept = ["work_boots", "rucksack", "tool_kit"].map(|name| red.place(name));
    assert_eq!(kept, [Place::held_by(RED, worker(0)); 3]);
}

#[test]
fn a_loaded_container_is_put_down_with_what_is_in_it() {
    let scene = Scene::new(2).stands(RED, 0, "c1").held(RED, 0, "wheelbarrow").packed("wheelbarrow", "rope, bucket");
    let mut red = Foreman::new(scene);
    assert_eq!(red.order(0, Order::CarryHome), RunStop::Finished);
    assert_eq!(red.place("wheelbarrow"), Place::Zone(RED));
    assert!(matches!(red.place("rope"), Place::Packed(_)));
    assert!(red.orders.is_empty());
}

#[test]
fn carriers_of_a_shared_thing_come_home_together() {
    let scene = Scene::new(2).stands(RED, 0, "c1").stands(RED, 1, "c1").shared(RED, &[0, 1], "girder");
    let mut red = Foreman::new(scene);
    assert_eq!(red.order(1, Order::CarryHome), RunStop::Finished);
    assert_eq!(red.place("girder"), Place::Zone(RED));
    assert_eq!(red.carry_on(), RunStop::Finished);
    assert!(red.orders.is_empty());
}

#[test]
fn an_order_is_asked_without_being_carried_out() {
    let mut red = Foreman::new(Scene::new(2).zone(RED, "rope"));
    let order = red.fetch("rope");
    let orders = red.orders.clone();
    assert_eq!(red.table.read(|table| next_action(table, &orders, RED, worker(0), order)), Next::Done);
}
